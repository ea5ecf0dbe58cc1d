// SPDX-License-Identifier: MIT
// heroes.mjs -- a battle against the bot played to its end by clicking on the board: deployment, orders, moves, fire;
// its beginning by the keyboard alone.
import { aside, asked, isOver, sitDown } from './at-table.mjs';

const MOST = 900;
const address = '#/play?system=heroes&scenario=The+Cider+Press&seed=7';

const decisions = (page) => page.locator('.hn-field').getAttribute('data-decisions');

/** Until something has been decided. */
async function decided(page, before) {
  await page.waitForFunction(
    (was) =>
      document.querySelector('.hn-field')?.getAttribute('data-decisions') !== was || document.querySelector('.ending'),
    before,
    { timeout: 15_000 },
  );
  await asked(page);
}

/** The middles of what is lit, as far as it is in sight. */
const places = (page, what) =>
  page.locator(what).evaluateAll((all) => {
    const room = document.querySelector('.battle').getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => x > room.left && x < room.right && y > room.top && y < room.bottom)
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.battle'));
  });

/** What a click came to: it is done, or one thing is aimed at, or several can be done there; else nothing. */
const became = (page, before) =>
  page
    .waitForFunction(
      (was) => {
        const is = (css) => document.querySelector(css) !== null;
        if (document.querySelector('.hn-field')?.getAttribute('data-decisions') !== was || is('.ending')) return 'done';
        if (is('.question.telling')) return false;
        return is('.hn-caption.armed') ? 'armed' : is('.table.is-picking') ? 'picked' : false;
      },
      before,
      { timeout: 1500 },
    )
    .then(
      (found) => found.jsonValue(),
      () => undefined,
    );

/** What was pressed, in all. */
let presses = 0;

/** A click does it; where dice decide it a second one does; where there are several ways, the list has them. */
async function onBoard(page, { x, y }) {
  const before = await decisions(page);
  await page.mouse.click(x, y);
  presses++;
  const what = await became(page, before);
  if (what === 'armed') await page.mouse.click(x, y);
  if (what === 'armed') presses++;
  if (!what) presses--;
  if (what === 'picked') return byList(page);
  if (!what) return undefined;
  await decided(page, before);
  return what === 'armed' ? 'board, twice' : 'board';
}

async function byList(page) {
  const before = await decisions(page);
  await aside(page);
  for (let i = 0; i < 5 && (await decisions(page)) === before && !(await isOver(page)); i++) {
    const armed = page.locator('.option.armed');
    const row = (await armed.count()) > 0 ? armed : page.locator('.options .option').first();
    if ((await row.count()) === 0) break;
    await row.click();
    presses++;
    await asked(page);
  }
  await decided(page, before);
  return 'list';
}

/** A plain player: fires at whom he can, moves towards the enemy, else takes what there is. */
async function choose(page, n) {
  await page.keyboard.press('Escape');
  const targets = await places(page, '.piece.target.theirs');
  for (const at of targets.slice(0, 2)) {
    const done = await onBoard(page, at);
    if (done) return `${done}: target`;
  }
  const squares = (await places(page, '.lit-square')).sort((a, b) => b.x - a.x);
  if (squares.length) {
    const done = await onBoard(page, squares[n % Math.min(2, squares.length)]);
    if (done) return `${done}: square`;
  }
  const live = await places(page, '.piece.live, .piece.acting, .piece.target');
  for (const at of live) {
    const done = await onBoard(page, at);
    if (done) return `${done}: counter`;
  }
  return byList(page);
}

/** The first counters are deployed without a pointer. */
async function byKeys(page) {
  await page.locator('.battle').focus();
  for (let i = 0; i < 2; i++) {
    const before = await decisions(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await decided(page, before);
  }
}

/** How the table is read is told at the table: each sort of edge and ground that the board has, with what it does. */
async function legend(page) {
  await page.locator('.hn-tools .hn-help').click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.hn-legend-part .board-piece + span')].every((one) => one.textContent.length > 4),
  );
  const parts = await page.locator('.hn-legend-part').count();
  const samples = await page.locator('.hn-legend .board-piece').count();
  if (parts !== 5 || samples < 8) throw new Error(`the legend has ${parts} parts and ${samples} samples`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.hn-legend', { state: 'detached' });
}

/** A click where there is nothing leaves no empty explanation. */
async function nothingThere(page) {
  const { x, y } = await page.locator('.battle .board .board-line').boundingBox();
  await page.mouse.click(x + 200, y + 8);
  if (!(await page.locator('.panel').innerText()).trim()) throw new Error('an explanation of nothing');
}

/** Who was put on a wrong square is taken up again, though the bot has deployed since. */
async function takenUp(page) {
  const before = await decisions(page);
  await page.locator('.table-tools .tool:not([aria-disabled])').first().click();
  const isBack = (was) => document.querySelector('.hn-field').dataset.decisions === String(was - 1);
  await page.waitForFunction(isBack, before);
  await asked(page);
}

export default async function heroes(context) {
  const { page, troubles } = await sitDown(context, address);
  await byKeys(page);
  context.say('two counters deployed by keys');
  await takenUp(page);
  await legend(page);
  await nothingThere(page);
  const how = new Map();
  let n = 0;
  for (; n < MOST && !(await isOver(page)); n++) {
    const by = await choose(page, n);
    how.set(by, (how.get(by) ?? 0) + 1);
  }
  const rounds = Number((await page.locator('.hn-round b').first().textContent())?.split('/')[0]) || 1;
  context.say(`${presses} presses in ${rounds} rounds, ${(presses / n).toFixed(2)} for each choice`);
  context.say([...how].map(([by, times]) => `${by} ${times}`).join(', '));
  if (!(await isOver(page))) throw new Error(`not over after ${n} choices`);
  context.say(await page.locator('.ending').innerText().then((text) => text.replace(/\s+/g, ' ').slice(0, 160)));
  if (troubles.length) throw new Error(troubles.join('\n'));
  await page.close();
}
