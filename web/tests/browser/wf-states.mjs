// SPDX-License-Identifier: MIT
// wf-states.mjs -- the warfighter table in its states: Missions are walked by clicking until each of them has been met,
// and there it is looked at, at three widths: nothing sticks out, every message has its words, axe-core finds nothing
// serious (GROGNARD names the program, which records a Mission that is won).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, isOver, openPage, sitDown } from './at-table.mjs';
import { faults, widths } from './pages.mjs';
import { byList } from './warfighter.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';
const MOST = 200;
const question = async (page) => (await page.locator('#question').textContent({ timeout: 100 }).catch(() => '')) ?? '';
const has = (selector) => async (page) => (await page.locator(selector).count()) > 0;
const asks = (what) => async (page) => what.test(await question(page));
const isTurn = asks(/Soldier Turn/);
const canAttack = async (page) =>
  (await isTurn(page)) && (await page.locator('.options [data-option][data-verb="attack"]').count()) > 0;

/** A sheet that a key opens. */
const sheet = (name, key, from = 0) => ({
  name,
  when: async (page, n) => n >= from && isTurn(page),
  go: async (page) => {
    await page.keyboard.press(key);
    await page.waitForSelector('dialog[open]');
  },
  back: (page) => page.keyboard.press('Escape'),
});

/** What is met on walks with these seeds, the next where one has not met all: `go` leads there from a state, and
 *  `back` leads out again. */
const mission = '#/play?system=warfighter&mission=Dawn+Raid&team=Rangers+by+Boat';
const raid = ['--mission', 'Dawn Raid', '--team', 'Rangers by Boat', '--bot', 'heuristic'];
const tours = [
  {
    seeds: [3, 8, 1, 2, 4],
    states: [
      { name: 'wf-begin', when: async (_, n) => n === 0 },
      sheet('wf-why', 'w', 2),
      sheet('wf-threats', 't', 2),
      sheet('wf-help', '?', 2),
      sheet('wf-reactions', 'a', 2),
      sheet('wf-log', 'l', 2),
      {
        name: 'wf-hostile',
        when: has('.wf-path .hostile.tint-hostile'),
        go: async (page) => {
          await page.locator('.wf-path .hostile.tint-hostile').first().hover();
          await page.waitForSelector('.panel .card.read');
        },
      },
      {
        name: 'wf-odds',
        when: canAttack,
        go: async (page) => {
          await page.locator('.options [data-verb="attack"]').first().hover();
          await page.waitForSelector('.odds-whole');
        },
      },
      { name: 'wf-dice', when: has('.tray') },
      { name: 'wf-reaction', when: asks(/React\?/) },
      { name: 'wf-event', when: asks(/^Event:/) },
      { name: 'wf-crowd', when: async (page) => (await page.locator('.wf-path .hostile').count()) >= 8 },
    ],
  },
  {
    sit: sitAfterWinning,
    seeds: [1, 2, 3, 4, 5, 6, 7, 8],
    states: [{ name: 'wf-won', when: has('.ending.won .debrief-rows') }],
  },
  {
    seeds: [9, 1, 2, 3],
    wishes: [/play the Location/, /^no/, /end the Soldier Turn/],
    states: [
      { name: 'wf-wounded', when: has('.token .health.hurt, .token .health.low') },
      { name: 'wf-lost', when: has('.ending.lost .debrief-rows') },
    ],
  },
];

const sitByAddress = (site, seed) => sitDown(site, `${mission}&seed=${seed}`);

/** A Mission with this seed as the bot played it, and its last act is the last: whoever goes on sees how it ended. */
async function sitAfterWinning(site, seed) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const file = join(folder, 'won.replay');
  execFileSync(program, ['sim', ...raid, '--games', '1', '--seed', String(seed), '--replay-out', file]);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^end .*\n/m, ''));
  const opened = await openPage(site, '#/games');
  const { page } = opened;
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('link', { name: 'Go on' }).click();
  await asked(page);
  rmSync(folder, { recursive: true });
  return opened;
}

async function look(page, state, n, { pictures }) {
  await state.go?.(page, n);
  const wrong = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 400 ? 844 : 900 });
    wrong.push(...(await faults(page)).map((fault) => `${state.name} ${width}: ${fault}`));
    if (pictures) await page.screenshot({ path: `${pictures}/${state.name}-${width}.jpg`, quality: 95 });
  }
  await state.back?.(page);
  return wrong;
}

export default async function (site) {
  const wrong = [];
  let seen = 0;
  for (const { sit = sitByAddress, seeds, wishes, states } of tours) {
    const left = new Set(states);
    for (const seed of seeds) {
      if (left.size === 0) break;
      const { page, troubles } = await sit(site, seed);
      for (let n = 0; n < MOST && left.size > 0; n++) {
        if (await isOver(page)) await page.waitForSelector('.debrief-rows');
        for (const state of left)
          if (await state.when(page, n)) {
            wrong.push(...(await look(page, state, n, site)));
            left.delete(state);
            seen++;
          }
        if (await isOver(page)) break;
        await byList(page, wishes);
        await asked(page);
      }
      wrong.push(...troubles);
      await page.close();
    }
    wrong.push(...[...left].map(({ name }) => `${name}: never met`));
  }
  if (wrong.length > 0) throw new Error(`\n${wrong.join('\n')}`);
  site.say(`${seen} states of the warfighter table at ${widths.join(', ')} pixels`);
}
