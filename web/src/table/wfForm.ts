// SPDX-License-Identifier: MIT
// wfForm.ts -- how the board is divided: a column a space, as wide as what stands there, and how large pieces are, so
// that all of the path is seen at once.
//
// What always holds: the columns together are never wider than the board, at whatever size it is drawn; where they
// would be, pieces become smaller, then stand in more rows, and at last are drawn to scale.
import type { Space } from './wfScene';

export interface Form {
  size: 'roomy' | 'tight';
  /** Of Hostiles, one behind the other. */
  rows: number;
  /** Widths of the columns, in units of the board. */
  columns: readonly number[];
  /** By how much pieces are narrower than their size says. */
  scale: number;
}

/** How wide a board is at the least, in its units: the window is 1280 of them wide, the side takes the rest. */
const WIDTH = 1004;

interface Size {
  hostile: number;
  soldier: number;
  /** A column in which nothing stands; one where no Location lies yet. */
  least: number;
  open: number;
  edge: number;
}

const sizes: Readonly<Record<Form['size'], Size>> = {
  roomy: { hostile: 104, soldier: 92, least: 150, open: 104, edge: 6 },
  tight: { hostile: 65, soldier: 62, least: 96, open: 40, edge: 6 },
};

/** From the best to the last: size, rows, and how far its pieces may be drawn smaller before the next is better. */
const forms: readonly (readonly [Form['size'], number, number])[] = [
  ['roomy', 2, 0.82],
  ['tight', 2, 1],
  ['tight', 3, 0],
];

function widthOf(space: Space, size: Size, rows: number): number {
  const hostiles = space.hostiles.length + space.others.length;
  const least = space.location ? size.least : size.open;
  const abreast = Math.ceil(hostiles / rows);
  return Math.max(abreast * size.hostile, space.soldiers.length * size.soldier, least) + size.edge;
}

export function formOf(spaces: readonly Space[]): Form {
  let last: Form = { size: 'roomy', rows: 2, columns: [], scale: 1 };
  for (const [size, rows, least] of forms) {
    const columns = spaces.map((space) => widthOf(space, sizes[size], rows));
    const sum = columns.reduce((all, one) => all + one, 0);
    last = { size, rows, columns, scale: Math.min(1, WIDTH / sum) };
    if (last.scale >= least) break;
  }
  return last;
}

/** Where each column begins and the last one ends, as parts of the board. */
export function edgesOf(form: Form): number[] {
  const sum = form.columns.reduce((all, one) => all + one, 0);
  let at = 0;
  return [0, ...form.columns.map((column) => (at += column) / sum)];
}
