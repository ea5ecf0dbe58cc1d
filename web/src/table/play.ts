// SPDX-License-Identifier: MIT
// play.ts -- a game that is played at a table: what is seen, what is told, what is picked; and what can be done
// about it.
//
// What always holds: nothing can be chosen while something is told or the core is at work; after every step
// everything that was picked, armed or marked belongs to the scene that is shown.
import type { Table } from '../table';
import type { Beat, Opened, Option, Result, Scene, State, Told } from './types';
import { optionsOf, pick } from './narrow';
import { rollAfter, type Roll } from './roll';
import { paces, readSettings, writeSettings, type TableSettings } from './settings';

/** What the panel explains. */
export type Shown = { option: number } | { object: string } | { card: number };

/** The squares that a thing would go over, the last one too. */
export interface Way {
  object: number;
  squares: readonly string[];
}

export interface PlayState {
  opened: Opened;
  scene: Scene | null;
  now: State | null;
  log: readonly string[];
  /** The line that is being told. */
  beat: Beat | null;
  telling: boolean;
  /** The dice that lie on the table. */
  roll: Roll | null;
  /** The core is at work. */
  busy: boolean;
  /** Names of things and squares that are picked. */
  picked: readonly string[];
  /** An option that a second click takes. */
  armed: number | null;
  /** A way over several squares that a second click goes. */
  way: Way | null;
  /** Options that are to be taken at once, one entry for each copy. */
  marked: readonly number[];
  shown: Shown | null;
  /** Who sits down next, while the curtain is down: then there is no scene, and nothing that anybody was told. */
  curtain: string | null;
  /** What has happened since the seat that looks last looked, behind a curtain. */
  news: readonly string[];
  result: Result | null;
  trouble: string;
  settings: TableSettings;
}

export interface Play {
  readonly table: Table;
  get(): PlayState;
  subscribe(heard: () => void): () => void;
  /** Every line as it is told, before the table shows it; nothing: what was told before is past. */
  hear(heard: (beat: Beat | null) => void): () => void;
  start(): Promise<void>;
  /** Nothing of this game is told any more. */
  stop(): void;
  take(option: number): Promise<void>;
  /** What is marked. */
  pay(): Promise<void>;
  mark(option: number, by: 1 | -1): void;
  /** A click on a thing or a square. */
  pick(name: string): void;
  arm(option: number | null): void;
  /** How a thing would come to a square that is more than a choice away; and the way that is shown is gone. */
  plan(object: number, square: string): Promise<void>;
  along(): Promise<void>;
  show(shown: Shown | null): void;
  clear(): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  resign(): Promise<void>;
  lift(): void;
  /** What is being told is told at once. */
  skip(): void;
  set(settings: Partial<TableSettings>): void;
  /** On with the game, when a setting has changed what is asked. */
  refresh(): Promise<void>;
}

const nothingPicked = { picked: [], armed: null, way: null, marked: [], shown: null } as const;

/** How long a line stands, as a part of the pace: dice need time, what follows from a line needs less. */
function weight(beat: Beat): number {
  if (!beat.line) return 0;
  if (beat.events.some((event) => event.part === 'rolled' || event.part === 'thrown' || event.kind.startsWith('dice')))
    return 1.6;
  if (beat.line.startsWith('==')) return 1.2;
  return beat.line.startsWith('-') ? 0.8 : 1;
}

