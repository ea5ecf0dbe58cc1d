// SPDX-License-Identifier: MIT
// keep.test.ts -- never lose a game: what is kept, gone on with, exported, imported, and by which core it is played.
import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../src/core/engine';
import { memoryKeep, openKeep } from '../src/core/keep';
import type { Manifest } from '../src/core/versions';
import { folders } from '../src/table';
import { grognard, scratch } from './native';
import { chance, fetchFile, playOn, sitDown } from './site';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (of: string) => new TextEncoder().encode(of);

test('a game goes on after the page was closed, whatever its moment', async () => {
  for (const system of ['warfighter', 'heroes']) {
    const keep = await openKeep(`games-${system}`);
    let table = await sitDown(keep);
    const below = chance(6);
    await table.ask('begin', '--system', system, '--seed', '21');
    let told = await playOn(table, below, 5);
    for (let i = 0; i < 6 && told.now.doing !== 'over'; i++) {
      const { file } = told.now;
      const before = told.now.doing === 'asks' ? await table.ask('look') : null;
      const replay = await table.ask('replay');
      table = await sitDown(await openKeep(`games-${system}`)); // as if the page was loaded again
      const opened = await table.ask('resume', file ?? '');
      expect(opened.file).toBe(file);
      expect((await table.ask('replay')).text).toBe(replay.text);
      if (before) expect(await table.ask('look')).toMatchObject({ objects: before.objects, options: before.options });
      told = await playOn(table, below, 12);
    }
    told = await playOn(table, below);
    expect(told.now.doing).toBe('over');
    expect((await table.engine.run(['verify', told.now.file ?? ''])).status).toBe(0);
  }
});

test('an exported game passes the program, and comes back as it was', async () => {
  const folder = scratch();
  for (const system of ['warfighter', 'heroes']) {
    const table = await sitDown();
    await table.ask('begin', '--system', system, '--seed', '5');
    const told = await playOn(table, chance(7));
    const save = table.engine.read(told.now.file ?? '');
    const file = join(folder, `${system}.replay`);
    writeFileSync(file, save);
    expect(grognard('verify', file)).toMatch(/^ok .*finished/);

    const other = await sitDown();
    await other.engine.write(`${folders.games}/game-7.replay`, save);
    await other.ask('resume', `${folders.games}/game-7.replay`);
    expect(text(save)).toContain((await other.ask('replay')).text);
  }
});

test('bots play the same game here and in the program, byte for byte', async () => {
  const folder = scratch();
  for (const args of [
    ['--system', 'warfighter', '--bot', 'heuristic'],
    ['--system', 'heroes', '--bot', 'heuristic'],
  ]) {
    const file = join(folder, `${args[1]}.replay`);
    grognard('play', '--plain', '--watch', '--seed', '13', '--save', file, ...args);
    const table = await sitDown();
    await table.ask('begin', '--watch', '--seed', '13', ...args);
    const told = await playOn(table, chance(1));
    expect(text(table.engine.read(told.now.file ?? ''))).toBe(readFileSync(file, 'utf8'));
  }
});

test("a replay of the program's is walked both ways and exported again byte for byte", async () => {
  const file = join(scratch(), 'game.replay');
  const scenario = ['--scenario', 'Four Hedges'];
  grognard('sim', ...scenario, '--bot', 'heuristic', '--games', '1', '--seed', '3', '--replay-out', file);
  const recorded = readFileSync(file, 'utf8');
  const table = await sitDown();
  await table.engine.write('/state/grognard/seen.replay', bytes(recorded));
  const walked = await table.ask('walk', '/state/grognard/seen.replay');
  expect(walked.act).toBe(0);
  const scenes: string[] = [];
  for (let act = 0; act <= walked.acts; act += 5) {
    await table.ask('step', act, -2);
    scenes.push(JSON.stringify(await table.ask('look')));
  }
  for (let act = walked.acts - (walked.acts % 5), i = scenes.length - 1; act >= 0; act -= 5, i--) {
    await table.ask('step', act, -2);
    expect(JSON.stringify(await table.ask('look'))).toBe(scenes[i]);
  }
  const hidden = await table.ask('step', 20, 0);
  expect(hidden.eyes).toBe(0);
  expect((await table.ask('replay')).text).toBe(recorded);
  await table.ask('step', 30, -2);
  await table.ask('practice', -1);
  const told = await playOn(table, chance(1), 3);
  expect(told.now.decisions).toBeGreaterThan(0);
});

