// SPDX-License-Identifier: MIT
// lesson.mjs -- every lesson to its end in the browser, by the choices that it marks; what it does not ask for is
// refused kindly; what comes next is a link, the list of lessons says which are done, and the first page goes on there.
// Before them the first Mission, whose first Turn is guided: it goes on as a game of its own, which is kept.
import { aside, asked, openPage, sitDown } from './at-table.mjs';
import { serious } from './pages.mjs';

const MOST = 40;

const isDone = async (page) => (await page.locator('.ending.taught').count()) > 0;

/** Until something has been decided or refused, or one more click is asked for. */
const answered = (page, before, more) =>
  page.waitForFunction(
    ([was, also]) =>
      document.querySelector(`.ending, .table-trouble${also}`) ||
      document.querySelector('.table')?.getAttribute('data-decisions') !== was,
    [before, more],
  );

async function take(page, row) {
  const before = await page.locator('.table').getAttribute('data-decisions');
  await aside(page);
  await row.click();
  await answered(page, before, ', .option.armed');
  const armed = page.locator('.option.armed');
  if ((await armed.count()) > 0) await armed.click();
  await answered(page, before, '');
  await asked(page);
}

/** A row that the lesson does not ask for; it is refused with a sentence, and nothing happens. */
async function refused(page) {
  const other = page.locator('.options .option[data-option]:not(.taught)').first();
  if ((await other.count()) === 0) return false;
  const before = await page.locator('.table').getAttribute('data-decisions');
  await take(page, other);
  const words = await page.locator('.table-trouble').textContent();
  if (!words?.trim()) throw new Error('refused without a word');
  if ((await page.locator('.table').getAttribute('data-decisions')) !== before) throw new Error('not refused');
  return true;
}

/** Through a lesson by its marked choices: how many there were. */
async function learn(page) {
  let wasRefused = false;
  let n = 0;
  for (; n < MOST && !(await isDone(page)); n++) {
    if (!wasRefused) wasRefused = await refused(page);
    const taught = page.locator('.options .option.taught').first();
    if ((await taught.count()) === 0) throw new Error(`nothing taught: ${await page.locator('.lesson').innerText()}`);
    if (await taught.getAttribute('aria-expanded')) await aside(page).then(() => taught.click());
    else await take(page, taught);
  }
  if (!(await isDone(page))) throw new Error(`not done after ${n} choices`);
  if (!wasRefused) throw new Error('nothing was ever refused');
  return n;
}

/** The first page leads to the lesson that comes next. */
async function goesOn(page, next) {
  await page.goto(page.url().replace(/#.*/, '#/'));
  const link = page.locator('.courses .choice', { has: page.locator('.done') });
  await link.waitFor();
  const href = await link.getAttribute('href');
  if (href !== next) throw new Error(`the first page leads to ${href}, not to ${next}`);
  await link.click();
}

/** By its marked choices until the guide is done; then anything may be chosen, and it says nothing more. */
async function guided(context) {
  const { page, troubles } = await openPage(context, '#/');
  await page.locator('a.choice.first').click();
  await asked(page);
  if (!(await refused(page))) throw new Error('the guide refuses nothing');
  let n = 0;
  for (; n < MOST; n++) {
    const taught = page.locator('.options .option.taught').first();
    if ((await taught.count()) === 0) break;
    if (await taught.getAttribute('aria-expanded')) await aside(page).then(() => taught.click());
    else await take(page, taught);
  }
  if (!(await page.locator('.lesson').innerText()).includes('Now you choose')) throw new Error('no last words');
  if (!page.url().includes('#/game/')) throw new Error(`it has no address of its own: ${page.url()}`);
  await page.reload();
  await asked(page);
  if ((await page.locator('.lesson').count()) > 0) throw new Error('the guide came back');
  await take(page, page.locator('.options .option[data-option]').first());
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.locator('a.choice.first', { hasText: 'Before Breakfast' }).waitFor();
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  context.say(`the first Mission: ${n} choices with its guide, and on without it`);
  await page.close();
}

export default async function lesson(context) {
  await guided(context);
  for (const first of ['wf-moving', 'hn-orders']) {
    const { page, troubles } = await sitDown(context, `#/lesson/${first}`);
    const lengths = [];
    for (;;) {
      lengths.push(await learn(page));
      const wrong = lengths.length === 1 ? await serious(page) : [];
      if (wrong.length > 0) throw new Error(`at the end of ${first}: ${wrong.join('; ')}`);
      const next = page.locator('.ending.taught a.do').first();
      const isLast = !(await next.getAttribute('href')).startsWith('#/lesson/');
      if (lengths.length === 1) await goesOn(page, await next.getAttribute('href'));
      else await (isLast ? page.locator('.ending.taught a[href="#/lessons"]') : next).click();
      if (isLast) break;
      await page.waitForSelector('.ending', { state: 'detached' });
      await asked(page);
    }
    await page.waitForSelector('.lessons .done');
    const done = await page.locator('.lessons .done').count();
    if (done !== lengths.length) throw new Error(`${lengths.length} were done, ${done} are said to be`);
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
    context.say(`${lengths.length} lessons from ${first} on: ${lengths.join(', ')} choices`);
    await page.close();
  }
}
