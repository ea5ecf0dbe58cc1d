// SPDX-License-Identifier: MIT
// settings.ts -- how this table is looked at: how fast what happens is told, and whether a first touch only shows.
// Kept in the browser; no game depends on it.

/** How long a line is shown while others act, in milliseconds; 0: it is not waited for. */
export const paces = { off: 0, quick: 170, usual: 430, slow: 1100 } as const;
export type Pace = keyof typeof paces;

export interface TableSettings {
  pace: Pace;
  /** The list of all choices stands beside a board on which all of them can be made, too. */
  list: boolean;
}

const key = 'grognard.table';
const usual: TableSettings = { pace: 'usual', list: false };

export function readSettings(): TableSettings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TableSettings>) };
  } catch {
    return usual;
  }
}

export function writeSettings(settings: TableSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing */
  }
}
