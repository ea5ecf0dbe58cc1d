// SPDX-License-Identifier: MIT
// builders.mjs -- a team and an army are put together by clicking: what is refused says why, the address is the team
// for whoever opens it, it is saved under a name, tried by the bot, and played.
import { asked } from './at-table.mjs';

/** Until the shop is that of what has been bought. */
const settled = (page) =>
  page.waitForFunction(
    () => document.querySelector('.wares') && !document.querySelector('.builder[aria-busy=true]'),
    undefined,
    { timeout: 60_000 },
  );

/** A click that changes the team; done when its address has. */
async function changing(page, locator) {
  const was = page.url();
  await locator.click();
  await page.waitForFunction((url) => document.location.href !== url, was, { timeout: 60_000 });
  await settled(page);
}

/** Buy the first card of a kind that can be bought; its name. */
async function buy(page, kind) {
  await page.locator('.kinds button', { hasText: kind }).first().click();
  const button = page.locator('.wares .buy').first();
  await button.waitFor({ timeout: 60_000 });
  await settled(page);
  const name = (await button.locator('.heard').textContent()).replace(/^Buy (.*): .*$/, '$1');
  await changing(page, button);
  return name;
}

/** In a full team a card comes instead of another, in one click; the one that came. */
async function swap(page, kind) {
  await page.locator('.kinds button', { hasText: kind }).first().click();
  const toggle = page.getByRole('button', { name: /What cannot be bought/ });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  const button = page.locator('.wares .swap').first();
  await button.waitFor({ timeout: 60_000 });
  const [, card, out] = /^Buy (.*) instead of (.*)$/.exec(await button.locator('.heard').textContent()) ?? [];
  await changing(page, button);
  await page.waitForFunction(
    ([all, name]) => [...document.querySelectorAll(all)].some((one) => one.textContent.trim() === name),
    [names, card],
    { timeout: 60_000 },
  );
  const trouble = await page.locator('.trouble, .faults').count();
  if (trouble) throw new Error(`${card} instead of ${out} is not allowed`);
  return card;
}

/** Names of cards, drawn or still to come. */
const names = '.roster .name, .roster .face-name';

const listed = (page) => page.locator(names).evaluateAll((all) => all.map((one) => one.textContent.trim()));

async function isThere(page, n) {
  await page.waitForFunction(
    ([all, least]) => document.querySelectorAll(all).length >= least,
    [names, n],
    { timeout: 60_000 },
  );
}

async function open({ browser, base }, hash) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
  );
  await page.goto(base + hash);
  return { context, page };
}

async function sameElsewhere(on, page) {
  const here = await listed(page);
  const { context, page: other } = await open(on, new URL(page.url()).hash);
  await isThere(other, here.length);
  const there = await listed(other);
  if (there.join() !== here.join()) throw new Error(`its link has ${there.join()}, not ${here.join()}`);
  await context.close();
}

async function saved(page, name) {
  await page.getByPlaceholder('A name for it').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`${name} has been saved.`).waitFor();
}

/** Choose one of what goes with a team beside its cards; its name. */
async function setTerm(page, label, nth) {
  const select = page.locator('.team-terms').getByLabel(label);
  await select.waitFor({ timeout: 60_000 });
  const name = await select.locator('option').nth(nth).textContent();
  const was = page.url();
  await select.selectOption({ index: nth });
  await page.waitForFunction((url) => document.location.href !== url, was, { timeout: 60_000 });
  await settled(page);
  return name;
}

/** A company under Contract, with somebody on Overwatch, as its ready-made team has them; both are changed. */
async function company(on) {
  const { context, page } = await open(on, '#/team?mission=School%20Run&from=Bus%20Escort');
  await settled(page);
  const contract = await setTerm(page, 'Contract', 2);
  const watcher = await setTerm(page, 'On Overwatch', 1);
  await sameElsewhere(on, page);
  await page.locator('.term-list').getByText(watcher).waitFor();
  const was = page.url();
  await page.locator('.term-list').getByRole('button', { name: watcher }).click();
  await page.waitForFunction((url) => document.location.href !== url, was, { timeout: 60_000 });
  await context.close();
  return contract;
}

async function team(on) {
  const { context, page } = await open(on, '#/mission/Dawn%20Raid');
  await page.getByRole('link', { name: 'Build your own' }).click();
  await settled(page);
  const soldier = await buy(page, 'Player Soldier');
  await buy(page, 'Weapon');
  await page.getByRole('button', { name: /What cannot be bought/ }).click();
  const why = await page.locator('.bar').first().textContent();
  if (!why) throw new Error('a card that cannot be bought does not say why');
  await page.getByRole('button', { name: /What cannot be bought/ }).click();
  await changing(page, page.getByRole('button', { name: 'Fill it up' }));
  await isThere(page, 3);
  const full = await page.locator('.purse .meter-text').textContent();
  await swap(page, 'Weapon');
  const now = await page.locator('.purse .meter-text').textContent();
  if (/(\d+) of/.exec(full)[1] > 80 || Number(/(\d+) of/.exec(now)[1]) > 80) throw new Error(`too much: ${now}`);
  await sameElsewhere(on, page);
  await page.getByRole('button', { name: /Let the bot try it/ }).click();
  await page.waitForFunction(() => document.querySelector('progress')?.value === 200, undefined, { timeout: 120_000 });
  await saved(page, 'owls');
  await changing(page, page.locator('.roster').getByRole('button', { name: /^Without / }).last());
  await page.getByRole('button', { name: 'Save again', exact: true }).click();
  await page.getByText('owls has been saved.').waitFor();
  await page.getByRole('link', { name: 'Your teams' }).click();
  await page.getByRole('button', { name: 'Copy owls' }).click();
  await page.getByRole('button', { name: 'Rename owls 2' }).click();
  await page.getByLabel('A name for it').fill('hawks');
  await page.locator('.kept form button').click();
  await page.getByText('hawks', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete hawks' }).click();
  await page.getByText('hawks has been deleted.').waitFor();
  await page.getByText('hawks', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Restore it' }).click();
  await page.getByText('hawks', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete hawks' }).click();
  await page.getByText('hawks', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Open' }).click();
  await settled(page);
  const other = await setTerm(page, 'Objective', 1);
  await page.getByRole('link', { name: 'Play it' }).click();
  await asked(page);
  await page.getByText(soldier).and(page.locator(':visible')).first().waitFor();
  await page.getByText(other).and(page.locator(':visible')).first().waitFor();
  await context.close();
  return soldier;
}

async function army(on) {
  const { context, page } = await open(on, '#/scenario/Clash%20of%20Patrols');
  await page.getByRole('link', { name: 'Build your own' }).click();
  await settled(page);
  const tile = await buy(page, 'recruitment tile');
  await buy(page, 'recruitment option');
  await changing(page, page.getByRole('button', { name: 'Fill it up' }));
  await isThere(page, 10);
  await sameElsewhere(on, page);
  await page.getByLabel('Your side').selectOption('1');
  const link = await page.getByRole('link', { name: 'Play it' }).getAttribute('href');
  if (!/army2=/.test(link) || !/seat=1/.test(link)) throw new Error(`not the side that was chosen: ${link}`);
  await page.getByLabel('Your side').selectOption('0');
  await page.getByRole('link', { name: 'Play it' }).click();
  await asked(page);
  await context.close();
  return tile;
}

export default async function (on) {
  const contract = await company(on);
  const built = `a company under ${contract}, a team with ${await team(on)} and an army with ${await army(on)}`;
  on.say(`${built} were built, passed on and played`);
}
