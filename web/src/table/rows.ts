// SPDX-License-Identifier: MIT
// rows.ts -- the options that are left as rows of a list: many that are alike are one row until it is unfolded.
import type { Line, Option, Scene } from './types';

export interface Row {
  heading: string;
  text: string;
  options: Option[];
}

/** So many rows are unfolded without being asked to. */
const FEW = 14;

function unfold(line: Line, scene: Scene, left: ReadonlySet<number>, isOpen: (line: Line) => boolean): Row[] {
  const heading = line.heading ?? '';
  const one = (option: Option): Row => ({ heading, text: heading ? option.brief : option.text, options: [option] });
  const whole: Line = { text: '', options: line.options, lines: [] };
  return (line.lines.length > 0 ? line.lines : [whole]).flatMap((part) => {
    const options = part.options.flatMap((id) => (left.has(id) ? (scene.options[id] ?? []) : []));
    if (options.length <= 1 || part === whole || isOpen(part)) return options.map(one);
    return [{ heading, text: part.text, options }];
  });
}

/** The rows of the list; `open`: lines that were unfolded. */
export function rowsOf(scene: Scene, options: readonly Option[], open: ReadonlySet<string>, words: string): Row[] {
  const wanted = words.trim().toLowerCase();
  const left = new Set(options.filter((o) => !wanted || o.text.toLowerCase().includes(wanted)).map((o) => o.id));
  /* Places of a battlefield are chosen there: the list has them folded. */
  const isOfPlaces = (line: Line): boolean => {
    if (!scene.board || scene.board.height < 2 || scene.lesson) return false;
    const own = line.options.flatMap((id) => (left.has(id) ? (scene.options[id] ?? []) : []));
    return new Set(own.map(({ square }) => square)).size > 1 && own.every(({ square, dice }) => square && !dice);
  };
  const isOpen = (line: Line) => wanted !== '' || open.has(line.text) || (left.size <= FEW && !isOfPlaces(line));
  return scene.lines.flatMap((line) => {
    const own = line.options.filter((id) => left.has(id));
    if (own.length === 0) return [];
    if (own.length === 1 || isOpen(line)) return unfold(line, scene, left, isOpen);
    return [{ heading: line.heading ?? '', text: line.text, options: own.flatMap((id) => scene.options[id] ?? []) }];
  });
}

/** Their numbers: a row that stands in the whole list keeps its own there, the others have those that are free. */
export function numbered(rows: readonly Row[], whole: readonly Row[]): number[] {
  const key = (row: Row) => row.options.map((option) => option.id).join();
  const places = new Map(whole.map((row, i) => [key(row), i + 1]));
  const taken = new Set(rows.map((row) => places.get(key(row))));
  let next = 0;
  return rows.map((row) => {
    const own = places.get(key(row));
    if (own) return own;
    do next++;
    while (taken.has(next));
    return next;
  });
}
