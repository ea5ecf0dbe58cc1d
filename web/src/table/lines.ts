// SPDX-License-Identifier: MIT
// lines.ts -- the signs that lines of a log begin with: a heading, what follows from a line, what harms one's own, what
// an Attack or a turn came to, an aside.

/** What sort of line it is. */
export function sortOf(line: string): 'turn' | 'then' | 'harm' | 'sum' | 'aside' | '' {
  if (line.startsWith('==')) return 'turn';
  if (line.startsWith('! ')) return 'harm';
  if (line.startsWith('= ')) return 'sum';
  return line.startsWith('-') ? 'then' : line.startsWith('(') ? 'aside' : '';
}

/** A line without the signs of its sort. */
export const plainLine = (line: string): string => line.replace(/^[-!=] /, '').replace(/^== (.*) ==$/, '$1');

/** It follows from the line before it. */
export const isThen = (line: string | undefined): boolean => /^[-!] /.test(line ?? '');
export const isHarm = (line: string): boolean => sortOf(line) === 'harm';
