// SPDX-License-Identifier: MIT
// trade.ts -- teams and armies as the program builds them: what `grognard team` and `grognard army` answer, and what
// the two differ in.  A team is its code, which stands in the address; nothing is kept until it gets a name.
import { goTo, linkTo } from '../route';
import type { Table } from '../table';

/** A card of the list, with what is bought for it. */
export interface Line {
  name: string;
  id: string;
  kind: string;
  cost: number;
  weight?: number;
  number?: number;
}
export interface Member extends Line {
  carries?: number;
  loadout?: number;
  filled?: number;
  openings?: number;
  items: Line[];
}
interface Fault {
  card: string;
  for: string;
  why: string;
}

/** `team show --json`, with what it is for under one name. */
export interface Team {
  name: string;
  goal: string;
  fits: boolean;
  why: string;
  points: number;
  /** 0: there is no limit. */
  most: number;
  members: Member[];
  faults: Fault[];
  terms: string;
  code: string;
}
type Told = Omit<Team, 'goal' | 'why'> & { mission?: string; scenario?: string; why?: string };

/** A row of `team shop --json`. */
export interface Ware {
  name: string;
  id: string;
  kind: string;
  cost: number;
  weight?: number;
  item: boolean;
  can: boolean;
  said?: string;
  /** What it could come instead of, where that is asked: `#2`, `#2.3`. */
  instead?: string[];
}

export interface Trade {
  /** The command, and the page. */
  name: 'team' | 'army';
  system: string;
  /** The option that says for what, and the pages of those. */
  goal: 'mission' | 'scenario';
  goals: 'missions' | 'scenarios';
  ready: 'teams' | 'armies';
}

export const trades: Readonly<Record<Trade['name'], Trade>> = {
  team: { name: 'team', system: 'warfighter', goal: 'mission', goals: 'missions', ready: 'teams' },
  army: { name: 'army', system: 'heroes', goal: 'scenario', goals: 'scenarios', ready: 'armies' },
};

/** What can be bought for a member: so much of so much; undefined: nothing can. */
export function roomOf(member: Member): { used: number; most: number } | undefined {
  const most = member.loadout ?? member.openings;
  return most === undefined ? undefined : { used: member.carries ?? member.filled ?? 0, most };
}

/** The address of a team: its code reads well as it is. */
export const linkOf = (trade: Trade, code: string): string => `#/${trade.name}/${code}`;

/** Where a new one begins for a Mission, or with another team's cards. */
export const linkToNew = (trade: Trade, goal: string, from = ''): string =>
  linkTo(trade.name, '', from ? { [trade.goal]: goal, from } : { [trade.goal]: goal });

const named = ({ mission, scenario, why, ...told }: Told): Team => ({
  ...told,
  goal: mission ?? scenario ?? '',
  why: why ?? '',
});

/** What a part of the command makes of a team. */
export async function trading(table: Table, trade: Trade, part: string, ...args: string[]): Promise<Team> {
  return named(await table.json<Told>(trade.name, part, ...args, '--json'));
}

/** The option that says whom something is for. */
export const forMember = (member: number | undefined): string[] =>
  member === undefined || member < 0 ? [] : ['--for', `#${member + 1}`];

export const shopFor = (table: Table, trade: Trade, code: string, member: number): Promise<Ware[]> =>
  table.json<Ware[]>(trade.name, 'shop', code, '--json', ...forMember(member));

/** Cards of a kind, with what each could come instead of. */
export const swapsFor = (table: Table, trade: Trade, code: string, member: number, kind: string): Promise<Ware[]> =>
  table.json<Ware[]>(trade.name, 'shop', code, '--json', '--all', '--kind', kind, ...forMember(member));

/** Cards of the goal's own pack first: suggestions and lots are made of them alone, if that can be. */
export async function fromPack(
  table: Table,
  trade: Trade,
  pack: string,
  part: string,
  ...args: string[]
): Promise<Team> {
  try {
    return await trading(table, trade, part, ...args, '--pack', pack);
  } catch {
    return trading(table, trade, part, ...args);
  }
}

export const savedOf = async (table: Table, trade: Trade): Promise<Team[]> =>
  (await table.json<Told[]>(trade.name, 'list', '--json')).map(named);

async function done(table: Table, ...args: string[]): Promise<void> {
  const ran = await table.run(...args);
  /* 1: it was done, and something is still missing. */
  if (ran.status > 1) throw new Error(ran.err.replace(/^grognard [a-z ]+: /, '').trim());
}

/** Keep it under a name; one of that name that is `over` gives way. */
export async function keep(table: Table, trade: Trade, code: string, name: string, over = false): Promise<void> {
  await done(table, trade.name, 'paste', ...(over ? ['--over'] : []), code, name);
}

export const drop = (table: Table, trade: Trade, name: string): Promise<void> =>
  done(table, trade.name, 'delete', name);

export const openTeam = (trade: Trade, team: Team): void => goTo(linkOf(trade, team.code));
