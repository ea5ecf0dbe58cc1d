// SPDX-License-Identifier: MIT
// systems.test.ts -- what is known of each system is found by its name, and any other has the plain way.
import './paper';
import { expect, test } from 'vitest';
import type { IconKey } from '../src/look/icon-names';
import { interfaceIcons } from '../src/look/icon-names';
import { nameOf, systemNames, systemOf } from '../src/systems';
import { HeroesTable } from '../src/table/heroes';
import { PlainTable } from '../src/table/plain';
import { tableOf } from '../src/table/tables';
import { Warfighter } from '../src/table/warfighter';
import { trades } from '../src/build/trade';

const strangers = ['duel', 'something-new', 'constructor', ''];

test('a system has its own table, any other the plain one', () => {
  expect(tableOf('warfighter')).toBe(Warfighter);
  expect(tableOf('heroes')).toBe(HeroesTable);
  for (const stranger of strangers) expect(tableOf(stranger)).toBe(PlainTable);
});

test('a system has its own pages, any other the list of more games', () => {
  expect(systemNames.map((name) => systemOf(name).chooser)).toEqual(['missions', 'scenarios']);
  for (const stranger of strangers) expect(systemOf(stranger)).toEqual({ chooser: 'more', icon: 'copies', sides: 6 });
  for (const name of [...systemNames, ...strangers])
    expect(Object.keys(interfaceIcons)).toContain(systemOf(name).icon satisfies IconKey);
});

test('builders are of systems with pages of their own, and lead back to them', () => {
  for (const { system, goals } of Object.values(trades)) expect(systemOf(system).chooser).toBe(goals);
});

test('a system without words is called by its name', () => {
  expect(nameOf('heroes')).toBe('Hidden Orders');
  expect(nameOf('duel')).toBe('Duel');
  expect(nameOf('skirmish')).toBe('Skirmish');
});
