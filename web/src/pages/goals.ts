// SPDX-License-Identifier: MIT
// goals.ts -- rows of `grognard list missions|teams|packs|scenarios|armies --json`, and the order of packs for somebody
// who begins.
import type { Table } from '../table';

export interface Mission {
  name: string;
  pack: string;
  id: string;
  icon: string;
  region: string;
  time: number;
  resources: number;
  objective: number;
  difficulty: number;
  goal: string;
  force: string;
  setting: string;
}
export interface ReadyTeam {
  name: string;
  pack: string;
  mission: string;
  wins?: number;
}
export interface Pack {
  name: string;
  title: string;
  about: string;
  system: string;
  cards: number;
  needs: string[];
}
export interface Scenario {
  name: string;
  pack: string;
  seats: number;
  rounds: number;
  difficulty: number;
  width: number;
  height: number;
  budget_a: number;
  budget_b: number;
  armies: string[];
}
export interface ReadyArmy {
  name: string;
  nation: string;
  points: number;
}

/** What packs are called, by their names. */
export async function packTitles(table: Table): Promise<ReadonlyMap<string, string>> {
  const packs = await table.json<Pack[]>('list', 'packs', '--json');
  return new Map(packs.map(({ name, title }) => [name, title]));
}

const mean = (of: number[]): number => of.reduce((sum, n) => sum + n, 0) / Math.max(1, of.length);

/** Packs that have some of these: what stands alone first, then what is easier. */
export function inOrder(packs: readonly Pack[], goals: readonly { pack: string; difficulty: number }[]): Pack[] {
  return packs
    .map((pack) => ({ pack, hard: goals.filter((one) => one.pack === pack.name).map((one) => one.difficulty) }))
    .filter(({ hard }) => hard.length > 0)
    .sort((a, b) => a.pack.needs.length - b.pack.needs.length || mean(a.hard) - mean(b.hard))
    .map(({ pack }) => pack);
}
