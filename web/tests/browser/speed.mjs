// SPDX-License-Identifier: MIT
// speed.mjs -- from an input to the next paint, at the largest tables that there can be, while a bot thinks in the
// worker: pointing, keys, clicks, zooming and pulling about.  The median of each is under 100 ms.
//
// An input's time is the later one of two: the browser's own (Event Timing, which does not count moves and wheels), and
// that of the frame after it.  An empty page shows what the machine takes for nothing at all.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked } from './at-table.mjs';
import { makeLargest, program } from './largest.mjs';

/** What is measured is not shared with another test. */
export const alone = true;

const MOST = 100; // milliseconds, the median
const TIMES = 50;

/** In the page: when each input came and when it was painted; and its worker, so that a bot can think in it. */
function watch() {
  const inputs = new Map();
  const later = (at, ms) => inputs.set(at, Math.max(inputs.get(at) ?? 0, ms));
  const painted = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => later(timeStamp, performance.now() - timeStamp);
      port2.postMessage(0);
    });
  for (const type of ['pointermove', 'wheel', 'keydown', 'click', 'pointerdown', 'pointerup'])
    addEventListener(type, painted, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (inputs.has(startTime)) later(startTime, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...from) {
      super(...from);
      window.core = this;
      this.addEventListener('message', ({ data }) => (window.idle ||= data.id === -1));
    }
  };
  window.inputs = inputs;
}

const frames = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Acts so often, each when the last was painted; the times of all inputs. */
async function timesOf(page, act) {
  await frames(page);
  await page.evaluate(() => window.inputs.clear());
  for (let i = 0; i < TIMES; i++) {
    await act(i);
    await frames(page);
  }
  return page.evaluate(() => [...window.inputs.values()]);
}

const share = (numbers, part) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)];

/** What a hand does, over the room of a table. */
function actsIn(page, { x, y, width, height }) {
  const at = (i) => [x + 60 + ((i * 97) % (width - 120)), y + 60 + ((i * 61) % (height - 120))];
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  return {
    pointing: (i) => page.mouse.move(...at(i)),
    keys: (i) => page.keyboard.press(arrows[i % arrows.length]),
    clicking: (i) => page.mouse.click(...at(i)),
    zooming: (i) => page.mouse.wheel(0, i % 10 < 5 ? -120 : 120),
    pulling: async (i) => {
      if (i % 10 === 0) await page.mouse.down();
      await page.mouse.move(x + width / 2 + 12 * (i % 10), y + height / 2 + 9 * (i % 7));
      if (i % 10 === 9) await page.mouse.up();
    },
  };
}

async function measure(site, page, where, room, kinds) {
  const acts = actsIn(page, room);
  const slow = [];
  for (const kind of kinds) {
    const times = await timesOf(page, acts[kind]);
    const [median, most] = [share(times, 0.5), share(times, 0.95)].map(Math.round);
    site.say(`${where}, ${kind}: median ${median} ms, 95% under ${most} ms (${times.length})`);
    if (times.length < TIMES) slow.push(`${where}, ${kind}: only ${times.length} inputs were seen`);
    if (median > MOST) slow.push(`${where}, ${kind}: ${median} ms`);
  }
  return slow;
}

/** Games of bots, one behind the other, in the worker of the page: it answers nothing until they are over. */
const think = (page, args) =>
  page.evaluate((words) => window.core.postMessage({ id: -1, request: { what: 'run', args: words } }), args);

/** At a table, with the worker at work: what was too slow. */
async function at(site, context, { where, address, room, begin, kinds, thinking }) {
  const page = await context.newPage();
  await page.goto(site.base + address);
  await asked(page);
  await page.locator(begin).first().focus();
  await think(page, thinking);
  const slow = await measure(site, page, where, await page.locator(room).boundingBox(), kinds);
  if ((await page.evaluate(() => window.idle)) === true) slow.push(`${where}: the bot was done before`);
  await page.close();
  return slow;
}

/** Pack and game are brought in; the address of the game. */
async function bringIn(site, context, { pack, game }) {
  const page = await context.newPage();
  await page.goto(`${site.base}#/settings`);
  await page.locator('input[type=file]').setInputFiles(pack);
  await page.locator('.kept').first().waitFor({ timeout: 60_000 });
  await page.goto(`${site.base}#/games`);
  await page.locator('input[type=file]').setInputFiles(game);
  const link = page.locator('.kept a.strong').first();
  await link.waitFor({ timeout: 60_000 });
  const address = await link.getAttribute('href');
  await page.close();
  return address;
}

async function emptyPage(site, context) {
  const page = await context.newPage();
  await page.goto('data:text/html,<title>empty</title><p>Nothing.');
  const room = { x: 0, y: 0, width: 1440, height: 900 };
  await measure(site, page, 'an empty page', room, ['pointing', 'keys', 'clicking']);
  await page.close();
}

const board = { room: '.battle', begin: '.battle', kinds: ['pointing', 'keys', 'clicking', 'zooming', 'pulling'] };
const table = { room: '.table-board', begin: '.options .option', kinds: ['pointing', 'keys', 'clicking'] };

/** The Mission whose team is the largest. */
function largestMission() {
  const said = execFileSync(program, ['list', 'missions', '--json'], { encoding: 'utf8' });
  const [{ name }] = JSON.parse(said).sort((a, b) => b.resources - a.resources);
  return {
    address: `#/play?system=warfighter&mission=${encodeURIComponent(name)}&seed=7`,
    thinking: ['sim', '--mission', name, '--bot', 'heuristic', '--games', '999'],
  };
}

export default async function speed(site) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const largest = makeLargest(folder);
  const { begin, thinking } = largest;
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watch);
  await emptyPage(site, context);
  const game = await bringIn(site, context, largest);
  rmSync(folder, { recursive: true });
  const slow = [
    ...(await at(site, context, { ...board, where: '1024 squares to choose', address: begin, thinking })),
    ...(await at(site, context, { ...board, where: '117 counters', address: game, thinking })),
    ...(await at(site, context, { ...table, where: 'the largest Mission', ...largestMission() })),
  ];
  await context.close();
  if (slow.length > 0) throw new Error(slow.join('\n'));
}
