// SPDX-License-Identifier: MIT
// sample-board.ts -- a piece of a battlefield that shows every ground and every edge, drawn in letters.
import type { BoardData, BoardSquare } from './board';

const letters: Readonly<Record<string, string>> = {
  '.': 'open',
  '=': 'road',
  '-': 'track',
  s: 'sand',
  p: 'paved',
  b: 'bridge',
  r: 'rails',
  c: 'crops',
  o: 'orchard',
  g: 'garden',
  t: 'thicket',
  f: 'forest',
  F: 'deepForest',
  h: 'hedgerow',
  w: 'water',
  W: 'shallow',
  m: 'soft',
  k: 'rock',
  u: 'slope',
  d: 'ditch',
  G: 'graves',
  P: 'pile',
  x: 'position',
  T: 'trench',
  i: 'wire',
  O: 'obstacle',
  C: 'crater',
  K: 'wreck',
  H: 'house',
  B: 'bunker',
  R: 'ruin',
};

const rows = [
  'fffF..hc=cch....',
  'fFFf.thcc=cchppG',
  '.fft..hcc=cchpGG',
  '......h..=..hppP',
  'oooHHH...==---..',
  'oo.HHHx..=...gg.',
  'oooHHH.C.=.K.gg.',
  '.....t...=..RRR.',
  'wwwWwwwwwbwwwRR.',
  'm.wwwwwwwbwww.k.',
  'TTT..BB..=..ddd.',
  'siuussiiOOrrrrrr',
];

const edges: readonly (readonly [number, number, 'north' | 'west', string])[] = [
  [3, 4, 'north', 'wall'],
  [4, 4, 'north', 'window'],
  [5, 4, 'north', 'wall'],
  [3, 4, 'west', 'wall'],
  [3, 5, 'west', 'door'],
  [3, 6, 'west', 'wall'],
  [6, 4, 'west', 'window'],
  [6, 5, 'west', 'shutDoor'],
  [6, 6, 'west', 'wall'],
  [3, 7, 'north', 'wall'],
  [4, 7, 'north', 'window'],
  [5, 7, 'north', 'door'],
  [5, 5, 'west', 'doorway'],
  [13, 4, 'north', 'lowWall'],
  [14, 4, 'north', 'lowWall'],
  [15, 4, 'north', 'lowWall'],
  [13, 5, 'west', 'fence'],
  [13, 6, 'west', 'fence'],
  [0, 4, 'north', 'hedge'],
  [1, 4, 'north', 'hedge'],
  [2, 4, 'north', 'hedge'],
  [10, 5, 'west', 'tallHedge'],
  [10, 6, 'west', 'tallHedge'],
  [12, 7, 'north', 'hedge'],
];

export function sampleBoard(): BoardData {
  const squares: BoardSquare[] = rows
    .join('')
    .split('')
    .map((c) => ({ look: letters[c] ?? 'open' }));
  const width = rows[0]?.length ?? 0;
  for (const [x, y, side, name] of edges) {
    const square = squares[x + width * y];
    if (square) square[side] = { look: name };
  }
  for (const [x, y] of [
    [3, 4],
    [4, 4],
    [5, 4],
    [3, 5],
    [4, 5],
    [5, 5],
    [3, 6],
    [4, 6],
    [5, 6],
  ] as const)
    Object.assign(squares[x + width * y] ?? {}, { goal: 1, worth: 4, holders: 2 });
  Object.assign(squares[9 + width * 8] ?? {}, { goal: 2, worth: 2 });
  Object.assign(squares[12 + width * 9] ?? {}, { smoke: 2 });
  return { width, height: rows.length, squares };
}
