// SPDX-License-Identifier: MIT
// slim.ts -- a path with a tenth of a unit for its least step: a fifth fewer bytes, and nobody sees it.
//
// What always holds: a point lies within a tenth of where it lay; what a step loses by rounding the next one makes
// good.

/** How many numbers a command takes, by its small letter. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;
const letter = /[\s,]*([a-z])/iy;

const round = (n: number): number => Math.round(n * 10) / 10;
const written = (n: number): string => String(n === 0 ? 0 : n).replace(/^(-?)0\./, '$1.');

/** As few separators as a reader needs. */
function joined(numbers: readonly string[]): string {
  return numbers.reduce((text, next) => {
    const last = /[-\d.]+$/.exec(text)?.[0] ?? '';
    const hasPoint = last.slice(last.lastIndexOf('-') + 1).includes('.');
    const stands = !last || next.startsWith('-') || (next.startsWith('.') && hasPoint);
    return `${text}${stands ? '' : ' '}${next}`;
  }, '');
}

export function slimPath(d: string): string {
  let at = 0;
  const read = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(d);
    if (found) at = what.lastIndex;
    return found?.[1];
  };
  const lost = [0, 0]; // what the pen lacks, across and down
  let begun = [0, 0]; // the same where its part of the path began
  let out = '';
  for (let command = read(letter); command; command = read(letter)) {
    const small = command.toLowerCase();
    const n = takes[small];
    if (n === undefined) throw new Error(`no command of a path: ${command}`);
    const numbers: string[] = [];
    do {
      const group: number[] = [];
      for (let i = 0; i < n; i++) {
        const text = read(small === 'a' && (i === 3 || i === 4) ? flag : number);
        if (text === undefined) throw new Error(`a path ends early: ${d.slice(0, 40)}`);
        group.push(Number(text));
      }
      group.forEach((value, i) => {
        const isPoint = small !== 'a' || i > 4;
        const axis = small === 'v' ? 1 : small === 'h' ? 0 : small === 'a' ? (i - 5) & 1 : i & 1;
        const isEnd = i >= n - (small === 'h' || small === 'v' ? 1 : 2);
        const wanted = value + (isPoint && command === small ? (lost[axis] ?? 0) : 0);
        const drawn = isPoint ? round(wanted) : small === 'a' && i > 2 ? value : round(value);
        numbers.push(written(drawn));
        if (isPoint && isEnd) group[i] = wanted - drawn;
      });
      if (small === 'h') lost[0] = group[0] ?? 0;
      else if (small === 'v') lost[1] = group[0] ?? 0;
      else if (n > 0) lost.splice(0, 2, group[n - 2] ?? 0, group[n - 1] ?? 0);
      if (small === 'm' && numbers.length === 2) begun = [...lost];
      if (small === 'z') lost.splice(0, 2, ...begun);
      number.lastIndex = at;
    } while (n > 0 && number.test(d));
    out += command + joined(numbers);
  }
  if (d.slice(at).trim()) throw new Error(`no path: ${d.slice(at, at + 40)}`);
  return out;
}

/** Of a drawing, every path. */
export const slim = (body: string): string => body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${slimPath(d)}"`);
