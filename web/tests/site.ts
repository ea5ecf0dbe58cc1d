// SPDX-License-Identifier: MIT
// site.ts -- for tests: the core and packs as the site has them, read from the disk, and games played by chance.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEngine, type Engine } from '../src/core/engine';
import { memoryKeep, type Keep } from '../src/core/keep';
import type { Asks, Told } from '../src/wire';
import { wire, wireAnswers, wireEnums } from '../src/wire';

const folder = fileURLToPath(new URL('../public/core/', import.meta.url));
export const fetchFile = async (path: string) => new Uint8Array(await readFile(folder + path));

export interface Tried {
  engine: Engine;
  keep: Keep;
  /** Asks, and holds the answer against wire.txt. */
  ask<Name extends keyof Asks>(name: Name, ...takes: Asks[Name]['takes']): Promise<Asks[Name]['answer']>;
}

export async function sitDown(keep: Keep = memoryKeep()): Promise<Tried> {
  const engine = await createEngine(fetchFile, keep);
  return {
    engine,
    keep,
    async ask(name, ...takes) {
      const answer = await engine.ask(name, takes);
      check(wireAnswers[name], answer, name);
      return answer as never;
    },
  };
}

/** Is it a record as wire.txt says? */
export function check(type: string, value: unknown, where: string): void {
  const fields = wire[type];
  if (!fields) throw new Error(`${where}: no record is called ${type}`);
  if (typeof value !== 'object' || value === null) throw new Error(`${where}: no ${type}`);
  for (const name of Object.keys(value)) if (!(name in fields)) throw new Error(`${where}.${name}: not in wire.txt`);
  for (const [name, kind] of Object.entries(fields)) {
    const is = (value as Record<string, unknown>)[name];
    if (is === undefined) {
      if (!kind.endsWith('?')) throw new Error(`${where}.${name}: is not there`);
    } else checkValue(kind.replace(/\?$/, ''), is, `${where}.${name}`);
  }
}

function checkValue(kind: string, value: unknown, where: string): void {
  const plain: Record<string, (value: unknown) => boolean> = {
    int: Number.isSafeInteger,
    text: (is) => typeof is === 'string',
    flag: (is) => typeof is === 'boolean',
    ints: (is) => Array.isArray(is) && is.every(Number.isSafeInteger),
    texts: (is) => Array.isArray(is) && is.every((text) => typeof text === 'string'),
    table: (is) => Array.isArray(is) && is.every(Array.isArray),
  };
  const list = /^\[(\w+)\]$/.exec(kind)?.[1];
  if (list) {
    if (!Array.isArray(value)) throw new Error(`${where}: no list`);
    value.forEach((one, i) => check(list, one, `${where}[${i}]`));
  } else if (wireEnums[kind]) {
    if (!wireEnums[kind].includes(String(value))) throw new Error(`${where}: ${String(value)} is no ${kind}`);
  } else if (plain[kind]) {
    if (!plain[kind](value)) throw new Error(`${where}: ${JSON.stringify(value)} is no ${kind}`);
  } else check(kind, value, where);
}

/** Chance that comes out the same every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Play on by chance until it is over, or so many choices were made; what is told at the end. */
export async function playOn(table: Tried, below: (n: number) => number, choices = Infinity): Promise<Told> {
  let told = await table.ask('go');
  for (let made = 0; made < choices; ) {
    const { doing } = told.now;
    if (doing === 'over' || doing === 'taught') break;
    if (doing === 'curtain') told = await table.ask('lift');
    else if (doing !== 'asks') told = await table.ask('go');
    else {
      const scene = await table.ask('look');
      const taught = scene.options.filter((option) => option.taught);
      const among = taught.length > 0 ? taught : scene.options;
      const option = among[below(among.length)];
      if (!option) throw new Error('nothing is offered');
      told = await table.ask('take', option.id);
      if (told.refused) throw new Error(`${option.text}: ${told.refused}`);
      made++;
    }
  }
  return told;
}
