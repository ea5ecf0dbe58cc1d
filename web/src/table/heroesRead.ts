// SPDX-License-Identifier: MIT
// heroesRead.ts -- what a scene of heroes says, as a board needs it: squares by name, counters with what they bear.
import type { Faction } from '../look/counter';
import type { Board, Scene, SceneObject, Square } from '../wire';

/** A counter on the board, or one that is still to come to it. */
export interface Counter {
  object: SceneObject;
  /** The side that lies up. */
  card: number | undefined;
  at: Square | undefined;
  /** Of who stands on two squares, the second one. */
  tail: Square | undefined;
  faction: Faction;
  ours: boolean;
  /** Where it faces, in eighths from north; nothing: everywhere. */
  faces: number | undefined;
  /** Its order: a number, one that is not known, a bluff, a special order; nothing: it has none. */
  order: number | 'unknown' | 'bluff' | 'special' | undefined;
  damages: number;
  /** So many others lie under it. */
  level: number;
  mark(name: string): number;
}

const damageMarks = ['crew hit', 'track hit', 'hull hit', 'gun lost'];

export function markOf(object: SceneObject | undefined, name: string): number | undefined {
  return object?.marks.find((mark) => mark.name === name)?.value;
}

/** The words of the marks that have some, the ones in force first. */
export const saidOf = (object: SceneObject): string =>
  [object.name, object.square ?? '', ...object.marks.map((mark) => mark.text ?? '')].filter(Boolean).join(', ');

export function squaresByName(board: Board | undefined): Map<string, Square> {
  return new Map(board?.squares.map((square) => [square.name, square]));
}

function orderOf(mark: (name: string) => number): Counter['order'] {
  if (mark('order')) return mark('order');
  if (mark('bluff')) return 'bluff';
  if (mark('special order')) return 'special';
  return mark('token') ? 'unknown' : undefined;
}

/** The first seat is the first colour. */
export const factionOf = (owner: number): Faction => ((((owner % 4) + 4) % 4) + 1) as Faction;

/** Who only watches, watches from the first side. */
export const isOurs = (scene: Scene, object: SceneObject): boolean =>
  Boolean(object.yours || object.allied || (scene.seat < 0 && object.owner === 0));

function counterOf(scene: Scene, squares: Map<string, Square>, object: SceneObject): Counter {
  const mark = (name: string) => markOf(object, name) ?? 0;
  const at = object.square ? squares.get(object.square) : undefined;
  return {
    object,
    card: mark('side up') || object.card,
    at,
    tail: squares.get(object.marks.find(({ name }) => name === 'tail')?.square ?? ''),
    faction: factionOf(object.owner),
    ours: isOurs(scene, object),
    faces: mark('faces') ? mark('faces') - 1 : undefined,
    order: orderOf(mark),
    damages: damageMarks.filter((name) => mark(name)).length,
    level: 0,
    mark,
  };
}

/** Who lies on others is seen to do so. */
function pile(counters: Counter[]): Counter[] {
  const on = new Map<string, number>();
  for (const counter of counters) {
    if (!counter.at || counter.object.with !== undefined || counter.mark('wreck')) continue;
    counter.level = on.get(counter.at.name) ?? 0;
    on.set(counter.at.name, counter.level + 1);
  }
  return counters;
}

/** All units; those aboard others have `object.with`. */
export function readCounters(scene: Scene, squares: Map<string, Square>): Counter[] {
  const units = scene.objects.filter((object) => object.sort === 'thing' && object.row === 'unit');
  return pile(units.map((object) => counterOf(scene, squares, object)));
}

/** Those that stand on squares themselves, wrecks first, so that others are drawn over them. */
export function standing(counters: readonly Counter[]): Counter[] {
  const on = counters.filter((counter) => counter.at && counter.object.with === undefined);
  return [...on.filter((c) => c.mark('wreck')), ...on.filter((c) => !c.mark('wreck'))];
}

export function counterOn(counters: readonly Counter[], square: string): Counter | undefined {
  return standing(counters)
    .reverse()
    .find((counter) => counter.at?.name === square || counter.tail?.name === square);
}

/** Boards that look alike have the same. */
export function lookOf(board: Board): string {
  const of = (s: Square) =>
    `${s.look} ${s.north.look} ${s.west.look} ${s.goal ?? ''} ${s.worth ?? ''} ${s.holders ?? ''} ${s.smoke ?? ''}`;
  return `${board.width} ${board.squares.map(of).join()}`;
}

/** The name of a side for who only watches: nobody is "you" then. */
export function watchedSide(scene: Scene, seat: number): string | undefined {
  if (scene.seat >= 0) return undefined;
  const name = scene.objects.find((object) => object.sort === 'seat' && object.place === seat)?.name;
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}
