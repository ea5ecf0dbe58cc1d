// SPDX-License-Identifier: MIT
// fresh.test.ts -- which cards of a hand are new.
import { expect, test } from 'vitest';
import { freshIn } from '../src/table/fresh';
import type { Scene, SceneObject } from '../src/wire';

const object = (more: Partial<SceneObject>): SceneObject =>
  ({ sort: 'card', row: 'card', parent: 1, ...more }) as SceneObject;
const pile = (row: string): SceneObject => object({ sort: 'pile', row, parent: 0 });
const scene = (...objects: SceneObject[]): Scene => ({ objects: [object({ sort: 'table' }), ...objects] }) as Scene;
const held = (key: string, more: Partial<SceneObject> = {}): SceneObject => object({ key, yours: true, ...more });

test('a second copy of a card is new, what lay there is not', () => {
  const before = scene(pile('hand'), held('hand.7.0'));
  const now = scene(pile('hand'), held('hand.7.0'), held('hand.7.1'), held('hand.9.0'));
  expect(freshIn(before, now).map((card) => card.key)).toEqual(['hand.7.1', 'hand.9.0']);
});

test('a game that begins has nothing new, and nothing is told of what is not yours or not in a hand', () => {
  const now = scene(pile('hand'), held('hand.7.0', { yours: false }), held('hand.8.0', { unknown: true }));
  expect(freshIn(undefined, scene(pile('hand'), held('hand.1.0')))).toEqual([]);
  expect(freshIn(scene(pile('hand')), now)).toEqual([]);
  expect(freshIn(scene(pile('discards')), scene(pile('discards'), held('discards.7.0')))).toEqual([]);
});
