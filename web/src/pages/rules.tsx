// SPDX-License-Identifier: MIT
// rules.tsx -- the rules as players read them: by chapter, or what the core finds for plain words as one types; and the
// pages to play by.
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../route';
import { nameOf, readSystems, systemNames } from '../systems';
import type { Table } from '../table';
import { say } from '../words';
import { Head, Search, useAnswer, Waiting } from './parts';
import { AidPages } from './rules-aid';
import { askRules, askSettings, bySystem, chaptersOf, type Chapter, type Found, type Rule } from './rules-ask';
import { Select } from './select';
import './rules.css';

const MOST = 30;

function Row(props: { rule: Rule; chapter?: boolean }) {
  const { rule } = props;
  const where = [...(props.chapter ? [rule.chapter] : []), rule.settings].filter(Boolean).join(' · ');
  return (
    <div>
      <dt>{rule.id}</dt>
      <dd>
        {rule.name && <b>{rule.name}: </b>}
        {rule.says}
        {where && <small class="where">{where}</small>}
      </dd>
    </div>
  );
}

const Rows = (props: { rows: readonly Rule[]; chapter?: boolean }) => (
  <dl class="rules">
    {props.rows.map((rule) => (
      <Row key={rule.id} rule={rule} chapter={props.chapter ?? false} />
    ))}
  </dl>
);

function ChapterOf(props: { chapter: Chapter }) {
  const [open, setOpen] = useState(false);
  const { chapter } = props;
  return (
    <details class="chapter" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {chapter.title || nameOf(chapter.system)} <small>{chapter.rows.length}</small>
      </summary>
      {open && <Rows rows={chapter.rows} />}
    </details>
  );
}

/** All chapters, a heading for each system. */
function Book(props: { rows: readonly Rule[] }) {
  return (
    <>
      {bySystem(props.rows).map(({ system, rows }) => (
        <section key={system}>
          <h2>{nameOf(system)}</h2>
          {chaptersOf(rows).map((chapter) => (
            <ChapterOf key={chapter.key} chapter={chapter} />
          ))}
        </section>
      ))}
    </>
  );
}

/** What was found in one system: those with every word, then those with some. */
function FoundIn(props: { system: string; rows: readonly Rule[] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? props.rows : props.rows.slice(0, MOST);
  const left = props.rows.length - shown.length;
  const some = shown.filter((rule) => !rule.all);
  return (
    <section class="found-in">
      <h2>{nameOf(props.system)}</h2>
      <Rows rows={shown.filter((rule) => rule.all)} chapter />
      {some.length > 0 && <p class="empty">{say('rules.some')}</p>}
      {some.length > 0 && <Rows rows={some} chapter />}
      {left > 0 && (
        <button type="button" onClick={() => setWhole(true)}>
          {say('rules.more', { n: left })}
        </button>
      )}
    </section>
  );
}

function Nothing(props: { found: Found; words: string; set(words: string): void }) {
  const { near } = props.found;
  return (
    <div class="empty" role="status">
      <p>{say('rules.none', { words: props.words })}</p>
      {near && (
        <button type="button" onClick={() => props.set(near)}>
          {say('rules.near', { word: near })}
        </button>
      )}
    </div>
  );
}

/** The answer to what was typed last; the one before it stands until it comes. */
function useFound(table: Table, words: string, system: string, setting: string) {
  const [state, set] = useState<{ found?: Found; words: string; trouble?: string }>({ words: '' });
  useEffect(() => {
    let here = true;
    askRules(table, words, system, setting).then(
      (found) => here && set({ found, words: words.trim() }),
      (error: unknown) => here && set({ words, trouble: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      here = false;
    };
  }, [words, system, setting]);
  return state;
}

function Systems(props: { systems: readonly string[]; chosen: string; choose(system: string): void }) {
  return (
    <div class="tabs" role="group" aria-label={say('page.rules')}>
      {['', ...props.systems].map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === props.chosen}
          onClick={() => props.choose(name)}
        >
          {name ? nameOf(name) : say('rules.all')}
        </button>
      ))}
    </div>
  );
}

export function RulesPage(props: { table: Table; words: string; system: string; page: string; setting: string }) {
  const [system, setSystem] = useState(props.system);
  const [setting, setSetting] = useState(props.setting);
  const [words, setWords] = useState(props.words);
  useEffect(() => setWords(props.words), [props.words]);
  const settings = useAnswer(() => askSettings(props.table)).answer ?? [];
  const more = useAnswer(() => readSystems(props.table)).answer ?? [];
  const systems = [...new Set([...systemNames, ...(system ? [system] : []), ...more.map((one) => one.system)])];
  const answer = useFound(props.table, words, system, setting);
  const found = answer.found;
  const here = { ...(system && { system }), ...(setting && { setting }) };
  return (
    <>
      <Head page="rules">
        <Systems systems={systems} chosen={system} choose={setSystem} />
        <Select
          label={say('rules.setting')}
          value={setting}
          of={[
            { value: '', text: say('rules.every') },
            ...settings.map(({ name, title }) => ({ value: name, text: title })),
          ]}
          set={setSetting}
        />
        <p class="head-links">
          <a href={linkTo('rules', '', { page: 'sequence', ...here })}>{say('rules.sequence')}</a>{' '}
          <a href={linkTo('rules', '', { page: 'aid', ...here })}>{say('rules.aid')}</a>{' '}
          {props.page && <a href={linkTo('rules', '', here)}>{say('rules.book')}</a>}
        </p>
        {!props.page && <Search words={words} set={setWords} found={found?.rows.length ?? 0} />}
      </Head>
      {props.page && <AidPages table={props.table} page={props.page} system={system} setting={setting} />}
      {!props.page && !found && <Waiting trouble={answer.trouble} />}
      {!props.page && found && !answer.words && <Book rows={found.rows} />}
      {!props.page &&
        found &&
        answer.words &&
        bySystem(found.rows).map((one) => <FoundIn key={`${one.system} ${answer.words}`} {...one} />)}
      {!props.page && found && answer.words && found.rows.length === 0 && (
        <Nothing found={found} words={answer.words} set={setWords} />
      )}
    </>
  );
}
