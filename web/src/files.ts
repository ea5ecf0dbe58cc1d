// SPDX-License-Identifier: MIT
// files.ts -- the program's own files, taken away and brought in: a game, a position, a compiled pack.
//
// What always holds: what is brought in is told by what is in it, never lies over something else, and what is taken
// away is byte for byte what is kept.
import { linkTo } from './route';
import { folders, type Table } from './table';
import { say } from './words';

export type Kind = 'replay' | 'position' | 'pack';

/** The largest file that is looked at. */
const BYTES_MOST = 16 << 20;

/** The campaign that a file is kept in. */
export const campaignOf = (path: string | undefined): string | undefined =>
  new RegExp(`^${folders.campaigns}/([^/]+)/`).exec(path ?? '')?.[1];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What the bytes of a file are; undefined: nothing that could be opened. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096));
  const named = /^grognard (replay|position) \d/m.exec(head)?.[1];
  if (named === 'replay' || named === 'position') return named;
  return head.startsWith('GROGPACK') ? 'pack' : undefined;
}

/** A name for it that no other file has: "game", "game-2". */
export function freeName(name: string, kind: Kind, taken: (name: string) => boolean): string {
  const plain = name.replace(/\.(replay|position|pack|txt)$/, '').replace(/[^\w.-]+/g, '-') || 'game';
  let free = `${plain}.${kind}`;
  for (let n = 2; taken(free); n++) free = `${plain}-${n}.${kind}`;
  return free;
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, i) => byte === b[i]);

/** Keeps a game under its name, or one beside it; the same game is not kept twice. */
export async function keepGame(table: Table, name: string, bytes: Uint8Array): Promise<string> {
  const kind = kindOf(bytes);
  if (kind !== 'replay' && kind !== 'position') throw new Error(say('file.none', { name }));
  const kept = await table.list(folders.games);
  for (const { path, bytes: length } of kept)
    if (length === bytes.length && isSame(await table.read(path), bytes)) return path;
  const names = new Set(kept.map(({ path }) => nameOf(path)));
  const path = `${folders.games}/${freeName(name, kind, (one) => names.has(one))}`;
  await table.write(path, bytes);
  return path;
}

/** Brings a file in; the address at which it is looked at.  Throws, in words, why it cannot be. */
export async function bringIn(table: Table, file: File): Promise<string> {
  if (file.size > BYTES_MOST) throw new Error(say('file.none', { name: file.name }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (kind === 'pack') {
    await table.addPack(file.name, bytes);
    return linkTo('settings');
  }
  return linkTo(kind === 'position' ? 'game' : 'replay', await keepGame(table, file.name, bytes));
}

export function takeAway(name: string, bytes: Uint8Array): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: 'text/plain' }));
  link.download = nameOf(name);
  link.click();
  URL.revokeObjectURL(link.href);
}
