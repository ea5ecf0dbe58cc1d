// SPDX-License-Identifier: MIT
// spots.ts -- where things are on the screen: counters and cards by their keys, squares and corners of a board.
import { RIM, SQUARE } from '../look/board';
import type { Scene, Thing } from '../wire';

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** What is drawn there, if it is a thing of its own. */
  element?: Element;
}

/** Things of a table by what they are drawn as and their keys: a Soldier is a token on the path and a card below it. */
export type Spots = ReadonlyMap<string, Spot & { element: Element }>;

/** The same thing is looked for in this order. */
const roles = ['piece', 'token', 'hostile', 'plate', 'soldier', 'wf-chip', 'laid', 'seat'] as const;
/** These glide from where they were. */
export const gliding: readonly string[] = ['token', 'hostile', 'plate', 'laid', 'held'];

export const roleOf = (name: string): string => name.slice(0, name.indexOf(' '));

export function measure(table: Element): Spots {
  const spots = new Map<string, Spot & { element: Element }>();
  for (const element of table.querySelectorAll('.thing[data-key], .piece[data-key]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const role = element.classList.item(element.classList.contains('thing') ? 1 : 0) ?? '';
    const name = `${role} ${element.getAttribute('data-key') ?? ''}`;
    spots.set(name, { x: box.x, y: box.y, w: box.width, h: box.height, element });
  }
  return spots;
}

export function spotOfKey(key: string, spots: Spots): (Spot & { element: Element }) | undefined {
  for (const role of roles) {
    const found = spots.get(`${role} ${key}`);
    if (found) return found;
  }
  return undefined;
}

/** A place of the board, "B5", or a corner, "B5/C6", where the drawing of the board lies now. */
function spotOfSquare(name: string, scene: Scene, table: Element): Spot | undefined {
  const drawing = table.querySelector('.battle-drawing')?.getBoundingClientRect();
  const { board } = scene;
  if (!drawing || !board) return undefined;
  const scale = drawing.width / (board.width * SQUARE + 2 * RIM);
  const [first, second] = name.split('/').map((one) => board.squares.find((square) => square.name === one));
  const side = SQUARE * scale;
  const at = (x: number, y: number): Spot => ({
    x: drawing.x + (RIM + x * SQUARE) * scale,
    y: drawing.y + (RIM + y * SQUARE) * scale,
    w: side,
    h: side,
  });
  if (second) return at(second.x - 0.5, second.y - 0.5);
  if (!first) return undefined;
  return name.includes('/') ? at(first.x + 0.5, first.y + 0.5) : at(first.x, first.y);
}

/** Where a thing of an event is, or was. */
export function spotOf(
  thing: Thing,
  scene: Scene,
  table: Element,
  now: Spots,
  before: Spots,
): (Spot & { key?: string }) | undefined {
  if (thing.key) return spotOfKey(thing.key, now) ?? spotOfKey(thing.key, before);
  if (thing.square) return spotOfSquare(thing.square, scene, table);
  const shows = thing.card && scene.objects.find((object) => object.sort === 'thing' && object.card === thing.card);
  return shows ? spotOfKey(shows.key, now) : undefined;
}

/** A part of the table that cards come from and go to. */
export function spotOfPart(table: Element, ...selectors: readonly string[]): Spot | undefined {
  for (const selector of selectors) {
    const box = table.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      return { x: box.x, y: box.y, w: box.width, h: box.height };
  }
  return undefined;
}

/** What lies beyond the edge of the board is shown at its edge. */
export function within(at: { x: number; y: number }, room: Spot | undefined): { x: number; y: number } {
  if (!room) return at;
  const hold = (n: number, from: number, size: number) => Math.min(from + size, Math.max(from, n));
  return { x: hold(at.x, room.x, room.w), y: hold(at.y, room.y, room.h) };
}

/** On the edge of a thing, on the way to another place. */
export function edgeOf(spot: Spot, to: { x: number; y: number }): { x: number; y: number } {
  const middle = middleOf(spot);
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const part = Math.min(1, spot.w / 2 / Math.abs(dx || 1), spot.h / 2 / Math.abs(dy || 1));
  return { x: middle.x + part * dx, y: middle.y + part * dy };
}

/** Where a sign is put: on what is wide not upon its name. */
export const signOf = (spot: Spot): { x: number; y: number } => ({
  x: spot.x + (spot.w > 1.6 * spot.h ? 0.8 : 0.5) * spot.w,
  y: spot.y + spot.h / 2,
});

export const middleOf = (spot: Spot): { x: number; y: number } => ({ x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 });
