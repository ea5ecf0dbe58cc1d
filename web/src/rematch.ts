// SPDX-License-Identifier: MIT
// rematch.ts -- from a game to the next of its kind: what an address says of a game that begins.
import { linkTo } from './route';
import { systemOf } from './systems';
import type { Opened } from './wire';

/** The settings of a game, with practice or without: in practice anything can be taken back. */
export function withPractice(setup: string, practice: boolean): string {
  const others = setup.split(', ').filter((part) => part && !/^practice \d+$/.test(part));
  return [...others, `practice ${practice ? 1 : 0}`].join(', ');
}

/** The number that its dice and decks come from: 8 bytes, the last one first; undefined: they come from something else,
    or are not told. */
export function seedOf(replay: string): string | undefined {
  const bytes = /^seed ([0-9a-f]{16})0{48}$/m.exec(replay)?.[1]?.match(/../g);
  return bytes ? BigInt(`0x${bytes.reverse().join('')}`).toString() : undefined;
}

const seatsOf = (bits: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

export interface Wish {
  practice?: boolean;
  seed?: string;
  /** Another seat than that which was played. */
  seat?: number;
}

/** The same Mission or scenario with the same cards, begun anew. */
export function linkToRematch(opened: Opened, wish: Wish): string {
  const { system, setup, hands, seats, curtain, bots } = opened;
  const practice = wish.practice ?? /\bpractice [1-9]/.test(setup);
  return linkTo('play', '', {
    system,
    setup: withPractice(setup, practice),
    ...(hands
      ? { seat: wish.seat === undefined ? seatsOf(hands, seats).join(',') : String(wish.seat) }
      : { watch: '1' }),
    ...(bots ? { bot: bots } : {}),
    ...(curtain ? { curtain: '1' } : {}),
    ...(wish.seed ? { seed: wish.seed } : {}),
  });
}

/** The seat of the other side in a game of two that is played alone; undefined: it is no such game, or both are on one
    side. */
export function otherSeat(opened: Opened): number | undefined {
  const mine = seatsOf(opened.hands, opened.seats);
  const { together } = systemOf(opened.system);
  return opened.seats === 2 && mine.length === 1 && !together ? 1 - (mine[0] ?? 0) : undefined;
}
