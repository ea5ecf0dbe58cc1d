// SPDX-License-Identifier: MIT
// rematch.test.ts -- what a game of the same kind is begun with, and what one's own games come to.
import { expect, test } from 'vitest';
import type { Kept } from '../src/pages/games';
import { statsOf } from '../src/pages/stats';
import { linkToRematch, otherSeat, seedOf, withPractice } from '../src/rematch';
import { parseRoute } from '../src/route';
import type { Opened } from '../src/wire';

const opened: Opened = {
  system: 'heroes',
  title: '',
  setup: 'seats 2, practice 0, scenario The Cider Press',
  about: '',
  seats: 2,
  hands: 2,
  from: 0,
};

test('practice is one of the settings', () => {
  expect(withPractice('seats 1, practice 0, mission Dawn Raid', true)).toBe('seats 1, mission Dawn Raid, practice 1');
  expect(withPractice('', false)).toBe('practice 0');
});

test('a rematch has the same cards and seat; the other side has the other', () => {
  const query = parseRoute(linkToRematch(opened, {})).query;
  expect(Object.fromEntries(query)).toEqual({
    system: 'heroes',
    setup: 'seats 2, scenario The Cider Press, practice 0',
    seat: '1',
  });
  expect(otherSeat(opened)).toBe(0);
  expect(parseRoute(linkToRematch(opened, { seat: 0 })).query.get('seat')).toBe('0');
  expect(otherSeat({ ...opened, hands: 3 })).toBeUndefined();
  expect(otherSeat({ ...opened, seats: 1, hands: 1 })).toBeUndefined();
});

test('who looked on looks on again, and the bots are the same', () => {
  const watched = parseRoute(linkToRematch({ ...opened, hands: 0, bots: 'heuristic,heuristic' }, {})).query;
  expect([watched.get('watch'), watched.get('seat'), watched.get('bot')]).toEqual(['1', null, 'heuristic,heuristic']);
  const shared = { ...opened, system: 'warfighter', hands: 1, bots: 'heuristic,heuristic' };
  expect(otherSeat(shared)).toBeUndefined();
  expect(parseRoute(linkToRematch(shared, {})).query.get('bot')).toBe('heuristic,heuristic');
});

test('the same dice are those of the seed that the game tells', () => {
  expect(seedOf(`grognard replay 1\nsetup x\nseed 15cd5b07${'0'.repeat(56)}\nacts\n`)).toBe('123456789');
  expect(seedOf(`seed ${'12'.repeat(32)}\n`)).toBeUndefined();
  const query = parseRoute(linkToRematch(opened, { seed: '18', practice: true })).query;
  expect([query.get('seed'), query.get('setup')?.endsWith('practice 1')]).toEqual(['18', true]);
});

test('games are counted by what they were about; one that goes on is not', () => {
  const game = (about: string, end: Kept['end'], turn: number, when: number): Kept => ({
    file: '',
    system: 'warfighter',
    about,
    who: '',
    when,
    turn,
    turn_text: `Turn ${turn}`,
    choices: 1,
    end,
  });
  const stats = statsOf([
    game('a', 'won', 7, 1),
    game('a', 'won', 5, 2),
    game('b', 'lost', 3, 9),
    game('a', 'lost', 2, 4),
    game('c', 'goes on', 1, 20),
  ]);
  expect(stats.map(({ about, played, won, best }) => [about, played, won, best])).toEqual([
    ['b', 1, 0, ''],
    ['a', 3, 2, 'Turn 5'],
  ]);
  expect(stats[1]?.last).toMatchObject({ when: 4, end: 'lost' });
});
