// SPDX-License-Identifier: MIT
// lines.test.ts -- the signs of a log's lines: harm stands out, and an Attack's sum closes its dice.
import { expect, test } from 'vitest';
import { isHarm, isThen, plainLine, sortOf } from '../src/table/lines';
import { rollAfter } from '../src/table/roll';
import type { Beat } from '../src/table/types';

test('lines by their signs', () => {
  expect(sortOf('== Turn 2 ==')).toBe('turn');
  expect(sortOf('= No effect.')).toBe('sum');
  expect(sortOf('! Able is Wounded.')).toBe('harm');
  expect(['- a miss', '! Able is Wounded.'].every(isThen)).toBe(true);
  expect(['= No effect.', 'Able moves.'].some(isThen)).toBe(false);
  expect(isHarm('! Able is Wounded.')).toBe(true);
  expect(['== Turn 2 ==', '= No effect.', '! Down', '- a miss'].map(plainLine)).toEqual([
    'Turn 2',
    'No effect.',
    'Down',
    'a miss',
  ]);
});

test('what an Attack came to is its last line, and closes it', () => {
  const beat = (line: string, events: Beat['events'] = []): Beat => ({ line, events });
  const attack: Beat['events'] = [{ kind: 'attacks:', part: 'opensRoll', things: [] }];
  const opened = rollAfter(null, beat('Able attacks.', attack), 'warfighter');
  const numbers = [0, 3, 0, 8].map((number) => ({ class: 'number' as const, name: '', number }));
  const rolled = rollAfter(
    opened,
    beat('- die 3, needs 8: a miss', [{ kind: 'rolls:', part: 'rolled', amount: 3, things: numbers }]),
    'warfighter',
  );
  const closed = rollAfter(rolled, beat('= No effect.'), 'warfighter');
  expect(closed?.lines.at(-1)).toBe('No effect.');
  const turn = beat('= The Hostiles: 1 Attack, no effect.');
  expect(rollAfter(closed, turn, 'warfighter')?.lines.at(-1)).toBe('No effect.');
});
