// SPDX-License-Identifier: MIT
// look-board.test.ts -- every look of ground and edge that the core may name can be drawn.
import { expect, test } from 'vitest';
import { edgeLooks, groundLooks } from '../src/look/board-looks';
import { wireEnums } from '../src/wire';

test('every ground has a look', () => {
  expect(groundLooks.map(({ name }) => name)).toEqual(wireEnums['groundLook']);
});

test('every edge has a look', () => {
  expect(edgeLooks.map(({ name }) => name)).toEqual(wireEnums['edgeLook']);
});
