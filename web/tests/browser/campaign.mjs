// SPDX-License-Identifier: MIT
// campaign.mjs -- a campaign by clicks: begun, equipped, its first Mission fought by a bot, the next played, killed in
// its middle by a reload and gone on with; another is reported by hand.  Taken away, verified by the program, brought
// in again.  Every page is whole, and axe-core finds nothing serious.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, click } from './at-table.mjs';
import { faults } from './pages.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const patience = { timeout: 60_000 };
export const sheet = 'From Hedge to Wall';

/** Nothing is on its way any more. */
export const rests = (page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('.waiting, .card-room, [aria-busy="true"]') &&
      !document.querySelector('.answers [aria-disabled="true"]') &&
      document.querySelector('h1'),
    undefined,
    patience,
  );

/** How often something was decided; nothing while it is on its way. */
const decided = (page) => page.evaluate(() => document.querySelector('.campaign-now')?.dataset.decisions);

/** Clicks, and waits until what it brought about is there. */
async function chooses(page, what) {
  const before = await decided(page);
  await what.first().click();
  await page.waitForFunction(
    (was) => {
      const now = document.querySelector('.campaign-now')?.dataset.decisions;
      return (now && now !== was) || document.querySelector('.campaign-end');
    },
    before,
    patience,
  );
  await rests(page);
}

const verb = (page, name) => page.locator(`[data-verb="${name}"]`);
const answer = (page, sort) => page.locator(`[data-sort="${sort}"]`);

/** Done as it comes, with these before all others, until a Mission waits to be fought. */
async function goesOn(page, ...liked) {
  for (let i = 0; (await answer(page, 'fight').count()) === 0; i++) {
    if (i > 40) throw new Error(`it comes to no Mission: ${await page.locator('#question').textContent()}`);
    for (const name of [...liked.slice(i, i + 1), 'go', 'enough', 'give', 'learn', 'buy', 'take'])
      if ((await verb(page, name).count()) > 0) {
        await chooses(page, verb(page, name));
        break;
      }
  }
}

/** Four are hired, and they go. */
export const equips = (page) => goesOn(page, 'hire', 'hire', 'hire', 'hire');

const fought = (page) => page.locator('.stage.is-won, .stage.is-failed');
/** So many Missions are in its books, or it is over. */
async function isTold(page, n) {
  await page.waitForFunction(
    (many) =>
      document.querySelectorAll('.stage.is-won, .stage.is-failed').length === many ||
      document.querySelector('.campaign-end'),
    n,
    patience,
  );
  await rests(page);
}

/** A report is typed: a success, and all are well. */
async function reports(page, n) {
  await chooses(page, verb(page, 'success'));
  while ((await fought(page).count()) < n)
    for (const name of ['objective in space', 'fate', 'that is all'])
      if ((await verb(page, name).count()) > 0) {
        await chooses(page, verb(page, name));
        break;
      }
}

async function fitsWith(page, wrong, name) {
  await rests(page);
  wrong.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
}

export default async function ({ browser, base, say, pictures }) {
  const wrong = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  const pictured = async (part) => {
    if (!pictures) return;
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${pictures}/campaign-${part}-1440.jpg`, quality: 95 });
  };
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.addInitScript(() => localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })));
  await page.goto(`${base}#/campaigns?seed=11`);
  const begin = page.locator('.sheet-tile', { hasText: sheet }).getByRole('button');
  await begin.waitFor(patience);
  await fitsWith(page, wrong, 'campaigns');
  await begin.click();
  await page.waitForSelector('#question', patience);
  await fitsWith(page, wrong, 'now');
  const name = decodeURIComponent(page.url().split('#/campaign/')[1]);

  await equips(page);
  await fitsWith(page, wrong, 'ready');
  await answer(page, 'bot').click();
  await isTold(page, 1);
  await pictured('since');

  // The second is fought with cardboard.
  await goesOn(page);
  await answer(page, 'hand').click();
  await verb(page, 'success').waitFor(patience);
  await fitsWith(page, wrong, 'report');
  await pictured('report');
  await reports(page, 2);

  // The third is played at the table, killed in its middle and gone on with; a bot fights the rest, asked twice.
  await goesOn(page);
  await answer(page, 'fight').click();
  await asked(page);
  const first = page.locator('.options .option[data-option]:not([aria-expanded])').first();
  for (let i = 0; i < 2; i++) await click(page, first);
  const decisions = await page.locator('.table').getAttribute('data-decisions');
  await page.reload();
  await asked(page);
  if ((await page.locator('.table').getAttribute('data-decisions')) !== decisions)
    wrong.push('a reload in the middle of a Mission does not stand where it stood');
  await page.goto(`${base}#/`);
  await page.locator('.choice', { hasText: name }).click(patience);
  await answer(page, 'bot').waitFor(patience);
  await rests(page);
  await answer(page, 'bot').click();
  await answer(page, 'bot').click();
  await isTold(page, 3);

  for (const part of ['roster', 'person/1', 'chronicle', 'memorial', 'sheet', 'end']) {
    await page.goto(`${base}#/campaign/${encodeURIComponent(name)}/${part}`);
    await fitsWith(page, wrong, part);
    await pictured(part.replace('/', '-'));
  }

  // Taken away as one file, verified, and brought in again.
  await page.goto(`${base}#/campaigns`);
  await rests(page);
  const row = page.locator('.kept', { hasText: name });
  const saves = row.getByText('Save as a file').click();
  const [download] = await Promise.all([page.waitForEvent('download'), saves]);
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const file = join(folder, `${name}.tar`);
  await download.saveAs(file);
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_STATE_HOME: folder };
  const run = (...args) => execFileSync(program, args, { encoding: 'utf8', env: environment });
  run('campaign', 'import', file, 'brought');
  const verified = run('campaign', 'verify', 'brought');
  run('campaign', 'export', 'brought', join(folder, 'back.tar'));
  await page.locator('input[type=file]').setInputFiles(join(folder, 'back.tar'));
  await page.locator('.kept', { hasText: 'back' }).waitFor(patience);
  rmSync(folder, { recursive: true });
  await context.close();
  if (wrong.length > 0) throw new Error(`\n${wrong.join('\n')}`);
  say(`${name}: ${verified.split('\n').filter((line) => /^(ok|--)/.test(line)).length} records true`);
}
