// SPDX-License-Identifier: MIT
// heroes-keys.mjs -- a battle against the bot from the first page to its last dialog by the keyboard alone: squares by
// arrows, counters by . and arrows, what has no place in the list; axe-core finds nothing serious on the way.
import { asked, isOver } from './at-table.mjs';
import { decided, decisions, firstPage, focused, leaveDialog, openByKeys, rowByArrows, tabTo } from './by-keys.mjs';
import { watcher } from './states.mjs';

const MOST = 900;
const ways = { '0,-1': 'ArrowUp', '0,1': 'ArrowDown', '-1,0': 'ArrowLeft', '1,0': 'ArrowRight' };
const aslant = { '-1,-1': 'Home', '1,-1': 'PageUp', '-1,1': 'End', '1,1': 'PageDown' };
const keyFor = { ...ways, ...aslant };

/** What is seen of the board, in squares: the cursor, and what may be chosen. */
const board = (page) =>
  page.evaluate(() => {
    const [side, rim] = [48, 24];
    const moved = (one) => /translate\(([\d.]+)px, ([\d.]+)px\)/.exec(one.style.transform)?.slice(1).map(Number);
    const square = (place, less) => place?.map((n) => Math.floor((n - less) / side));
    const all = (css, place) => [...document.querySelectorAll(css)].map(place);
    const onBoard = (one) => square(moved(one), 0);
    return {
      cursor: all('.cursor:not([hidden])', (one) => square(moved(one), rim))[0],
      targets: all('.piece.target.theirs', onBoard),
      squares: all('.lit-square', (one) => square([one.x.baseVal.value, one.y.baseVal.value], 0)),
      live: all('.piece:is(.live, .acting, .target)', onBoard),
    };
  });

/** The cursor goes to a square, step by step. */
async function goTo(page, to) {
  for (let i = 0; i < 80; i++) {
    const { cursor } = await board(page);
    if (cursor?.every((n, axis) => n === to[axis])) return;
    const step = cursor ? to.map((n, axis) => Math.sign(n - cursor[axis])) : [1, 0];
    await page.keyboard.press(keyFor[step.join()]);
  }
  throw new Error(`arrows do not come to ${to}`);
}

/** What a press came to, when all that it began is over: it is done, or aimed at, or several things can be done there;
 *  else nothing. */
async function became(page, before) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await asked(page);
  return page.evaluate((was) => {
    const is = (css) => document.querySelector(css) !== null;
    if (document.querySelector('.table')?.getAttribute('data-decisions') !== was || is('.ending')) return 'done';
    return is('.hn-caption.armed') ? 'armed' : is('.table.is-picking') ? 'picked' : undefined;
  }, before);
}

/** Enter does it; where dice decide it, Enter again; where there are several ways, they are in the list. */
async function chooseAt(page, square, before, look) {
  await tabTo(page, '.battle');
  await goTo(page, square);
  await page.keyboard.press('Enter');
  const what = await became(page, before);
  if (what !== 'done') await look(page);
  if (what === 'armed') await page.keyboard.press('Enter');
  if (what === 'picked') return byList(page, before);
  if (!what) return undefined;
  await decided(page, before);
  return 'board';
}

async function byList(page, before) {
  for (let i = 0; i < 5 && (await decisions(page)) === before && !(await isOver(page)); i++) {
    await rowByArrows(page, 0);
    const opens = (await page.locator('.option:focus[aria-expanded]').count()) > 0;
    const isArmed = (await page.locator('.option:focus.armed').count()) > 0;
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ([was, row]) =>
        document.querySelector('.table')?.getAttribute('data-decisions') !== was ||
        document.querySelector('.ending') ||
        (row === 'opens' && !document.querySelector('.option:focus[aria-expanded]')) ||
        (row === 'arms' && document.querySelector('.option:focus.armed')),
      [before, opens ? 'opens' : isArmed ? 'does' : 'arms'],
    );
  }
  await decided(page, before);
  return 'list';
}

/** A plain player: fires at whom he can, goes east, else takes what there is. */
async function choose(page, n, look) {
  const before = await decisions(page);
  await page.keyboard.press('Escape');
  const { targets, squares, live } = await board(page);
  const eastern = squares.sort((a, b) => b[0] - a[0]).slice(0, 2);
  for (const [kind, places] of [
    ['target', targets.slice(0, 1)],
    ['square', eastern.slice(n % 2, (n % 2) + 1)],
    ['counter', live.slice(0, 2)],
  ])
    for (const place of places) {
      const done = await chooseAt(page, place, before, look);
      if (done) return `${done}: ${kind}`;
    }
  return byList(page, before);
}

/** What is asked, always used or never, and back to the table. */
async function openReactions(page, look) {
  await page.keyboard.press('a');
  await page.locator('dialog[open] h2').waitFor();
  await look(page);
  await leaveDialog(page);
}

export default async function heroesByKeys(site) {
  const { page, troubles } = await firstPage(site);
  const look = watcher();
  await openByKeys(page, 'a.choice[href*="system=heroes"]');
  const how = new Map();
  let n = 0;
  for (; n < MOST && !(await isOver(page)); n++) {
    await look(page);
    if (n === 12) await openReactions(page, look);
    const by = await choose(page, n, look);
    how.set(by, (how.get(by) ?? 0) + 1);
    if (!(await isOver(page))) await focused(page);
  }
  if (!(await isOver(page))) throw new Error(`not over after ${MOST} choices`);
  await page.locator('dialog[open] .ending').waitFor();
  await look(page);
  await leaveDialog(page);
  if (look.wrong.length + troubles.length > 0) throw new Error([...look.wrong, ...troubles].join('\n'));
  site.say([...how].map(([by, times]) => `${by} ${times}`).join(', '));
  site.say(`a battle of ${n} choices by the keyboard alone, ${look.kinds.size} kinds of states without a fault`);
  await page.close();
}