export function createPlay(table: Table, opened: Opened): Play {
  let state: PlayState = {
    opened,
    scene: null,
    now: null,
    log: [],
    beat: null,
    telling: false,
    roll: null,
    busy: false,
    ...nothingPicked,
    curtain: null,
    news: [],
    result: null,
    trouble: '',
    settings: readSettings(),
  };
  const listeners = new Set<() => void>();
  const hearers = new Set<(beat: Beat | null) => void>();
  let hurry = false;
  let stopped = false;
  let wake: (() => void) | null = null;
  let raise: (() => void) | null = null;

  function put(change: Partial<PlayState>): void {
    if (stopped) return;
    state = { ...state, ...change };
    for (const heard of listeners) heard();
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      wake = done;
    });
  }

  /** Line by line, each with the table as it was then. */
  async function tell(beats: readonly Beat[]): Promise<void> {
    const pace = paces[state.settings.pace];
    const spoken = beats.filter((beat) => beat.line);
    const isLong = spoken.length > 1 || spoken.some((beat) => weight(beat) > 1.5);
    for (const beat of beats) {
      const log = beat.line ? [...state.log, beat.line] : state.log;
      const roll = rollAfter(state.roll, beat, opened.system);
      if (!hurry) for (const heard of hearers) heard(beat);
      if (hurry || stopped || pace === 0 || !isLong || weight(beat) === 0) {
        put({ log, roll });
        continue;
      }
      const scene = beat.moment ? await table.ask('moment', beat.moment) : state.scene;
      put({ log, roll, beat, telling: true, scene });
      await wait(pace * weight(beat));
    }
  }

  async function follow(first: Told): Promise<void> {
    let told = first;
    for (;;) {
      if (stopped) return;
      put({ now: told.now, trouble: told.refused ?? '' });
      await tell(told.beats);
      const { doing } = told.now;
      if (doing === 'others' || doing === 'alone') {
        told = await table.ask('go');
      } else if (doing === 'curtain') {
        told = await handOver(told.now);
      } else break;
    }
    const scene = await table.ask('look');
    const isEnd = state.now?.doing === 'over' || state.now?.doing === 'taught';
    put({ ...nothingPicked, scene, result: isEnd ? await table.ask('result') : null });
  }

  /** How much of its log each seat has read. */
  const read = new Map<number, number>();

  /** The curtain falls: what the one who leaves was shown is forgotten before the other looks. */
  async function handOver(now: State): Promise<Told> {
    const lifted = new Promise<void>((resolve) => (raise = resolve));
    read.set(now.seat, state.log.length);
    const empty = { scene: null, log: [], news: [], roll: null, beat: null, telling: false, trouble: '' };
    put({ ...nothingPicked, ...empty, curtain: now.nextName ?? '', busy: false });
    await lifted;
    put({ curtain: null, busy: true });
    const told = await table.ask('lift');
    const log = await lines();
    put({ now: told.now, log, news: log.slice(read.get(told.now.seat) ?? log.length) });
    return told;
  }

  async function lines(): Promise<string[]> {
    const log = await table.ask('log', 0);
    return log.lines.map((line) => line.text);
  }

  /** One thing after the other; what is asked for in the meantime is not heard. */
  async function attempt(what: () => Promise<void>): Promise<void> {
    if (state.busy || stopped) return;
    hurry = false;
    put({ busy: true, trouble: '' });
    try {
      await what();
    } catch (error) {
      put({ trouble: error instanceof Error ? error.message : String(error) });
    }
    put({ busy: false, telling: false, beat: null });
  }

  const thingOf = (key: string | undefined) => state.scene?.objects.find((object) => object.key === key);
  const optionAt = (id: number): Option | undefined => state.scene?.options[id];

  /** Where one choice is left it is shown, and a second click takes it. */
  function armOnly(picked: readonly string[]): Partial<PlayState> {
    const left = state.scene && picked.length > 0 ? optionsOf(state.scene, picked) : [];
    const only = left.length === 1 ? left[0] : undefined;
    return only ? { armed: only.id, way: null, shown: { option: only.id } } : { armed: null, way: null };
  }

  const play: Play = {
    table,
    get: () => state,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    hear(heard) {
      hearers.add(heard);
      return () => hearers.delete(heard);
    },
    start: () =>
      attempt(async () => {
        put({ log: await lines() });
        await follow(await table.ask('go'));
      }),
    stop() {
      stopped = true;
      wake?.();
      raise?.();
    },
    take: (option) =>
      attempt(async () => {
        put({ armed: null, shown: null, news: [], roll: state.roll?.isRead ? null : state.roll });
        await follow(await table.ask('take', option));
      }),
    pay: () => {
      const [first, ...more] = state.marked;
      if (first === undefined) return Promise.resolve();
      put({ news: [] });
      return attempt(async () => follow(await table.ask('several', first, ...more)));
    },
    mark(option, by) {
      const at = state.marked.lastIndexOf(option);
      const copies = state.marked.filter((id) => id === option).length;
      if (by < 0 && at >= 0) put({ marked: state.marked.filter((_, i) => i !== at) });
      if (by > 0 && copies < (optionAt(option)?.pays ?? 0) && state.marked.length < (state.scene?.due ?? 0))
        put({ marked: [...state.marked, option] });
    },
    pick(name) {
      const { scene, busy, armed } = state;
      if (!scene) return;
      if (busy) return void put({ shown: { object: name } });
      const pays = (scene.due ?? 0) > 1 ? optionsOf(scene, [name]).filter((option) => option.pays) : [];
      const [payment] = pays;
      if (payment && pays.length === 1) {
        const copies = state.marked.filter((id) => id === payment.id).length;
        return play.mark(payment.id, copies < (payment.pays ?? 0) ? 1 : -1);
      }
      const before = state.picked;
      if (armed !== null && before.includes(name) && optionsOf(scene, before).length === 1)
        return void play.take(armed);
      /* What nothing can be done with is shown, and what was begun is let go; a square is told elsewhere. */
      const picked = optionsOf(scene, [name]).length > 0 ? pick(scene, before, name) : [];
      put({ picked, shown: thingOf(name) ? { object: name } : null, ...armOnly(picked) });
    },
    async plan(object, square) {
      const { scene } = state;
      const squares = await table.ask('way', object, square).then(
        (way) => way.squares.split(' '),
        () => [],
      );
      if (state.scene === scene && squares.length > 0) put({ way: { object, squares }, armed: null });
    },
    along: () => {
      const { way } = state;
      const goal = way?.squares.at(-1);
      if (!way || !goal) return Promise.resolve();
      return attempt(async () => {
        const key = state.scene?.objects[way.object]?.key;
        for (;;) {
          const was = thingOf(key);
          const { roll } = state;
          await follow(await table.ask('along', was?.id ?? way.object, goal));
          const is = thingOf(key);
          const isOn = state.scene?.asked && is?.square !== was?.square && is?.square !== goal;
          if (!isOn || state.roll !== roll || state.trouble) break;
        }
      });
    },
    arm: (option) => put({ armed: option, way: null, shown: option === null ? state.shown : { option } }),
    show: (shown) => put({ shown }),
    clear: () => put(nothingPicked),
    undo: () => attempt(async () => rewind(await table.ask('undo'))),
    redo: () => attempt(async () => rewind(await table.ask('redo'))),
    resign: () => attempt(async () => follow(await table.ask('resign'))),
    lift: () => raise?.(),
    skip() {
      hurry = true;
      for (const heard of hearers) heard(null);
      wake?.();
    },
    set(settings) {
      const all = { ...state.settings, ...settings };
      writeSettings(all);
      put({ settings: all });
    },
    refresh: () => attempt(async () => follow(await table.ask('go'))),
  };

  async function rewind(told: Told): Promise<void> {
    hurry = true;
    await follow(told);
    put({ log: await lines(), roll: null });
  }

  return play;
}
