// SPDX-License-Identifier: MIT
// warfighter-keys.mjs -- a quick Mission from the first page to its last dialog by the keyboard alone; axe-core finds
// nothing serious in any kind of state on the way.
import { isOver, wishes } from './at-table.mjs';
import { decided, decisions, firstPage, focused, leaveDialog, openByKeys, rowByArrows, tabTo } from './by-keys.mjs';
import { watcher } from './states.mjs';

const MOST = 600;

/** To the board by Tab, through it by arrows, and a thing picked with Enter. */
async function walkTheBoard(page) {
  await tabTo(page, '.table-board button');
  const seen = new Set();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-key')));
  }
  if (seen.size < 2) throw new Error('arrows do not move on the board');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.locator('.picked .tag').first().waitFor();
  await focused(page);
  await page.keyboard.press('Escape');
}

/** Each sheet has its key; Escape gives the focus back to where it was. */
async function openSheets(page, look) {
  await tabTo(page, '.options .option');
  const before = await focused(page);
  for (const key of ['?', 'w', 't', 'a', 'l']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    await look(page);
    await leaveDialog(page);
    const after = await focused(page);
    if (after !== before) throw new Error(`${key}: the focus does not come back to ${before}, but is on ${after}`);
  }
}

const rows = (page) =>
  page.locator('.options .option').evaluateAll((all) =>
    all.map((one) => ({
      text: one.querySelector('.option-text')?.textContent?.trim() ?? '',
      isFolded: one.hasAttribute('aria-expanded'),
      isMarked: one.getAttribute('aria-pressed'),
    })),
  );

/** Cards are marked one by one, then paid at once. */
async function pay(page, all, look) {
  for (const [i, { isMarked }] of all.entries())
    if (isMarked === 'false') {
      await rowByArrows(page, i);
      await page.keyboard.press('Enter');
    }
  await look(page);
  await tabOrArrowToPay(page);
  await page.keyboard.press('Enter');
}

async function tabOrArrowToPay(page) {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('.options .do'))) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('arrows do not come to what pays');
}

async function choose(page, look) {
  const before = await decisions(page);
  for (let i = 0; i < 4; i++) {
    const all = await rows(page);
    const at = wishes.map((wish) => all.findIndex(({ text }) => wish.test(text))).find((n) => n >= 0) ?? 0;
    if (all[at]?.isMarked) {
      await pay(page, all, look);
      break;
    }
    await rowByArrows(page, at);
    await page.keyboard.press('Enter');
    if (!all[at]?.isFolded) break;
  }
  if ((await page.locator('.option.armed').count()) > 0) await page.keyboard.press('Enter');
  await decided(page, before);
}

export default async function (site) {
  const { page, troubles } = await firstPage(site);
  const look = watcher();
  await openByKeys(page, 'a.choice.first', '#/play?system=warfighter&mission=Dawn+Raid&team=Rangers+by+Boat');
  await focused(page);
  await walkTheBoard(page);
  await openSheets(page, look);
  let n = 0;
  for (; n < MOST && !(await isOver(page)); n++) {
    await look(page);
    await choose(page, look);
    if (!(await isOver(page))) await focused(page);
  }
  if (!(await isOver(page))) throw new Error(`not over after ${MOST} choices`);
  await page.locator('dialog[open] .ending').waitFor();
  await look(page);
  await leaveDialog(page);
  if (look.wrong.length + troubles.length > 0) throw new Error([...look.wrong, ...troubles].join('\n'));
  site.say(`a Mission of ${n} choices by the keyboard alone, ${look.kinds.size} kinds of states without a fault`);
  await page.close();
}
