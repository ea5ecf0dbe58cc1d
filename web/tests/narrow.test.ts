// SPDX-License-Identifier: MIT
// narrow.test.ts -- what is left when things are picked, and how the list of choices is folded.
import './paper';
import { expect, test } from 'vitest';
import { namesOf, optionsOf, pick, pickable } from '../src/table/narrow';
import { markedOf } from '../src/table/pieces';
import { numbered, rowsOf } from '../src/table/rows';
import { board, object, option, scene } from './scenes';

const ids = (options: readonly { id: number }[]) => options.map(({ id }) => id);

test('an option is about its things and its place', () => {
  const of = scene();
  expect([...namesOf(of, of.options[0] ?? option(0, ''))]).toEqual(['able', 'B1']);
  expect([...namesOf(of, of.options[4] ?? option(0, ''))]).toEqual([]);
});

test('what is picked narrows the options', () => {
  expect(ids(optionsOf(scene(), []))).toEqual([0, 1, 2, 3, 4]);
  expect(ids(optionsOf(scene(), ['able']))).toEqual([0, 1, 2]);
  expect(ids(optionsOf(scene(), ['able', 'foe']))).toEqual([2]);
  expect(ids(optionsOf(scene(), ['baker', 'B1']))).toEqual([]);
});

test('what can be picked next says with how many options', () => {
  expect(Object.fromEntries(pickable(scene(), ['foe']))).toEqual({ able: 1, baker: 1, foe: 2 });
});

test('a click picks one more, one less, or something else', () => {
  expect(pick(scene(), [], 'able')).toEqual(['able']);
  expect(pick(scene(), ['able'], 'foe')).toEqual(['able', 'foe']);
  expect(pick(scene(), ['able', 'foe'], 'foe')).toEqual(['able']);
  expect(pick(scene(), ['able', 'B1'], 'baker')).toEqual(['baker']);
  expect(pick(scene(), ['able'], 'nobody')).toEqual(['able']);
});

test('of equal cards in a pile a click on any is about the option that names one', () => {
  const held = (id: number, parent: number, card: number) => object(id, `held ${id}`, { sort: 'card', parent, card });
  const objects = [
    object(0, 'table', { sort: 'table' }),
    object(1, 'hand', { sort: 'pile' }),
    ...[held(2, 1, 7), held(3, 1, 7), held(4, 1, 8)],
    object(5, 'other', { sort: 'pile' }),
    held(6, 5, 7),
  ];
  const of = scene({ objects, options: [option(0, 'play it', { touches: [2], pays: 2 }), option(1, 'end it')] });
  expect(ids(optionsOf(of, ['held 3']))).toEqual([0]);
  expect(pick(of, [], 'held 3')).toEqual(['held 3']);
  expect([...pickable(of, []).keys()]).toEqual(['held 2', 'held 3']);
  const marks = (marked: number[]) => [2, 3, 4].map((id) => markedOf(of, marked, objects[id] ?? object(0, '')));
  expect(marks([])).toEqual([0, 0, 0]);
  expect(marks([0])).toEqual([1, 0, 0]);
  expect(marks([0, 0])).toEqual([1, 1, 0]);
});

test('few choices are all unfolded, but places of a battlefield', () => {
  const of = scene({ board: board(1, 1) });
  expect(rowsOf(of, of.options, new Set(), '').map(({ text }) => text)).toEqual(of.options.map(({ text }) => text));
  const field = scene();
  expect(rowsOf(field, field.options, new Set(), '').map(({ text }) => text)[0]).toBe('Able steps ...');
});

/** The same, with a line of so many squares that it is folded. */
function wide() {
  const many = Array.from({ length: 20 }, (_, i) => option(i, `Able steps to square ${i}`));
  const lines = [
    { text: 'Able steps ...', options: many.map(({ id }) => id), lines: [] },
    { text: 'end it', options: [20], lines: [] },
  ];
  return scene({ options: [...many, option(20, 'end it')], lines });
}

test('many are one row, until it is opened or words are looked for', () => {
  const of = wide();
  expect(rowsOf(of, of.options, new Set(), '').map(({ text }) => text)).toEqual(['Able steps ...', 'end it']);
  expect(rowsOf(of, of.options, new Set(['Able steps ...']), '')).toHaveLength(21);
  expect(rowsOf(of, of.options, new Set(), ' SQUARE 7 ').map(({ text }) => text)).toEqual(['Able steps to square 7']);
  expect(rowsOf(of, of.options, new Set(), 'nothing of it')).toEqual([]);
});

test('a row keeps its number while others are left out', () => {
  const of = scene({ board: board(1, 1) });
  const whole = rowsOf(of, of.options, new Set(), '');
  expect(numbered(whole, whole)).toEqual([1, 2, 3, 4, 5]);
  expect(numbered(rowsOf(of, optionsOf(of, ['foe']), new Set(), ''), whole)).toEqual([3, 4]);
});
