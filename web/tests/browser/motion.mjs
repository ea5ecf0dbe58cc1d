// SPDX-License-Identifier: MIT
// motion.mjs -- what is seen and heard of a game: dice land on the number told, effects come and go, reduced motion
// shows none, any key skips and no decision waits, and sound begins with a gesture and ends with its button.
import { asked } from './at-table.mjs';

const address = '#/play?system=warfighter&mission=Dawn+Raid&seed=7';
/** A key brings the next question within so many milliseconds. */
const SOON = 1500;

/** Counts the sounds that are begun, and the effects that are ever drawn. */
function watch(pace) {
  localStorage.setItem('grognard.table', JSON.stringify({ pace, list: true }));
  globalThis.counted = { contexts: 0, sounds: 0, effects: {}, copies: 0 };
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(...rest) {
      super(...rest);
      globalThis.counted.contexts++;
    }
    createGain() {
      globalThis.counted.sounds++;
      return super.createGain();
    }
  };
  new globalThis.MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      const { effect } = node.dataset ?? {};
      if (effect) globalThis.counted.effects[effect] = (globalThis.counted.effects[effect] ?? 0) + 1;
      if (node.classList?.contains('fx-copy')) globalThis.counted.copies++;
    }
  }).observe(document, { childList: true, subtree: true });
}

async function sit({ browser, base }, pace, options = {}) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(watch, pace);
  await page.goto(base + address);
  await asked(page);
  return { page, troubles };
}

const counted = (page) => page.evaluate(() => globalThis.counted);
const options = (page) =>
  page.locator('.options .option').evaluateAll((all) => all.map((one) => one.textContent.trim()));

/** A choice by its row, and by the ones that it unfolds to. */
async function choose(page, wish) {
  for (let i = 0; i < 4; i++) {
    const all = await options(page);
    const at = Math.max(0, all.findIndex((text) => wish.test(text)));
    const before = await page.locator('.table').getAttribute('data-decisions');
    await page.locator('.options .option').nth(at).click();
    const armed = page.locator('.option.armed');
    if ((await armed.count()) > 0) await armed.click();
    const marked = page.locator('.options .do');
    if ((await marked.count()) > 0 && (await marked.isEnabled())) await marked.click();
    const isDone = (was) =>
      document.querySelector('.question.telling, .ending') ??
      document.querySelector('.table')?.getAttribute('data-decisions') !== was;
    if (await page.waitForFunction(isDone, before, { timeout: 300 }).catch(() => undefined)) return;
  }
}

/** Until something is told, or asked; whether it is told. */
async function isTelling(page) {
  await page.waitForSelector('.table.is-telling, .question:not(.telling) h2');
  return (await page.locator('.table.is-telling').count()) > 0;
}

/** A line with dice is told: what lies on the table is what it says. */
async function diceLand(page) {
  const line = await page
    .waitForFunction(() => {
      const text = document.querySelector('.question.telling p')?.textContent ?? '';
      return /^dice /.test(text) && document.querySelector('.die.thrown') ? text : undefined;
    })
    .then((found) => found.jsonValue());
  const wanted = [...line.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.die.thrown')].every((die) =>
      die.getAnimations({ subtree: true }).every((one) => one.playState === 'finished'),
    ),
  );
  const lying = await page.locator('.tray .die').evaluateAll((all) =>
    all.map((die) => ({
      value: Number(die.dataset.value),
      label: die.getAttribute('aria-label'),
      hidden: [...die.querySelectorAll('.die-turn')].every((face) => globalThis.getComputedStyle(face).opacity === '0'),
    })),
  );
  for (const die of lying)
    if (!die.hidden || die.label !== String(die.value)) throw new Error(`a die shows another side: ${die.value}`);
  const values = lying.map((die) => die.value);
  if (wanted.join() !== values.join()) throw new Error(`told ${wanted.join()}, lying ${values.join()}`);
  return wanted;
}

