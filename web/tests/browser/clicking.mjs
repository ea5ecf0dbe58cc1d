// SPDX-License-Identifier: MIT
// clicking.mjs -- one rule for clicks at both tables: one does what can be taken back, two what dice decide; for who
// has set it so the first always shows, the second does it.  A hurried third one where another question has come
// does nothing; what was picked is let go by its tag, and nothing is done; what cannot be taken back is told why.
import { aside, asked, texts } from './at-table.mjs';
import { byList } from './warfighter.mjs';

const tables = [
  '#/play?system=warfighter&mission=Dawn+Raid&seed=7',
  '#/play?system=heroes&scenario=The+Cider+Press&seed=7',
];
const decisions = (page) => page.locator('.table').getAttribute('data-decisions').then(Number);

/** The first row that is one choice and no price. */
const row = (page) => page.locator('.options .option[data-option]:not([aria-pressed])').first();

/** Folded rows are opened until there is one. */
async function unfold(page) {
  for (let i = 0; i < 4 && (await row(page).count()) === 0; i++) {
    await aside(page);
    await page.locator('.options .option[aria-expanded]').first().click();
  }
}

async function tryRow(page, sort) {
  await aside(page);
  if ((await page.locator('.option[aria-pressed]').count()) > 0) return byList(page);
  await unfold(page);
  const before = await decisions(page);
  const [first] = await texts(page);
  await row(page).click();
  await page.locator('.option.armed').waitFor();
  if ((await decisions(page)) !== before) throw new Error(`${sort}: one click did "${first}"`);
  const box = await page.locator('.option.armed').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y, { clickCount: 3 });
  await page.waitForFunction((was) => Number(document.querySelector('.table').dataset.decisions) > was, before);
  await asked(page);
  const after = await decisions(page);
  await page.mouse.click(x, y);
  if ((await decisions(page)) !== after) throw new Error(`${sort}: a hurried click did something`);
  await page.keyboard.press('Escape');
}

/** A card with which one thing can be done is picked, and let go again. */
async function letGo(page) {
  const before = await decisions(page);
  const cards = page.locator('.table-hand .held.can-pick');
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).click();
    if ((await page.locator('.option.armed').count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await page.locator('.option.armed').waitFor();
  await page.locator('.picked .tag').first().click();
  await page.locator('.picked').waitFor({ state: 'detached' });
  await asked(page);
  if ((await decisions(page)) !== before) throw new Error('to let a card go has played it');
}

/** At a table, for somebody who has chosen this in Settings first; nothing: as it is. */
async function sitDownWith({ browser, base }, setting, hash) {
  const page = await browser.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
  );
  await page.goto(`${base}#/settings`);
  if (setting) await page.getByText(setting).click();
  await page.goto(base + hash);
  await asked(page);
  return page;
}

/** One click does a row that can be taken back; but the end of a Turn with Actions left is asked for twice. */
async function oneClick(site, setting) {
  const page = await sitDownWith(site, setting, tables[0]);
  const before = await decisions(page);
  await page.locator('.options .option[data-verb="end turn"]').click();
  await page.locator('.option.armed').waitFor();
  await unfold(page);
  await row(page).click();
  await page.waitForFunction((was) => Number(document.querySelector('.table').dataset.decisions) === was + 1, before);
  await page.close();
}

/** A counter is taken up again though the bot has seen it, in games of practice and in others. */
async function takenUp(site) {
  for (const setting of ['', 'Anything, in games of practice']) {
    const page = await sitDownWith(site, setting, tables[1]);
    const before = await decisions(page);
    await byList(page);
    await asked(page);
    await page.locator('.table-tools .tool').first().click();
    await page.waitForFunction((was) => Number(document.querySelector('.table').dataset.decisions) === was, before);
    await page.close();
  }
}

/** While a choice waits to be confirmed Enter confirms it, wherever the focus rests; and who goes elsewhere by keys
    means something else. */
async function enterConfirms(site) {
  const page = await sitDownWith(site, 'The first click shows', tables[1]);
  const armed = page.locator('.option.armed');
  const [first, second] = [1, 2].map((n) => page.locator(`.options .option[data-n="${n}"]`));
  const name = (await second.getAttribute('data-text')).replace(' first', '');
  await first.focus();
  await page.keyboard.press('2');
  await armed.waitFor();
  await page.keyboard.press('ArrowDown'); // to the one that waits,
  await page.keyboard.press('ArrowDown'); // and past it
  await armed.waitFor({ state: 'detached' });
  await first.focus();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.locator('.question .about', { hasText: `Now ${name}` }).waitFor();
  await page.close();
}

export default async function (site) {
  for (const hash of tables) {
    const page = await sitDownWith(site, 'The first click shows', hash);
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.locator('.table-tools .tool[aria-disabled]').first().click({ force: true });
    await page.locator('.table-trouble').waitFor();
    if (hash.includes('warfighter')) await letGo(page);
    for (let i = 0; i < 4; i++) {
      await tryRow(page, hash);
    }
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
    await page.close();
  }
  await oneClick(site, '');
  await oneClick(site, 'One click, unless something would be lost');
  await takenUp(site);
  await enterConfirms(site);
  site.say('one click or two as it is set, and a third is not heard');
}
