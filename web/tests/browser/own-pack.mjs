// SPDX-License-Identifier: MIT
// own-pack.mjs -- a compiled pack of one's own is opened from the disk, kept and played (GROGNARD names the program).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked } from './at-table.mjs';

const program = process.env.GROGNARD ?? '../build/grognard';

export default async function ({ browser, base, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'));
  const file = join(folder, 'weather-war.pack');
  execFileSync(program, ['pack', 'build', '../tests/packs/weather-war', '-o', file]);
  const missions = JSON.parse(
    execFileSync(program, ['list', 'missions', '--json', '--pack', file], { encoding: 'utf8' }),
  );
  const own = missions.find(({ pack }) => pack === 'weather-war');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${base}#/settings`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.kept').first().waitFor({ timeout: 60_000 });
  await page.reload();
  await page.locator('.kept').first().waitFor({ timeout: 60_000 });
  await page.goto(`${base}#/mission/${encodeURIComponent(own.name)}`);
  await page.locator('.row-link.play').first().click();
  await asked(page);
  rmSync(folder, { recursive: true });
  await page.close();
  say(`"${own.name}" of a pack from the disk is played`);
}
