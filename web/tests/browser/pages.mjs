// SPDX-License-Identifier: MIT
// pages.mjs -- every page of the site at three widths: it is whole, nothing sticks out at the side, every message has
// its words, and axe-core finds nothing serious.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const widths = [390, 800, 1440];

/** The address of a recorded game of the program's tests, at a moment. */
export function replayLink(name, at) {
  const file = readFileSync(new URL(`../../../tests/games/${name}.replay`, import.meta.url));
  return `#/replay?at=${at}&z=${deflateRawSync(file).toString('base64url')}`;
}

const pages = {
  start: '',
  missions: '#/missions',
  mission: '#/mission/Dawn%20Raid',
  scenarios: '#/scenarios',
  scenario: '#/scenario/The%20Cider%20Press',
  team: '#/team?mission=Dawn+Raid&from=Rangers+by+Boat',
  teams: '#/team',
  army: '#/army?scenario=Clash+of+Patrols&from=American+Army+250',
  campaigns: '#/campaigns',
  lessons: '#/lessons',
  games: '#/games',
  rules: '#/rules',
  'rules-found': '#/rules/grenade',
  'rules-aid': '#/rules?page=aid&setting=night',
  settings: '#/settings',
  legend: '#/legend',
  about: '#/about',
  gallery: '#/gallery',
  warfighter: '#/play?system=warfighter&mission=Dawn+Raid&team=Rangers+by+Boat&seed=7',
  more: '#/more',
  duel: '#/play?system=duel&seed=7',
  heroes: '#/play?system=heroes&scenario=The+Cider+Press&seed=7',
  lesson: '#/lesson/wf-moving',
  replay: replayLink('wf-dawn-raid', 60),
};

/** What axe-core finds serious, a line each. */
export async function serious(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')} (${nodes.length})`,
    );
}

/** What is wrong with a page as it stands. */
export async function faults(page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const keys = await page.evaluate(
    () => document.body.innerText.match(/\b(?:web|table|page|start|set|games)\.[a-z-]+(?:\.[a-z-]+)*\b/gi) ?? [],
  );
  return [
    ...(wide > 1 ? [`${wide} pixels too wide`] : []),
    ...keys.map((key) => `no words for ${key}`),
    ...(await serious(page)),
  ];
}

export default async function ({ browser, base, say, pictures }) {
  const wrong = [];
  for (const width of widths)
    for (const [name, hash] of Object.entries(pages)) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      page.on('pageerror', (error) => wrong.push(`${name} ${width}: ${error.message}`));
      await page.addInitScript(() =>
        localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
      );
      await page.goto(base + hash);
      await page.waitForFunction(
        () =>
          !document.querySelector('.waiting, .card-room, .face-name') && // cards that have not come yet
          ![...document.querySelectorAll('.kinds button')].some((kind) => kind.textContent.includes('…')) &&
          document.querySelector('h1, h2'),
        undefined,
        { timeout: 60_000 },
      );
      await page.waitForTimeout(250);
      wrong.push(...(await faults(page)).map((fault) => `${name} ${width}: ${fault}`));
      if (pictures) await page.screenshot({ path: `${pictures}/${name}-${width}.jpg`, quality: 95 });
      await page.close();
    }
  if (wrong.length > 0) throw new Error(`\n${wrong.join('\n')}`);
  say(`${Object.keys(pages).length} pages at ${widths.join(', ')} pixels`);
}
