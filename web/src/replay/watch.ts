// SPDX-License-Identifier: MIT
// watch.ts -- a recorded game at a table: the same state that a game that is played has, but nobody chooses; it is
// gone through act by act, in anybody's eyes.
//
// What always holds: what is shown belongs to one act and one pair of eyes; whoever is asked to go somewhere while the
// core is at work goes where he was asked to go last.
import type { Table } from '../table';
import { objectNamed } from '../table/narrow';
import type { Play, PlayState } from '../table/play';
import { rollAfter, type Roll } from '../table/roll';
import { paces, readSettings, writeSettings } from '../table/settings';
import { createStore } from '../table/store';
import type { Beat } from '../table/types';
import type { Story, Walked } from '../wire';
import { turnFrom } from './moments';

/** Whose eyes look: a seat, or one of these. */
export const EVERYBODY = -1;
export const ALL_OPEN = -2;

export interface WatchState extends PlayState {
  walked: Walked;
  story: Story;
  /** It goes on by itself. */
  runs: boolean;
}

export interface Watch extends Play {
  get(): WatchState;
  go(act: number): void;
  /** So many acts on or back, from where it is going. */
  by(acts: number): void;
  turn(way: 1 | -1): void;
  see(eyes: number): void;
  run(on: boolean): void;
}

/** All that an act brought about, as one line. */
function whole(walked: Walked): Beat | null {
  if (walked.beats.length === 0) return null;
  return { line: walked.choice ?? '', events: walked.beats.flatMap((beat) => beat.events) };
}

function rollOf(beats: readonly Beat[], system: string): Roll | null {
  return beats.reduce<Roll | null>((roll, beat) => rollAfter(roll, beat, system), null);
}

export function createWatch(table: Table, first: Walked, story: Story): Watch {
  const { system, title, setup, seats } = first;
  const store = createStore<WatchState>({
    walked: first,
    story,
    runs: false,
    opened: { system, title, setup, about: story.about, seats, hands: 0, from: 0 },
    scene: null,
    now: null,
    log: [],
    beat: null,
    telling: false,
    roll: null,
    busy: false,
    picked: [],
    stayed: false,
    drawn: null,
    armed: null,
    reading: false, harm: [], marked: [],
    shown: null,
    curtain: null,
    fresh: [],
    news: [],
    result: null,
    trouble: '',
    settings: readSettings(),
  });
  const { get, put } = store;
  let wanted = { act: first.act, eyes: first.eyes };
  let atWork = false;

  function hear(beats: readonly Beat[]): void {
    for (const beat of beats) store.tell(beat);
  }

  const isThere = () =>
    get().scene !== null && wanted.act === get().walked.act && wanted.eyes === get().walked.eyes;

  async function step(): Promise<void> {
    const { act, eyes } = wanted;
    const heard = eyes === get().walked.eyes ? get().story : await table.ask('story', eyes);
    const walked = await table.ask('step', act, eyes);
    const isNext = get().scene !== null && act === get().walked.act + 1;
    if (get().runs) await tell(walked);
    else if (isNext) hear(walked.beats);
    const scene = await table.ask('look');
    put({ walked, story: heard, scene, beat: whole(walked), roll: rollOf(walked.beats, system), telling: false });
  }

  /** What the act brought about, line by line, while it goes on by itself. */
  async function tell(walked: Walked): Promise<void> {
    let roll: Roll | null = null;
    for (const beat of walked.beats) {
      roll = rollAfter(roll, beat, system);
      if (!get().runs || !beat.line || !beat.moment) continue;
      hear([beat]);
      put({ walked, scene: await table.ask('moment', beat.moment), beat, roll, telling: true });
      await wait(roll && beat.events.some(({ part }) => part === 'rolled' || part === 'thrown') ? 1.6 : 1);
    }
    if (walked.beats.length === 0) await wait(0.5);
  }

  /** A part of the pace; one who wants it at once still sees each moment. */
  function wait(part: number): Promise<void> {
    const pace = paces[get().settings.pace] || paces.quick;
    return store.wait(pace * part);
  }

  async function catchUp(): Promise<void> {
    if (atWork) return;
    atWork = true;
    try {
      while (!store.stopped && (!isThere() || get().runs)) {
        if (isThere() && wanted.act === get().walked.acts) put({ runs: false });
        else {
          if (isThere()) wanted = { ...wanted, act: wanted.act + 1 };
          await step();
        }
      }
    } catch (error) {
      put({ runs: false, telling: false, trouble: error instanceof Error ? error.message : String(error) });
    }
    atWork = false;
  }

  function want(change: Partial<typeof wanted>, runs: boolean): void {
    const act = Math.min(get().walked.acts, Math.max(0, change.act ?? wanted.act));
    wanted = { eyes: change.eyes ?? wanted.eyes, act };
    put({ runs, trouble: '' });
    store.skip();
    void catchUp();
  }

  const nothing = () => Promise.resolve();
  return {
    table,
    get,
    subscribe: store.subscribe,
    hear: store.hear,
    start: () => catchUp(),
    stop: store.stop,
    go: (act) => want({ act }, false),
    by: (acts) => want({ act: wanted.act + acts }, false),
    turn: (way) => want({ act: turnFrom(get().walked.turns, wanted.act, way) }, false),
    see: (eyes) => want({ eyes }, false),
    run: (on) => want(on && wanted.act === get().walked.acts ? { act: 0 } : {}, on),
    drop: () => undefined,
    lead: () => undefined,
    land: () => undefined,
    pick(name) {
      const { scene } = get();
      if (scene && objectNamed(scene, name)) put({ shown: { object: name } });
    },
    read: () => undefined,
    show: (shown) => put({ shown }),
    clear: () => put({ shown: null }),
    skip: store.skip,
    set(settings) {
      const all = { ...get().settings, ...settings };
      writeSettings(all);
      put({ settings: all });
    },
    arm: () => undefined,
    choose: () => undefined,
    along: nothing,
    mark: () => undefined,
    lift: () => undefined,
    take: nothing,
    pay: nothing,
    undo: nothing,
    redo: nothing,
    resign: nothing,
    refresh: nothing,
  };
}
