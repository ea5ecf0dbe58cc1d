// SPDX-License-Identifier: MIT
// phone.mjs -- a quick Mission on a telephone, to its end, by taps alone: Attacks by the board, the rest in the sheet
// at the foot.  What is asked is always in sight, nothing sticks out at the side, and what is tapped is large enough.
import { asked, isOver, openPage, sitDown } from './at-table.mjs';

const MOST = 600;
const LEAST = 40; // pixels of a target, each way
const wishes = [
  /^no card/,
  /activate/i,
  /attack/,
  /play the Location/,
  /^move (?!back)/,
  /reload/i,
  /rally/i,
  /end the/,
];

const decisions = (page) => page.locator('.table').getAttribute('data-decisions');

/** Until something has been decided, or something more is to be tapped. */
const answered = (page, was, more) =>
  page.waitForFunction(
    ([before, also]) =>
      document.querySelector(`.ending${also}`) ||
      document.querySelector('.table')?.getAttribute('data-decisions') !== before,
    [was, more],
    { timeout: 30_000 },
  );

/** The sheet is opened, if it is not. */
async function openSheet(page) {
  const handle = page.locator('.sheet-handle[aria-expanded="false"]:visible');
  if ((await handle.count()) > 0) await handle.tap();
}

/** Not where the last tap was: there a new question does not hear it at once. */
let taps = 0;
const aside = () => ({ position: { x: 30 + 40 * (taps++ % 3), y: 20 } });

async function take(page, row) {
  const was = await decisions(page);
  await row.tap(aside());
  await answered(page, was, ', .option.armed');
  const armed = page.locator('.option.armed');
  if ((await decisions(page)) === was && (await armed.count()) > 0) await armed.tap();
  await answered(page, was, '');
}

async function byList(page) {
  await openSheet(page);
  const rows = page.locator('.options .option');
  const all = await rows.evaluateAll((list) =>
    list.map((one) => one.querySelector('.option-text')?.textContent?.trim() ?? ''),
  );
  const found = wishes.map((wish) => all.findIndex((text) => wish.test(text))).find((at) => at >= 0) ?? 0;
  const row = rows.nth(found);
  if (await row.getAttribute('aria-expanded')) {
    await row.tap();
    return byList(page);
  }
  if (!(await row.getAttribute('aria-pressed'))) return take(page, row);
  const was = await decisions(page);
  const marks = page.locator('.options .option[aria-pressed]');
  for (let i = 0; i < (await marks.count()); i++) await marks.nth(i).tap(aside());
  await page.locator('.options .do').tap();
  return answered(page, was, '');
}

/** A Soldier is tapped, then a Hostile, then the button that does it. */
async function byBoard(page) {
  const soldier = page.locator('.wf-path .token.can-pick').first();
  if ((await soldier.count()) === 0 || (await page.locator('.wf-path .hostile.can-pick').count()) === 0) return false;
  await soldier.tap();
  const target = page.locator('.wf-path .hostile.can-pick').first();
  if ((await target.count()) === 0) {
    await page.locator('.picked .all').tap();
    await page.locator('.sheet-handle[aria-expanded="false"]').waitFor(); // all choices are too many to stay open
    return false;
  }
  await target.tap();
  const was = await decisions(page);
  const modes = page.locator('.wf-tray .mode');
  if ((await modes.count()) > 0) {
    if ((await page.locator('.mode.is-armed').count()) === 0) await modes.first().tap();
    await answered(page, was, ', .mode.is-armed');
    if ((await decisions(page)) === was) await page.locator('.mode.is-armed').tap();
  } else {
    await openSheet(page);
    await take(page, page.locator('.options .option[data-option]').first());
  }
  await answered(page, was, '');
  return true;
}

