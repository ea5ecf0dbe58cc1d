// SPDX-License-Identifier: MIT
// about.tsx -- the legend of the icons, and whose work the site is made of.
import { Icon } from '../look/icon';
import { iconAuthors } from '../look/icon-authors';
import { interfaceIcons, type IconKey } from '../look/icon-names';
import { say } from '../words';
import './gallery.css';

export function Legend() {
  const keys = Object.keys(interfaceIcons) as IconKey[];
  return (
    <section>
      <div class="head">
        <h1>{say('page.legend')}</h1>
        <p>{say('legend.about')}</p>
      </div>
      <ul class="legend">
        {keys.map((key) => (
          <li key={key}>
            <Icon of={key} />
            <span>{say(`icon.${key}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function About() {
  return (
    <section>
      <div class="head">
        <h1>{say('page.about')}</h1>
        <p>{say('about.game')}</p>
      </div>
      <p>
        {say('about.icons')}{' '}
        {iconAuthors.map((author, i) => (
          <>
            {i > 0 && ', '}
            {author.address ? <a href={author.address}>{author.name}</a> : author.name}
          </>
        ))}
        {' \u00b7 '}
        <a href="https://game-icons.net">game-icons.net</a>
        {' \u00b7 '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
      <p>{say('about.fonts')}</p>
      <p>{say('about.marks')}</p>
    </section>
  );
}
