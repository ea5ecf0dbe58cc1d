// SPDX-License-Identifier: MIT
// data.ts -- campaigns as the program tells them: the list, and the whole telling of one (`campaign show saga`).
import { useEffect, useState } from 'preact/hooks';
import type { CardData } from '../look/card-data';
import { linkTo } from '../route';
import { folders, type Table } from '../table';

/** A row of `campaign list --json`. */
export interface Listed {
  name: string;
  folder: string;
  turn: string;
  standing: string;
  people: number;
  lost: number;
  left: string;
  mission?: number;
  next: string;
  practice: boolean;
  end: 'goes on' | 'won' | 'lost';
}

export interface Level {
  name: string;
  story: string;
  from: number;
  reached: boolean;
}
export interface MissionTold {
  number: number;
  turn: number;
  name: string;
  with: string;
  state: 'won' | 'failed' | 'given up' | 'now';
  /** '': reported by hand. */
  file: string;
  /** '': people fought it. */
  bot: string;
  /** From which choice on the bot did. */
  from: number;
  when: number;
  points: number;
  gained: number;
  went: number;
  lost: number;
  kills: number;
  wounds: number;
  turns: number;
  choices: number;
  turning: boolean;
}
export interface Person {
  name: string;
  thing: number;
  seat: number;
  status: string;
  /** The same in words. */
  is: string;
  here: boolean;
  goes: boolean;
  wounds: number;
  health: number;
  points: number;
  missions: number;
  kills: number;
  hurt: number;
  joined: number;
  left: number;
  end: string;
  has: string[];
}
export interface ToldLine {
  turn: number;
  mission: number;
  deed: string;
  /** A person's place from 1; 0: nobody. */
  whom: number;
  amount: number;
  text: string;
}
export interface Stage {
  name: string;
  with: string;
  number: number;
  state: 'ahead' | 'now' | 'won' | 'failed';
}
export interface Saga {
  title: string;
  sheet: string;
  turn: string;
  standing: string;
  asks: string;
  over: boolean;
  won: boolean;
  practice: boolean;
  points: number;
  story: { name: string; text: string }[];
  level: Level[];
  sums: Record<
    'missions' | 'won' | 'by_hand' | 'by_bot' | 'kills' | 'wounds' | 'lost' | 'joined' | 'turns' | 'choices',
    number
  >;
  mission: MissionTold[];
  person: Person[];
  stage: Stage[];
  line: ToldLine[];
}

export const folderOf = (name: string): string => `${folders.campaigns}/${name}`;
export const linkToPart = (name: string, ...part: string[]): string => linkTo('campaign', [name, ...part].join('/'));

/** `whole`: the Missions are read too, which takes a moment each. */
export const readSaga = (table: Table, name: string, whole = false): Promise<Saga> =>
  table.json<Saga>('campaign', 'show', folderOf(name), 'saga', ...(whole ? ['--whole'] : []), '--json');

export const readList = (table: Table): Promise<Listed[]> => table.json<Listed[]>('campaign', 'list', '--json');

/** What a command of campaigns says when it cannot be done, without its name. */
export async function campaigning(table: Table, ...args: string[]): Promise<void> {
  const ran = await table.run('campaign', ...args);
  if (ran.status !== 0) throw new Error((ran.err || ran.out).replace(/^grognard [a-z ]+: /, '').trim());
}

const known = new Map<string, CardData | null>();

async function cardsNamed(table: Table, names: readonly string[]): Promise<void> {
  const show = (...of: string[]) =>
    table.json<CardData[]>('pack', 'show', '--json', '--system', 'warfighter', ...of);
  try {
    const cards = await show(...names);
    names.forEach((name, i) => known.set(name, cards[i] ?? null));
  } catch {
    for (const name of names)
      known.set(name, names.length > 1 ? await show(name).then(([card]) => card ?? null, () => null) : null);
  }
}

/** Cards by their names, as they come; one that has no face is left out. */
export function useNamed(table: Table, names: readonly string[]): ReadonlyMap<string, CardData | null> {
  const [, redraw] = useState(0);
  const wanted = [...new Set(names)].filter((name) => name && !known.has(name));
  const key = wanted.join('\n');
  useEffect(() => {
    let here = true;
    if (wanted.length > 0) void cardsNamed(table, wanted).then(() => here && redraw((n) => n + 1));
    return () => {
      here = false;
    };
  }, [key]);
  return known;
}
