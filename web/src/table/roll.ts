// SPDX-License-Identifier: MIT
// roll.ts -- the dice that lie on the table, as the lines told so far have it.
import type { Beat, GameEvent } from './types';

export interface RolledDie {
  sides: 6 | 10;
  value: number;
  outcome?: 'hit' | 'miss';
  /** What it came to in all, and what was needed. */
  total?: number;
  needs?: number;
}

export interface Roll {
  /** The line that opened it. */
  title: string;
  /** Keys of who rolls and of whom it is about. */
  who: readonly string[];
  dice: readonly RolledDie[];
  /** What stands below: modifiers and totals. */
  lines: readonly string[];
  isRead: boolean;
  /** Something else has been told since. */
  isOver?: boolean;
}

const numbers = (event: GameEvent): number[] => event.things.map((thing) => thing.number ?? 0);
const keys = (event: GameEvent): string[] =>
  event.things.flatMap((thing) => (thing.key && thing.class !== 'seat' ? [thing.key] : []));

/** Dice of ten sides in one system, of six in the other; what counts too is a die of six. */
const sidesIn = (system: string): 6 | 10 => (system === 'heroes' ? 6 : 10);

function read(roll: Roll, event: GameEvent, sides: 6 | 10): Roll {
  const [, first = 0, second = 0, needs = 0] = numbers(event);
  const total = event.amount ?? 0;
  const lying = roll.dice.filter((die) => die.sides === sides && die.total === undefined);
  const own =
    lying.length > 0
      ? lying
      : [first, second].filter((value) => value > 0).map((value): RolledDie => ({ sides, value }));
  const best = Math.max(0, ...own.map((die) => die.value));
  const dice = own.map((die): RolledDie => {
    const sum = sides === 10 ? die.value + total - best : total;
    return needs > 0 ? { ...die, total: sum, needs, outcome: sum >= needs ? 'hit' : 'miss' } : die;
  });
  return { ...roll, dice: [...dice, ...roll.dice.filter((die) => !lying.includes(die))], isRead: true };
}

function readToo(roll: Roll, event: GameEvent): Roll {
  const [value = 0, needs = 0] = numbers(event);
  const total = event.amount ?? 0;
  const die: RolledDie = { sides: 6, value, total, needs, outcome: total >= needs ? 'hit' : 'miss' };
  const at = roll.dice.map((one) => one.sides === 6 && one.outcome === undefined).lastIndexOf(true);
  const dice = at < 0 ? [...roll.dice, die] : roll.dice.map((one, i) => (i === at ? die : one));
  return { ...roll, dice, isRead: true };
}

const empty: Roll = { title: '', who: [], dice: [], lines: [], isRead: false };

/** The dice after one more line. */
export function rollAfter(before: Roll | null, beat: Beat, system: string): Roll | null {
  const sides = sidesIn(system);
  let roll = before;
  for (const event of beat.events) {
    if (event.part === 'opensRoll') roll = { ...empty, title: beat.line ?? '', who: keys(event) };
    else if (event.kind.startsWith('dice:')) {
      const dice = numbers(event)
        .filter((value) => value > 0)
        .map((value): RolledDie => ({ sides, value }));
      const cover: RolledDie[] = event.amount ? [{ sides: 6, value: event.amount }] : [];
      roll = { ...(roll ?? empty), dice: [...dice, ...cover], isRead: false };
    } else if (event.part === 'thrown') {
      const dice = numbers(event)
        .slice(1)
        .filter((value) => value > 0)
        .map((value): RolledDie => ({ sides, value }));
      roll = { ...(roll ?? empty), dice, isRead: false };
    } else if (event.part === 'rolled') roll = read(roll ?? { ...empty, title: beat.line ?? '' }, event, sides);
    else if (event.part === 'rolledToo') roll = readToo(roll ?? empty, event);
  }
  if (roll && roll === before && !roll.isRead) return roll;
  const tells = beat.events.some((event) => event.part === 'rolled' || event.part === 'rolledToo');
  /* What comes of it follows line by line; the first that stands by itself is about something else. */
  const follows = roll?.isRead && roll === before && !roll.isOver && beat.line?.startsWith('- ');
  if (roll && beat.line && (tells || follows)) return { ...roll, lines: [...roll.lines, beat.line.replace(/^- /, '')] };
  return roll && roll === before && beat.line ? { ...roll, isOver: true } : roll;
}
