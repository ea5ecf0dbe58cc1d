// SPDX-License-Identifier: MIT
// words.test.ts -- which language is spoken to whom: of itself only one that says all that English says.
import { expect, test } from 'vitest';
import { isWhole } from '../plugins/words';
import { spokenTo } from '../src/words';

test('a catalogue is whole if it has every key of English, at the table too', () => {
  const english = 'web.start = Start\nduel.turn = Round {n}\n';
  expect(isWhole('duel.turn = Runde {n}\nweb.start = Los\nmore = mehr\n', english)).toBe(true);
  expect(isWhole('web.start = Los\n', english)).toBe(false);
});

test('English is spoken where the own language is half there, or not at all', () => {
  expect(spokenTo('fr')).toBe('en');
  expect(spokenTo('xx')).toBe('en');
  expect(spokenTo('en')).toBe('en');
});
