// SPDX-License-Identifier: MIT
// warfighter.mjs -- a quick Mission played to its end by clicking: Attacks by the counters of the board, the rest in
// the list.
import { aside, asked, click, isOver, sitDown, wishes } from './at-table.mjs';

const MOST = 600;

/** An Attack by the board: the Soldier, then the Hostile, then the button that does it. */
async function attackByBoard(page) {
  for (const key of await page
    .locator('.wf-path .token.can-pick')
    .evaluateAll((all) => all.map((one) => one.dataset.key))) {
    await page.keyboard.press('Escape');
    await page.locator(`.wf-path [data-key="${key}"]`).click();
    const target = page.locator('.wf-path .hostile.can-pick').first();
    if ((await target.count()) === 0) continue;
    await target.click();
    const armed = page.locator('.panel .do');
    const row = page.locator('.options .option[data-option]').first();
    await click(page, (await armed.count()) > 0 ? armed : row);
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** The row that is liked best, by the list; `liked`: other wishes than these. */
export async function byList(page, liked = wishes) {
  const rows = page.locator('.options .option');
  const all = await rows.evaluateAll((list) =>
    list.map((one) => one.querySelector('.option-text')?.textContent?.trim() ?? ''),
  );
  const found = liked.map((wish) => all.findIndex((text) => wish.test(text))).find((at) => at >= 0) ?? 0;
  const row = rows.nth(found);
  if (await row.getAttribute('aria-expanded')) {
    await row.click();
    return byList(page, liked);
  }
  if (await row.getAttribute('aria-pressed')) return paySeveral(page);
  await click(page, row);
}

/** Cards are marked: the last one that is due pays them all; where there are fewer, a button does. */
async function paySeveral(page) {
  const before = await page.locator('.table').getAttribute('data-decisions');
  const left = page.locator('.options .option[aria-pressed="false"]');
  const isPaid = async () => (await page.locator('.table').getAttribute('data-decisions')) !== before;
  while ((await left.count()) > 0) {
    await aside(page);
    const n = await left.count();
    await left.first().click();
    await page.waitForFunction(
      ([was, many]) =>
        document.querySelector('.table')?.getAttribute('data-decisions') !== was ||
        document.querySelectorAll('.options .option[aria-pressed="false"]').length < many,
      [before, n],
    );
    await asked(page);
    if (await isPaid()) return;
  }
  await click(page, page.locator('.options .do'));
}

export default async function (site) {
  const { page, troubles } = await sitDown(site, '#/play?system=warfighter&mission=Dawn+Raid&seed=7');
  let [n, byBoard] = [0, 0];
  for (; n < MOST && !(await isOver(page)); n++) {
    const isTurn = /Soldier Turn/.test((await page.locator('#question').textContent()) ?? '');
    if (isTurn && (await attackByBoard(page))) byBoard++;
    else await byList(page);
    await asked(page);
  }
  if (!(await isOver(page))) throw new Error(`not over after ${MOST} choices`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const end = (await page.locator('.ending-text').textContent())?.trim();
  if ((await page.locator('.ending.won').count()) > 0) await page.locator('.ending-next a').first().waitFor();
  site.say(`a Mission of ${n} choices, ${byBoard} Attacks by the board: ${end}`);
  await page.close();
}
