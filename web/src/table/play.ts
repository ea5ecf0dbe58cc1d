// SPDX-License-Identifier: MIT
// play.ts -- a game that is played at a table: what is seen, what is told, what is picked; and what can be done
// about it.
//
// What always holds: nothing can be chosen while something is told or the core is at work; after every step
// everything that was picked, armed or marked belongs to the scene that is shown.
import type { Table } from '../table';
import { taste } from '../taste';
import type { Beat, Opened, Option, Result, Scene, SceneObject, State, Told } from './types';
import { freshIn } from './fresh';
import { isHarm, isThen, plainLine } from './lines';
import { objectNamed, optionsOf, pick, pickable } from './narrow';
import { rollAfter, type Roll } from './roll';
import { paces, readSettings, writeSettings, type TableSettings } from './settings';
import { createStore } from './store';

/** What the panel explains. */
export type Shown = { option: number } | { object: string } | { card: number };

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
  /** It was picked before this was asked, and only stays so. */
  stayed: boolean;
  /** What is drawn over the table. */
  drawn: string | null;
  /** An option that a second click takes. */
  armed: number | null;
  /** Options that are to be taken at once, one entry for each copy. */
  marked: readonly number[];
  shown: Shown | null;
  /** It is read: it lies over the table, and is about nothing that was picked. */
  reading: boolean;
  /** Who sits down next, while the curtain is down: then there is no scene, and nothing that anybody was told. */
  curtain: string | null;
  /** Cards of the hand that were not there at the last choice. */
  fresh: readonly SceneObject[];
  /** What one's own have suffered since the last choice, and what a turn of the others came to. */
  harm: readonly string[];
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
  /** A click on an option, wherever it is drawn: the first shows it, the second does it; `isQuick` as for a thing;
      `isShown`: a click has shown it already, with what comes of it. */
  choose(option: number, isQuick?: boolean, isShown?: boolean): void;
  /** What is marked. */
  pay(): Promise<void>;
  mark(option: number, by: 1 | -1): void;
  /** A click on a thing or a square; `isQuick`: where one choice is left, one click does it that can be taken back. */
  pick(name: string, isQuick?: boolean): void;
  /** What was picked is let go; nothing is done. */
  drop(name: string): void;
  /** A thing is drawn over a place, which shows what is done if it is let go there; nothing: it is over none. */
  lead(name: string, to: string | null): void;
  /** It is let go where it was led to, and what was shown is done; or elsewhere, and all is as it was. */
  land(isThere: boolean): void;
  arm(option: number | null): void;
  /** A thing goes all the way to a square that is more than a choice away, as far as nothing happens on it. */
  along(object: number, square: string): Promise<void>;
  show(shown: Shown | null): void;
  /** A thing is read, whatever is picked; nothing: no longer. */
  read(name: string | null): void;
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

/** A click so many milliseconds behind the last choice is not its echo: what is clicked while that is still told is
    picked when it is asked for. */
const MEANT = 700;

const nothingShown = { armed: null, shown: null, reading: false } as const;
const nothingPicked = { picked: [], stayed: false, drawn: null, marked: [], ...nothingShown } as const;

const strides = new Set(['moves:', 'drives:']);

/** How long a line stands, as a part of the pace: dice need time, what follows from a line needs less, and of a move
    every step is but a moment: they are one way. */
function weight(beat: Beat): number {
  if (!beat.line) return 0;
  if (beat.events.some((event) => event.part === 'rolled' || event.part === 'thrown' || event.kind.startsWith('dice')))
    return 2;
  if (beat.events.length > 0 && beat.events.every(({ kind }) => strides.has(kind))) return 0.4;
  if (beat.line.startsWith('==')) return 1.2;
  return isThen(beat.line) ? 0.6 : 1;
}

/** One click does it: nothing is lost by it, and it can be taken back, unless somebody likes it otherwise.  What
    has been shown needs no second look because of its dice. */
function isAtOnce(option: Option, isShown = false): boolean {
  const how = taste().clicks;
  return how !== 'two' && !option.confirm && (isShown || how !== 'fair' || !(option.dice || option.rolls));
}

/** In a Turn one goes on for as long as one likes. */
const isTurn = (scene: Scene | null): boolean => scene?.options.some((option) => option.verb === 'end turn') ?? false;

const isActor = (scene: Scene, name: string): boolean =>
  scene.options.some(({ actor }) => actor !== undefined && scene.objects[actor]?.key === name);

/** Who has acted stays picked for as long as he has Actions left, and something to do. */
const goesOn = (scene: Scene, name: string): boolean =>
  isTurn(scene) &&
  [...pickable(scene, [name]).keys()].some((other) => other !== name) &&
  Boolean(objectNamed(scene, name)?.marks.some((mark) => mark.name === 'actions' && mark.value > 0));

/** A lesson that asks for another lets him go. */
const mayStay = (scene: Scene, name: string): boolean => {
  const taught = scene.options.filter((option) => option.taught);
  return taught.length === 0 || taught.some(({ actor }) => scene.objects[actor ?? -1]?.key === name);
};

