// SPDX-License-Identifier: MIT
// heroesChoose.ts -- what a click on a square of the board means, and what is lit because it may be clicked.
//
// A square and who stands on it are one place for whoever clicks, but two names for the options: the one that an option
// speaks of is meant.  What may be done is the scene's list of options and nothing else.
import type { Option, Scene } from '../wire';
import { namesOf, optionsOf, pickable } from './narrow';
import { counterOn, type Counter } from './heroesRead';

/** Everything at the square that an option may name: who stands there, the square, and corners of it. */
function namesAt(counters: readonly Counter[], square: string): string[] {
  const on = counterOn(counters, square);
  return on ? [on.object.key, square] : [square];
}

/** Who is picked, or the only one who acts in all options that there are, or whose turn it is. */
export function actorOf(scene: Scene, counters: readonly Counter[], picked: readonly string[]): Counter | undefined {
  const byKey = counters.find((counter) => counter.ours && picked.includes(counter.object.key));
  if (byKey) return byKey;
  const first = scene.options.find((option) => option.actor !== undefined)?.actor;
  const isOnly = scene.options.every((option) => option.actor === undefined || option.actor === first);
  const only = isOnly ? counters.find((counter) => counter.object.id === first) : undefined;
  return only ?? counters.find((counter) => counter.ours && counter.mark('acting'));
}

/** May it do something on the board, and not only be given an order? */
export const isToAct = (scene: Scene, actor: Counter | undefined): boolean =>
  actor !== undefined &&
  scene.options.some((option) => option.actor === actor.object.id && (option.dice || !option.card));

/** Is a shot of it to be chosen? */
export const isToShoot = (scene: Scene, actor: Counter | undefined): boolean =>
  actor !== undefined && scene.options.some((option) => option.actor === actor.object.id && option.dice);

/** Do all of these make the same one act? */
export const areOfOne = (options: readonly Option[]): boolean =>
  options.every((option) => option.actor === options[0]?.actor);

/** The name that a click there picks; nothing: no option is about it. */
export function nameAt(
  scene: Scene,
  counters: readonly Counter[],
  picked: readonly string[],
  square: string,
): string | undefined {
  const names = namesAt(counters, square);
  const again = names.find((name) => picked.includes(name));
  const further = pickable(scene, picked);
  const anew = pickable(scene, []);
  /* What is picked already does not tell one option from another. */
  const tells = (name: string) => (further.get(name) ?? 0) > 0 && !picked.includes(name);
  return names.find(tells) ?? again ?? names.find((name) => anew.has(name));
}

/** Options that are on no place of the board: those that end a move, or pass. */
export function placeless(scene: Scene, options: readonly Option[]): Option[] {
  const isThere = (id: number, option: Option) => {
    const object = scene.objects[id];
    return id !== option.actor && object?.row === 'unit' && object.square !== undefined;
  };
  return options.filter((o) => !o.square && !o.corner && !o.touches.some((id) => isThere(id, o)));
}

/** What is left picked when something else is: as much as goes with it. */
export function pickedWith(scene: Scene, picked: readonly string[], name: string): readonly string[] {
  for (let n = picked.length; n > 0; n--) {
    const kept = picked.slice(0, n);
    if (kept.includes(name) || optionsOf(scene, [...kept, name]).length > 0) return kept;
  }
  return [];
}

/** What may be clicked, and what for. */
export interface Lit {
  /** A choice names it. */
  squares: Set<string>;
  corners: Set<string>;
  /** Keys of those whom an option of who is picked is about. */
  targets: Set<string>;
  /** Keys of those who can act. */
  actors: Set<string>;
  /** Those that are left, by the name of the square or key. */
  options: Map<string, Option[]>;
}

export function litBy(scene: Scene, picked: readonly string[]): Lit {
  const lit: Lit = {
    squares: new Set(),
    corners: new Set(),
    targets: new Set(),
    actors: new Set(),
    options: new Map(),
  };
  if (!scene.asked) return lit;
  for (const option of scene.options) {
    const actor = option.actor === undefined ? undefined : scene.objects[option.actor];
    if (actor) lit.actors.add(actor.key);
  }
  /* Another place than the one that was picked may still be chosen instead. */
  const things = picked.filter((name) => scene.objects.some((object) => object.key === name && object.yours));
  for (const option of optionsOf(scene, things)) {
    if (option.square) lit.squares.add(option.square);
    if (option.corner) lit.corners.add(option.corner);
    for (const id of option.touches) {
      const object = scene.objects[id];
      if (id !== option.actor && object?.row === 'unit') lit.targets.add(object.key);
    }
    for (const name of namesOf(scene, option)) {
      const left = lit.options.get(name);
      if (left) left.push(option);
      else lit.options.set(name, [option]);
    }
  }
  return lit;
}

/** Who would stand on a square, if what can be chosen there is done: one that comes to the board, or goes a step. */
export function ghostAt(counters: readonly Counter[], lit: Lit, square: string): Counter | undefined {
  const [first, ...more] = lit.options.get(square) ?? [];
  const isOne = first?.actor !== undefined && !first.dice && first.square === square;
  if (!isOne || more.some((option) => option.actor !== first.actor)) return undefined;
  return counters.find((counter) => counter.object.id === first.actor);
}

/** The ways in which who comes to the board can stand on a square, if all choices there are that. */
function formsAt(lit: Lit, square: string): readonly Option[] {
  const all = lit.options.get(square) ?? [];
  const isOne = all.every((one) => one.verb === 'deploy' && one.square === square && one.actor === all[0]?.actor);
  return isOne ? all : [];
}

/** What such a way is called, behind the square that it names: "carried"; nothing: there is but one. */
export const formOf = ({ brief, square = '' }: Option): string =>
  brief.slice(brief.lastIndexOf(square) + square.length).replace(/^[,\s]+/, '');

/** The names of all of them, as they are on the first square. */
export function formsOf(lit: Lit): string[] {
  const [first] = lit.squares;
  const forms = first ? formsAt(lit, first).map(formOf) : [];
  return forms.length > 1 ? forms : [];
}

/** The one that was wished for, or the first. */
export function formed(lit: Lit, square: string, wish: string): Option | undefined {
  const all = formsAt(lit, square);
  return all.find((one) => formOf(one) === wish) ?? all[0];
}

/** Is it about a card that one holds, and about nothing on the board? */
export const isInHand = (scene: Scene, { square, corner, touches }: Option): boolean =>
  !square &&
  !corner &&
  touches.length > 0 &&
  touches.every((id) => {
    const object = scene.objects[id];
    return object?.sort === 'card' && object.yours && scene.objects[object.parent]?.row === 'hand';
  });
