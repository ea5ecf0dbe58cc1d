// SPDX-License-Identifier: MIT
// by-keys.mjs -- for tests that play without a pointer: to a thing by Tab, to a choice by arrows, and after every
// decision the focus is on something that is seen.
import { asked } from './at-table.mjs';

/** The first page, which offers the same games every time. */
export async function firstPage({ browser, base }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true }));
    Math.random = () => 0.5;
  });
  await page.goto(base);
  return { page, troubles };
}

/** From the first page to a table: Tab until a link is reached, then Enter.  Its game is the same every time; `without`
 *  a guide in it, whom the test of lessons follows. */
export async function openByKeys(page, link, without = '') {
  await page.locator(link).first().waitFor({ timeout: 60_000 });
  await page.locator(link).first().evaluate((one, to) => (one.href = `${to || one.href}&seed=7`), without);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await asked(page);
}

export async function tabTo(page, what, most = 60) {
  const isThere = () => page.evaluate((css) => Boolean(document.activeElement?.closest(css)), what);
  for (let i = 0; i < most && !(await isThere()); i++) await page.keyboard.press('Tab');
  if (!(await isThere())) throw new Error(`Tab does not come to ${what}`);
}

/** What has the focus: a word for it; an error if nothing has, or nothing that is seen. */
export async function focused(page) {
  const at = await page.evaluate(() => {
    const { activeElement: one } = document;
    if (!one || one === document.body) return undefined;
    const box = one.getBoundingClientRect();
    const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    const isRinged = !one.matches(':focus-visible') || outlineStyle !== 'none' || boxShadow !== 'none';
    return { name: one.className || one.tagName, isSeen, isRinged };
  });
  if (!at) throw new Error('the focus is lost');
  if (!at.isSeen) throw new Error(`the focus is out of sight: ${at.name}`);
  if (!at.isRinged) throw new Error(`no ring is drawn about ${at.name}`);
  return at.name;
}

/** The n-th row of the choices is focused by arrows. */
export async function rowByArrows(page, n) {
  const where = () =>
    page.evaluate(() => [...document.querySelectorAll('.options .option')].indexOf(document.activeElement));
  if ((await where()) < 0) await tabTo(page, '.options .option');
  for (let i = 0, at = await where(); i < 200 && at !== n; i++, at = await where())
    await page.keyboard.press(at < n ? 'ArrowDown' : 'ArrowUp');
  if ((await where()) !== n) throw new Error(`arrows do not come to choice ${n}`);
}

/** How often was decided; a lesson or a battle says it as a Mission does. */
export const decisions = (page) => page.locator('.table').getAttribute('data-decisions');

export async function decided(page, before) {
  await page.waitForFunction(
    (was) =>
      document.querySelector('.table')?.getAttribute('data-decisions') !== was || document.querySelector('.ending'),
    before,
    { timeout: 30_000 },
  );
  await asked(page);
}

/** At the end: the focus is in the dialog, Tab stays in it, Escape goes back to the table. */
export async function leaveDialog(page) {
  for (let i = 0; i < 5; i++) {
    const isIn = await page.evaluate(() => Boolean(document.activeElement?.closest('dialog[open]')));
    if (!isIn) throw new Error('Tab leaves the dialog');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
}
