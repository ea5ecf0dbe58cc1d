// SPDX-License-Identifier: MIT
// clicks.mjs -- a quick Mission played to its end on the board alone, by a mouse that clicks and by one that draws:
// what a Turn takes, by kind.
import { asked, isOver, openPage } from './at-table.mjs';
import { decisions, handOf } from './hands.mjs';

const MOST = 500;
const address = '#/play?system=warfighter&mission=Dawn+Raid&seed=7';

const all = (page, css) => page.locator(css).evaluateAll((list) => list.map((one) => one.dataset.key));
const has = async (page, css) => (await page.locator(css).count()) > 0;
const token = (key) => `.wf-path .token[data-key="${key}"]`;
const footed = '.turn-button:not(:disabled)';

/** Soldiers who can be picked, first who acted last. */
async function soldiers(page, last) {
  const keys = await all(page, '.wf-path .token:is(.can-pick, .is-picked)');
  return keys.sort((a, b) => Number(b === last) - Number(a === last));
}

async function pick(page, hand, key, last) {
  const picked = [...new Set(await all(page, '.is-picked'))];
  if (picked.length === 1 && picked[0] === key) return;
  hand.forget('pick');
  /* Whoever has acted is let go by a click on another; who was only looked at would give him something. */
  if (picked.length > 0 && picked[0] !== last) await hand.letGo();
  await hand.press(token(key), 'pick');
}

/** What can be reached while he is picked, by its key. */
const reached = async (page, css) => (await all(page, `.wf-path ${css}.can-pick:not(.is-picked)`))[0];

/** The odds are seen before one goes on. */
const oddsSeen = (page) =>
  page.waitForFunction(() => !document.querySelector('.wf-tray .odds-strip.is-empty'), undefined, { timeout: 5000 });

/** Of the ways that are shown the first. */
async function firstWay(page, hand, target) {
  const was = await decisions(page);
  const isDone = async () => (await isOver(page)) || (await decisions(page)) !== was;
  for (let i = 0; i < 3 && !(await isDone()); i++) {
    if (await has(page, '.wf-tray .mode')) await oddsSeen(page);
    const isOne = (await page.locator('.wf-tray .mode').count()) === 1;
    if (isOne) await hand.press(target, 'again');
    else await hand.press('.wf-tray .mode', i > 0 ? 'again' : 'way');
  }
  if (!(await isDone())) throw new Error(`nothing is done at ${target}`);
}

async function attack(page, hand, isDrawn, key) {
  const hostile = await reached(page, '.hostile');
  if (!hostile) return false;
  const target = `.wf-path .hostile[data-key="${hostile}"]`;
  const isDone = isDrawn ? await hand.draw(token(key), target, 'draw') : await hand.press(target, 'target');
  if (!isDone) await firstWay(page, hand, target);
  return true;
}

/** To a Location further on. */
async function move(page, hand, isDrawn, key) {
  const plate = await page.evaluate((name) => {
    const spaces = [...document.querySelectorAll('.wf-space')];
    const at = spaces.findIndex((space) => space.querySelector(`[data-key="${name}"]`));
    return spaces.slice(at + 1).flatMap((space) => space.querySelector('.plate.can-pick')?.dataset.key ?? [])[0];
  }, key);
  if (!plate) return false;
  const target = `.wf-path .plate[data-key="${plate}"]`;
  const isDone = isDrawn ? await hand.draw(token(key), target, 'draw') : await hand.press(target, 'move');
  if (!isDone) await firstWay(page, hand, target);
  return true;
}

