// SPDX-License-Identifier: MIT
// phone-battle.mjs -- the first rounds of a battle on a telephone, by taps on the board, its caption and the list: the
// board lies still between two taps, two fingers enlarge it and never the page, and dice hide no choice.
import { asked, isOver, sitDown } from './at-table.mjs';

const CHOICES = 60;
const LEAST = 40; // pixels of a square that is to be tapped, without its edge
const address = '#/play?system=heroes&scenario=The+Cider+Press&seed=7';
const few = (page) => page.locator('.hn-caption .few');
const does = (page) => page.locator('.hn-caption .do');
const decisions = (page) => page.locator('.table').getAttribute('data-decisions');

async function decided(page, was) {
  await page.waitForFunction(
    (before) =>
      document.querySelector('.table')?.getAttribute('data-decisions') !== before || document.querySelector('.ending'),
    was,
    { timeout: 15_000 },
  );
  await asked(page);
}

/** Where the board lies and what is lit on it. */
const look = (page) =>
  page.evaluate(() => {
    const middle = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const all = (what) => [...document.querySelectorAll(`.battle ${what}`)].map(middle);
    const { x, y, width } = document.querySelector('.battle .board').getBoundingClientRect();
    return {
      board: [x, y, width].map(Math.round).join(),
      places: [...all('.piece.target.theirs'), ...all('.lit-square').reverse(), ...all('.piece.live')],
    };
  });

/** A tap where the one before lay is not heard at once when another question has come: then once more. */
async function tapAt(page, { x, y }, was) {
  for (let i = 0; i < 4; i++) {
    await page.touchscreen.tap(x, y);
    const isHeard = page.waitForFunction(
      (before) =>
        document.querySelector('.table')?.getAttribute('data-decisions') !== before ||
        document.querySelector('.hn-caption.armed, .is-picking, .ending'),
      was,
      { timeout: 2000 },
    );
    if (await isHeard.catch(() => false)) return;
  }
  throw new Error(`nothing is done by a tap at ${x}, ${y}: ${await page.locator('#question').textContent()}`);
}

/** The same of a button. */
async function tapped(page, button, was) {
  const { x, y, width, height } = await button.boundingBox();
  await tapAt(page, { x: x + width / 2, y: y + height / 2 }, was);
}

/** A token, if there is one to give, a place, and what does it. */
async function byBoard(page, still) {
  const token = page.locator('.table-hand .token-button:enabled').first();
  if ((await token.count()) > 0) await token.tap();
  const { board, places } = await look(page);
  for (const { x, y } of places.slice(0, 3)) {
    const was = await decisions(page);
    await tapAt(page, { x, y }, was);
    await asked(page);
    if ((await decisions(page)) !== was || (await isOver(page))) return still.n++, true;
    const after = await look(page);
    await isWhole(page);
    if (after.board !== board) throw new Error(`the board slides from ${board} to ${after.board}`);
    if (await byCaption(page)) return still.n++, true;
  }
  return false;
}

async function byCaption(page) {
  const was = await decisions(page);
  if ((await does(page).count()) === 0) {
    if ((await few(page).count()) === 0) return false;
    await tapped(page, few(page).last(), was);
  }
  if ((await decisions(page)) === was && (await does(page).count()) > 0) await does(page).tap();
  await decided(page, was);
  return true;
}

async function byList(page) {
  const was = await decisions(page);
  const handle = page.locator('.sheet-handle[aria-expanded="false"]');
  if ((await handle.count()) > 0) await handle.tap();
  for (let i = 0; i < 4 && (await decisions(page)) === was; i++) {
    const armed = page.locator('.option.armed');
    await ((await armed.count()) > 0 ? armed : page.locator('.options .option').last()).tap();
    await asked(page);
  }
  await decided(page, was);
}

/** Two fingers drawn apart. */
async function pinch(page) {
  const before = await look(page);
  const lit = await page.locator('.lit-square').first().boundingBox();
  if (lit.width < LEAST) throw new Error(`a square is ${lit.width} pixels wide at first`);
  const { x, y } = await page.locator('.battle').evaluate((one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const hand = await page.context().newCDPSession(page);
  const touch = (type, by) =>
    hand.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: by ? [{ x: x - by, y, id: 0 }, { x: x + by, y, id: 1 }] : [],
    });
  await touch('touchStart', 40);
  for (const by of [50, 60, 70, 80]) await touch('touchMove', by);
  await touch('touchEnd', 0);
  const after = await look(page);
  const page0 = await page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport.scale].join());
  if (after.board === before.board || page0 !== '0,0,1') throw new Error(`two fingers: ${after.board}, page ${page0}`);
  await page.locator('.hn-tools button').nth(2).tap();
  const isSeen = await page.locator('.battle').evaluate((one) => {
    const [around, board] = [one, one.querySelector('.board')].map((of) => of.getBoundingClientRect());
    return board.left >= around.left - 1 && board.right <= around.right + 1 && board.bottom <= around.bottom + 1;
  });
  if (!isSeen) throw new Error('the whole board is not seen');
}

/** What is asked and how to choose is on the screen, nothing sticks out, and no dice lie over it. */
async function isWhole(page) {
  const wrong = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) return 'too wide';
    const out = ['#question', '.sheet-handle', '.hn-caption', '.battle'].find((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return box && (box.height < 20 || box.top < 0 || box.bottom > clientHeight + 1);
    });
    if (out) return out;
    /* The list waits until it is asked for; the question has its place. */
    const isUp = document.querySelector('.table.is-up');
    if (!isUp && document.querySelector('.table-side .options')?.checkVisibility()) return 'the list lies open';
    /* What confirms, and what ends the question, stands whole in its place. */
    const around = document.querySelector('.hn-caption')?.getBoundingClientRect();
    const cut = [...document.querySelectorAll('.hn-do button')].find((one) => {
      const box = one.getBoundingClientRect();
      return box.height > 0 && (box.top < around.top || box.bottom > around.bottom || box.right > around.right);
    });
    return cut && `cut: ${cut.textContent}`;
  });
  if (wrong) throw new Error(`out of sight: ${wrong}`);
}

export default async function phoneBattle(context) {
  const size = { width: 390, height: 844 };
  const { page, troubles } = await sitDown(context, address, size, { hasTouch: true, isMobile: true });
  await pinch(page);
  const still = { n: 0 };
  let n = 0;
  for (; n < CHOICES && !(await isOver(page)); n++) {
    await isWhole(page);
    if (!(await byBoard(page, still)) && !(await byCaption(page))) await byList(page);
  }
  if (still.n < 20) throw new Error(`only ${still.n} choices by the board`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  context.say(`${n} choices of a battle by taps, ${still.n} of them on a board that lies still`);
  await page.close();
}
