// SPDX-License-Identifier: MIT
// motion.test.ts -- every event that the core can tell has its effect, or is known to have none; sounds are few at a
// time; what is told can be skipped, and nothing waits where nothing should.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { effectOf, effects, kinds } from '../src/motion/effects';
import { mayBegin, sounds, type Begun, type Layer } from '../src/motion/sounds';
import { createPlay } from '../src/table/play';
import type { Beat, Opened, Scene, Told } from '../src/table/types';
import type { Table } from '../src/table';

const source = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

/** The names of all events in a system's own table. */
function toldBy(system: string): Set<string> {
  const text = source(`${system}/system.c`);
  const rows = text.slice(text.indexOf('told[TOLD_EVENTS]'), text.indexOf('\n};', text.indexOf('told[TOLD_EVENTS]')));
  return new Set([...rows.matchAll(/\[TOLD_\w+\]\s*=\s*\{\s*\.name = "([^"]+)"/g)].map((match) => match[1] ?? ''));
}

test.each(['warfighter', 'heroes'])('every event of %s has an effect or is known to have none', (system) => {
  const told = toldBy(system);
  expect(told.size).toBeGreaterThan(80);
  const { of, without } = effects[system] ?? { of: {}, without: [] };
  const known = [...Object.keys(of), ...without];
  expect([...told].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !told.has(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('each kind that can be turned off has effects', () => {
  const used = new Set(Object.values(effects).flatMap(({ of }) => Object.values(of).map((effect) => effect.kind)));
  expect([...used].sort()).toEqual([...kinds].sort());
});

test('ways to attack stand in the order of the core', () => {
  const named = (text: string | undefined): string[] => [...(text ?? '').matchAll(/\b[A-Z][A-Z_]+\b/g)].map(String);
  const modes = named(/enum mode \{ ([^}]*?)\bMODES/.exec(source('warfighter/numbers.h'))?.[1]);
  const shots = named(/enum shot \{ ([^}]*)/.exec(source('heroes/rows.h'))?.[1]);
  const way = (system: string, kind: string, number: number) =>
    effectOf(system, { kind, things: [{}, {}, { number }, {}] })?.draws;
  const drawn = Object.fromEntries(modes.map((mode, i) => [mode, way('warfighter', 'attacks:', i)]));
  expect(drawn).toMatchObject({ SEMI: 'tracer', AUTO: 'tracer', EXPLOSION: 'lob', THROWN: 'lob', STRONG: 'charge' });
  expect(modes.every((_, i) => way('warfighter', 'attacks:', i))).toBe(true);
  expect(way('heroes', 'fires:', shots.indexOf('SHOT_SNIPER'))).toBe('tracer');
  expect(way('heroes', 'fires:', shots.indexOf('SHOT_BLAST'))).toBe('hit');
});

test('sounds can be made: pitches above nothing, none longer than three seconds', () => {
  for (const layers of Object.values(sounds) as (readonly Layer[])[])
    for (const { from, to, length, loud, at } of layers) {
      expect(Math.min(from, to, length, loud)).toBeGreaterThan(0);
      expect(length + Math.max(0, ...(at ?? []))).toBeLessThan(3);
    }
});

test('two hundred events are a few sounds', () => {
  const begun: Begun[] = [];
  for (let i = 0; i < 200; i++) {
    const name = (['rifle', 'dice', 'step'] as const)[i % 3] ?? 'rifle';
    if (mayBegin(name, i * 0.001, begun)) begun.push({ name, at: i * 0.001 });
  }
  expect(begun.length).toBeGreaterThan(2);
  expect(begun.length).toBeLessThanOrEqual(6);
});

const opened = { system: 'warfighter' } as Opened;
const lines = (n: number): Beat[] =>
  Array.from({ length: n }, (_, i) => ({ moment: i + 1, line: `line ${i}`, events: [] }));

function tableThatTells(beats: Beat[], asks: Partial<Scene> = {}): Table {
  const told = { beats, now: { doing: 'asks', seat: 0 } } as unknown as Told;
  const answers: Record<string, unknown> = { log: { lines: [] }, go: told, take: told, result: null };
  const scene = () => ({ objects: [], options: [], lines: [], asked: true, ...asks }) as unknown as Scene;
  return { ask: (name: string) => Promise.resolve(answers[name] ?? scene()) } as unknown as Table;
}

test('what is told waits for its line, until it is skipped: then for nothing', async () => {
  vi.useFakeTimers();
  const play = createPlay(tableThatTells(lines(50)), opened);
  const heard: (string | null)[] = [];
  play.hear((beat) => heard.push(beat?.line ?? null));
  const done = play.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(play.get().telling).toBe(true);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThan(5);
  const before = heard.length;
  play.skip();
  await done;
  expect(heard.slice(before)).toEqual([null]);
  expect(play.get().telling).toBe(false);
  expect(play.get().log).toHaveLength(50);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a click while something is told waits until it is asked for, unless it is the echo of the last', async () => {
  vi.useFakeTimers();
  const asks = {
    objects: [{ key: 'able' }],
    options: [0, 1].map((id) => ({ id, touches: [0] })),
  } as unknown as Partial<Scene>;
  const play = createPlay(tableThatTells(lines(3), asks), opened);
  for (const { after, picked } of [
    { after: 300, picked: [] },
    { after: 900, picked: ['able'] },
  ]) {
    const done = play.start();
    await vi.advanceTimersByTimeAsync(after);
    play.pick('able');
    expect(play.get().picked).toEqual([]);
    await vi.runAllTimersAsync();
    await done;
    expect(play.get().picked).toEqual(picked);
  }
  vi.useRealTimers();
});

test('at once no line is waited for', async () => {
  const play = createPlay(tableThatTells(lines(500)), opened);
  play.set({ pace: 'off' });
  await play.start();
  expect(play.get().log).toHaveLength(500);
});
