// SPDX-License-Identifier: MIT
// parts.tsx -- what pages are put together from: the frame about all of them, a head, a list that comes from the core,
// stars of difficulty.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { linkTo } from '../route';
import { nameOf } from '../systems';
import { say } from '../words';

const places: readonly { page: string; icon: IconKey }[] = [
  { page: 'missions', icon: 'mission' },
  { page: 'scenarios', icon: 'tank' },
  { page: 'campaigns', icon: 'record' },
  { page: 'lessons', icon: 'lesson' },
  { page: 'games', icon: 'log' },
  { page: 'gallery', icon: 'copies' },
  { page: 'rules', icon: 'rules' },
  { page: 'settings', icon: 'settings' },
];

/** Two packs may use one title: then its name is "pack:Title". */
export const titleOf = (name: string) => name.slice(name.indexOf(':') + 1);

/** Of a kept game: its Mission or scenario; of a system that has none, what that is called. */
export const titleOfKept = ({ about, system }: { about: string; system: string }): string =>
  about && about !== system ? about : nameOf(system);

export function Frame(props: { page: string; children: ComponentChildren }) {
  return (
    <div class="site">
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {say('skip')}
      </a>
      <header class="top">
        <a class="brand" href={linkTo('start')}>
          <Icon of="back" />
          {say('name')}
        </a>
        <nav aria-label={say('pages')}>
          {places.map(({ page, icon }) => (
            <a
              key={page}
              href={linkTo(page)}
              aria-current={page === props.page ? 'page' : undefined}
            >
              <Icon of={icon} />
              <span>{say(`page.${page}`)}</span>
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} class={`page page-${props.page}`}>
        {props.children}
      </main>
      <footer class="bottom">
        <a href={linkTo('more')}>{say('page.more')}</a>
        <a href={linkTo('legend')}>{say('page.legend')}</a>
        <a href={linkTo('about')}>{say('page.about')}</a>
      </footer>
    </div>
  );
}

export function Head(props: { page: string; children?: ComponentChildren }) {
  return (
    <div class="head">
      <h1>{say(`page.${props.page}`)}</h1>
      <p>{say(`page.${props.page}.about`)}</p>
      {props.children}
    </div>
  );
}

/** What the core answers; undefined until it has.  `again` changes: it is asked once more. */
export function useAnswer<T>(asked: () => Promise<T>, again: unknown = 0): { answer?: T; trouble?: string } {
  const [state, set] = useState<{ answer?: T; trouble?: string }>({});
  useEffect(() => {
    let here = true;
    asked().then(
      (answer) => here && set({ answer }),
      (error: unknown) =>
        here && set({ trouble: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      here = false;
    };
  }, [again]);
  return state;
}

/** What is shown until an answer is there, or in its place. */
export function Waiting(props: { trouble?: string | undefined }) {
  if (props.trouble)
    return (
      <p class="trouble" role="alert">
        {props.trouble}
      </p>
    );
  return (
    <p class="waiting" role="status">
      <Icon of="time" />
      {say('loading')}
    </p>
  );
}

export function Stars(props: { n: number; of: number }) {
  return (
    <span class="stars" role="img" aria-label={say('difficulty', { n: props.n, of: props.of })}>
      {'★'.repeat(props.n)}
      <i>{'★'.repeat(Math.max(0, props.of - props.n))}</i>
    </span>
  );
}

/** The words that a list is searched by, and whether a row has all of them. */
export function has(words: string, ...texts: string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function Search(props: { words: string; set(words: string): void; found: number }) {
  return (
    <label class="search">
      <Icon of="search" />
      <input
        class="field"
        type="search"
        value={props.words}
        placeholder={say('search')}
        aria-label={say('search')}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
      <output>{say('found', { n: props.found })}</output>
    </label>
  );
}

/** A button that opens files of the player's disk. */
export function OpenFiles(props: {
  icon: IconKey;
  text: string;
  accept: string;
  opened(files: FileList | null): Promise<void>;
}) {
  return (
    <label class="button">
      <Icon of={props.icon} />
      {props.text}
      <input
        class="hidden-input"
        type="file"
        accept={props.accept}
        multiple
        onChange={(event) => void props.opened(event.currentTarget.files)}
      />
    </label>
  );
}
