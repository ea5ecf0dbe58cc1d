// SPDX-License-Identifier: MIT
// kept.mjs -- nothing is lost: a game that is reloaded in its middle stands where it stood, and what is taken away as a
// file is a replay that the program verifies (GROGNARD names the program).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, click, sitDown } from './at-table.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';

async function stands(page) {
  return {
    decisions: await page.locator('.table').getAttribute('data-decisions'),
    question: (await page.locator('#question').textContent())?.trim(),
    options: await page.locator('.options .option').count(),
  };
}

export default async function (site) {
  const { page, troubles } = await sitDown(site, '#/play?system=warfighter&mission=Dawn+Raid&seed=11');
  for (let i = 0; i < 12; i++) {
    const plain = page.locator('.options .option[data-option]:not([aria-expanded]):not([aria-pressed])');
    const several = page.locator('.options .option[aria-pressed]');
    if ((await plain.count()) > 0) await click(page, plain.nth(i % (await plain.count())));
    else if ((await several.count()) > 0) {
      for (let k = 0; k < (await several.count()); k++) await several.nth(k).click();
      await click(page, page.locator('.options .do'));
    } else break;
  }
  const before = await stands(page);
  await page.reload();
  await asked(page);
  const after = await stands(page);
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(`before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);

  await page.goto(`${site.base}#/games`);
  const save = page.getByText('Save as a file').first();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const file = join(folder, 'game.replay');
  await download.saveAs(file);
  const said = execFileSync(program, ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
  const [verified] = said.trim().split('\n');
  site.say(`after ${before.decisions} decisions a reload stands at "${before.question}"; verify: ${verified}`);
  await page.close();
}