/** A Location of somebody's hand, where the list says that one can be played. */
async function layLocation(page, hand, isDrawn) {
  const row = page.locator('.options .option[data-verb="play location"]').first();
  if ((await row.count()) === 0) return false;
  const { name, who } = await row.evaluate((one) => ({
    name: one.querySelector('.option-text').textContent.replace(/.*play the Location /, '').trim(),
    who: one.closest('.options-group').querySelector('h3').textContent.replace(/ \(.*/, ''),
  }));
  const stack = `.hand-stack[title="${who}"]`;
  if (await has(page, stack)) await hand.press(stack, 'hand');
  const cards = await page
    .locator('.table-hand .held.can-pick')
    .evaluateAll((list) => list.map((one) => [one.dataset.key, one.querySelector('.held-name')?.textContent]));
  const card = cards.find(([, called]) => name.startsWith(called))?.[0];
  if (!card) throw new Error(`${name} of ${who} is not in the hand`);
  const css = `.held[data-key="${card}"]`;
  if (isDrawn) await hand.draw(css, '.wf-space.is-open', 'draw');
  else await hand.press(css, 'card');
  return true;
}

/** A Turn's next deed: an Attack, a Location, a move; else it ends. */
async function act(page, hand, isDrawn, state) {
  const order = await soldiers(page, state.last);
  for (const deed of [attack, move])
    for (const key of order) {
      if (state.spent.has(`${deed.name} ${key}`)) continue;
      await pick(page, hand, key, state.last);
      if (isDrawn) hand.forget('pick');
      if (await deed(page, hand, isDrawn, key)) return void (state.last = key);
      state.spent.add(`${deed.name} ${key}`);
    }
  if (await has(page, '.is-picked')) await hand.letGo();
  if (await layLocation(page, hand, isDrawn)) return void state.spent.clear();
  const was = await decisions(page);
  await hand.press(footed, 'end');
  if ((await decisions(page)) === was && !(await isOver(page))) await hand.press(footed, 'end');
  state.turns++;
  state.last = undefined;
  state.spent.clear();
}

/** Cards are paid, one after the other. */
async function pay(page, hand) {
  const card = '.table-hand .held.can-pick:not(.is-marked)';
  if (await has(page, card)) return hand.press(card, 'pay');
  return hand.press('.options .do', 'pay, done');
}

async function answer(page, hand) {
  const due = await has(page, '.options .is-paying');
  if (due) return pay(page, hand);
  if (await has(page, footed)) return hand.press(footed, 'pass');
  for (const css of ['.wf-path .can-pick:not(.is-picked)', '.table-hand .held.can-pick:not(.is-picked)'])
    if (await has(page, css)) return hand.press(css, 'answer');
  for (const css of ['.wf-tray .mode', '.option.armed', '.options .option'])
    if (await has(page, css)) return hand.press(css, 'list');
  throw new Error(`nothing answers: ${await page.locator('#question').textContent()}`);
}

async function playMission(site, sort, isDrawn, size, options) {
  const { page, troubles } = await openPage(site, address, size, options);
  await page.evaluate(() => localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: false })));
  await page.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: false })),
  );
  await page.reload();
  await asked(page);
  const hand = handOf(page, sort);
  const state = { turns: 0, last: undefined, spent: new Set() };
  let n = 0;
  for (; n < MOST && !(await isOver(page)); n++) {
    const question = (await page.locator('#question').textContent()) ?? '';
    const isTurn = /Soldier Turn/.test(question);
    if (isTurn) await act(page, hand, isDrawn, state);
    else await answer(page, hand);
    await asked(page);
  }
  if (!(await isOver(page))) throw new Error(`${sort}: not over after ${n} steps`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const end = (await page.locator('.ending-text').textContent())?.trim();
  await page.close();
  const told = hand.told(Math.max(1, state.turns));
  site.say(`${isDrawn ? `${sort}, drawn` : sort}: ${told.text}; ${end}`);
  return told.each;
}

export default async function clicks(site) {
  const only = process.env.HANDS?.split(',');
  const wide = { width: 1440, height: 900 };
  for (const [name, ...how] of [
    ['click', 'mouse', false, wide],
    ['draw', 'mouse', true, wide],
  ])
    if (!only || only.includes(name)) await playMission(site, ...how);
}
