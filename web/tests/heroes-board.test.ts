// SPDX-License-Identifier: MIT
// heroes-board.test.ts -- a battle as its board reads it: counters, what a click means, and the part that is seen.
import { expect, test } from 'vitest';
import { actorOf, litBy, nameAt, pickedWith, placeless } from '../src/table/heroesChoose';
import { dotsOf } from '../src/table/heroesLit';
import { saidOfNear } from '../src/table/heroesNear';
import { counterOn, factionOf, lookOf, readCounters, squaresByName, standing } from '../src/table/heroesRead';
import { fitted, held, shown, zoomed } from '../src/table/heroesView';
import { board, object, scene } from './scenes';

const countersOf = (of = scene()) => readCounters(of, squaresByName(of.board));
const mark = (name: string, value: number) => ({ name, value });

test('units are counters, each on its square', () => {
  const counters = countersOf();
  expect(counters.map(({ object: { key }, at, ours }) => [key, at?.name, ours])).toEqual([
    ['able', 'A1', true],
    ['baker', 'A2', true],
    ['foe', 'C1', false],
  ]);
  expect(counterOn(counters, 'C1')?.object.key).toBe('foe');
  expect(counterOn(counters, 'B1')).toBeUndefined();
});

test('marks become order, facing, damage and the second square', () => {
  const numbers = [mark('order', 3), mark('faces', 3), mark('hull hit', 1), mark('crew hit', 1)];
  const marks = [...numbers, { ...mark('tail', 1), square: 'B2' }];
  const of = scene({ objects: [object(0, 'tank', { square: 'A2', marks })] });
  const [tank] = countersOf(of);
  expect(tank).toMatchObject({ order: 3, faces: 2, damages: 2, tail: { name: 'B2' } });
  const token = (...with_: string[]) =>
    countersOf(scene({ objects: [object(0, 'one', { marks: with_.map((name) => mark(name, 1)) })] }))[0]?.order;
  expect([token('token'), token('token', 'bluff'), token('special order'), token()]).toEqual([
    'unknown',
    'bluff',
    'special',
    undefined,
  ]);
});

test('the last order and a platoon that is nearly broken are warned of', () => {
  const text = 'your side has 1 order left';
  const holding = (key: string, ...marks: [string, number][]) =>
    object(1, key, { row: 'holding', yours: true, marks: marks.map(([name, value]) => mark(name, value)) });
  const table = (n: number) => object(0, 'table', { sort: 'table', marks: [{ ...mark('your orders', n), text }] });
  const whole = holding('Platoon', ['breaking', 4], ['worth', 3]);
  expect(saidOfNear(scene({ objects: [table(3), whole] }))).toBe('');
  const near = holding('Platoon', ['breaking', 4], ['worth', 3], ['nearly broken', 1]);
  const said = saidOfNear(scene({ objects: [table(1), near] }));
  expect(said).toContain('Your side has 1 order left.');
  expect(said).toMatch(/next loss: 3 points for the enemy/);
});

test('a wreck lies below who stands on it; who is aboard does not stand', () => {
  const objects = [
    object(0, 'able', { square: 'A1' }),
    object(1, 'hulk', { square: 'A1', marks: [mark('wreck', 1)] }),
    object(2, 'rider', { square: 'A1', with: 0 }),
  ];
  const counters = countersOf(scene({ objects }));
  expect(standing(counters).map((counter) => counter.object.key)).toEqual(['hulk', 'able']);
  expect(counterOn(counters, 'A1')?.object.key).toBe('able');
});

test('a board looks different when its ground has changed, and only then', () => {
  const [one, other, smoked] = [board(3, 2), board(3, 2), board(3, 2)];
  if (smoked.squares[4]) smoked.squares[4].smoke = 1;
  expect(lookOf(one)).toBe(lookOf(other));
  expect(lookOf(one)).not.toBe(lookOf(smoked));
  expect([0, 1, 4, -1].map(factionOf)).toEqual([1, 2, 1, 4]);
});

