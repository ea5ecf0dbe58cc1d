// SPDX-License-Identifier: MIT
// more.tsx -- games of systems that have no pages of their own: each begins with one click.
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import { nameOf, readSystems, systemNames, systemOf } from '../systems';
import type { Table } from '../table';
import { Head, useAnswer, Waiting } from './parts';

/** What stands behind the name of the game. */
function aboutIn(text: string): string {
  const about = text.slice(text.indexOf(':') + 1).trim();
  return about.charAt(0).toUpperCase() + about.slice(1);
}

export function MorePage(props: { table: Table }) {
  const { answer, trouble } = useAnswer(() => readSystems(props.table));
  return (
    <>
      <Head page="more" />
      {!answer && <Waiting trouble={trouble} />}
      <ul class="tiles">
        {answer
          ?.filter(({ system }) => !systemNames.includes(system))
          .map(({ system, text }) => (
            <li key={system}>
              <a class="row-link play" href={linkTo('play', '', { system })}>
                <Icon of={systemOf(system).icon} />
                <strong>{nameOf(system)}</strong>
                <small>{aboutIn(text)}</small>
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
