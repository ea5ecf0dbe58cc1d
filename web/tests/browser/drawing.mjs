// SPDX-License-Identifier: MIT
// drawing.mjs -- what is drawn over the board, by a mouse and by a finger: a card to its space, a Soldier to a Location
// and to a Hostile; a counter that comes to the board to its square, a token to its counter.  Let go elsewhere nothing
// is done.
import { asked, sitDown } from './at-table.mjs';
import { decisions, handOf } from './hands.mjs';

const mission = '#/play?system=warfighter&mission=Dawn+Raid&seed=7';
const battle = '#/play?system=heroes&scenario=The+Cider+Press&seed=7';

/** Where nothing is drawn to. */
const NOWHERE = '.table-head .turn, .table-head .hn-round';

/** To nowhere, which does nothing, then to where it goes. */
async function drawn(page, hand, from, to, what) {
  const before = await decisions(page);
  await hand.draw(from, NOWHERE, 'nowhere');
  if ((await decisions(page)) !== before) throw new Error(`${what}: let go elsewhere it does something`);
  if ((await page.locator('.drawn-ghost').count()) > 0) throw new Error(`${what}: a ghost stays`);
  await hand.draw(from, to, 'draw');
  const isDone = (await decisions(page)) !== before;
  const isShown = (await page.locator('.wf-tray .mode').count()) > 1;
  if (!isDone && !isShown) throw new Error(`${hand.sort}: ${what}: drawn there it does nothing`);
  return isDone;
}

/** What is asked on the way is declined. */
async function declineAll(page, hand) {
  for (let i = 0; i < 9 && (await page.locator('.turn-button.is-pass:not(:disabled)').count()) > 0; i++)
    await hand.press('.turn-button.is-pass:not(:disabled)', 'pass');
}

async function atMission(site, sort, size, options) {
  const { page, troubles } = await sitDown(site, mission, size, options);
  const hand = handOf(page, sort);
  const cards = page.locator('.table-hand .held.tint-place.can-pick');
  const card = await cards.first().getAttribute('data-key');
  await drawn(page, hand, `.held[data-key="${card}"]`, '.wf-space.is-open', 'a Location');
  await declineAll(page, hand);
  const token = '.wf-path .token[data-key="soldier.0"]';
  const hostile = '.wf-path .wf-space:nth-child(2) .hostile.tint-hostile.can-pick';
  if (await drawn(page, hand, token, hostile, 'an Attack')) await declineAll(page, hand);
  else await page.keyboard.press('Escape');
  await drawn(page, hand, token, '.wf-path .wf-space:nth-child(2) .plate', 'a move');
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await page.close();
}

async function atBattle(site, sort, size, options) {
  const { page, troubles } = await sitDown(site, battle, size, options);
  const hand = handOf(page, sort);
  const visible = (css) => `:is(.hn-beside, .table-hand) ${css}`;
  const lit = (n) =>
    page.evaluate((i) => {
      const room = document.querySelector('.battle').getBoundingClientRect();
      const all = [...document.querySelectorAll('.lit-square')].map((one) => one.getBoundingClientRect());
      const seen = all.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      const met = seen.filter(({ x, y }) => x > room.left && x < room.right && y > room.top && y < room.bottom);
      return met[i % met.length];
    }, n);
  const middle = async (css) => {
    const boxes = await page.locator(css).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
    const box = boxes.find(({ width }) => width > 0);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let n = 0;
  for (; (await page.locator(visible('.reserve-button.picked')).count()) > 0; n++) {
    const was = await decisions(page);
    const from = await middle(visible('.reserve-button.picked'));
    await hand.drawAt(from, await lit(n * 3), 'draw');
    await asked(page);
    if ((await decisions(page)) === was) throw new Error(`${sort}: a counter is not put on the board`);
  }
  const was = await decisions(page);
  const from = await middle(visible('.token-button:enabled'));
  const to = await middle('.piece.live');
  await hand.drawAt(from, { x: 4, y: 4 }, 'nowhere');
  if ((await decisions(page)) !== was) throw new Error('a token let go elsewhere does something');
  await hand.drawAt(from, to, 'draw');
  if ((await decisions(page)) === was) throw new Error(`${sort}: a token is not placed`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await page.close();
  return n;
}

export default async function drawing(site) {
  const wide = { width: 1440, height: 900 };
  const fingers = { hasTouch: true, isMobile: true };
  await atMission(site, 'mouse', wide);
  await atMission(site, 'touch', { width: 390, height: 844 }, fingers);
  const n = await atBattle(site, 'mouse', wide);
  await atBattle(site, 'touch', { width: 1280, height: 800 }, fingers);
  site.say(`cards, Soldiers, tokens and ${n} counters drawn by a mouse and by a finger`);
}
