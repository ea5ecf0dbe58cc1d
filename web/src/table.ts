// SPDX-License-Identifier: MIT
// table.ts -- the table that a face talks to: ask, and get what wire.txt says.  Behind it is a worker today.
//
// A game goes so: begin, resume or teach; then, by what `now.doing` says after every step:
//   asks     look, and take an option (or several)
//   curtain  somebody else sits down: lift
//   others   go: somebody else chooses once
//   alone    go: there is only one answer, or a setting answers
//   over     result
//   taught   a lesson is over: result
//   fields   a campaign waits for its Mission: sortie says what can be done about it
// Whatever comes back has been kept before: a page that is closed loses nothing.
import type { Asks } from './wire';

export type { Asks } from './wire';

/** What a command of the program answered, as in a shell. */
export interface Ran {
  status: number;
  out: string;
  err: string;
}

/** A file that is kept: a save, a replay, a team, a pack of one's own. */
export interface FileInfo {
  path: string;
  bytes: number;
  /** milliseconds since 1970 */
  time: number;
}

/** Where things lie. */
export const folders = {
  games: '/state/grognard',
  reports: '/state/grognard/reports',
  packs: '/data/grognard/packs',
  teams: '/data/grognard',
  campaigns: '/data/grognard/campaigns',
  settings: '/config/grognard',
} as const;

export interface Table {
  /** Resolves when the core and its packs are there. */
  readonly ready: Promise<{ rules: string; version: string }>;
  ask<Name extends keyof Asks>(name: Name, ...takes: Asks[Name]['takes']): Promise<Asks[Name]['answer']>;
  /** Any command of the program, `list missions --json`. */
  run(...args: string[]): Promise<Ran>;
  /** The same, read as JSON; throws what the program says if it answers with trouble. */
  json<T>(...args: string[]): Promise<T>;
  list(folder: string): Promise<FileInfo[]>;
  read(path: string): Promise<Uint8Array>;
  /** Kept when it resolves. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** A compiled pack of one's own; throws why it is none, or what it needs. */
  addPack(name: string, bytes: Uint8Array): Promise<void>;
  close(): void;
}
