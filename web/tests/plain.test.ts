// SPDX-License-Identifier: MIT
// plain.test.ts -- the plain table has a place for everything that lies there, of any system; dice of a stranger lie
// on it too.
import './paper';
import { beforeAll, expect, test } from 'vitest';
import { endOf } from '../src/table/ending';
import { layOut, saidMarks, shownOf, type Laid, type Layout, type Place } from '../src/table/plainScene';
import { rollAfter, type Roll } from '../src/table/roll';
import type { Scene, SceneObject } from '../src/wire';
import { say } from '../src/words';
import { object, scene } from './scenes';
import { chance, playOn, sitDown, type Tried } from './site';

let table: Tried;
beforeAll(async () => {
  table = await sitDown();
}, 60_000);

const flat = (laid: readonly Laid[]): SceneObject[] => laid.flatMap((one) => [one.object, ...flat(one.bears)]);
const placesOf = ({ seats, middle }: Layout): Place[] => [...seats, ...(middle ? [middle] : [])];

/** The keys of everything that has a place. */
function placed(layout: Layout): string[] {
  const places = placesOf(layout);
  return [
    ...places.flatMap(({ things }) => flat(things)),
    ...places.flatMap(({ tracks }) => tracks),
    ...[...places.flatMap(({ piles }) => piles), ...layout.hands].flatMap(({ pile, cards }) => [pile, ...cards]),
  ].map(({ key }) => key);
}
const lying = (of: Scene): string[] =>
  of.objects.filter(({ sort }) => sort !== 'table' && sort !== 'seat').map(({ key }) => key);

const games = {
  duel: ['--system', 'duel', '--seed', '7'],
  'duel of four': ['--system', 'duel', '--seats', '4', '--seed', '7'],
  warfighter: ['--system', 'warfighter', '--mission', 'Dawn Raid', '--seed', '7'],
  heroes: ['--system', 'heroes', '--scenario', 'The Cider Press', '--seed', '7'],
};

test.each(Object.entries(games))('in %s everything lies in one place', async (_, args) => {
  await table.ask('begin', ...args);
  const by = chance(3);
  for (let i = 0; i < 12; i++) {
    const told = await playOn(table, by, 2);
    const of = await table.ask('look');
    expect(placed(layOut(of)).sort()).toEqual(lying(of).sort());
    if (told.now.doing === 'over') break;
  }
});

test('in the duel you sit nearest, with your hand and your guards', async () => {
  await table.ask('begin', ...games.duel);
  await table.ask('go');
  const { seats, middle, hands } = layOut(await table.ask('look'));
  expect(seats.map(({ of }) => of.yours ?? false)).toEqual([false, true]);
  expect(seats.map(({ of }) => saidMarks(of).map(({ text }) => text))).toEqual([['4 health'], ['4 health']]);
  expect(hands.map(({ pile, cards }) => [pile.row, cards.length])).toEqual([
    ['hand', 3],
    ['token', 2],
  ]);
  expect(middle?.piles.map(({ pile }) => pile.row)).toEqual(['deck', 'discard']);
  expect(seats[0]?.piles.map(({ pile, cards }) => [pile.row, cards.length])).toEqual([
    ['hand', 0],
    ['token', 0],
  ]);
});

test('its dice have six sides, and the better one counts', async () => {
  await table.ask('begin', ...games.duel);
  let roll: Roll | null = null;
  for (let i = 0; i < 40 && !roll; i++) {
    const told = await playOn(table, chance(i), 1);
    for (const beat of told.beats) roll = rollAfter(roll, beat, 'duel');
  }
  expect(roll?.dice.map(({ sides }) => sides)).toEqual([6, 6]);
  expect(roll?.dice.every(({ value, needs }) => value >= 1 && value <= 6 && (needs ?? 0) > 0)).toBe(true);
});

test('what is carried lies with who carries it', () => {
  const objects = [
    object(0, 'table', { sort: 'table' }),
    object(1, 'me', { sort: 'seat', yours: true, place: 0 }),
    object(2, 'able', { parent: 1 }),
    object(3, 'rifle', { parent: 1, with: 2 }),
    object(4, 'scope', { owner: -1, with: 3 }),
    object(5, 'rock', { owner: -1 }),
  ];
  const { seats, middle } = layOut(scene({ objects }));
  expect(seats[0]?.things).toMatchObject([
    { object: { key: 'able' }, bears: [{ object: { key: 'rifle' }, bears: [{ object: { key: 'scope' } }] }] },
  ]);
  expect(middle?.things.map(({ object: { key } }) => key)).toEqual(['rock']);
});

test('your open piles lie before you, and what only you see is in your hands', () => {
  const yours = { parent: 1, sort: 'pile', yours: true } as const;
  const objects = [
    object(0, 'table', { sort: 'table' }),
    object(1, 'me', { sort: 'seat', yours: true, place: 0 }),
    object(2, 'hand', yours),
    object(3, 'cellar', { ...yours, open: true }),
    object(4, 'wine', { sort: 'card', parent: 3, card: 5, yours: true }),
  ];
  const { seats, hands } = layOut(scene({ objects }));
  expect(hands.map(({ pile }) => pile.key)).toEqual(['hand']);
  expect(seats[0]?.piles).toMatchObject([{ pile: { key: 'cellar' }, cards: [{ key: 'wine' }] }]);
});

test('only what a system has is offered: threats, reactions, the initiative', async () => {
  const duel = await table.ask('begin', ...games.duel);
  expect([duel.noThreats, duel.noReactions]).toEqual([true, undefined]);
  const first = async () => (await table.ask('look')).objects.filter(({ initiative }) => initiative).length;
  expect(await first()).toBe(1);
  const heroes = await table.ask('begin', ...games.heroes);
  expect([heroes.noThreats, heroes.noReactions]).toEqual([undefined, undefined]);
  await table.ask('begin', ...games.warfighter);
  expect(await first()).toBe(0);
  const marks = say('table.plain.initiative', { you: 1 }) + say('table.plain.initiative', { you: 0 });
  expect(marks).toBe('have the initiativehas the initiative');
});

test('the end of a duel stands in its last round, and nobody has lost a draw', async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    await table.ask('begin', '--system', 'duel', '--setup', 'rounds 2', '--bot', 'random', '--seed', String(seed));
    await playOn(table, chance(seed));
    expect((await table.ask('look')).turnText).toMatch(/^Round [12]$/);
    const result = await table.ask('result');
    expect(result.drawn ?? false).toBe(result.winners === 0);
    ends.add(endOf(result));
  }
  expect([...ends].sort()).toEqual(['drawn', 'lost', 'won']);
});

test('of a pile with a top that is shown, and all of it when one may choose there', () => {
  const cards = [object(3, 'low', { sort: 'card' }), object(4, 'top', { sort: 'card' })];
  const keys = (ordered: boolean, free: string) =>
    shownOf({ pile: object(2, 'pile', { sort: 'pile', ordered }), cards }, (key) => key === free).map(({ key }) => key);
  expect(keys(true, '')).toEqual(['top']);
  expect(keys(true, 'low')).toEqual(['low', 'top']);
  expect(keys(false, '')).toEqual(['low', 'top']);
});
