// SPDX-License-Identifier: MIT
// roll.ts -- the dice that lie on the table, as the lines told so far have it.
import { systemOf } from '../systems';
import { isThen, plainLine } from './lines';
import type { Beat, GameEvent } from './types';

export interface RolledDie {
  sides: 6 | 10;
  value: number;
  outcome?: 'hit' | 'miss';
  /** What it came to in all, and what was needed. */
  total?: number;
  needs?: number;
  /** Who threw it, where several do. */
  by?: string;
}

export interface Roll {
  /** The line that opened it. */
  title: string;
  /** Keys of who rolls and of whom it is about. */
  who: readonly string[];
  dice: readonly RolledDie[];
  /** What stands below: modifiers and totals. */
  lines: readonly string[];
  /** What the dice as they fell brought about besides: an empty weapon. */
  besides: readonly string[];
  isRead: boolean;
  /** Two throw against one another. */
  isOfTwo?: boolean;
  /** Something else has been told since. */
  isOver?: boolean;
}

const numbers = (event: GameEvent): number[] => event.things.map((thing) => thing.number ?? 0);
/** Seats only where nothing else is there. */
function keys(event: GameEvent): string[] {
  const own = event.things.filter((thing) => thing.class !== 'seat');
  const all = (things: GameEvent['things']) => things.flatMap((thing) => thing.key ?? []);
  return all(own).length > 0 ? all(own) : all(event.things);
}

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
    const sum = die.value + total - best;
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

const empty: Roll = { title: '', who: [], dice: [], lines: [], besides: [], isRead: false };

const diceOf = (event: GameEvent, sides: 6 | 10): RolledDie[] =>
  numbers(event)
    .filter((value) => value > 0)
    .map((value) => ({ sides, value }));
const plain = plainLine;

/** Somebody throws: dice of his that lie go, those of the other stay.  Dice that nothing announced are a roll of their
    own. */
function throwIn(roll: Roll | null, beat: Beat, event: GameEvent, sides: 6 | 10): Roll {
  const [who] = event.things;
  const isOpen = roll && !roll.isRead;
  const by = isOpen && roll.isOfTwo && who ? { by: who.name } : {};
  const dice = diceOf({ ...event, things: event.things.slice(1) }, sides).map((die) => ({ ...die, ...by }));
  if (!isOpen) return { ...empty, title: plain(beat.line ?? ''), who: keys(event), dice, isRead: true };
  return { ...roll, dice: [...roll.dice.filter((die) => die.by && die.by !== who?.name), ...dice], isRead: false };
}

/** What follows from a line is the title of nothing. */
const titleOf = (beat: Beat): string => (isThen(beat.line) ? '' : (beat.line ?? ''));

/** The dice after one more line: those of its system, and of what counts too one of six sides. */
export function rollAfter(before: Roll | null, beat: Beat, system: string): Roll | null {
  const { sides } = systemOf(system);
  let roll = before;
  for (const event of beat.events) {
    if (event.part === 'opensRoll') roll = { ...empty, title: beat.line ?? '', who: keys(event) };
    else if (event.part === 'closesRoll') roll = null;
    else if (event.kind === 'dice:') {
      /* Dice that nobody announced are a roll of their own. */
      const open = !roll || roll.isRead || beat.roll ? { ...empty, title: beat.roll ?? '' } : roll;
      const cover: RolledDie[] = event.amount ? [{ sides: 6, value: event.amount }] : [];
      /* What was told before these dice fell, as that they are rolled again, is past. */
      roll = { ...open, dice: [...diceOf(event, sides), ...cover], besides: [], isRead: false };
    } else if (event.kind === 'and dice:' && roll) {
      const cover = roll.dice.filter((die) => die.sides !== sides);
      const dice = [...roll.dice.filter((die) => die.sides === sides), ...diceOf(event, sides), ...cover];
      roll = { ...roll, dice };
    } else if (event.kind === 'assaults:')
      roll = { ...empty, title: beat.line ?? '', who: keys(event), isOfTwo: true };
    else if (event.kind === 'in the assault:' && roll) roll = { ...roll, isRead: true };
    else if (event.part === 'thrown') roll = throwIn(roll, beat, event, sides);
    else if (event.part === 'rolled') roll = read(roll ?? { ...empty, title: titleOf(beat) }, event, sides);
    else if (event.part === 'rolledToo') roll = readToo(roll ?? empty, event);
  }
  if (roll && roll === before && !roll.isRead) {
    const isAside = roll.dice.length > 0 && isThen(beat.line) && beat.events.some((event) => !event.part);
    return isAside ? { ...roll, besides: [...roll.besides, plain(beat.line ?? '')] } : roll;
  }
  const tells = beat.events.some(
    ({ part, kind }) => part === 'rolled' || part === 'rolledToo' || kind === 'in the assault:',
  );
  /* What comes of it follows line by line; the first that stands by itself is about something else. */
  const isMove = beat.events.some(({ kind }) => kind === 'moves:');
  const follows = roll?.isRead && roll === before && !roll.isOver && !isMove && isThen(beat.line);
  /* What it came to closes it. */
  const closes = roll?.isRead && roll === before && !roll.isOver && beat.line?.startsWith('= ');
  if (roll && closes) return { ...roll, lines: [...roll.lines, plain(beat.line ?? '')], isOver: true };
  if (roll && beat.line && (tells || follows)) return { ...roll, lines: [...roll.lines, plain(beat.line)] };
  return roll && roll === before && beat.line ? { ...roll, isOver: true } : roll;
}
