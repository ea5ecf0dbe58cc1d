// SPDX-License-Identifier: MIT
// scenes.ts -- for tests: a small scene with two counters of ours, one of theirs, and what may be done with them.
import type { Board, Line, Option, Scene, SceneObject, Square } from '../src/wire';

const edge = { look: 'none' as const };

export function square(x: number, y: number, more: Partial<Square> = {}): Square {
  return { name: `${String.fromCharCode(65 + x)}${y + 1}`, x, y, look: 'open', north: edge, west: edge, ...more };
}

export const board = (width: number, height: number): Board => ({
  width,
  height,
  squares: Array.from({ length: width * height }, (_, i) => square(i % width, Math.floor(i / width))),
});

export function object(id: number, key: string, more: Partial<SceneObject> = {}): SceneObject {
  return { id, key, sort: 'thing', row: 'unit', name: key, owner: 0, parent: 0, marks: [], ...more } as SceneObject;
}

export function option(id: number, text: string, more: Partial<Option> = {}): Option {
  return { id, text, brief: text, verb: 'do', touches: [], ...more } as Option;
}

/** Able may step to B1 or B2 or fire at Foe, Baker may fire at Foe; anybody may end it. */
export function scene(more: Partial<Scene> = {}): Scene {
  const options = [
    option(0, 'Able steps to B1', { actor: 1, touches: [1], square: 'B1' }),
    option(1, 'Able steps to B2', { actor: 1, touches: [1], square: 'B2' }),
    option(2, 'Able fires at Foe', { actor: 1, touches: [1, 3], dice: true }),
    option(3, 'Baker fires at Foe', { actor: 2, touches: [2, 3], dice: true }),
    option(4, 'end it'),
  ];
  const lines: Line[] = [
    { text: 'Able steps ...', options: [0, 1], lines: [] },
    { text: 'Able fires at Foe', options: [2], lines: [] },
    { text: 'Baker fires at Foe', options: [3], lines: [] },
    { text: 'end it', options: [4], lines: [] },
  ];
  const objects = [
    object(0, 'table', { sort: 'table' as SceneObject['sort'], row: '' }),
    object(1, 'able', { square: 'A1', yours: true }),
    object(2, 'baker', { square: 'A2', yours: true }),
    object(3, 'foe', { square: 'C1', owner: 1 }),
  ];
  return { asked: true, seat: 0, options, lines, objects, board: board(3, 2), decisions: 0, ...more } as Scene;
}
