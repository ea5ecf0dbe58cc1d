// SPDX-License-Identifier: MIT
// rules-ask.ts -- what the rules page asks the core, which alone searches: rows, chapters, Settings, pages to play by.
import rowsUrl from '../reference.tsv?url';
import type { Table } from '../table';

/** A row of `grognard rules --json`. */
export interface Rule {
  id: string;
  system: string;
  area: string;
  chapter: string;
  /** Where it holds, by commas; nothing: everywhere. */
  settings: string;
  /** Of a keyword. */
  name: string;
  says: string;
  /** It has every word that was searched for. */
  all: boolean;
}

export interface Found {
  rows: Rule[];
  /** A word that no rule has, and one that is like it. */
  unknown?: string;
  near?: string;
}

export interface Setting {
  name: string;
  title: string;
  system: string;
}

export interface AidPage {
  page: string;
  system: string;
  title: string;
  setting: string;
  parts: { part: string; lines: { figure: string; line: string; rules: string }[] }[];
}

/** Where the core looks for the rows. */
export const rowsPath = '/reference/rows.tsv';
const brought = new WeakMap<Table, Promise<void>>();

/** The rows are a file of the site that only this page needs: it is brought when the first is asked for. */
export function bringRows(table: Table, get: () => Promise<Uint8Array> = fetchRows): Promise<void> {
  let coming = brought.get(table);
  if (!coming) {
    coming = get().then((bytes) => table.write(rowsPath, bytes));
    coming.catch(() => brought.delete(table));
    brought.set(table, coming);
  }
  return coming;
}

async function fetchRows(): Promise<Uint8Array> {
  const answer = await fetch(rowsUrl);
  if (!answer.ok) throw new Error(`${rowsUrl}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const options = (system: string, setting: string) => [
  ...(system ? ['--system', system] : []),
  ...(setting ? ['--setting', setting] : []),
];

/** Nothing found is an answer too. */
export async function askRules(table: Table, words: string, system: string, setting: string): Promise<Found> {
  await bringRows(table);
  const typed = words.trim() ? ['--', words.trim().slice(0, 300)] : [];
  const ran = await table.run('rules', '--json', ...options(system, setting), ...typed);
  if (ran.status > 1 || !ran.out) throw new Error(ran.err.trim());
  return JSON.parse(ran.out) as Found;
}

export const askSettings = (table: Table): Promise<Setting[]> =>
  table.json<Setting[]>('rules', '--settings', '--json');

export const askPage = (table: Table, page: string, system: string, setting: string): Promise<AidPage[]> =>
  table.json<AidPage[]>('rules', `--${page}`, '--json', ...options(system, setting));

export interface Chapter {
  key: string;
  system: string;
  title: string;
  rows: Rule[];
}

/** The rows by chapter, in their order. */
export function chaptersOf(rows: readonly Rule[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const row of rows) {
    const key = `${row.system} ${row.area}`;
    const chapter = found.get(key) ?? { key, system: row.system, title: row.chapter, rows: [] };
    chapter.rows.push(row);
    found.set(key, chapter);
  }
  return [...found.values()];
}

/** What was found, by system, the one with the best rule first. */
export function bySystem(rows: readonly Rule[]): { system: string; rows: Rule[] }[] {
  const names = [...new Set(rows.map((row) => row.system))];
  return names.map((system) => ({ system, rows: rows.filter((row) => row.system === system) }));
}
