// SPDX-License-Identifier: MIT
// replay.test.ts -- recorded games: as links, as files, their moments, and the version that plays them.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findVersion, type Manifest } from '../src/core/versions';
import { freeName, kindOf } from '../src/files';
import { BYTES_MOST, foldFile, LETTERS_MOST, LinkTrouble, unfoldFile } from '../src/replay/link';
import { actOf, tideLine, turnFrom } from '../src/replay/moments';
import { createWatch } from '../src/replay/watch';
import type { Table } from '../src/table';
import { chance, fetchFile, playOn, sitDown } from './site';

const game = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/games/${name}.replay`, import.meta.url)));

test('a game in a link comes out byte for byte', async () => {
  for (const name of ['wf-dawn-raid', 'wf-west-wall-four', 'duel']) {
    const letters = await foldFile(game(name));
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(6000);
    expect(await unfoldFile(letters)).toEqual(game(name));
  }
});

test('a link that is none is refused', async () => {
  const letters = await foldFile(game('wf-dawn-raid'));
  const bomb = deflateRawSync(Buffer.alloc(2 * BYTES_MOST)).toString('base64url');
  for (const [text, why] of [
    ['', 'broken'],
    ['%%%', 'broken'],
    [letters.slice(0, 900), 'broken'],
    [`x${letters}`, 'broken'],
    ['A'.repeat(LETTERS_MOST + 1), 'long'],
    [bomb, 'long'],
  ] as const) {
    const trouble = await unfoldFile(text).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(LinkTrouble);
    expect((trouble as LinkTrouble).why).toBe(why);
  }
  const noise = crypto.getRandomValues(new Uint8Array(60_000));
  await expect(foldFile(noise)).rejects.toBeInstanceOf(LinkTrouble);
});

test('files are told by what is in them, and lie over no other', () => {
  const text = (of: string) => new TextEncoder().encode(of);
  expect(kindOf(game('wf-dawn-raid'))).toBe('replay');
  expect(kindOf(text('# hands 1\ngrognard position 1\n'))).toBe('position');
  expect(kindOf(text('GROGPACK\u0002'))).toBe('pack');
  expect(kindOf(text('a letter'))).toBeUndefined();
  const taken = new Set(['my-game.replay', 'my-game-2.replay']);
  expect(freeName('my game.replay', 'replay', (name) => taken.has(name))).toBe('my-game-3.replay');
  expect(freeName('../../x.txt', 'position', () => false)).toBe('..-..-x.position');
});

test('turns and decisions lead to their acts', () => {
  const turns = [0, 0, 1, 1, 1, 2, 2];
  expect([0, 1, 2, 4, 5, 6].map((act) => turnFrom(turns, act, 1))).toEqual([2, 2, 5, 5, 6, 6]);
  expect([0, 1, 2, 4, 5, 6].map((act) => turnFrom(turns, act, -1))).toEqual([0, 0, 0, 2, 2, 5]);
  expect(actOf([0, 1, 2, 1, 2, 3], 2)).toBe(4); // what was taken back was decided again
  expect(actOf([0, 1, 2], 9)).toBe(0);
  expect(tideLine([0, 2, -2], [0, 1, 2]).map(({ y }) => y)).toEqual([0.5, 0, 1]);
});

/** A table as the watching face has it, with the core behind it. */
async function tableWith(name: string): Promise<{ table: Table; tried: Awaited<ReturnType<typeof sitDown>> }> {
  const tried = await sitDown();
  await tried.engine.write('/home/seen.replay', game(name));
  return { table: { ask: tried.ask, run: (...args: string[]) => tried.engine.run(args) } as unknown as Table, tried };
}

test('a game is gone through both ways, in anybody’s eyes', async () => {
  const { table, tried } = await tableWith('wf-no-moon-two-bot');
  const walked = await table.ask('walk', '/home/seen.replay');
  const story = await table.ask('story', -2);
  expect(story.over).toBe(true);
  expect(story.decisions).toHaveLength(walked.acts + 1);
  expect(story.lines.map(({ act }) => act)).toEqual(story.lines.map(({ act }) => act).sort((a, b) => a - b));
  const watch = createWatch(table, walked, story);
  const there = (act: number) =>
    new Promise<void>((resolve) => {
      const unsubscribe = watch.subscribe(() => {
        if (watch.get().walked.act !== act || !watch.get().scene) return;
        unsubscribe();
        resolve();
      });
      watch.go(act);
    });
  await watch.start();
  await there(30);
  const forth = JSON.stringify(watch.get().scene);
  await there(walked.acts);
  await there(30);
  expect(JSON.stringify(watch.get().scene)).toBe(forth);
  watch.go(-5);
  watch.go(10_000);
  await there(0);
  watch.see(0);
  await there(1);
  expect(watch.get().walked.eyes).toBe(0);
  expect(watch.get().story.lines.length).toBeGreaterThan(0);
  watch.stop();

  await tried.ask('step', 30, -2);
  const opened = await tried.ask('practice', -1);
  expect(opened.hands).toBe(3); // both seats are one side
  const told = await playOn(tried, chance(2), 4);
  expect(told.now.file).toMatch(/game-1\.replay$/);
  await tried.ask('resume', told.now.file ?? '');
  expect((await tried.ask('look')).decisions).toBe(told.now.decisions);
  expect(tried.engine.read('/home/seen.replay')).toEqual(game('wf-no-moon-two-bot'));
});

test('a replay is played by the version whose packs it names', async () => {
  const { versions } = JSON.parse(new TextDecoder().decode(await fetchFile('manifest.json'))) as Manifest;
  const [now] = versions;
  if (!now) throw new Error('no core');
  const text = new TextDecoder().decode(game('wf-dawn-raid'));
  const packs = now.packs.map((pack) => ({ ...pack, hash: pack.hash.replace(/^./, 'x') }));
  const newer = { ...now, hash: 'newer', packs };
  expect(findVersion({ versions: [newer, now] }, undefined, text)).toBe(now);
  expect(findVersion({ versions: [newer] }, undefined, text)).toBeUndefined();
  expect(findVersion({ versions: [newer, now] }, 'newer', text)).toBe(newer);
});
