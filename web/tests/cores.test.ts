// SPDX-License-Identifier: MIT
// cores.test.ts -- versions that are out (cores/) are in the built site, and games that they left go on with them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createEngine, type Engine } from '../src/core/engine';
import { memoryKeep } from '../src/core/keep';
import { findVersion, loadManifest, type Version } from '../src/core/versions';
import { folders } from '../src/table';
import type { Scene, Told } from '../src/wire';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cores = readdirSync(at('../cores')).map((name) => ({
  name,
  version: JSON.parse(readFileSync(at(`../cores/${name}/version.json`), 'utf8')) as Version,
}));
/** A file of the site as it is built, by the address that a page asks for. */
const fetchBuilt = async (path: string) => new Uint8Array(await readFile(at(`../dist/core/${path}`)));
/** The games that a version left in their middle. */
function unfinished(name: string): string[] {
  const folder = `../../tests/games/${name}/unfinished`;
  return readdirSync(at(folder)).map((file) => at(`${folder}/${file}`));
}

test.each(cores)('the core of $name lies where its games ask for it, whole', async ({ version }) => {
  const { versions } = await loadManifest(fetchBuilt);
  expect(versions).toContainEqual(version);
  const all = createHash('sha256').update(await fetchBuilt(`${version.hash}/${version.core}`));
  for (const { file, bytes } of version.packs) {
    const pack = await fetchBuilt(`${version.hash}/${file}`);
    expect(pack.length).toBe(bytes);
    all.update(file).update(pack);
  }
  expect(all.digest('hex').slice(0, 16)).toBe(version.hash);
});

/** The site with a later version in front, which has none of the packs of now, and what is asked of it. */
async function later(): Promise<{ asked: string[]; fetchFile: typeof fetchBuilt }> {
  const { versions } = await loadManifest(fetchBuilt);
  const [newest] = versions;
  if (!newest) throw new Error('no core');
  const asked: string[] = [];
  const list = { versions: [{ ...newest, hash: 'later', rules: '9.9', packs: [] }, ...versions] };
  return {
    asked,
    fetchFile: async (path) => {
      asked.push(path);
      if (path === 'manifest.json') return new TextEncoder().encode(JSON.stringify(list));
      return fetchBuilt(path.replace(/^later\//, `${newest.hash}/`));
    },
  };
}

/** Some choices more, the first that is offered; what is told behind them. */
async function goOn(engine: Engine): Promise<Told> {
  let told = (await engine.ask('go', [])) as Told;
  for (let made = 0; made < 12 && told.now.doing !== 'over'; ) {
    if (told.now.doing === 'curtain') told = (await engine.ask('lift', [])) as Told;
    else if (told.now.doing !== 'asks') told = (await engine.ask('go', [])) as Told;
    else {
      const { options } = (await engine.ask('look', [])) as Scene;
      told = (await engine.ask('take', [options[0]?.id ?? 0])) as Told;
      made++;
    }
  }
  return told;
}

test.each(cores)('games that $name kept in a browser go on with its core', async ({ name, version }) => {
  for (const file of unfinished(name)) {
    const path = `${folders.games}/${basename(file)}`;
    const bytes = new Uint8Array(readFileSync(file));
    const keep = memoryKeep([{ path, bytes, time: 1, core: version.hash }]);
    const { asked, fetchFile } = await later();
    const engine = await createEngine(fetchFile, keep);
    expect(asked.some((one) => one.startsWith(version.hash))).toBe(false);
    await engine.ask('resume', [path]);
    expect(asked).toContain(`${version.hash}/${version.core}`);
    await goOn(engine);
    expect(keep.files.get(path)?.core).toBe(version.hash);
    expect(keep.files.get(path)?.bytes?.length).toBeGreaterThan(bytes.length);
    expect((await engine.run(['verify', path])).out, file).toMatch(/^ok /);
  }
});

test.each(cores)('a game of another build of $name goes on by its rules and packs', async ({ name, version }) => {
  const path = `${folders.games}/game-1.replay`;
  const bytes = new Uint8Array(readFileSync(unfinished(name).find((file) => file.includes('wf-')) ?? ''));
  const keep = memoryKeep([{ path, bytes, time: 1, core: '0123456789abcdef' }]);
  const { fetchFile } = await later();
  const engine = await createEngine(fetchFile, keep);
  expect((await engine.run(['verify', path])).out).toMatch(/^ok /);
  await engine.ask('resume', [path]);
  await goOn(engine);
  const by = (await loadManifest(fetchBuilt)).versions.find(({ hash }) => hash === keep.files.get(path)?.core);
  expect(by?.rules).toBe(version.rules);
  expect(engine.needed()).toContain(by?.hash);
});

test.each(cores)('when the rules of a system are raised, games of $name still find their core', async ({ name }) => {
  const { versions } = await loadManifest(fetchBuilt);
  const [newest] = versions;
  if (!newest) throw new Error('no core');
  expect(newest.systems).toMatchObject({ warfighter: expect.any(String), heroes: expect.any(String) });
  const raised = { ...newest, hash: 'raised', systems: { warfighter: '99', heroes: '99', duel: '99' } };
  const list = { versions: [raised, ...versions] };
  for (const file of unfinished(name).filter((one) => !one.includes('duel'))) {
    const found = findVersion(list, undefined, readFileSync(file, 'utf8'));
    expect(found?.hash, basename(file)).not.toBe('raised');
    expect(found, basename(file)).toBeDefined();
  }
});

test('a game that was carried is opened, gone on with and true', async () => {
  const keep = memoryKeep();
  const begun = await createEngine(fetchBuilt, keep);
  await begun.ask('begin', ['--system', 'heroes', '--seed', '7']);
  await goOn(begun);
  const file = [...keep.files.values()].find((one) => one.path.endsWith('.replay'));
  if (!file?.bytes) throw new Error('it was not kept');
  const { path } = file;
  const old = new TextDecoder().decode(file.bytes).replace(/^system heroes \d+/m, 'system heroes 0');
  const kept = memoryKeep([{ path, bytes: new TextEncoder().encode(old), time: 1 }]);
  const engine = await createEngine(fetchBuilt, kept);
  expect((await engine.run(['carry', path])).out).toMatch(/goes on/);
  expect((await engine.run(['verify', path])).out).toMatch(/^ok [^]*heroes 0[^]*not replayed/);
  await engine.ask('resume', [path]);
  await goOn(engine);
  expect((await engine.run(['verify', path])).out).toMatch(/^ok /);
});