test('who acts is who is picked, or the only one who can', () => {
  const of = scene();
  expect(actorOf(of, countersOf(of), ['baker'])?.object.key).toBe('baker');
  expect(actorOf(of, countersOf(of), [])).toBeUndefined();
  const only = scene({ options: of.options.filter(({ actor }) => actor !== 2) });
  expect(actorOf(only, countersOf(only), [])?.object.key).toBe('able');
});

test('a click on a square means who stands there, or the place', () => {
  const of = scene();
  const at = (picked: string[], name: string) => nameAt(of, countersOf(of), picked, name);
  expect(at([], 'A1')).toBe('able');
  expect(at(['able'], 'B1')).toBe('B1');
  expect(at(['able'], 'C1')).toBe('foe');
  expect(at(['able'], 'A1')).toBe('able');
  expect(at([], 'C2')).toBeUndefined();
});

test('what goes with a new pick stays picked', () => {
  expect(pickedWith(scene(), ['able', 'B1'], 'B2')).toEqual(['able']);
  expect(pickedWith(scene(), ['able'], 'baker')).toEqual([]);
});

test('lit is what an option is about, of who is picked', () => {
  const all = litBy(scene(), []);
  expect([[...all.squares], [...all.actors], [...all.targets]]).toEqual([['B1', 'B2'], ['able', 'baker'], ['foe']]);
  expect([...litBy(scene(), ['baker']).squares]).toEqual([]);
  expect([...litBy(scene(), ['able', 'B1']).squares]).toEqual(['B1', 'B2']);
  expect(litBy(scene({ asked: false }), []).actors.size).toBe(0);
});

test('an option without a place stands below the board', () => {
  const of = scene();
  expect(placeless(of, of.options).map(({ text }) => text)).toEqual(['end it']);
});

const room = { w: 400, h: 300 };
const world = { w: 1000, h: 1000 };

test('all of the drawing fits into the window', () => {
  const view = fitted(room, world);
  expect(view).toEqual({ k: 0.3, x: 50, y: 0 });
  expect(fitted({ w: 9000, h: 9000 }, world).k).toBe(3);
});

test('zooming keeps a point where it is, and ends at both ends', () => {
  const view = held({ k: 1, x: -300, y: -300 }, room, world);
  const next = zoomed(view, 2, 200, 150, room, world);
  expect((200 - next.x) / next.k).toBeCloseTo((200 - view.x) / view.k);
  expect(zoomed(view, 100, 200, 150, room, world).k).toBe(3);
  expect(zoomed(view, 0.001, 200, 150, room, world).k).toBe(0.3);
});

test('no edge comes further in than it must', () => {
  expect(held({ k: 1, x: 500, y: -5000 }, room, world)).toEqual({ k: 1, x: 44, y: 300 - 1000 - 44 });
  expect(held({ k: 0.1, x: 7, y: 7 }, room, world)).toEqual({ k: 0.1, x: 150, y: 100 });
});

test('what is shown comes into the window, and what is there stays', () => {
  const view = { k: 1, x: 0, y: 0 };
  expect(shown(view, { x: 100, y: 100, side: 48 }, room, world)).toEqual(view);
  const moved = shown(view, { x: 800, y: 100, side: 48 }, room, world);
  expect(800 + 48 + moved.x).toBeLessThanOrEqual(room.w);
  expect(moved.y).toBe(0);
});

test('where an enemy can come or fire a move ends at another sign', () => {
  const ways = { width: 3, height: 1, steps: [0, 1, 2] };
  const both = dotsOf(ways, undefined);
  expect([both.safe.split('M').length - 1, both.feared]).toEqual([2, '']);
  const feared = dotsOf(ways, { width: 3, height: 1, bits: [3, 0, 1] });
  expect([feared.safe.split('M').length - 1, feared.feared.split('M').length - 1]).toEqual([1, 1]);
  expect(feared.safe + feared.feared).not.toContain('NaN');
});
