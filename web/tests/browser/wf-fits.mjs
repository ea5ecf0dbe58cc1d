// SPDX-License-Identifier: MIT
// wf-fits.mjs -- the warfighter table over the states of recorded games of all packs, at four sizes: no piece, card or
// button is cut off or lies on another, nothing on the board is scrolled, no letters are too small.  GROGNARD names the
// program that records the games; GAMES says how many, and of each every act is looked at, else a few of a few.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, isOver, openPage } from './at-table.mjs';
import { measure } from './wf-measure.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const games = Number(process.env.GAMES ?? 0);
const FEW = 4;
const sizes = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
];

/** Ready-made teams of all packs, those of the longest Missions first; of each pack one before any has two. */
function teams() {
  const rows = (what) => JSON.parse(execFileSync(program, ['list', what, '--system', 'warfighter', '--json']));
  const lengths = new Map(rows('missions').map(({ name, objective }) => [name, objective]));
  const all = rows('teams')
    .filter(({ mission }) => lengths.has(mission))
    .sort((a, b) => lengths.get(b.mission) - lengths.get(a.mission));
  const nth = new Map();
  const ranked = all.map((team) => {
    const n = nth.get(team.pack) ?? 0;
    nth.set(team.pack, n + 1);
    return { ...team, n };
  });
  return ranked.sort((a, b) => a.n - b.n);
}

function record(folder, { mission, name }, i) {
  const file = join(folder, `${i}.replay`);
  const what = ['--mission', mission, '--team', name, '--bot', 'heuristic', '--games', '1', '--seed', String(i + 1)];
  execFileSync(program, ['sim', '--system', 'warfighter', ...what, '--replay-out', file]);
  return file;
}

/** Each is opened by an address of its own. */
let nth = 0;

/** Letters are there, and all of it is laid out. */
const drawn = (page) =>
  page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => done()))));

/** Every act of it, or a few. */
async function walk(page, file, [width, height], say) {
  await page.setViewportSize({ width, height });
  await page.goto(`${page.base}?${nth++}#/games`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: 'Replay and debrief' }).last().click();
  await page.locator('.replay[data-acts] .wf-path').waitFor({ timeout: 60_000 });
  const acts = Number(await page.locator('.replay').getAttribute('data-acts'));
  const stride = games ? 1 : Math.ceil(acts / FEW);
  let n = 0;
  for (let act = stride; act <= acts; act += stride, n++) {
    await page.getByRole('slider').fill(String(act));
    await page.locator(`.replay[data-act="${act}"] .wf-path`).waitFor({ state: 'attached', timeout: 30_000 });
    await drawn(page);
    for (const fault of await page.evaluate(measure)) say(`${width}, act ${act}: ${fault}`);
  }
  return n;
}

/** What one does at the table itself: nothing yet, a Soldier is picked, then a Hostile, or a card. */
const deeds = [
  async () => undefined,
  async (page) => pick(page, '.token.can-pick'),
  async (page) => (await pick(page, '.token.can-pick')) && pick(page, '.hostile.can-pick:not(.is-picked)'),
  async (page) => pick(page, '.wf-fan .held.can-pick'),
];

async function pick(page, css) {
  const one = page.locator(css).first();
  if ((await one.count()) === 0) return false;
  await one.dispatchEvent('click');
  return true;
}

/** The game is gone on with from a moment of it. */
async function goOn(page, file, [width, height], share, say) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const from = lines.indexOf('acts') + 1;
  const cut = file.replace('.replay', '-cut.replay');
  const last = from + Math.floor(share * (lines.length - 1 - from));
  writeFileSync(cut, `${lines.slice(0, last).join('\n')}\n`);
  await page.setViewportSize({ width, height });
  await page.goto(`${page.base}?${nth++}#/games`);
  await page.locator('input[type="file"]').setInputFiles(cut);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await asked(page);
  if (await isOver(page)) return 0;
  const before = await page.locator('.table').getAttribute('data-decisions');
  let n = 0;
  for (const deed of deeds) {
    if ((await page.locator('.table').getAttribute('data-decisions')) !== before) break;
    await deed(page);
    await asked(page);
    await drawn(page);
    for (const fault of await page.evaluate(measure)) say(`${width}, going on: ${fault}`);
    await page.keyboard.press('Escape');
    n++;
  }
  return n;
}

export default async function (site) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const wrong = new Map();
  let seen = 0;
  const all = teams();
  const most = games || 2;
  for (let i = 0; i < most; i++) {
    const team = all[i % all.length];
    const file = record(folder, team, i);
    const say = (fault) => {
      const what = fault.replace(/act \d+/, 'act');
      wrong.set(what, `${team.mission} (${i + 1}), ${fault}`);
    };
    for (const [k, size] of sizes.entries()) {
      if (!games && k % most !== i) continue;
      const { page, troubles } = await openPage(site, '');
      page.base = site.base;
      seen += await walk(page, file, size, say);
      for (const share of games ? [0.2, 0.4, 0.6, 0.8] : [0.6]) seen += await goOn(page, file, size, share, say);
      for (const trouble of troubles) say(trouble);
      await page.close();
    }
  }
  rmSync(folder, { recursive: true });
  if (wrong.size > 0) throw new Error(`${wrong.size} faults\n${[...wrong.values()].slice(0, 60).join('\n')}`);
  site.say(`${seen} states of ${most} games fit`);
}
