// SPDX-License-Identifier: MIT
// deeds.tsx -- what is done with a team that is there: play it, let the bot try it, pass it on, keep it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { useMission, usePractice } from '../pages/begin';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { keep, linkOf, type Team, type Trade } from './trade';

/** `grognard sim --json`: games that were won, of each seat if there are several. */
interface Simulated {
  games: number;
  wins: number | number[];
}

export interface DeedProps {
  table: Table;
  trade: Trade;
  team: Team;
  /** Settings of the game beside the team, as its address has them. */
  settings: Readonly<Record<string, string>>;
  /** The seat that has the team. */
  seat: number;
}

const inAll = 200;
const atOnce = 10;

interface Trial {
  games: number;
  wins: number;
}

/** The bot plays so many games with it, a few at a time, so that nothing waits for long. */
async function tryOut(props: DeedProps, goesOn: () => boolean, told: (trial: Trial) => void): Promise<void> {
  const { table, trade, settings, seat } = props;
  const setup = Object.entries(settings)
    .filter(([name]) => name !== 'seat')
    .flatMap(([name, value]) => [`--${name}`, value]);
  const so: Trial = { games: 0, wins: 0 };
  while (so.games < inAll && goesOn()) {
    const played = await table.json<Simulated>(
      ...['sim', '--system', trade.system, '--bot', 'heuristic', '--json', '--games', String(atOnce)],
      ...['--seed', String(1 + so.games), ...setup],
    );
    so.games += played.games;
    so.wins += typeof played.wins === 'number' ? played.wins : (played.wins[seat] ?? 0);
    if (goesOn()) told({ ...so });
  }
}

function Trying(props: DeedProps) {
  const [trial, setTrial] = useState<Trial>();
  const [trouble, setTrouble] = useState('');
  const running = useRef(0);
  const key = `${props.team.code} ${JSON.stringify(props.settings)}`;
  useEffect(() => {
    setTrial(undefined);
    setTrouble('');
    return () => void running.current++;
  }, [key]);
  const start = () => {
    const mine = ++running.current;
    setTrial({ games: 0, wins: 0 });
    tryOut(props, () => running.current === mine, setTrial).catch((error: unknown) => {
      if (running.current === mine) setTrouble(error instanceof Error ? error.message : String(error));
    });
  };
  const isOver = trial && trial.games >= inAll;
  return (
    <div class="deed trying">
      <button type="button" disabled={!props.team.fits || (trial && !isOver)} onClick={start}>
        <Icon of="odds" />
        {say('build.try', { n: inAll })}
      </button>
      {trial && (
        <span class="tried" role="status">
          <progress max={inAll} value={trial.games} aria-label={say('build.try', { n: inAll })} />
          {trial.games > 0 &&
            say('build.tried', {
              percent: Math.round((100 * trial.wins) / trial.games),
              wins: trial.wins,
              games: trial.games,
            })}
        </span>
      )}
      {trouble && <span class="deed-trouble">{trouble}</span>}
    </div>
  );
}

function Passing(props: DeedProps) {
  const [copied, setCopied] = useState('');
  const address = new URL(linkOf(props.trade, props.team.code), location.href).href;
  return (
    <div class="deed">
      <button
        type="button"
        onClick={() =>
          void navigator.clipboard.writeText(address).then(
            () => setCopied(address),
            () => setCopied(''),
          )
        }
      >
        <Icon of="copies" />
        {say('build.link')}
      </button>
      <span role="status">{copied === address && say('build.linked')}</span>
    </div>
  );
}

function Keeping(props: DeedProps & { name: string; taken: ReadonlySet<string>; kept(name: string): void }) {
  const [name, setName] = useState(props.name);
  const [told, setTold] = useState('');
  useEffect(() => setName(props.name), [props.name]);
  useEffect(() => setTold(''), [props.team.code]);
  const over = props.taken.has(name.trim());
  const save = async () => {
    try {
      await keep(props.table, props.trade, props.team.code, name.trim(), over);
      setTold(say('build.saved', { name: name.trim() }));
      props.kept(name.trim());
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      class="deed"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        class="field"
        value={name}
        aria-label={say('build.name')}
        placeholder={say('build.name')}
        maxLength={48}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" disabled={!name.trim()}>
        {say(over ? 'build.save.over' : 'build.save')}
      </button>
      <span role="status">{told}</span>
    </form>
  );
}

/** Play first; it is what all the rest is for. */
export function Deeds(props: DeedProps & { name: string; taken: ReadonlySet<string>; kept(name: string): void }) {
  const { team, trade } = props;
  const practice = usePractice();
  const mission = useMission();
  const begin = trade.name === 'team' ? mission : practice;
  return (
    <section class="deeds" aria-label={say('build.deeds')}>
      {team.fits ? (
        <>
          <a
            class="button strong play-now"
            href={linkTo('play', '', { system: trade.system, ...props.settings, ...begin.query })}
          >
            <Icon of="play" />
            {say('build.play')}
          </a>
          {begin.chosen}
        </>
      ) : (
        <p class="not-yet">
          <Icon of="no" />
          {team.why || say('build.faults')}
        </p>
      )}
      <Trying {...props} />
      <Passing {...props} />
      <Keeping {...props} />
    </section>
  );
}
