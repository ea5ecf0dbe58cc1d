// SPDX-License-Identifier: MIT
// hands.mjs -- for tests that count: a hand at the table, of a mouse or of fingers, which notes each press by
// what it was for.  What was begun and let go again is not counted.
import { asked, isOver } from './at-table.mjs';

/** A point at which this is what one meets; it is brought into sight first.  `out`: it was not there. */
const pointOf = (page, css) =>
  page.evaluate((what) => {
    const one = document.querySelector(what);
    if (!one) return undefined;
    const meets = () => {
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((a) => [0.5, 0.25, 0.8].map((d) => [a, d]))) {
        const [x, y] = [left + across * width, top + down * height];
        const at = document.elementFromPoint(x, y);
        if (at && (one.contains(at) || at === one)) return { x, y };
      }
      return undefined;
    };
    const seen = meets();
    if (seen) return seen;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const found = meets();
    return found && { ...found, out: true };
  }, css);

/** All that a press may change. */
function signed() {
  const keys = [...document.querySelectorAll('.is-picked, .piece.picked')].map((one) => one.dataset.key);
  const all = (css) => document.querySelectorAll(css).length;
  const shown = ['.is-armed', '.armed', '.is-marked', '.ending', '.wf-tray'].map(all);
  const open = document.querySelector('.wf-fan')?.dataset.hand;
  return [document.querySelector('.table')?.dataset.decisions, ...keys, ...shown, open].join();
}

export const decisions = (page) => page.locator('.table').getAttribute('data-decisions');

/** A finger lifts a thing off its row before it goes aside, for aside it would draw the row. */
async function drawByFinger(page, from, to) {
  const hand = await page.context().newCDPSession(page);
  const touch = (type, at) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at, id: 0 }] : [] });
  await touch('touchStart', from);
  for (let i = 1; i <= 3; i++) await touch('touchMove', { x: from.x, y: from.y + Math.sign(to.y - from.y) * 8 * i });
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 });
  await touch('touchEnd');
  await hand.detach();
}

async function drawByMouse(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** `sort`: 'mouse' or 'touch'. */
export function handOf(page, sort) {
  const counts = new Map();
  let begun = [];
  let last = { x: -99, y: -99 };
  const note = (kind, n = 1) => n > 0 && begun.push([kind, n]);

  /** Was it heard?  A press at the place of the one before is not, just behind a new question. */
  async function heard(before) {
    return page
      .waitForFunction(
        ([was, read]) => new Function(`return (${read})()`)() !== was,
        [before, String(signed)],
        { timeout: 1500 },
      )
      .then(
        () => true,
        () => false,
      );
  }

  async function settle(was) {
    await asked(page);
    if (!(await isOver(page)) && (await decisions(page)) === was) return false;
    for (const [kind, n] of begun) counts.set(kind, (counts.get(kind) ?? 0) + n);
    begun = [];
    return true;
  }

  const hand = {
    counts,
    sort,
    /** A press on what this names; true: something was decided by it. */
    async press(css, kind) {
      const [was, before] = [await decisions(page), await page.evaluate(signed)];
      const at = await pointOf(page, css);
      if (!at) throw new Error(`nothing meets a press on ${css}`);
      if (at.out) note('scroll');
      await hand.at(at);
      note(kind);
      await heard(before);
      return settle(was);
    },
    /** One press at a point of the page. */
    async at({ x, y }) {
      if (sort === 'touch') {
        if (Math.hypot(x - last.x, y - last.y) < 9) await page.waitForTimeout(520);
        await page.touchscreen.tap(x, y);
      } else {
        /* Not where the last press was: there a new question does not hear the next one at once. */
        await page.mouse.move(1, 1);
        await page.mouse.click(x, y);
      }
      last = { x, y };
    },
    /** From one point of the page to another. */
    async drawAt(from, to, kind) {
      const [was, before] = [await decisions(page), await page.evaluate(signed)];
      await (sort === 'touch' ? drawByFinger : drawByMouse)(page, from, to);
      last = to;
      note(kind);
      await heard(before);
      return settle(was);
    },
    async draw(from, to, kind) {
      let [a, b] = [await pointOf(page, from), await pointOf(page, to)];
      if (b?.out) a = await pointOf(page, from);
      if (a?.out) b = await pointOf(page, to);
      if (!a || !b) throw new Error(`nothing is drawn from ${from} to ${to}`);
      return hand.drawAt(a, b, kind);
    },
    /** What was begun is let go, and was for nothing. */
    async letGo() {
      begun = [];
      await page.mouse.move(1, 1);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('.is-picked, .piece.picked'));
    },
    /** A press that was only to look is not counted. */
    forget(kind) {
      begun = begun.filter(([one]) => one !== kind);
    },
    note,
    settle,
    /** What it came to, by kind, for so many Turns. */
    told(turns) {
      const aside = new Set(['scroll']);
      const all = [...counts].filter(([kind]) => !aside.has(kind));
      const sum = all.reduce((n, [, one]) => n + one, 0);
      const list = [...counts].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${n}`);
      const each = sum / turns;
      return { each, text: `${sum} presses in ${turns} Turns: ${each.toFixed(1)} each (${list.join(', ')})` };
    },
  };
  return hand;
}
