// SPDX-License-Identifier: MIT
// roll.test.ts -- the dice that lie on the table, line by line.
import { expect, test } from 'vitest';
import { rollAfter } from '../src/table/roll';
import type { Beat, GameEvent } from '../src/wire';

const happens = (more: Partial<GameEvent>, ...numbers: number[]): GameEvent =>
  ({ kind: '', things: numbers.map((number) => ({ class: 'number', number })), ...more }) as GameEvent;
const beat = (line: string, ...events: GameEvent[]): Beat => ({ line, events }) as Beat;

const opens = beat('Able attacks', happens({ part: 'opensRoll' }));
const thrown = beat('', happens({ part: 'thrown' }, 1, 4, 9));
const rolled = beat('- 11 in all', happens({ part: 'rolled', amount: 11 }, 1, 4, 9, 8));

test('an attack opens a roll without dice', () => {
  expect(rollAfter(null, opens, 'warfighter')).toMatchObject({ title: 'Able attacks', dice: [], isRead: false });
});

test('dice are thrown, and then read: each with its total, by the best one', () => {
  const lying = rollAfter(rollAfter(null, opens, 'warfighter'), thrown, 'warfighter');
  expect(lying?.dice).toEqual([
    { sides: 10, value: 4 },
    { sides: 10, value: 9 },
  ]);
  const read = rollAfter(lying, rolled, 'warfighter');
  expect(read?.isRead).toBe(true);
  expect(read?.dice).toEqual([
    { sides: 10, value: 4, total: 6, needs: 8, outcome: 'miss' },
    { sides: 10, value: 9, total: 11, needs: 8, outcome: 'hit' },
  ]);
  expect(read?.lines).toEqual(['11 in all']);
});

test('the dice of a battle have six sides and one total', () => {
  const read = rollAfter(null, beat('- 7 in all', happens({ part: 'rolled', amount: 7 }, 1, 3, 0, 8)), 'heroes');
  expect(read?.dice).toEqual([{ sides: 6, value: 3, total: 7, needs: 8, outcome: 'miss' }]);
});

test('what is rolled besides is a die of six', () => {
  const cover = beat('- cover', happens({ part: 'rolledToo', amount: 5 }, 5, 4));
  const read = rollAfter(rollAfter(rollAfter(null, opens, 'warfighter'), thrown, 'warfighter'), cover, 'warfighter');
  expect(read?.dice.at(-1)).toEqual({ sides: 6, value: 5, total: 5, needs: 4, outcome: 'hit' });
});

test('a line without dice leaves them as they lie', () => {
  const lying = rollAfter(rollAfter(null, opens, 'warfighter'), thrown, 'warfighter');
  expect(rollAfter(lying, beat('Able moves'), 'warfighter')).toBe(lying);
  expect(rollAfter(null, beat('Able moves'), 'warfighter')).toBeNull();
});
