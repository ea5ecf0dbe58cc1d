// SPDX-License-Identifier: MIT
// games.tsx -- games that are kept in this browser: go on, look back, take away as a file, bring one in.
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { bringIn, takeAway } from '../files';
import { Icon } from '../look/icon';
import { goTo, linkTo } from '../route';
import { systemOf } from '../systems';
import type { Table } from '../table';
import { say } from '../words';
import { Head, OpenFiles, titleOf, titleOfKept, useAnswer, Waiting } from './parts';
import { statsOf } from './stats';

const Share = lazy(() => import('../replay/share').then((module) => ({ default: module.Share })));

/** A row of `grognard list games --json`. */
export interface Kept {
  file: string;
  system: string;
  about: string;
  who: string;
  when: number;
  turn: number;
  /** Which turn that is, in the words of its system. */
  turn_text: string;
  choices: number;
  end: 'goes on' | 'won' | 'lost' | 'drawn';
}

/** Brings files in; a position begins at once, games are listed. */
async function bringAll(table: Table, files: FileList | null): Promise<void> {
  for (const file of files ?? []) {
    const link = await bringIn(table, file);
    if (link.startsWith(linkTo('game'))) goTo(link);
  }
}

function Row(props: { game: Kept; table: Table; changed(): void }) {
  const { game, table } = props;
  const [sure, setSure] = useState(false);
  const [shared, setShared] = useState<Uint8Array>();
  const save = async () => takeAway(game.file, await table.read(game.file));
  const goesOn = game.end === 'goes on';
  const day = new Date(game.when * 1000);
  return (
    <li class="kept">
      <Icon of={systemOf(game.system).icon} />
      <div class="what">
        <strong>{titleOfKept(game)}</strong>
        <span>{game.who}</span>
        <small>
          {say('games.turn', { turn: game.turn_text, choices: game.choices })} ·{' '}
          <time dateTime={day.toISOString()}>{day.toLocaleString()}</time>
        </small>
      </div>
      <span class={`end end-${game.end.replace(' ', '-')}`}>
        {say(`games.end.${game.end.replace(' ', '-')}`)}
      </span>
      <div class="acts">
        {goesOn && (
          <a class="button strong" href={linkTo('game', game.file)}>
            {say('games.go-on')}
          </a>
        )}
        <a class="button" href={linkTo('replay', game.file)}>
          {say('games.watch')}
        </a>
        <button type="button" class="button" onClick={() => void table.read(game.file).then(setShared)}>
          {say('games.link')}
        </button>
        <button type="button" class="button" onClick={() => void save()}>
          {say('games.save')}
        </button>
        <button
          type="button"
          class={`button ${sure ? 'danger' : ''}`}
          onBlur={() => setSure(false)}
          onClick={() => (sure ? void table.remove(game.file).then(props.changed) : setSure(true))}
        >
          {say(sure ? 'games.sure' : 'games.remove')}
        </button>
      </div>
      {shared && (
        <Suspense fallback={null}>
          <Share name={game.file} bytes={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </li>
  );
}

/** How it went so far, game by game. */
function Stats(props: { games: readonly Kept[] }) {
  const stats = statsOf(props.games);
  if (stats.length === 0) return null;
  const heads = ['what', 'played', 'won', 'best', 'last'] as const;
  return (
    <section class="shelf own-games">
      <h2>{say('games.stats')}</h2>
      <div class="own-games-box">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {say(`games.stats.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stats.map(({ system, about, played, won, best, last }) => (
              <tr key={`${system} ${about}`}>
                <th scope="row">
                  <Icon of={systemOf(system).icon} /> {titleOf(about)}
                </th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{best || '–'}</td>
                <td>
                  {say(`games.end.${last.end}`)}, {new Date(last.when * 1000).toLocaleDateString()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function GamesPage(props: { table: Table }) {
  const [times, setTimes] = useState(0);
  const changed = () => setTimes((n) => n + 1);
  const [refused, setRefused] = useState('');
  const open = (files: FileList | null) => {
    setRefused('');
    return bringAll(props.table, files)
      .catch((error: unknown) => setRefused(error instanceof Error ? error.message : String(error)))
      .then(changed);
  };
  const { answer, trouble } = useAnswer(() => props.table.json<Kept[]>('list', 'games', '--json'), times);
  return (
    <>
      <Head page="games">
        <OpenFiles
          icon="log"
          text={say('games.open')}
          accept=".replay,.position,text/plain"
          opened={open}
        />
      </Head>
      {refused && <Waiting trouble={refused} />}
      {!answer && <Waiting trouble={trouble} />}
      {answer?.length === 0 && (
        <div class="empty">
          <p>{say('games.none')}</p>
          <a class="button strong" href={linkTo('missions')}>
            {say('start.mission')}
          </a>
          <a class="button" href={linkTo('scenarios')}>
            {say('start.battle')}
          </a>
        </div>
      )}
      <ul class="rows">
        {answer?.map((game) => (
          <Row key={game.file} game={game} table={props.table} changed={changed} />
        ))}
      </ul>
      {answer && <Stats games={answer} />}
    </>
  );
}
