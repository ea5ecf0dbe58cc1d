// SPDX-License-Identifier: MIT
// duel.mjs -- a system without a table of its own: a duel from the list of more games to its end at the plain table, by
// clicks on cards and seats where that can be, else in the list; reloaded in its middle, on a phone too, and watched
// when it is over; axe-core finds nothing serious.
import { aside, asked, click, isOver, sitDown, texts } from './at-table.mjs';
import { faults } from './pages.mjs';

const MOST = 200;
const RELOADED = 5;

async function stands(page) {
  return {
    decisions: await page.locator('.table').getAttribute('data-decisions'),
    question: (await page.locator('#question').textContent())?.trim(),
    options: await texts(page),
    things: await page.locator('.plain-table .thing').count(),
  };
}

async function whole(page, where) {
  const wrong = await faults(page);
  if (wrong.length > 0) throw new Error(`${where}: ${wrong.join('\n')}`);
}

/** Of equal cards in a pile each can be clicked or none; and nothing is offered that a duel has not. */
async function isFair(page) {
  const held = await page.locator('.table-hand .held').evaluateAll((cards) =>
    cards.map((card) => [card.dataset.key.replace(/\.\d+$/, ''), card.classList.contains('can-pick')].join(' ')),
  );
  const told = new Set(held);
  for (const key of held.map((card) => card.split(' ')[0]))
    if (told.has(`${key} true`) && told.has(`${key} false`)) throw new Error(`only one of ${key} can be clicked`);
  if ((await page.getByRole('button', { name: 'Threats' }).count()) > 0) throw new Error('threats in a duel');
  const seats = (await page.locator('.plain-seat .seat').allTextContents()).join();
  if (/[{}]/.test(seats) || !/ the initiative/.test(seats)) throw new Error(seats);
  return held.length - told.size;
}

/** A card that is picked rises, and leaves the name of its pile to be read. */
async function isTitled(page) {
  const FRAME = 5;
  const room = await page.evaluate(() => {
    const card = document.querySelector('.table-hand .held.is-picked');
    const pile = card.closest('li').querySelector('h3');
    return card.getBoundingClientRect().top - pile.getBoundingClientRect().bottom;
  });
  if (room < FRAME) throw new Error(`a card that is picked leaves ${room} pixels below the name of its pile`);
}

/** A blow: the card, of equal ones the last, then the seat that it is for. */
async function byTable(page) {
  const held = page.locator('.table-hand .held.can-pick');
  for (let i = (await held.count()) - 1; i >= 0; i--) {
    await page.keyboard.press('Escape');
    await aside(page);
    await held.nth(i).click();
    await page.locator('.table-hand .held.is-picked').waitFor();
    await isTitled(page);
    const foe = page.locator('.plain-seat.is-theirs .seat.can-pick');
    if ((await foe.count()) > 0 && (await page.locator('.option.armed').count()) === 0) {
      await foe.first().click();
      await page.locator('.option.armed').waitFor();
    }
    const armed = page.locator('.options .option.armed');
    if ((await armed.count()) === 0) continue;
    await click(page, armed);
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** One choice; whether it was made on the table. */
async function choose(page) {
  if (await byTable(page)) return true;
  await click(page, page.locator('.options .option[data-option]').first());
  return false;
}

/** Begun by its tile; the one that is played has a seed, so that its first choices are the same every time. */
async function begin(site) {
  const page = await site.browser.newPage();
  await page.goto(`${site.base}#/`);
  await page.getByRole('link', { name: 'More games' }).click();
  await whole(page, 'more games');
  await page.getByText('A small card duel. Strike your foes').waitFor();
  await page.getByRole('link', { name: 'Duel' }).click();
  await page.locator('.plain-table').waitFor();
  await asked(page);
  await page.close();
  return sitDown(site, '#/play?system=duel&bot=random&seed=9');
}

/** As it stood, where it stood. */
async function reload(page) {
  const before = await stands(page);
  await page.reload();
  await asked(page);
  const after = await stands(page);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(`before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await whole(page, 'on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What is kept of it: in the list of games, and as a replay at the same table. */
async function watch(site, page) {
  const other = page.locator('.ending a[href="#/more"]');
  if ((await other.count()) !== 1) throw new Error('no way to choose another');
  await page.goto(`${site.base}#/games`);
  const kept = (await page.locator('.kept .what').first().textContent()) ?? '';
  if (!/^Duel.*Round \d+, \d+ choices/.test(kept)) throw new Error(`kept as ${kept}`);
  await page.locator('.kept a[href^="#/replay"]').click();
  await page.locator('.plain-table .seat').first().waitFor();
  await whole(page, 'a replay');
}

export default async function (site) {
  const { page, troubles } = await begin(site);
  await whole(page, 'at the beginning');
  let [n, byClicks, equals] = [0, 0, 0];
  for (; n < MOST && !(await isOver(page)); n++) {
    if (n === RELOADED) await reload(page);
    equals += await isFair(page);
    if (await choose(page)) byClicks++;
    await asked(page);
  }
  if (!(await isOver(page))) throw new Error(`not over after ${MOST} choices`);
  if (n <= RELOADED || byClicks === 0) throw new Error(`${n} choices, ${byClicks} on the table`);
  if (equals === 0) throw new Error('no hand had two equal cards');
  await whole(page, 'at the end');
  const end = (await page.locator('.ending-text').textContent())?.trim();
  await watch(site, page);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  site.say(`a duel of ${n} choices, ${byClicks} on the table: ${end}`);
  await page.close();
}
