// SPDX-License-Identifier: MIT
// game.tsx -- a game by its address: begun, gone on with or taught, and then handed to its table.
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { campaignOf } from '../files';
import { withPractice } from '../rematch';
import { goTo, linkTo, type Route } from '../route';
import { folders, type Table } from '../table';
import { taste } from '../taste';
import type { Opened } from '../wire';
import { Waiting } from './parts';

const GameTable = lazy(() => import('../table/gameTable').then((module) => ({ default: module.GameTable })));

type Start =
  | { how: 'begin'; args: string[] }
  | { how: 'resume'; file: string }
  | { how: 'teach'; name: string }
  | { how: 'mission'; folder: string };

/** Options without a value. */
const flags: ReadonlySet<string> = new Set(['curtain', 'watch']);

/** What an address of a game begins; undefined: it is none. */
export function startOf(route: Route): Start | undefined {
  if (route.page === 'lesson') return { how: 'teach', name: route.rest };
  if (route.page === 'game') return { how: 'resume', file: `/${route.rest.replace(/^\/+/, '')}` };
  const campaign = route.page === 'campaign' ? /^([^/]+)\/mission$/.exec(route.rest)?.[1] : undefined;
  if (campaign) return { how: 'mission', folder: `${folders.campaigns}/${campaign}` };
  if (route.page !== 'play') return undefined;
  const { practice, setup = '', ...named } = Object.fromEntries(route.query);
  const args = Object.entries(named).flatMap(([name, value]) =>
    flags.has(name) ? [`--${name}`] : [`--${name}`, value],
  );
  const isPractice = practice ? practice === '1' : taste().back === 'all';
  const settings = setup || !isPractice ? setup : withPractice('', true);
  return { how: 'begin', args: settings ? [...args, '--setup', settings] : args };
}

function open(table: Table, start: Start): Promise<Opened> {
  if (start.how === 'begin') return table.ask('begin', ...start.args);
  if (start.how === 'resume') return table.ask('resume', start.file);
  if (start.how === 'mission') return table.ask('mission', start.folder);
  return table.ask('teach', start.name);
}

/** A game that has begun has an address of its own, so that a reload goes on with it and does not begin another. */
function settle(start: Start, file: string): void {
  const link = linkTo('game', file);
  if (start.how !== 'resume' && location.hash !== link) history.replaceState(null, '', link);
}

export function GamePage(props: { table: Table; start: Start; again(): void }) {
  const [state, set] = useState<{ opened?: Opened; trouble?: string }>({});
  useEffect(() => {
    let here = true;
    open(props.table, props.start).then(
      (opened) => {
        if (!here) return;
        set({ opened });
      },
      (error: unknown) =>
        here && set({ trouble: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      here = false;
    };
  }, []);
  if (!state.opened) return <Waiting trouble={state.trouble} />;
  const campaign = campaignOf(state.opened.file);
  return (
    <Suspense fallback={<Waiting />}>
      <GameTable
        table={props.table}
        opened={state.opened}
        onLeave={() => goTo(campaign ? linkTo('campaign', campaign) : linkTo('start'))}
        onKept={(file) => settle(props.start, file)}
        onAgain={props.again}
      />
    </Suspense>
  );
}
