// SPDX-License-Identifier: MIT
// tables.ts -- the table that a system is played at; without one of its own it is the plain one.
import type { ComponentType } from 'preact';
import type { TableProps } from './frame';
import { HeroesTable } from './heroes';
import { PlainTable } from './plain';
import { Warfighter } from './warfighter';

const own: Readonly<Record<string, ComponentType<TableProps>>> = { warfighter: Warfighter, heroes: HeroesTable };

export const tableOf = (system: string): ComponentType<TableProps> =>
  (Object.hasOwn(own, system) ? own[system] : undefined) ?? PlainTable;
