// SPDX-License-Identifier: MIT
// hot-seat.mjs -- two people at one screen: deployment and a first round with both sides by clicks.  While the curtain
// hangs the page has nothing of the table, and behind it nothing of what only the other one knows.  And a squad of two
// people, who have no secrets from each other.
import { aside, asked, isOver, sitDown } from './at-table.mjs';
import { serious } from './pages.mjs';

const battle = '#/play?system=heroes&scenario=The+Cider+Press&seed=7&curtain=1';
const mission = '#/play?system=warfighter&mission=Dawn+Raid&seats=2&seat=all&seed=7';
const CURTAINS = 14;
const MOST = 250;

const isCurtain = async (page) => (await page.locator('.curtain').count()) > 0;

/** The first row of the list, or of what it unfolds to, until something is decided. */
async function choose(page) {
  const before = await page.locator('.table').getAttribute('data-decisions');
  const isSame = async () =>
    !(await isCurtain(page)) && (await page.locator('.table').getAttribute('data-decisions')) === before;
  for (let i = 0; i < 6 && (await isSame()); i++) {
    await aside(page);
    await page.locator('.options .option').first().click();
    await page.waitForFunction(() => !document.querySelector('.question.telling'));
    await asked(page);
  }
}

/** What the one who sits here knows and the other must not: cards of the hand, and which tokens lie where. */
async function secrets(page) {
  const hand = await page
    .locator('.hn-hand .hand-card')
    .evaluateAll((all) => all.map((one) => (one.querySelector('.name, h3') ?? one).textContent.trim()));
  const log = await page.locator('.log li').allTextContents();
  return { hand, log: log.filter((line) => /\bgets (Order \d|Bluff)/.test(line)) };
}

async function curtainHides(page) {
  const left = await page.locator('.table, .battle, .log, .hand-card, .option').count();
  if (left > 0) throw new Error(`${left} parts of the table stand behind the curtain`);
}

async function fight(context) {
  const { page, troubles } = await sitDown(context, battle);
  let [curtains, n] = [0, 0];
  const known = new Map(); // what a side knew when it left
  let found = 0;
  for (; n < MOST && curtains < CURTAINS && !(await isOver(page)); n++) {
    if (!(await isCurtain(page))) {
      const side = await page.locator('.table').getAttribute('data-seat');
      known.set(side, await secrets(page));
      await choose(page);
      continue;
    }
    curtains++;
    await curtainHides(page);
    const wrong = curtains === 1 ? await serious(page) : [];
    if (wrong.length > 0) throw new Error(`at the curtain: ${wrong.join('; ')}`);
    await page.locator('.curtain .do').click();
    await asked(page);
    const side = await page.locator('.table').getAttribute('data-seat');
    const own = await secrets(page);
    const html = await page.content();
    for (const [other, secret] of known) {
      if (other === side) continue;
      const hidden = [...secret.log, ...secret.hand.filter((name) => !own.hand.includes(name))];
      const seen = hidden.filter((text) => text && html.includes(text));
      if (seen.length > 0) throw new Error(`seat ${side} reads what seat ${other} knows: ${seen.join('; ')}`);
      found += hidden.length;
    }
  }
  if (curtains < CURTAINS) throw new Error(`only ${curtains} curtains in ${n} steps`);
  if (found === 0) throw new Error('there was no secret to look for');
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  context.say(`${curtains} curtains, ${found} times a secret was looked for and not found`);
  await page.close();
}

async function together(context) {
  const { page, troubles } = await sitDown(context, mission);
  const seats = new Set();
  for (let n = 0; n < 60 && seats.size < 2 && !(await isOver(page)); n++) {
    if (await isCurtain(page)) throw new Error('a curtain between people of one side');
    seats.add(await page.locator('.table').getAttribute('data-seat'));
    await aside(page);
    await page.locator('.options .option').last().click();
    if ((await page.locator('.option.armed').count()) > 0) await page.locator('.option.armed').click();
    await page.waitForFunction(() => !document.querySelector('.question.telling'));
    await asked(page);
  }
  if (seats.size < 2) throw new Error('only one of two people was ever asked');
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  context.say('two people lead a squad');
  await page.close();
}

export default async function hotSeat(context) {
  await fight(context);
  await together(context);
}
