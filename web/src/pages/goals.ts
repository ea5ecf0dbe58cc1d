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
  /** of the sort that lessons teach */
  plain: boolean;
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

/** Packs that have some of these: what has plain ones first, then what stands alone, then what is easier. */
export function inOrder(
  packs: readonly Pack[],
  goals: readonly { pack: string; difficulty: number; plain?: boolean }[],
): Pack[] {
  return packs
    .map((pack) => ({ pack, own: goals.filter((one) => one.pack === pack.name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ pack, own }) => ({
      pack,
      plain: own.some((one) => one.plain) ? 0 : 1,
      hard: mean(own.map((one) => one.difficulty)),
    }))
    .sort((a, b) => a.plain - b.plain || a.pack.needs.length - b.pack.needs.length || a.hard - b.hard)
    .map(({ pack }) => pack);
}

/** Of these, those that were played last, the last one first. */
export function playedLast<T extends { name: string }>(
  all: readonly T[],
  games: readonly { about: string; when: number }[],
  most: number,
): T[] {
  const names = [...games].sort((a, b) => b.when - a.when).map(({ about }) => about);
  return [...new Set(names)].flatMap((name) => all.find((one) => one.name === name) ?? []).slice(0, most);
}
