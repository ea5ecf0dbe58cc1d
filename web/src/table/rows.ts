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

/** Does it only end what is asked? */
export const isWayOut = (row: Row | undefined): boolean => row?.options.length === 1 && row.options[0]?.out === true;

/** The rows of the list; `open`: lines that were unfolded.  What only ends what is asked stands at the end. */
export function rowsOf(scene: Scene, options: readonly Option[], open: ReadonlySet<string>, words: string): Row[] {
  const rows = allRows(scene, options, open, words);
  const outs = rows.flatMap((row) => {
    const text = row.options[0]?.text ?? row.text;
    return isWayOut(row) ? [{ ...row, heading: '', text }] : [];
  });
  return [...rows.filter((row) => !isWayOut(row)), ...outs];
}

function allRows(scene: Scene, options: readonly Option[], open: ReadonlySet<string>, words: string): Row[] {
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

/** Their numbers: a row that stands in the whole list keeps its own there, the others have those that are free; what
    only ends what is asked always has 0. */
export function numbered(rows: readonly Row[], whole: readonly Row[]): number[] {
  const key = (row: Row) => row.options.map((option) => option.id).join();
  const only = [...whole, ...rows].find(isWayOut);
  const isOut = (row: Row) => only !== undefined && key(row) === key(only);
  const places = new Map(whole.filter((row) => !isOut(row)).map((row, i) => [key(row), i + 1]));
  const taken = new Set(rows.map((row) => places.get(key(row))));
  let next = 0;
  return rows.map((row) => {
    if (isOut(row)) return 0;
    const own = places.get(key(row));
    if (own) return own;
    do next++;
    while (taken.has(next));
    return next;
  });
}
