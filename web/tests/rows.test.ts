// SPDX-License-Identifier: MIT
// rows.test.ts -- the list of choices: what only ends the question stands at its end and always has the key 0, whatever
// else is offered and whoever acts.
import { expect, test } from 'vitest';
import { isWayOut, numbered, rowsOf } from '../src/table/rows';
import type { Option, Scene } from '../src/table/types';

const option = (id: number, text: string, out = false): Option =>
  ({ id, text, brief: text, verb: text, touches: [], out }) as unknown as Option;

const sceneOf = (...options: Option[]): Scene =>
  ({
    options,
    lines: options.map(({ id, text }) => ({ text, heading: 'Rifles', options: [id], lines: [] })),
  }) as unknown as Scene;

test('the way out is the last row, with the key 0 and no heading', () => {
  const scene = sceneOf(option(0, 'go on', true), option(1, 'move'), option(2, 'fire'));
  const rows = rowsOf(scene, scene.options, new Set(), '');
  expect(rows.map(({ text }) => text)).toEqual(['move', 'fire', 'go on']);
  expect(rows.at(-1)?.heading).toBe('');
  expect(numbered(rows, rows)).toEqual([1, 2, 0]);
  expect(rows.filter(isWayOut)).toHaveLength(1);
});

test('the others keep their numbers when it is not there', () => {
  const scene = sceneOf(option(0, 'move'), option(1, 'fire'));
  const rows = rowsOf(scene, scene.options, new Set(), '');
  expect(numbered(rows, rows)).toEqual([1, 2]);
});
