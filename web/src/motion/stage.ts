// SPDX-License-Identifier: MIT
// stage.ts -- from what is told to what is seen and heard: it waits for the table to be drawn as it is then, lets glide
// what has moved, and plays the effect of each event.
//
// What always holds: the game never waits for it, and it changes nothing of the game.
import { isMoving, isStill } from '../taste';
import type { Play } from '../table/play';
import { paces } from '../table/settings';
import type { Beat, GameEvent, Scene } from '../table/types';
import { hush, sound } from './audio';
import { effectOf, type Drawing, type Effect } from './effects';
import { appear, charge, fall, finish, flip, glide, shake } from './moving';
import {
  edgeOf,
  gliding,
  measure,
  middleOf,
  roleOf,
  signOf,
  spotOf,
  spotOfPart,
  within,
  type Spot,
  type Spots,
} from './spots';

/** What is drawn over the table for a while. */
export interface Sprite {
  id: number;
  draws: Drawing;
  /** The middle of where it is, and how far from there to where it goes. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** How large that is. */
  size: number;
  delay: number;
  time: number;
  effect: Effect;
  /** The card that is shown, and the game that it is of. */
  card?: number;
  game?: Play;
  text?: string;
}

/** How long each lasts at the usual pace, in milliseconds. */
const times: Readonly<Record<Drawing, number>> = {
  tracer: 560,
  lob: 620,
  charge: 420,
  blast: 900,
  hit: 420,
  heart: 900,
  rise: 900,
  stamp: 800,
  flag: 1300,
  gone: 700,
  appear: 420,
  flip: 560,
  show: 1250,
  draw: 480,
  discard: 480,
  banner: 1300,
};
const STAGGER = 80; // one after the other, where an event comes several times
const MOST = 24; // so many sprites at once
const EDGE = 8; // pixels between what is told and the edge of the board

export interface Stage {
  table: Element;
  /** What lies over it. */
  over: Element;
  draw(sprites: readonly Sprite[]): void;
  clear(): void;
}

let ids = 0;
const nowhere: Spots = new Map();

interface Point {
  x: number;
  y: number;
}

/** What is drawn of an effect at a place, or from there to another. */
export function spriteAt(effect: Effect, at: Point, to: Point, delay: number, size: number, slowness: number): Sprite {
  const draws = effect.draws ?? 'hit';
  return {
    id: ++ids,
    draws,
    x: at.x,
    y: at.y,
    dx: to.x - at.x,
    dy: to.y - at.y,
    size: Math.min(150, Math.max(44, size)),
    delay,
    time: times[draws] * slowness,
    effect,
  };
}

/** Everything that is known while one picture of the table is followed by another. */
interface Turning {
  stage: Stage;
  game: Play;
  scene: Scene;
  before: Spots;
  now: Spots;
  /** 1 at the usual pace; 0: nothing moves. */
  slowness: number;
  sprites: Sprite[];
}

function glideAll({ stage, before, now, slowness }: Turning): void {
  const moved = [...now].flatMap(([name, to]) => {
    const from = gliding.includes(roleOf(name)) ? before.get(name) : undefined;
    return from && Math.hypot(from.x - to.x, from.y - to.y) > 6 ? [{ from, to }] : [];
  });
  if (moved.length <= MOST) for (const { from, to } of moved) glide(from, to, stage.over, 420 * slowness);
}

const plain = (line: string): string => line.replace(/^(?:==|--|-|!|=) /, '').replace(/ (?:==|--)$/, '');

/** Between whom a card goes: a pile or the edge of the table, and who holds it. */
function cardWay(turning: Turning, event: GameEvent): { pile: Spot; holder: Spot } | undefined {
  const { table } = turning.stage;
  const who = event.things[0]?.key ?? '';
  const own = who === `seat.${turning.scene.seat}` ? '.table-hand, .hn-small' : '.table-head';
  const holder = spotOfPart(table, `[data-hand="${who}"]`, `.soldier[data-key="${who}"]`, ...own.split(', '));
  const pile = spotOfPart(table, '.wf-beside .pile', '.table-head');
  return holder && pile && { holder, pile };
}

/** The ends of what an effect is about. */
function endsOf(turning: Turning, event: GameEvent, effect: Effect): { from: Spot; to: Spot } | undefined {
  if (effect.draws === 'draw' || effect.draws === 'discard') {
    const way = cardWay(turning, event);
    return way && (effect.draws === 'draw' ? { from: way.pile, to: way.holder } : { from: way.holder, to: way.pile });
  }
  if (effect.draws === 'banner' || effect.draws === 'show') {
    const board = spotOfPart(turning.stage.table, '.battle', '.table-board');
    return board && { from: board, to: board };
  }
  const about = effect.about === undefined ? event.things : event.things.slice(effect.about, effect.about + 1);
  const found = about.flatMap((thing) => {
    const isPlace = thing.class === 'thing' || thing.class === 'anyThing' || thing.square || thing.card;
    const spot = isPlace ? spotOf(thing, turning.scene, turning.stage.table, turning.now, turning.before) : undefined;
    return spot ? [spot] : [];
  });
  const [from, to] = [found[0], found.at(-1)];
  return from && to && { from, to };
}

/** What a thing of the table does itself. */
const acts: Partial<
  Record<Drawing, (at: Spot & { element: Element }, turning: Turning, time: number, delay: number, to: Spot) => void>
