// SPDX-License-Identifier: MIT
// games.tsx -- games that are kept in this browser: go on, look back, take away as a file, bring one in.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import { folders, type Table } from '../table';
import { say } from '../words';
import { Head, OpenFiles, useAnswer, Waiting } from './parts';

/** A row of `grognard list games --json`. */
export interface Kept {
  file: string;
  system: string;
  about: string;
  who: string;
  when: number;
  turn: number;
  choices: number;
  end: 'goes on' | 'won' | 'lost' | 'drawn';
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

async function takeAway(table: Table, path: string): Promise<void> {
  const bytes = await table.read(path);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: 'text/plain' }));
  link.download = nameOf(path);
  link.click();
  URL.revokeObjectURL(link.href);
}

async function bringIn(table: Table, files: FileList | null): Promise<void> {
  for (const file of files ?? []) {
    const name = file.name.replace(/[^\w.-]+/g, '-').replace(/(\.replay)?$/, '.replay');
    await table.write(`${folders.games}/${name}`, new Uint8Array(await file.arrayBuffer()));
  }
}

function Row(props: { game: Kept; table: Table; changed(): void }) {
  const { game, table } = props;
  const [sure, setSure] = useState(false);
  const goesOn = game.end === 'goes on';
  const day = new Date(game.when * 1000);
  return (
    <li class="kept">
      <Icon of={game.system === 'heroes' ? 'tank' : 'mission'} />
      <div class="what">
        <strong>{game.about || game.system}</strong>
        <span>{game.who}</span>
        <small>
          {say('games.turn', { turn: game.turn + 1, choices: game.choices })} ·{' '}
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
        <button type="button" onClick={() => void takeAway(table, game.file)}>
          {say('games.save')}
        </button>
        <button
          type="button"
          class={sure ? 'danger' : ''}
          onBlur={() => setSure(false)}
          onClick={() => (sure ? void table.remove(game.file).then(props.changed) : setSure(true))}
        >
          {say(sure ? 'games.sure' : 'games.remove')}
        </button>
      </div>
    </li>
  );
}

export function GamesPage(props: { table: Table }) {
  const [times, setTimes] = useState(0);
  const changed = () => setTimes((n) => n + 1);
  const { answer, trouble } = useAnswer(() => props.table.json<Kept[]>('list', 'games', '--json'), times);
  return (
    <>
      <Head page="games">
        <OpenFiles
          icon="log"
          text={say('games.open')}
          accept=".replay,.position,text/plain"
          opened={(files) => bringIn(props.table, files).then(changed)}
        />
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      {answer?.length === 0 && <p class="empty">{say('games.none')}</p>}
      <ul class="rows">
        {answer?.map((game) => (
          <Row key={game.file} game={game} table={props.table} changed={changed} />
        ))}
      </ul>
    </>
  );
}
