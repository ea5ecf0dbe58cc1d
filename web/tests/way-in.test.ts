// SPDX-License-Identifier: MIT
// way-in.test.ts -- what stands first where somebody looks for a Mission, or asks why something may not be done.
import { expect, test } from 'vitest';
import { inOrder, playedLast, type Pack } from '../src/pages/goals';
import { startOf } from '../src/pages/game';
import { quickLink } from '../src/quick';
import { linkTo, parseRoute } from '../src/route';
import { byRule } from '../src/table/refusals';
import type { Refusal } from '../src/wire';

const pack = (name: string, needs: string[] = []): Pack => {
  return { name, title: name, about: '', system: 's', cards: 1, needs };
};
const goal = (of: string, difficulty: number, plain = false) => ({ pack: of, difficulty, plain });

test('packs that have plain Missions stand first, then what stands alone', () => {
  const packs = [pack('strange'), pack('far', ['more']), pack('plain', ['more']), pack('empty')];
  const goals = [goal('strange', 1), goal('far', 1), goal('plain', 5), goal('plain', 5, true)];
  expect(inOrder(packs, goals).map(({ name }) => name)).toEqual(['plain', 'strange', 'far']);
});

test('what was played last stands first, each once, and nothing that is gone', () => {
  const games = [['a', 1], ['b', 5], ['a', 7], ['gone', 9], ['c', 2]].map(([about, when]) => ({
    about: String(about),
    when: Number(when),
  }));
  expect(playedLast([{ name: 'a' }, { name: 'b' }, { name: 'c' }], games, 2)).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('where a game begins says whether it is practice, and who plays', () => {
  const query = { practice: '1', seats: '2', seat: '0', bot: 'heuristic' };
  const quick = { system: 'warfighter', mission: 'Dawn Raid', team: 'Four Rifles' };
  expect(startOf(parseRoute(quickLink(quick, query)))).toEqual({
    how: 'begin',
    args: [
      ...['--system', 'warfighter', '--mission', 'Dawn Raid', '--team', 'Four Rifles'],
      ...['--seats', '2', '--seat', '0', '--bot', 'heuristic', '--setup', 'practice 1'],
    ],
  });
  const watched = startOf(parseRoute(linkTo('play', '', { system: 'heroes', watch: '1', practice: '0' })));
  expect(watched).toEqual({ how: 'begin', args: ['--system', 'heroes', '--watch'] });
  expect(quickLink({ ...quick, lesson: 'wf-first' }, query)).toBe('#/lesson/wf-first');
});

test('what is forbidden: what is picked first, by rule, rare rules last', () => {
  const refusal = (rule: string, text: string, rare?: number): Refusal => ({
    rule,
    text,
    why: `${rule} says so`,
    says: `${rule} says so`,
    ...(rare ? { rare } : {}),
  });
  const list = [
    refusal('rare', 'Able engages', 1),
    refusal('move', 'Baker moves'),
    refusal('move', 'Able moves'),
    refusal('fire', 'Baker fires'),
    refusal('drop', 'Baker drops it', 2),
  ];
  expect(byRule(list, []).map(({ rule }) => rule)).toEqual(['move', 'fire', 'rare', 'drop']);
  const about = byRule(list, ['Able']);
  expect(about.map(({ rule, isAbout }) => `${rule} ${isAbout}`)).toEqual([
    'move true',
    'rare true',
    'fire false',
    'drop false',
  ]);
  expect(about[0]?.texts.map(({ text }) => text)).toEqual(['Able moves', 'Baker moves']);
  expect(about[0]?.says).toBe('Move says so');
});
