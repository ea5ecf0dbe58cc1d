// SPDX-License-Identifier: MIT
// older.mjs -- the site is updated while a game goes on: nothing is swapped under it, the new version is announced and
// taken when one asks for it, and the game goes on with the core and packs that began it (GROGNARD names the program).
/* global indexedDB, caches */
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asked, click } from './at-table.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const top = fileURLToPath(new URL('../../..', import.meta.url));
const PACK = 'wwii-europe';
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The folder as a site, and the paths that were asked for.  Where a file is gone it answers with the first page, as
    many hosts do. */
async function serve(folder) {
  const wanted = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://x').pathname.replace(/\/$/, '/index.html');
    wanted.push(path);
    try {
      const bytes = readFileSync(join(folder, path));
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, vary: 'Origin' }).end(bytes);
    } catch {
      response.writeHead(200, { 'content-type': types['.html'] }).end(readFileSync(join(folder, 'index.html')));
    }
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return { wanted, server, site: `http://localhost:${server.address().port}/` };
}

/** A version that is being put there: one of its files has not come yet. */
async function halfUpdate(page, folder, wanted) {
  const worker = join(folder, 'sw.js');
  const whole = readFileSync(worker, 'utf8');
  const half = whole.replace(/VERSION = '\w+'/, "VERSION = 'half'");
  writeFileSync(worker, half.replace('FILES = [', 'FILES = ["assets/late.js",'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
  for (let i = 0; i < 300 && !wanted.includes('/assets/late.js'); i++) await page.waitForTimeout(100);
  if (!wanted.includes('/assets/late.js')) throw new Error('no update was tried');
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  if (await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    throw new Error('half a version was taken for a whole one');
  writeFileSync(worker, whole);
}

/** A newer version in front of the one that is there: a card of a pack is another, and so is the core. */
function update(folder) {
  const list = join(folder, 'core/manifest.json');
  const { versions } = JSON.parse(readFileSync(list, 'utf8'));
  const [older] = versions;
  const hash = createHash('sha256').update(older.hash).digest('hex').slice(0, 16);
  cpSync(join(folder, 'core', older.hash), join(folder, 'core', hash), { recursive: true });

  const core = join(folder, 'core', hash, older.core);
  const name = Buffer.from('newer');
  const section = Buffer.from([0, name.length + 1, name.length, ...name]); // a custom section: other bytes, same code
  writeFileSync(core, Buffer.concat([readFileSync(core), section]));

  const source = join(folder, 'source', PACK);
  cpSync(join(top, 'packs', PACK), source, { recursive: true });
  const cards = join(source, 'soldiers.lua');
  writeFileSync(cards, readFileSync(cards, 'utf8').replace(/flavour = "/, 'flavour = "Once more: '));
  const pack = join(folder, 'core', hash, `${PACK}.pack`);
  execFileSync(program, ['pack', 'build', source, '-o', pack]);
  const bytes = readFileSync(pack);
  const packs = older.packs.map((one) =>
    one.file === `${PACK}.pack` ? { ...one, hash: bytes.toString('hex', 16, 48), bytes: bytes.length } : one,
  );
  writeFileSync(list, JSON.stringify({ versions: [{ ...older, hash, packs }, ...versions] }));
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, `VERSION = '${hash}'`));
  return { older: older.hash, newer: hash };
}

/** The first file of this name in the site's folder of parts. */
function partOf(folder, name) {
  const assets = join(folder, 'assets');
  return join(assets, readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')));
}

/** Files that the host no longer has are still there for whoever has been here before. */
async function outliveTheHost(page, folder) {
  const part = partOf(folder, 'index');
  renameSync(part, `${part}.gone`);
  await page.reload();
  await asked(page);
  renameSync(`${part}.gone`, part);
}

/** A page that stood open while its parts went away loads itself anew, once. */
async function missAPart(browser, site, folder) {
  const part = partOf(folder, 'about');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site);
  await page.locator('.choices').waitFor({ timeout: 60_000 });
  renameSync(part, `${part}.gone`);
  const again = page.waitForEvent('load', { timeout: 30_000 });
  await page.goto(`${site}#/about`);
  await again;
  renameSync(`${part}.gone`, part);
  await page.reload();
  await page.getByText('CC BY 3.0').first().waitFor();
  await context.close();
}

const decisions = (page) => page.locator('.table').getAttribute('data-decisions');
const aChoice = (page) => page.locator('.options .option[data-option]:not([aria-pressed])').first();

/** The version that every kept game is played by, the oldest game first. */
const versionsOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('grognard');
        request.onsuccess = () => {
          const all = request.result.transaction('files').objectStore('files').getAll();
          all.onsuccess = () => resolve(all.result.filter(({ core }) => core).map(({ core }) => core));
        };
      }),
  );

export default async function ({ browser, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const { wanted, server, site } = await serve(folder);
  const begin = `${site}#/play?system=warfighter&mission=Dawn+Raid&seed=11`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
  );
  const page = await context.newPage();
  try {
    await missAPart(browser, site, folder);
    await page.goto(begin);
    await asked(page);
    await click(page, aChoice(page));
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, { timeout: 60_000 });

    await outliveTheHost(page, folder);
    await halfUpdate(page, folder, wanted);
    const { older, newer } = update(folder);
    const fetched = (hash) => wanted.some((path) => path.includes(`/core/${hash}/`));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(
      async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      undefined,
      { timeout: 60_000 },
    );
    await click(page, aChoice(page));
    const stood = await decisions(page);
    await page.reload();
    await asked(page);
    if ((await decisions(page)) !== stood) throw new Error('the game does not stand where it stood');
    if (fetched(newer)) throw new Error('a running game was swapped');

    await page.goto(`${site}#/games`);
    await page.locator('.news button').click();
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
    await page.locator('.kept').waitFor({ timeout: 60_000 });
    for (let i = 0; i < 600 && !fetched(newer); i++) await page.waitForTimeout(100); // the page loads itself anew
    await page.locator('.news').waitFor({ state: 'detached' });
    if (!fetched(newer)) throw new Error('the newer version was not taken');

    await page.evaluate(() => caches.delete('grognard-cores'));
    wanted.length = 0;
    await page.getByText('Go on', { exact: true }).click();
    await asked(page);
    if ((await decisions(page)) !== stood) throw new Error('another game goes on');
    if (!fetched(older)) throw new Error('the game goes on with another core');
    await click(page, aChoice(page));
    await page.goto(`${site}#/games`);
    await page.getByText('Replay and debrief').click();
    await page.getByRole('tab', { name: 'Debrief' }).click();
    await page.locator('.debrief-outcome').waitFor();

    await page.goto(begin);
    await asked(page);
    await click(page, aChoice(page));
    const kept = await versionsOf(page);
    if (kept.join() !== [older, newer].join()) throw new Error(`kept with ${kept.join()}`);

    await page.goto(`${site}#/games`);
    const oldest = page.locator('.kept').last();
    await oldest.getByRole('button', { name: 'Remove' }).click();
    await oldest.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.kept').nth(1).waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForFunction(
      async ([gone, here]) => {
        const cache = await caches.open('grognard-cores');
        const all = (await cache.keys()).map(({ url }) => url);
        return !all.some((url) => url.includes(gone)) && all.some((url) => url.includes(here));
      },
      [older, newer],
      { timeout: 30_000 },
    );
    say(`a game of ${older} goes on after an update to ${newer}; when it is gone, so is its core`);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
