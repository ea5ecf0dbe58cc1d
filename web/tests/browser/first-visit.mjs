// SPDX-License-Identifier: MIT
// first-visit.mjs -- from nothing to a Mission that can be played: one click, and how many bytes it takes.
import { gzipSync } from 'node:zlib';
import { asked } from './at-table.mjs';

const MOST = 1_500_000;

export default async function ({ browser, base, say }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) =>
    bodies.push(
      response.body().then(
        (body) => [response.url(), body],
        () => undefined,
      ),
    ),
  );
  await page.goto(base);
  await page.locator('a.choice.first').click();
  await asked(page);
  if ((await page.locator('.options .option').count()) === 0) throw new Error('nothing can be chosen');
  const parts = (await Promise.all(bodies)).filter(Boolean).map(([url, body]) => [url, gzipSync(body).length]);
  const bytes = parts.reduce((sum, [, n]) => sum + n, 0);
  const largest = parts
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([url, n]) => `${url.replace(/.*\//, '')} ${n}`);
  say(`${bytes} bytes compressed in ${parts.length} files until a Mission can be played (${largest.join(', ')})`);
  if (bytes > MOST) throw new Error(`${bytes} bytes, more than ${MOST}`);
  await context.close();
}
