// SPDX-License-Identifier: MIT
// first-turn.mjs -- the guided first Turn with a mouse on the board alone: the hand stays where it is, whoever is
// picked; a card that comes to lie under the pointer opens only when the pointer moves.
import { asked, isOver, sitDown } from './at-table.mjs';

/** A click where it lies, without a word of help; done when something has come of it. */
async function press(page, css) {
  const one = page.locator(css).first();
  await one.waitFor();
  const was = await page.evaluate(sign);
  const box = await one.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 3 });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(`(${sign})() !== ${JSON.stringify(was)}`);
  await asked(page);
}

function sign() {
  const picked = [...document.querySelectorAll('.is-picked')].map((one) => one.dataset.key);
  return [document.querySelector('.table')?.dataset.decisions, document.querySelector('.is-armed'), ...picked].join();
}

const soldier = (n) => `.space-soldiers [data-key="soldier.${n}"]`;
const isSeen = (page, css) => page.locator(css).first().isVisible();

export default async function (site) {
  const { page, troubles } = await sitDown(site, '#/lesson/wf-first');
  await press(page, '.wf-fan .held.is-taught');
  if (await isSeen(page, '.wf-fan .held-lift')) throw new Error('a card opened under the pointer at rest');
  const fan = await page.locator('.wf-fan .held').nth(2).boundingBox();
  await page.mouse.move(fan.x + 20, fan.y + 20, { steps: 3 });
  await page.locator('.wf-fan .held-lift:visible').waitFor();
  await press(page, soldier(2));
  await press(page, '.hostile.can-pick');
  await press(page, '.hostile.is-picked');
  for (const n of [2, 1, 0]) {
    if (!(await isSeen(page, `${soldier(n)}.is-picked`))) await press(page, soldier(n));
    if (!(await isSeen(page, '.wf-fan .held'))) throw new Error(`the hand is gone when Soldier ${n} is picked`);
    await press(page, '.wf-step');
  }
  if ((await isOver(page)) || troubles.length > 0) throw new Error(`the first Turn: ${troubles.join('; ')}`);
  site.say('the hand stays, and opens for a pointer that moves');
  await page.close();
}
