// SPDX-License-Identifier: MIT
// replay.mjs -- a game that the program recorded: brought in, gone through both ways, handed on as a link and as a file
// byte for byte, and taken over (GROGNARD names the program).
/* global DataTransfer, File, DragEvent */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, click } from './at-table.mjs';
import { serious } from './pages.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const scenario = ['--scenario', 'Four Hedges', '--bot', 'heuristic'];

/** Until the table shows the moment after so many acts, each unit with its card, and what it shows. */
async function seenAt(page, act) {
  await page.locator(`.replay[data-act="${act}"] .hn-field[data-decisions]`).waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => !document.querySelector('.hn-units [aria-busy="true"]'));
  return page.evaluate(() =>
    [...document.querySelectorAll('.replay-chosen, .tracks, .hn-units')].map((part) => part.textContent).join('\n'),
  );
}

async function savedBy(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path());
}

function expect(is, what) {
  if (!is) throw new Error(what);
}

/** Where two texts begin to differ. */
function apart(one, two) {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return [one, two].map((text) => text.slice(Math.max(0, at - 40), at + 80)).join('\n');
}

async function steps(page, acts) {
  await page.locator('.replay-run').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  const forth = await seenAt(page, 2);
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => Number(document.querySelector('.replay')?.dataset.act) > 2);
  await page.keyboard.press('End');
  await seenAt(page, acts);
  await page.keyboard.press('Home');
  await seenAt(page, 0);
  await page.getByRole('slider').fill('200');
  const late = await seenAt(page, 200);
  await page.getByRole('slider').fill('2');
  expect((await seenAt(page, 2)) === forth, 'forth and back do not show the same');
  await page.getByRole('tab', { name: 'Debrief' }).click();
  await page.locator('.turning button').first().click();
  await page.waitForFunction(() => Number(document.querySelector('.replay')?.dataset.act) > 2);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.story button').first().click();
  await seenAt(page, 0);
  await page.locator('.replay-run').click();
  await page.waitForFunction(() => Number(document.querySelector('.replay')?.dataset.act) >= 2);
  await page.locator('.replay-run').click();
  await page.getByRole('slider').fill('200');
  const again = await seenAt(page, 200);
  expect(again === late, `a jump does not show the same:\n${apart(late, again)}`);
  return late;
}

export default async function ({ browser, base, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const file = join(folder, 'hedges.replay');
  execFileSync(program, ['sim', ...scenario, '--games', '1', '--seed', '3', '--replay-out', file]);
  const recorded = readFileSync(file);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
  );
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${base}#/games`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: 'Replay and debrief' }).click();
  await page.locator('.replay .story').waitFor({ timeout: 60_000 });
  const acts = Number(await page.locator('.replay').getAttribute('data-acts'));
  const late = await steps(page, acts);
  const wrong = await serious(page);
  expect(wrong.length === 0, wrong.join('\n'));
  expect(recorded.equals(await savedBy(page, page.getByRole('button', { name: 'Save as a file' }))), 'other bytes');

  await page.getByRole('button', { name: 'Link' }).click();
  await page.locator('.share-link input').nth(1).waitFor();
  const [whole, moment] = await page.locator('.share-link input').evaluateAll((all) => all.map(({ value }) => value));
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await other.goto(moment);
  expect((await seenAt(other, 200)) === late, 'the link shows something else');
  expect(recorded.equals(await savedBy(other, other.getByRole('button', { name: 'Save as a file' }))), 'other bytes');
  await other.goto(whole.slice(0, -40));
  await other.getByText('The link is incomplete').waitFor();
  await elsewhere.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await asked(page);
  await click(page, page.locator('.options [data-option]').first());
  expect(page.url().includes('#/game/'), 'what was taken over is not kept');
  const { at, n } = await page.evaluate(() => ({
    at: document.querySelector('.table')?.dataset.decisions,
    n: document.querySelectorAll('.options .option').length,
  }));
  await page.reload();
  await asked(page);
  expect((await page.locator('.table').getAttribute('data-decisions')) === at, `not at ${at} after a reload`);
  expect((await page.locator('.options .option').count()) === n, 'other choices after a reload');

  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'hedges.replay'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, recorded.toString());
  await page.locator('.replay .story').waitFor();
  expect(recorded.equals(await savedBy(page, page.getByRole('button', { name: 'Save as a file' }))), 'it was changed');
  await context.close();
  rmSync(folder, { recursive: true });
  expect(troubles.length === 0, troubles.join('\n'));
  say(`${acts} acts both ways; a link of ${whole.length} letters; taken over at 200`);
}
