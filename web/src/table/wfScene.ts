// SPDX-License-Identifier: MIT
// wfScene.ts -- a scene of warfighter sorted as it lies on a table: spaces of the path with what is in each, the
// squad with what each carries and holds.  Only names of rows and marks are known here, no rule.
import type { Mark, Scene, SceneObject } from './types';

export const markOf = (object: SceneObject, name: string): Mark | undefined =>
  object.marks.find((mark) => mark.name === name);
export const valueOf = (object: SceneObject, name: string): number => markOf(object, name)?.value ?? 0;
export const saidOf = (object: SceneObject, name: string): string => markOf(object, name)?.text ?? '';

/** It is a Soldier's own name: what he holds and carries has names that begin with his. */
export const isSoldier = (key: string | undefined): boolean => /^soldier\.\d+$/.test(key ?? '');

export interface Space {
  n: number;
  /** Nothing: no Location lies there yet. */
  location?: SceneObject;
  soldiers: SceneObject[];
  hostiles: SceneObject[];
  /** What lies on the ground, Events, and whatever else is there. */
  others: SceneObject[];
}

export interface Trooper {
  soldier: SceneObject;
  /** The number on his counter, by which Hostiles aim at him. */
  n: number;
  gear: SceneObject[];
  hand: SceneObject[];
  /** Other piles of his that hold something, and their cards. */
  piles: { pile: SceneObject; cards: SceneObject[] }[];
}

/** "C1" is space 3; a mark says it where there is one. */
export function spaceOf(object: SceneObject): number {
  const said = valueOf(object, 'space') || valueOf(object, 'place');
  if (said) return said;
  const letters = /^[A-Z]+/.exec(object.square ?? '')?.[0] ?? '';
  return [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0);
}

const isThing = (object: SceneObject, row: string): boolean => object.sort === 'thing' && object.row === row;
const things = (scene: Scene, row: string): SceneObject[] => scene.objects.filter((object) => isThing(object, row));
const cardsIn = (scene: Scene, pile: SceneObject): SceneObject[] =>
  scene.objects.filter((object) => object.sort === 'card' && object.parent === pile.id);

export function tableOf(scene: Scene): SceneObject | undefined {
  return scene.objects[0];
}

export function spacesOf(scene: Scene): Space[] {
  const locations = things(scene, 'location');
  const known = new Set(['soldier', 'location', 'item', 'hostile']);
  const table = tableOf(scene);
  const far = scene.objects.filter((object) => object.sort === 'thing').map(spaceOf);
  const last = Math.max(1, table ? valueOf(table, 'spaces') : 0, ...far);
  return Array.from({ length: last }, (_, i) => {
    const n = i + 1;
    const here = (object: SceneObject) => spaceOf(object) === n;
    const location = locations.find(here);
    return {
      n,
      ...(location ? { location } : {}),
      soldiers: things(scene, 'soldier').filter((one) => here(one) && !valueOf(one, 'has_left')),
      hostiles: things(scene, 'hostile').filter(here),
      others: scene.objects.filter(
        (object) =>
          object.sort === 'thing' &&
          here(object) &&
          (!known.has(object.row) || (object.row === 'item' && !object.with)),
      ),
    };
  });
}

/** What lies with a Soldier: his gear, and cards in play before him. */
export function squadOf(scene: Scene): Trooper[] {
  const others = new Set(['soldier', 'location', 'hostile']);
  const items = scene.objects.filter((object) => object.sort === 'thing' && !others.has(object.row));
  return things(scene, 'soldier').map((soldier) => {
    const piles = scene.objects.filter((object) => object.sort === 'pile' && object.parent === soldier.id);
    const filled = piles.map((pile) => ({ pile, cards: cardsIn(scene, pile) })).filter(({ cards }) => cards.length > 0);
    return {
      soldier,
      n: soldier.place + 1,
      gear: items.filter((item) => item.with === soldier.id && !valueOf(item, 'is_gone')),
      hand: filled.find(({ pile }) => pile.row === 'hand')?.cards ?? [],
      piles: filled.filter(({ pile }) => pile.row !== 'hand'),
    };
  });
}

/** Things that lie neither in a space nor with anybody: support, what is yet to come. */
export function asideOf(scene: Scene): SceneObject[] {
  const known = new Set(['soldier', 'location', 'hostile']);
  return scene.objects.filter(
    (object) => object.sort === 'thing' && !known.has(object.row) && !object.with && spaceOf(object) === 0,
  );
}

/** Piles of the whole table that one may want to look at, with how many cards each has. */
export function pilesOf(scene: Scene): SceneObject[] {
  return scene.objects.filter(
    (object) => object.sort === 'pile' && object.parent === 0 && (object.count ?? 0) > 0 && object.row !== 'out',
  );
}