export function createPlay(table: Table, opened: Opened): Play {
  const store = createStore<PlayState>({
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
    fresh: [],
    harm: [],
    news: [],
    result: null,
    trouble: '',
    settings: readSettings(),
  });
  const { get, put } = store;
  let hurry = false;
  /** Since when something is carried out; and what was clicked meanwhile. */
  let since = 0;
  let wish: string | null = null;
  let raise: (() => void) | null = null;
  /** Who was picked and has acted in this Turn: he is picked again when it goes on. */
  let stays: string | null = null;
  /** What was picked before something was drawn. */
  let before: Pick<PlayState, 'picked' | 'stayed'> = nothingPicked;

  /** Line by line, each with the table as it was then. */
  async function tell(beats: readonly Beat[]): Promise<void> {
    const pace = paces[get().settings.pace];
    const spoken = beats.filter((beat) => beat.line);
    const isLong = spoken.length > 1 || spoken.some((beat) => weight(beat) > 1.5);
    for (const beat of beats) {
      const log = beat.line ? [...get().log, beat.line] : get().log;
      const roll = rollAfter(get().roll, beat, opened.system);
      if (beat.line && isHarm(beat.line)) put({ harm: [...get().harm, plainLine(beat.line)] });
      if (!hurry) store.tell(beat);
      if (hurry || store.stopped || pace === 0 || !isLong || weight(beat) === 0) {
        put({ log, roll });
        continue;
      }
      const scene = beat.moment ? await table.ask('moment', beat.moment).catch(() => get().scene) : get().scene;
      put({ log, roll, beat, telling: true, scene });
      await store.wait(pace * weight(beat));
    }
  }

  async function follow(first: Told): Promise<void> {
    let told = first;
    for (;;) {
      if (store.stopped) return;
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
    const isEnd = get().now?.doing === 'over' || get().now?.doing === 'taught';
    const fresh = freshIn(chosen.get(scene.seat), scene);
    if (scene.asked) chosen.set(scene.seat, scene);
    const picked = scene.asked && stays && goesOn(scene, stays) && mayStay(scene, stays) ? [stays] : [];
    const result = isEnd ? await table.ask('result') : null;
    put({ ...nothingPicked, picked, stayed: picked.length > 0, scene, fresh, result });
  }

  /** Of a Turn: who was picked for this goes on. */
  function noteActor(option: Option | undefined): void {
    const { scene, picked } = get();
    if (!isTurn(scene)) return;
    const actor = scene?.objects[option?.actor ?? -1]?.key;
    stays = actor && picked.length > 0 ? actor : null;
  }

  /** What each seat saw when it was last asked. */
  const chosen = new Map<number, Scene>();

  /** How much of its log each seat has read. */
  const read = new Map<number, number>();

  /** The curtain falls: what the one who leaves was shown is forgotten before the other looks. */
  async function handOver(now: State): Promise<Told> {
    const lifted = new Promise<void>((resolve) => (raise = resolve));
    read.set(now.seat, get().log.length);
    const empty = { scene: null, log: [], harm: [], news: [], roll: null, beat: null, telling: false, trouble: '' };
    wish = stays = null;
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
    if (get().busy || store.stopped) return;
    hurry = false;
    since = performance.now();
    wish = null;
    put({ busy: true, trouble: '' });
    try {
      await what();
    } catch (error) {
      put({ trouble: error instanceof Error ? error.message : String(error) });
      /* The game may have gone on before it went wrong: what is shown is what there is. */
      await table.ask('look').then(
        (scene) => put({ ...nothingPicked, scene }),
        () => undefined,
      );
    }
    put({ busy: false, telling: false, beat: null });
    const { scene } = get();
    if (wish && scene?.asked && optionsOf(scene, [wish]).length > 0) play.pick(wish);
  }

  const thingOf = (key: string | undefined) => get().scene?.objects.find((object) => object.key === key);
  const optionAt = (id: number): Option | undefined => get().scene?.options[id];

  /** Where one choice is left it is shown, and a second click takes it. */
  function armOnly(picked: readonly string[]): Partial<PlayState> {
    const { scene } = get();
    const left = scene && picked.length > 0 ? optionsOf(scene, picked) : [];
    const only = left.length === 1 ? left[0] : undefined;
    return only ? { armed: only.id, shown: { option: only.id } } : { armed: null };
  }

  const play: Play = {
    table,
    get,
    subscribe: store.subscribe,
    hear: store.hear,
    start: () =>
      attempt(async () => {
        put({ log: await lines() });
        await follow(await table.ask('go'));
      }),
    stop() {
      store.stop();
      raise?.();
    },
    take: (option) =>
      attempt(async () => {
        noteActor(optionAt(option));
        const { scene, harm, roll } = get();
        const past = { harm: isTurn(scene) ? [] : harm, news: [], roll: roll?.isRead ? null : roll };
        put({ ...nothingShown, ...past });
        await follow(await table.ask('take', option));
      }),
    choose(option, isQuick, isShown) {
      const wanted = optionAt(option);
      if (get().armed === option || (isQuick && wanted && isAtOnce(wanted, isShown))) void play.take(option);
      else play.arm(option);
    },
    pay: () => {
      const [first, ...more] = get().marked;
      if (first === undefined) return Promise.resolve();
      put({ news: [] });
      return attempt(async () => follow(await table.ask('several', first, ...more)));
    },
    mark(option, by) {
      const at = get().marked.lastIndexOf(option);
      const copies = get().marked.filter((id) => id === option).length;
      if (by < 0 && at >= 0) put({ marked: get().marked.filter((_, i) => i !== at) });
      const due = get().scene?.due ?? 0;
      if (by < 0 || copies >= (optionAt(option)?.pays ?? 0) || get().marked.length >= due) return;
      const marked = [...get().marked, option];
      put({ marked });
      /* The last one that is due pays them. */
      const isPaid = marked.length === due && marked.every((id) => isAtOnce(optionAt(id) as Option));
      if (isPaid) void play.pay();
    },
    pick(name, isQuick) {
      const { scene, busy, armed } = get();
      if (!scene) return;
      put({ reading: false });
      if (busy) {
        if (performance.now() - since > MEANT) wish = name;
        return void put({ shown: thingOf(name) ? { object: name } : null });
      }
      const pays = (scene.due ?? 0) > 1 ? optionsOf(scene, [name]).filter((option) => option.pays) : [];
      const [payment] = pays;
      if (payment && pays.length === 1) {
        const copies = get().marked.filter((id) => id === payment.id).length;
        return play.mark(payment.id, copies < (payment.pays ?? 0) ? 1 : -1);
      }
      /* A click on who only stayed picked means him; one on another who acts lets him go. */
      const { picked: was, stayed } = get();
      if (stayed && was[0] === name) return put({ stayed: false, shown: { object: name } });
      const before = stayed && isActor(scene, name) ? [] : was;
      if (before.includes(name) && optionsOf(scene, before).length === 1)
        return armed === null ? put(armOnly(before)) : void play.take(armed);
      /* What nothing can be done with is shown, and what was begun is let go; a square is told elsewhere. */
      const picked = optionsOf(scene, [name]).length > 0 ? pick(scene, before, name) : [];
      const next = armOnly(picked);
      const isOnly = isTurn(scene) && thingOf(name)?.id === optionAt(next.armed ?? -1)?.actor;
      /* In a Turn who is picked is only looked at; what he is led to is done. */
      const shows = isOnly ? { armed: null } : next;
      put({ picked, stayed: false, shown: thingOf(name) ? { object: name } : null, ...shows });
      const led = typeof shows.armed === 'number' ? optionAt(shows.armed) : undefined;
      if (isQuick && led && isAtOnce(led)) void play.take(led.id);
    },
    lead(name, to) {
      const { scene, busy } = get();
      if (!scene || busy) return;
      if (get().drawn === null) before = { picked: get().picked, stayed: get().stayed };
      const picked = to === null || to === name ? [name] : [name, to];
      const next = to === null ? { armed: null } : armOnly(picked);
      put({ picked, stayed: false, drawn: name, marked: [], shown: null, ...next });
    },
    land(isThere) {
      if (get().drawn === null) return;
      if (!isThere) return put({ ...nothingPicked, ...before });
      const wanted = optionAt(get().armed ?? -1);
      put({ drawn: null });
      if (wanted && isAtOnce(wanted, true)) void play.take(wanted.id);
    },
    drop(name) {
      stays = null;
      const picked = get().picked.filter((one) => one !== name);
      put({ picked, shown: null, ...armOnly(picked) });
    },
    along: (object, square) =>
      attempt(async () => {
        const key = get().scene?.objects[object]?.key;
        for (;;) {
          const was = thingOf(key);
          const { roll } = get();
          await follow(await table.ask('along', was?.id ?? object, square));
          const is = thingOf(key);
          const isOn = get().scene?.asked && is?.square !== was?.square && is?.square !== square;
          if (!isOn || get().roll !== roll || get().trouble) break;
        }
      }),
    arm: (option) => put({ armed: option, shown: option === null ? get().shown : { option } }),
    show: (shown) => put({ shown, reading: false }),
    read: (name) => put({ shown: name === null ? null : { object: name }, reading: name !== null }),
    clear() {
      stays = null;
      put(nothingPicked);
    },
    undo: () => attempt(async () => rewind(await table.ask('undo'))),
    redo: () => attempt(async () => rewind(await table.ask('redo'))),
    resign: () => attempt(async () => follow(await table.ask('resign'))),
    lift: () => raise?.(),
    skip() {
      hurry = true;
      store.tell(null);
      store.skip();
    },
    set(settings) {
      const all = { ...get().settings, ...settings };
      writeSettings(all);
      put({ settings: all });
    },
    refresh: () => attempt(async () => follow(await table.ask('go'))),
  };

  async function rewind(told: Told): Promise<void> {
    hurry = true;
    await follow(told);
    put({ log: await lines(), roll: null, fresh: [], harm: [] });
  }

  return play;
}