/** What is wrong with the screen as it is now. */
const faults = (page) =>
  page.evaluate((least) => {
    const wrong = [];
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) wrong.push(`${scrollWidth - clientWidth} pixels too wide`);
    const question = document.querySelector('#question')?.getBoundingClientRect();
    if (question && (question.top < 0 || question.bottom > clientHeight)) wrong.push('the question is out of sight');
    const foot = document.querySelector('.turn-button')?.getBoundingClientRect();
    if (foot && (foot.top < 0 || foot.bottom > clientHeight + 1)) wrong.push('what ends the Turn is out of sight');
    for (const one of document.querySelectorAll('.tool, .option, .sheet-handle, .do, .token, .hostile, .plate')) {
      const { width, height } = one.getBoundingClientRect();
      if (width > 0 && (width < least || height < least))
        wrong.push(`${one.className}: ${Math.round(width)} x ${Math.round(height)}`);
    }
    return wrong;
  }, LEAST);

/** A finger that stays on something. */
async function longPress(page, css) {
  const { x, y, width } = await page.locator(css).first().boundingBox();
  const hand = await page.context().newCDPSession(page);
  const at = [{ x: x + width / 2, y: y + 20 }];
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.waitForSelector('.table.is-held .panel .card.read');
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hand.detach();
}

/** In the first Mission: what its guide speaks of is in sight; a long press reads a card and does nothing, a tap shows
    what it says and how it is played, and only then it is. */
async function reads(context) {
  const phone = { width: 390, height: 844 };
  const { page, troubles } = await openPage(context, '#/', phone, { hasTouch: true, isMobile: true });
  await page.locator('a.choice.first').tap();
  await asked(page);
  const taught = '.wf-fan .held.is-taught';
  await page.waitForFunction((css) => {
    const { left, right } = document.querySelector(css)?.getBoundingClientRect() ?? { left: -1, right: 0 };
    return left >= 0 && right <= document.documentElement.clientWidth;
  }, taught);
  const tokens = await page.locator('.wf-path .token').evaluateAll((all) => {
    const board = document.querySelector('.table-board').getBoundingClientRect();
    return all.filter((one) => one.getBoundingClientRect().bottom <= board.bottom + 1).length;
  });
  if (tokens === 0) throw new Error('the team is out of sight when the guide begins');
  const was = await decisions(page);
  await longPress(page, taught);
  if ((await page.locator('.wf-tray, .is-picked').count()) > 0) throw new Error('a long press picks');
  await page.locator('.panel-close').tap();
  await page.locator(taught).tap();
  await page.locator('.wf-tray .tray-text').waitFor();
  if ((await decisions(page)) !== was) throw new Error('a card is played before it is read');
  await page.locator('.wf-tray .mode.is-armed').tap();
  await answered(page, was, '');
  await asked(page);
  /* The guide leads to who is to attack, and not to another who could. */
  await page.waitForSelector('.wf-path .token.is-taught:has-text("Whitlock")');
  if ((await page.locator('.wf-path .hostile.is-taught').count()) > 0) throw new Error('the target glows for anybody');
  await page.locator('.wf-path .token.is-taught').tap();
  await page.waitForSelector('.wf-path .hostile.is-taught');
  const wrong = await faults(page);
  if (wrong.length > 0 || troubles.length > 0) throw new Error([...wrong, ...troubles].join('; '));
  context.say('a long press reads; a tap shows a card before it is played; the guide leads to who acts');
  await page.close();
}

export default async function phone(context) {
  await reads(context);
  const { page, troubles } = await sitDown(
    context,
    '#/play?system=warfighter&mission=Dawn+Raid&seed=7',
    { width: 390, height: 844 },
    { hasTouch: true, isMobile: true },
  );
  let [n, attacks] = [0, 0];
  for (; n < MOST && !(await isOver(page)); n++) {
    const wrong = await faults(page);
    if (wrong.length > 0) throw new Error(`after ${n} choices: ${wrong.slice(0, 4).join('; ')}`);
    const isTurn = /Soldier Turn/.test((await page.locator('#question').textContent()) ?? '');
    if (isTurn && (await byBoard(page))) attacks++;
    else await byList(page);
    await asked(page);
  }
  if (!(await isOver(page))) throw new Error(`not over after ${MOST} choices`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const end = (await page.locator('.ending-text').textContent())?.trim();
  context.say(`a Mission of ${n} choices by taps, ${attacks} Attacks by the board: ${end}`);
  await page.close();
}
