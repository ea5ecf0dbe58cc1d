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

test('an attack that is called off leaves no roll behind', () => {
  const off = beat('- So Able does not attack', happens({ part: 'closesRoll' }));
  expect(rollAfter(rollAfter(null, opens, 'warfighter'), off, 'warfighter')).toBeNull();
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

const by = (name: string, ...pips: number[]): GameEvent =>
  ({
    kind: 'throws:',
    part: 'thrown',
    things: [{ class: 'thing', name, key: name }, ...pips.map((number) => ({ class: 'number', number }))],
  }) as GameEvent;

test('an assault has the dice of both, and nothing of the shot before it', () => {
  const shot = rollAfter(null, beat('- 8: a hit', happens({ part: 'rolled', amount: 8 }, 1, 6, 0, 5)), 'heroes');
  const assault = [
    beat('Able assaults Foe.', happens({ kind: 'assaults:' })),
    beat('- Able throws: [6][5].', by('Able', 6, 5)),
    beat('- Foe throws: [4].', by('Foe', 4)),
    beat('- Able has 9, Foe has 5.', happens({ kind: 'in the assault:', amount: 9 })),
    beat('- Foe is hit.', happens({ kind: 'is hit:' })),
  ];
  const lies = assault.reduce((roll, one) => rollAfter(roll, one, 'heroes'), shot);
  expect(lies?.title).toBe('Able assaults Foe.');
  expect(lies?.dice.map((die) => [die.by, die.value])).toEqual([
    ['Able', 6],
    ['Able', 5],
    ['Foe', 4],
  ]);
  expect(lies?.lines).toEqual(['Able has 9, Foe has 5.', 'Foe is hit.']);
});

test('dice that nothing announced say whose they are', () => {
  const shot = rollAfter(null, beat('- 8: a hit', happens({ part: 'rolled', amount: 8 }, 1, 6, 0, 5)), 'heroes');
  const one = rollAfter(shot, beat('- Able throws: [6].', by('Able', 6)), 'heroes');
  expect(one).toMatchObject({ title: 'Able throws: [6].', dice: [{ sides: 6, value: 6 }], lines: [] });
});

test('a line without dice leaves them as they lie', () => {
  const lying = rollAfter(rollAfter(null, opens, 'warfighter'), thrown, 'warfighter');
  expect(rollAfter(lying, beat('Able moves'), 'warfighter')).toBe(lying);
  expect(rollAfter(null, beat('Able moves'), 'warfighter')).toBeNull();
});

test('dice that nobody announced are a roll of their own, with whose they are', () => {
  const read = rollAfter(rollAfter(null, opens, 'warfighter'), rolled, 'warfighter');
  const dice = happens({ kind: 'dice:', amount: 6 }, 8, 4, 1, 0);
  const struck = rollAfter(read, { ...beat('- dice', dice), roll: 'A plane strikes Able' }, 'warfighter');
  expect(struck).toMatchObject({ title: 'A plane strikes Able', isRead: false, lines: [] });
  expect(struck?.dice.map((die) => die.value)).toEqual([8, 4, 1, 6]);
  const more = rollAfter(struck, beat('', happens({ kind: 'and dice:' }, 7, 2)), 'warfighter');
  expect(more?.dice.map((die) => die.value)).toEqual([8, 4, 1, 7, 2, 6]);
});

test('what the dice do as they fall stands below what they come to', () => {
  const lying = rollAfter(rollAfter(null, opens, 'warfighter'), thrown, 'warfighter');
  const click = beat('- Click: it is empty.', happens({ kind: 'is out of Ammo:' }));
  const read = rollAfter(rollAfter(lying, click, 'warfighter'), rolled, 'warfighter');
  expect(read?.besides).toEqual(['Click: it is empty.']);
  expect(read?.lines).toEqual(['11 in all']);
});
