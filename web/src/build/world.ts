// SPDX-License-Identifier: MIT
// world.ts -- what a builder chooses from: what teams are for, ready-made ones, packs, and the names that are taken.
import { packTitles } from '../pages/goals';
import type { Table } from '../table';
import { savedOf, type Trade } from './trade';

/** Rows of `list missions|scenarios|teams|armies|packs --json`, as far as builders ask. */
export interface Goal {
  name: string;
  pack: string;
  difficulty: number;
  armies?: string[];
  /** A Mission's usual Objective. */
  goal?: string;
  budget_a?: number;
}
export interface Ready {
  name: string;
  mission?: string;
  nation?: string;
}
export interface World {
  goals: Goal[];
  ready: Ready[];
  packs: ReadonlyMap<string, string>;
  saved: ReadonlySet<string>;
}

export async function worldOf(table: Table, trade: Trade): Promise<World> {
  const [goals, ready, packs, saved] = await Promise.all([
    table.json<Goal[]>('list', trade.goals, '--json'),
    table.json<Ready[]>('list', trade.ready, '--json'),
    packTitles(table),
    savedOf(table, trade),
  ]);
  return {
    goals,
    ready,
    packs,
    saved: new Set(saved.map(({ name }) => name)),
  };
}
