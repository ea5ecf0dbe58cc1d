// SPDX-License-Identifier: MIT
// core.test.ts -- the real core and packs, asked as a face asks: whole games by chance, kept and gone on with.
import { expect, test } from 'vitest';
import { chance, playOn, sitDown } from './site';

const mission = ['--system', 'warfighter', '--seed', '7'];

test('a mission is played to its end', async () => {
  const table = await sitDown();
  const opened = await table.ask('begin', ...mission);
  expect(opened.system).toBe('warfighter');
  const told = await playOn(table, chance(1));
  expect(told.now.doing).toBe('over');
  const result = await table.ask('result');
  expect(result.over).toBe(true);
}, 120_000);

test('a scenario against the bot is played to its end', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'heroes', '--seed', '7');
  const told = await playOn(table, chance(2));
  expect(told.now.doing).toBe('over');
}, 120_000);
