// SPDX-License-Identifier: MIT
// stats.ts -- one's own games in numbers: by Mission or scenario how often it was played and won, how fast, and
// when last.
import type { Kept } from './games';

export interface Stat {
  system: string;
  about: string;
  /** Games that are over, */
  played: number;
  won: number;
  /** the fewest turns in which one was won, in the words of its system, */
  best: string;
  /** and how the last one ended. */
  last: { when: number; end: Kept['end'] };
}

/** What was played last stands first; games that go on are not counted. */
export function statsOf(games: readonly Kept[]): Stat[] {
  const over = games.filter((game) => game.end !== 'goes on').sort((a, b) => b.when - a.when);
  const names = [...new Set(over.map(({ system, about }) => `${system}\n${about}`))];
  return names.flatMap((name) => {
    const own = over.filter(({ system, about }) => `${system}\n${about}` === name);
    const won = own.filter(({ end }) => end === 'won').sort((a, b) => a.turn - b.turn);
    const [last] = own;
    if (!last) return [];
    const { system, about } = last;
    return { system, about, played: own.length, won: won.length, best: won[0]?.turn_text ?? '', last };
  });
}
