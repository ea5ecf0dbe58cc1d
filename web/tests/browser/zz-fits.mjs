// SPDX-License-Identifier: MIT
// hn-fits.mjs -- the table of heroes over states of recorded battles, at four sizes: no counter, card or button is cut
// off or lies on another, nothing about the board is scrolled, no letters are too small.  GROGNARD names the program
// that records the battles; GAMES says how many.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, isOver, openPage } from './at-table.mjs';
import { measure } from './hn-measure.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const games = Number(process.env.GAMES ?? 3);
/** A small field, a wide one, a high one; then all others. */
const first = ['The Cider Press', 'The Level Crossing', 'Bridge at Daybreak'];
const shares = [0.05, 0.6];
const sizes = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
];

function scenarios() {
  const all = JSON.parse(execFileSync(program, ['list', 'scenarios', '--json']));
  const ready = all.filter(({ armies, seats }) => armies.length >= seats).map(({ name }) => name);
  return [...first, ...ready.filter((name) => !first.includes(name))];
}

function record(folder, name, i) {
  const file = join(folder, `${i}.replay`);
  const what = ['--scenario', name, '--bot', 'random', '--games', '1', '--seed', String(i + 1)];
  execFileSync(program, ['sim', '--system', 'heroes', ...what, '--replay-out', file]);
  return file;
}

/** As far as a share of its acts. */
function cut(file, share) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const from = lines.indexOf('acts') + 1;
  const to = file.replace('.replay', `-${share}.replay`);
  writeFileSync(to, `${lines.slice(0, from + Math.floor(share * (lines.length - 1 - from))).join('\n')}\n`);
  return to;
}

let nth = 0;

/** Letters are there, and all of it is laid out as large as it comes to be. */
const drawn = (page) =>
  page.evaluate(() =>
    document.fonts.ready.then(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    ),
  );

/** The moment as it is, then with what can be pointed at first: a square that is lit, and whoever can act. */
async function look(page, say) {
  let n = 0;
  const at = async () => {
    await drawn(page);
    for (const fault of await page.evaluate(measure)) say(fault);
    n++;
  };
  await at();
  const lit = page.locator('.lit-square').first();
  if ((await lit.count()) > 0) {
    const { x, y, width, height } = await lit.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await at();
  }
  return n;
}

async function goOn(page, file, say) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${page.base}?${nth++}#/games`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: 'Go on' }).first().click();
  await asked(page);
  if (await isOver(page)) return 0;
  await page.locator('.battle .board').waitFor();
  let n = 0;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    if (width <= 760) {
      await page.reload(); // who sits down at a telephone begins with a board that can be read
      await asked(page);
    }
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-${nth}-${width}.png` });
    n += await look(page, (fault) => say(`${width}: ${fault}`));
  }
  return n;
}

export default async function (site) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const wrong = new Map();
  let seen = 0;
  for (const [i, name] of scenarios().slice(0, games).entries()) {
    if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue;
    const file = record(folder, name, i);
    const { page, troubles } = await openPage(site, '');
    page.base = site.base;
    for (const share of shares) {
      const say = (fault) => wrong.set(fault, `${name}, at ${share}, ${fault}`);
      seen += await goOn(page, cut(file, share), say);
    }
    for (const trouble of troubles) wrong.set(trouble, `${name}: ${trouble}`);
    await page.close();
  }
  rmSync(folder, { recursive: true });
  if (wrong.size > 0) throw new Error(`${wrong.size} faults\n${[...wrong.values()].slice(0, 60).join('\n')}`);
  site.say(`${seen} states of ${games} battles fit`);
}
