// SPDX-License-Identifier: MIT
// room.ts -- how much room a table has: where it is narrow, the side is a sheet and what is read lies over the board.

const narrow = '(max-width: 760px)'; // as in the style sheets

/** Narrow, or a phone on its side. */
export const isSmall = (): boolean => matchMedia(`${narrow}, (max-height: 480px)`).matches;

export const isNarrow = (): boolean => matchMedia(narrow).matches;
