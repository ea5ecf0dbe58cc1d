// SPDX-License-Identifier: MIT
// moments.ts -- where one may go in a recorded game: by turns, by decisions of the debrief, by the tide.
//
// Act 0 is the beginning.  Acts that took something back are acts too, so that decisions and acts differ.

/** The first act of the next turn, or (`way` < 0) of this one, or of the one before if it stands there. */
export function turnFrom(turns: readonly number[], act: number, way: 1 | -1): number {
  const last = turns.length - 1;
  const begins = (at: number) => at <= 0 || turns[at] !== turns[at - 1];
  let at = act + way;
  while (at > 0 && at < last && !begins(at)) at += way;
  return Math.min(last, Math.max(0, at));
}

/** The act that made this decision, as it was made in the end. */
export function actOf(decisions: readonly number[], decision: number): number {
  for (let act = decisions.length - 1; act > 0; act--)
    if ((decisions[act] ?? 0) >= decision && (decisions[act - 1] ?? 0) < decision) return act;
  return 0;
}

export interface Point {
  x: number;
  y: number;
}

/** The tide by acts, both from 0 to 1; what is worst for us is at 1, as in a drawing. */
export function tideLine(tide: readonly number[], decisions: readonly number[]): Point[] {
  const [low, high] = [Math.min(0, ...tide), Math.max(0, ...tide)];
  const span = high - low || 1;
  const acts = Math.max(1, decisions.length - 1);
  return decisions.map((decision, act) => ({
    x: act / acts,
    y: 1 - ((tide[decision] ?? tide.at(-1) ?? 0) - low) / span,
  }));
}
