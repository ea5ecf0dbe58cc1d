// SPDX-License-Identifier: MIT
// replay.tsx -- a recorded game by its address: one that is kept here, or one that is in the address itself.
//
//   #/replay/FILE?at=34&eyes=0   #/replay?at=34&eyes=0&z=LETTERS
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useDebrief } from '../debrief/data';
import { keepGame, kindOf, takeAway } from '../files';
import { ReplayFrame, WatchedContext } from '../replay/frame';
import { LinkTrouble, unfoldFile } from '../replay/link';
import { Share } from '../replay/share';
import { ALL_OPEN, createWatch } from '../replay/watch';
import { goTo, linkTo, type Route } from '../route';
import type { Table } from '../table';
import { GameTable } from '../table/gameTable';
import { tableOf } from '../table/tables';
import type { Opened, Story, Walked } from '../wire';
import { say } from '../words';
import { Frame, Waiting } from './parts';

/** Where a game lies that is only looked at: in a folder that is not kept. */
const LOOKED_AT = '/home/linked.replay';
/** Addresses are rewritten so long after the last step. */
const SETTLED = 400;

interface Recorded {
  path: string;
  bytes: Uint8Array;
  walked: Walked;
  story: Story;
}

async function fileOf(table: Table, route: Route): Promise<{ path: string; bytes: Uint8Array }> {
  const letters = route.query.get('z');
  if (letters === null) {
    const path = `/${route.rest.replace(/^\/+/, '')}`;
    return { path, bytes: await table.read(path) };
  }
  const bytes = await unfoldFile(letters);
  if (kindOf(bytes) !== 'replay') throw new LinkTrouble('broken');
  await table.write(LOOKED_AT, bytes);
  return { path: LOOKED_AT, bytes };
}

/** A number of the address, if it is one between these. */
function within(text: string | null, least: number, most: number, usual: number): number {
  const number = text ? Number(text) : NaN;
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
}

/** Of a game that goes on, what its player does not see is not shown unless he asks for it. */
const eyesOf = (story: Story): number =>
  story.over || story.hands === 0 ? ALL_OPEN : 31 - Math.clz32(story.hands & -story.hands);

async function open(table: Table, route: Route): Promise<Recorded> {
  const file = await fileOf(table, route);
  const first = await table.ask('walk', file.path);
  const all = await table.ask('story', ALL_OPEN);
  const eyes = within(route.query.get('eyes'), ALL_OPEN, first.seats - 1, eyesOf(all));
  const story = eyes === ALL_OPEN ? all : await table.ask('story', eyes);
  const walked = await table.ask('step', within(route.query.get('at'), 0, first.acts, 0), eyes);
  return { ...file, walked, story };
}

function Watching(props: { table: Table; route: Route; recorded: Recorded; taken: (opened: Opened) => void }) {
  const { table, route, recorded } = props;
  const { path, bytes, story } = recorded;
  const watch = useMemo(() => createWatch(table, recorded.walked, story), [recorded]);
  const debrief = useDebrief(table, path, recorded);
  const [shares, setShares] = useState(false);
  const isLinked = path === LOOKED_AT;
  useEffect(() => {
    let timer = 0;
    const settle = () => {
      const { act, eyes } = watch.get().walked;
      const query = new URLSearchParams(route.query);
      query.set('at', String(act));
      query.set('eyes', String(eyes));
      history.replaceState(null, '', linkTo('replay', route.rest, Object.fromEntries(query)));
    };
    const unsubscribe = watch.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, SETTLED);
    });
    void watch.start();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      watch.stop();
    };
  }, [watch]);

  const takeOver = async () => {
    watch.run(false);
    const { eyes } = watch.get().walked;
    props.taken(await table.ask('practice', Math.max(-1, eyes)));
  };
  const keep = async () => goTo(linkTo('replay', await keepGame(table, say('replay.shared'), bytes)));
  const name = isLinked ? `${say('replay.shared')}.replay` : path;
  const System = tableOf(recorded.walked.system);
  const { act, eyes } = watch.get().walked;
  return (
    <WatchedContext.Provider
      value={{
        watch,
        debrief,
        takeOver: () => void takeOver(),
        share: () => setShares(true),
        save: () => takeAway(name, bytes),
        keep: isLinked ? () => void keep() : undefined,
        goOn: isLinked || story.over ? undefined : () => goTo(linkTo('game', path)),
      }}
    >
      <System play={watch} frame={ReplayFrame} onLeave={() => goTo(linkTo('games'))} />
      {shares && <Share name={name} bytes={bytes} moment={{ act, eyes }} onClose={() => setShares(false)} />}
    </WatchedContext.Provider>
  );
}

function troubleOf(error: unknown): string {
  if (error instanceof LinkTrouble) return say(`replay.link.${error.why}`);
  return error instanceof Error ? error.message : String(error);
}

export function ReplayPage(props: { table: Table; route: Route }) {
  const { table, route } = props;
  const [state, set] = useState<{ recorded?: Recorded; opened?: Opened; trouble?: string }>({});
  useEffect(() => {
    let here = true;
    set({});
    open(table, route).then(
      (recorded) => here && set({ recorded }),
      (error: unknown) => here && set({ trouble: troubleOf(error) }),
    );
    return () => {
      here = false;
    };
  }, [route]);
  if (state.opened)
    return (
      <GameTable
        table={table}
        opened={state.opened}
        onLeave={() => goTo(linkTo('games'))}
        onKept={(file) => {
          const link = linkTo('game', file);
          if (location.hash !== link) history.pushState(null, '', link);
        }}
      />
    );
  if (state.recorded)
    return <Watching table={table} route={route} recorded={state.recorded} taken={(opened) => set({ opened })} />;
  return (
    <Frame page="games">
      {state.trouble && (
        <div class="head">
          <h1>{say('replay.trouble')}</h1>
        </div>
      )}
      <Waiting trouble={state.trouble} />
    </Frame>
  );
}
