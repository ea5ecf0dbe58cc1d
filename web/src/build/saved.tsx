// SPDX-License-Identifier: MIT
// saved.tsx -- the teams that were kept under a name: open, copy, rename, delete; what was deleted last comes back.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { useAnswer, Waiting } from '../pages/parts';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { drop, keep, linkToNew, savedOf, type Team, type Trade } from './trade';

interface SavedProps {
  table: Table;
  trade: Trade;
}

/** A name that is not taken: "owls 2". */
function anotherName(name: string, taken: readonly Team[]): string {
  let n = 2;
  while (taken.some((team) => team.name === `${name} ${n}`)) n++;
  return `${name} ${n}`;
}

interface RowProps extends SavedProps {
  team: Team;
  all: readonly Team[];
  /** `gone`: the team that is there no more then. */
  done(work: Promise<void>, gone?: Team): void;
}

function SavedRow(props: RowProps) {
  const { table, trade, team } = props;
  const [name, setName] = useState<string>();
  const rename = async (to: string) => {
    await keep(table, trade, team.code, to);
    await drop(table, trade, team.name);
  };
  return (
    <li class="kept">
      <Icon of="team" />
      <span class="what">
        {name === undefined ? (
          <strong>{team.name}</strong>
        ) : (
          <form
            class="deed"
            onSubmit={(event) => {
              event.preventDefault();
              props.done(rename(name.trim()));
            }}
          >
            <input
              class="field"
              value={name}
              aria-label={say('build.name')}
              maxLength={48}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" disabled={!name.trim() || name.trim() === team.name}>
              {say('build.rename')}
            </button>
          </form>
        )}
        <small>
          {team.goal} ·{' '}
          {say(team.most > 0 ? 'build.points' : 'build.points.any', { used: team.points, most: team.most })}
          {!team.fits && ` · ${say('build.unfit')}`}
        </small>
      </span>
      <span class="acts">
        <a class="button strong" href={linkToNew(trade, team.goal, team.name)}>
          <Icon of="play" />
          {say('build.open')}
        </a>
        <button
          type="button"
          aria-label={say('build.copy.of', { name: team.name })}
          onClick={() => props.done(keep(table, trade, team.code, anotherName(team.name, props.all)))}
        >
          {say('build.copy')}
        </button>
        <button
          type="button"
          aria-label={say('build.rename.of', { name: team.name })}
          onClick={() => setName(name === undefined ? team.name : undefined)}
        >
          {say('build.rename')}
        </button>
        <button
          type="button"
          class="danger"
          aria-label={say('build.delete.of', { name: team.name })}
          onClick={() => props.done(drop(table, trade, team.name), team)}
        >
          {say('build.delete')}
        </button>
      </span>
    </li>
  );
}

export function SavedPage(props: SavedProps) {
  const { trade } = props;
  const [changes, setChanges] = useState(0);
  const [trouble, setTrouble] = useState('');
  const [gone, setGone] = useState<Team>();
  const { answer, trouble: noAnswer } = useAnswer(() => savedOf(props.table, trade), changes);
  const done = (work: Promise<void>, deleted?: Team) =>
    void work.then(
      () => {
        setTrouble('');
        setGone(deleted);
        setChanges((n) => n + 1);
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo(trade.goals)}>← {say(`page.${trade.goals}`)}</a>
        </p>
        <h1>{say(`build.${trade.name}.yours`)}</h1>
        <p>{say(`build.${trade.name}.yours.about`)}</p>
      </div>
      {!answer && <Waiting trouble={noAnswer} />}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {gone && (
        <p class="gone" role="status">
          {say('build.deleted', { name: gone.name })}{' '}
          <button type="button" onClick={() => done(keep(props.table, trade, gone.code, gone.name))}>
            <Icon of="undo" />
            {say('build.restore')}
          </button>
        </p>
      )}
      {answer?.length === 0 && (
        <div class="empty">
          <p>{say('build.yours.none')}</p>
          <a class="button strong" href={linkTo(trade.goals)}>
            {say(`table.lesson.play.${trade.system}`)}
          </a>
        </div>
      )}
      <ul class="rows">
        {answer?.map((team) => (
          <SavedRow key={`${team.name} ${changes}`} {...props} team={team} all={answer} done={done} />
        ))}
      </ul>
    </>
  );
}