/** Any key brings the next question, while it is told at the usual pace. */
async function keysSkip(page, times) {
  let most = 0;
  for (let skipped = 0, i = 0; skipped < times && i < 40; i++) {
    if ((await page.locator('.ending').count()) > 0) break;
    await choose(page, /attack|activate|play the Location|move|end the Soldier Turn/);
    if (!(await page.waitForSelector('.table.is-telling', { timeout: 500 }).catch(() => undefined))) {
      await asked(page);
      continue;
    }
    const took = await page.evaluate(async () => {
      const began = globalThis.performance.now();
      document.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      while (document.querySelector('.question.telling') && !document.querySelector('.ending')) {
        await new Promise((done) => globalThis.requestAnimationFrame(done));
        if (globalThis.performance.now() - began > 10_000) break;
      }
      return globalThis.performance.now() - began;
    });
    if ((await page.locator('.effects .fx').count()) > 0) {
      const left = await page.locator('.effects .fx').evaluateAll((all) => all.map((one) => one.dataset.effect));
      if (left.length > 12) throw new Error(`after a key still to be seen: ${left.join()}`);
    }
    most = Math.max(most, took);
    skipped++;
  }
  return most;
}

async function moving(site) {
  const { page, troubles } = await sit(site, 'usual');
  if ((await counted(page)).contexts > 0) throw new Error('a sound before the first gesture');
  await choose(page, /play the Location/);
  const dice = diceLand(page);
  for (let i = 0; i < 12; i++) {
    const first = await Promise.race([dice, asked(page).then(() => undefined)]);
    if (first) break;
    await choose(page, /attack|no card/);
  }
  site.say(`dice told and lying: ${(await dice).join(', ')}`);
  const most = await keysSkip(page, 4);
  if (most > SOON) throw new Error(`${Math.round(most)} ms from a key to the next question`);
  const seen = await counted(page);
  site.say(`${Math.round(most)} ms at most from a key to the next question`);
  if (seen.contexts !== 1 || seen.sounds < 2) throw new Error(`sounds: ${JSON.stringify(seen)}`);
  for (const wanted of ['appear', 'tracer']) if (!seen.effects[wanted]) throw new Error(`no ${wanted} was drawn`);
  const drawn = Object.entries(seen.effects).map((one) => one.join(' '));
  site.say(`drawn: ${drawn.join(', ')}; ${seen.sounds} layers of sound`);
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await page.close();
}

/** No motion, and no sound: the log is the same. */
async function still(site) {
  const { page, troubles } = await sit(site, 'usual', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Sound off' }).click();
  const before = await counted(page);
  await choose(page, /play the Location/);
  while (!(await isTelling(page))) await choose(page, /no card/);
  await page.keyboard.press('x');
  await asked(page);
  const { effects, copies, sounds, contexts } = await counted(page);
  if (Object.keys(effects).length > 0 || copies > 0) throw new Error(`it moves: ${JSON.stringify(effects)}`);
  const running = await page.evaluate(() => document.getAnimations().length);
  if (running > 0) throw new Error(`${running} animations where none is wanted`);
  if (sounds > before.sounds || contexts > before.contexts) throw new Error('a sound though it is off');
  if (!/leads the way/.test(await page.locator('.log').first().textContent())) throw new Error('the log is short');
  await page.reload();
  await asked(page);
  if ((await page.getByRole('button', { name: 'Sound on' }).count()) !== 1) throw new Error('the sound is forgotten');
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  await page.close();
}

/** Each kind is seen and each sound is heard where they are set. */
async function tried({ browser, base }) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(watch, 'usual');
  await page.goto(`${base}#/settings`);
  await page.getByRole('button', { name: 'Preview: Fire and explosions' }).click();
  await page.waitForFunction(() => globalThis.counted.effects.tracer > 0);
  await page.getByRole('button', { name: 'Listen: an explosion' }).click();
  const { contexts, sounds } = await counted(page);
  if (contexts !== 1 || sounds < 3) throw new Error('nothing is heard');
  await page.waitForFunction(() => !document.querySelector('.fx, .fx-copy'));
  await page.getByLabel('Fire and explosions', { exact: true }).uncheck();
  await page.reload();
  if (await page.getByLabel('Fire and explosions', { exact: true }).isChecked()) throw new Error('it is forgotten');
  await page.close();
}

export default async function (site) {
  await moving(site);
  await still(site);
  await tried(site);
}
