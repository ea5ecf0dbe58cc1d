// SPDX-License-Identifier: MIT
// quick.ts -- games that begin in one click: which, and where they are.
import { linkTo } from './route';
import type { Table } from './table';

/** A row of `grognard list quick --json`. */
export interface Quick {
  system: string;
  mission?: string;
  team?: string;
  /** that guides through its first Turn */
  lesson?: string;
  scenario?: string;
  /** of a scenario */
  rounds?: number;
  armies?: string[];
}

/** One of each system, by lot; with a guide for who has not played it yet. */
export function readQuick(table: Table): Promise<Quick[]> {
  const seed = String(Math.floor(Math.random() * 1e9));
  return table.json<Quick[]>('list', 'quick', '--json', '--seed', seed);
}

/** `how`: what else its address says.  A lesson is as it is. */
export function quickLink(quick: Quick, how: Readonly<Record<string, string>> = {}): string {
  const { system, mission, team, scenario, lesson } = quick;
  if (lesson) return linkTo('lesson', lesson);
  return linkTo(
    'play',
    '',
    scenario ? { system, scenario, ...how } : { system, mission: mission ?? '', team: team ?? '', ...how },
  );
}
