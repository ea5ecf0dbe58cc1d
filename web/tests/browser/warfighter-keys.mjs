// SPDX-License-Identifier: MIT
// warfighter-keys.mjs -- turns of a Mission by the keyboard alone, on a phone too; axe-core finds nothing serious.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { asked, isOver, sitDown } from './at-table.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run());
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)} (${nodes.length})`);
}

const decisions = async (page) => Number(await page.locator('.table').getAttribute('data-decisions'));

/** To the board by Tab, through it by arrows, and a thing picked with Enter. */
async function walkTheBoard(page) {
  for (let i = 0; i < 40 && (await page.locator('.table-board :focus').count()) === 0; i++)
    await page.keyboard.press('Tab');
  if ((await page.locator('.table-board :focus').count()) === 0) throw new Error('Tab does not come to the board');
  const seen = new Set();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-key')));
  }
  if (seen.size < 2) throw new Error('arrows do not move on the board');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  if ((await page.locator('.picked .tag').count()) === 0) throw new Error('Enter picks nothing');
  await page.keyboard.press('Escape');
}

export default async function (site) {
  const { page, troubles } = await sitDown(site, '#/play?system=warfighter&mission=Dawn+Raid&seed=7');
  await walkTheBoard(page);
  const serious = await violations(page);
  if (serious.length > 0) throw new Error(serious.join('\n'));
  for (let i = 0; i < 40 && !(await isOver(page)); i++) {
    const before = await decisions(page);
    const rows = await page.locator('.options .option').count();
    await page.keyboard.press(String(Math.min(9, 1 + (i % rows))));
    if ((await page.locator('.option.armed').count()) > 0) await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    await asked(page);
    if ((await decisions(page)) === before) await page.keyboard.press('Escape');
  }
  const made = await decisions(page);
  if (made < 8) throw new Error(`${made} decisions by the keyboard`);
  await page.keyboard.press('w');
  await page.locator('dialog[open]').waitFor();
  const more = await violations(page);
  if (more.length > 0) throw new Error(more.join('\n'));
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  site.say(`${made} decisions by the keyboard alone; nothing serious found by axe-core`);
  await page.close();
}
