// SPDX-License-Identifier: MIT
// systems.ts -- what pages must know of a system: a line each, and a plain one for any other.  Its table is in
// table/tables.ts, what is seen of its events in motion/effects.ts, how its cards look in look/kinds.ts.
import type { IconKey } from './look/icon-names';
import type { Table } from './table';
import { say } from './words';

export interface System {
  /** The page where its games are chosen. */
  chooser: string;
  /** What stands beside a game of it in lists. */
  icon: IconKey;
  /** All who play are on one side. */
  together?: boolean;
  /** How many sides most of its dice have. */
  sides: 6 | 10;
}

const known: Readonly<Record<string, System>> = {
  warfighter: { chooser: 'missions', icon: 'mission', sides: 10, together: true },
  heroes: { chooser: 'scenarios', icon: 'tank', sides: 6 },
};
const plain: System = { chooser: 'more', icon: 'copies', sides: 6 };

/** Those that have pages of their own, the first one first. */
export const systemNames: readonly string[] = Object.keys(known);

export const systemOf = (name: string): System => (Object.hasOwn(known, name) ? known[name] : undefined) ?? plain;

/** What it is called. */
export function nameOf(system: string): string {
  const key = `system.${system}`;
  const said = say(key);
  return said === key ? system.charAt(0).toUpperCase() + system.slice(1) : said;
}

/** A row of `grognard systems --all --json`. */
export interface Listed {
  system: string;
  about: string;
  /** What the catalogue says of it, behind its name: "Duel: a small card duel." */
  text: string;
  setup: string;
}

/** All that the core can play. */
export const readSystems = (table: Table): Promise<Listed[]> =>
  table.json<Listed[]>('systems', '--all', '--json');