test('games are counted as in the program', async () => {
  const table = await sitDown();
  for (const args of [
    ['--system', 'duel', '--games', '200'],
    ['--system', 'warfighter', '--games', '10'],
    ['--scenario', 'Four Hedges', '--games', '4'],
  ]) {
    const here = await table.engine.run(['sim', ...args, '--seed', '1', '--digest']);
    const there = grognard('sim', ...args, '--seed', '1', '--digest');
    const digest = /digest \w+/;
    expect(digest.exec(here.out)?.[0]).toBe(digest.exec(there)?.[0]);
  }
});

test("a compiled pack of one's own is opened, kept, played and removed", async () => {
  const keep = memoryKeep();
  const file = join(scratch(), 'weather-war.pack');
  grognard('pack', 'build', 'tests/packs/weather-war', '-o', file);
  let table = await sitDown(keep);
  await expect(table.engine.addPack('broken', bytes('not a pack'))).rejects.toThrow();
  expect(table.engine.list(folders.packs)).toEqual([]);
  await table.engine.addPack('weather (1).pack', new Uint8Array(readFileSync(file)));
  table = await sitDown(keep);
  expect(table.engine.list(folders.packs).map(({ path }) => path)).toEqual([`${folders.packs}/weather-war.pack`]);
  const missions = await table.engine.run(['list', 'missions', '--json', '--pack', 'weather-war']);
  const list = JSON.parse(missions.out) as { name: string }[];
  expect(list.length).toBeGreaterThan(0);
  await table.ask('begin', '--system', 'warfighter', '--mission', list[0]?.name ?? '', '--seed', '2');
  const told = await playOn(table, chance(1), 10);
  expect(told.now.decisions).toBeGreaterThan(5);
  await table.ask('resume', told.now.file ?? '');
  await table.engine.remove(`${folders.packs}/weather-war.pack`);
  expect(table.engine.list(folders.packs)).toEqual([]);
});

test('a game is played by the core that began it', async () => {
  const now = JSON.parse(text(await fetchFile('manifest.json'))) as Manifest;
  const newest = now.versions[0];
  if (!newest) throw new Error('no core');
  const asked: string[] = [];
  /** The site as it is with a newer version in front; files of both are the same here. */
  const updated = async (path: string) => {
    asked.push(path);
    if (path === 'manifest.json')
      return bytes(JSON.stringify({ versions: [{ ...newest, hash: 'newer', rules: '9.9' }, ...now.versions] }));
    return fetchFile(path.replace('newer/', `${newest.hash}/`));
  };
  const keep = memoryKeep();
  const table = await sitDown(keep);
  await table.ask('begin', '--system', 'warfighter', '--seed', '4');
  const told = await playOn(table, chance(1), 5);
  const after = await createEngine(updated, keep);
  expect(after.version.hash).toBe('newer');
  expect(asked.some((path) => path.startsWith(newest.hash))).toBe(false);
  await after.ask('resume', [told.now.file ?? '']);
  expect(asked).toContain(`${newest.hash}/${newest.core}`);
});

test('a kept game has the time of its last choice', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'warfighter', '--seed', '7');
  await playOn(table, chance(1), 3);
  const { out } = await table.engine.run(['list', 'games', '--json']);
  const [game] = JSON.parse(out) as { when: number }[];
  expect(Math.abs((game?.when ?? 0) - Date.now() / 1000)).toBeLessThan(600);
});