> = {
  appear: (at, _, time, delay) => appear(at.element, time, delay),
  flip: (at, _, time) => flip(at.element, time),
  gone: (at, { stage }, time) => fall(at, stage.over, time),
  charge: (at, _, time, __, to) => {
    const [a, b] = [middleOf(at), middleOf(to)];
    charge(at.element, b.x - a.x, b.y - a.y, time);
  },
  hit: (at, _, time) => shake(at.element, time),
  heart: (at, _, time) => shake(at.element, time / 2),
};

function play(turning: Turning, beat: Beat, event: GameEvent, effect: Effect, nth: number): void {
  const { slowness, sprites } = turning;
  const delay = Math.min(nth, 6) * STAGGER * slowness;
  if (effect.sound) sound(effect.sound, delay);
  const { draws } = effect;
  if (!draws || slowness === 0 || !isMoving(effect.kind) || sprites.length >= MOST) return;
  const ends = endsOf(turning, event, effect);
  if (!ends) return;
  const time = times[draws] * slowness;
  const { element } = ends.from;
  if (element?.isConnected || draws === 'gone') {
    if (element) acts[draws]?.({ ...ends.from, element }, turning, time, delay, ends.to);
  }
  const room = spotOfPart(turning.stage.table, '.battle', '.table-board');
  const b = within(middleOf(ends.to), room);
  const from = draws === 'tracer' ? edgeOf(ends.from, b) : effect.icon ? signOf(ends.from) : middleOf(ends.from);
  const a = draws === 'draw' || draws === 'discard' ? from : within(from, room);
  const card = event.things.find((thing) => thing.card)?.card;
  const more: Partial<Sprite> = {
    ...(card ? { card, game: turning.game } : {}),
    ...(draws === 'banner' && beat.line ? { text: plain(beat.line) } : {}),
  };
  sprites.push({ ...spriteAt(effect, a, b, delay, Math.min(ends.from.w, ends.from.h), slowness), ...more });
  if (draws === 'lob') {
    const landed: Effect = { kind: 'fire', draws: 'blast' };
    sprites.push(spriteAt(landed, b, b, delay + 0.8 * time, Math.min(ends.to.w, ends.to.h), slowness));
    sound('explosion', delay + 0.8 * time);
  }
}

/** What is told comes into sight where a table is scrolled: all of it if there is room, else what it is about last. */
function reveal(table: Element, beats: readonly Beat[]): void {
  const board = table.querySelector('.table-board:has(.wf-path)');
  if (!board || board.scrollHeight <= board.clientHeight + 1) return;
  const keys = beats.flatMap((beat) => beat.events.flatMap((event) => event.things.map((thing) => thing.key ?? '')));
  const told = [...new Set(keys)].flatMap((key) => (key && board.querySelector(`.wf-path [data-key="${key}"]`)) || []);
  const boxes = told.map((one) => one.getBoundingClientRect());
  const room = board.getBoundingClientRect();
  const [last] = boxes.slice(-1);
  if (!last) return;
  const span = (all: readonly DOMRect[]) =>
    [Math.min(...all.map(({ top }) => top)), Math.max(...all.map(({ bottom }) => bottom))] as const;
  const whole = span(boxes);
  const [top, bottom] = whole[1] - whole[0] <= room.height ? whole : span([last]);
  if (top < room.top) board.scrollTop += top - room.top - EDGE;
  else if (bottom > room.bottom) board.scrollTop += bottom - room.bottom + EDGE;
}

function perform(turning: Turning, beats: readonly Beat[]): void {
  if (turning.slowness > 0 && isMoving('moves')) glideAll(turning);
  const seen = new Map<string, number>();
  for (const beat of beats)
    for (const event of beat.events) {
      const effect = effectOf(turning.game.get().opened.system, event);
      if (!effect) continue;
      const nth = seen.get(event.kind) ?? 0;
      seen.set(event.kind, nth + 1);
      play(turning, beat, event, effect, nth);
    }
  if (turning.sprites.length > 0) turning.stage.draw(turning.sprites);
}

/** Plays what is told of a game, until the function that comes back is called. */
export function direct(game: Play, stage: Stage): () => void {
  let shown = game.get().scene;
  let heard: Beat[] = [];
  let result = game.get().result;
  const skip = () => {
    heard = [];
    finish();
    stage.clear();
  };
  const unhear = game.hear((beat) => (beat ? void heard.push(beat) : (hush(), skip())));
  const unsubscribe = game.subscribe(() => {
    const { scene, settings, telling, curtain, result: ended } = game.get();
    if (ended && ended !== result) sound(ended.won ? 'won' : ended.drawn ? 'turn' : 'lost');
    result = ended;
    if (curtain !== null) skip(); /* who sits down next sees nothing of it */
    if (scene === shown || !scene) return;
    const isFirst = !shown;
    const beats = heard;
    shown = scene;
    heard = [];
    if (isFirst) return;
    const slowness = isStill() ? 0 : paces[settings.pace] / paces.usual;
    const before = slowness > 0 ? measure(stage.table) : nowhere;
    requestAnimationFrame(() => {
      if (telling) reveal(stage.table, beats);
      finish();
      const now = slowness > 0 ? measure(stage.table) : nowhere;
      perform({ stage, game, scene, before, now, slowness, sprites: [] }, beats);
    });
  });
  /* A key or a click is for what comes next: whatever is still to be seen is past. */
  const clear = () => (finish(), stage.clear());
  addEventListener('pointerdown', clear, true);
  addEventListener('keydown', clear, true);
  return () => {
    removeEventListener('pointerdown', clear, true);
    removeEventListener('keydown', clear, true);
    unhear();
    unsubscribe();
    skip();
  };
}
