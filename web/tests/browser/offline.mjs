// SPDX-License-Identifier: MIT
// offline.mjs -- after one visit the network may be off: the first page, a lesson and a battle are there.
import { asked } from './at-table.mjs';

export default async function ({ browser, base, say }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(base);
  await page.locator('a.choice').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((r) => Boolean(r.active)), undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, {
    timeout: 60_000,
  });
  await page.reload(); // its core comes through the worker now
  await page.locator('a.choice').first().waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  for (const hash of ['', '#/lesson/wf-moving', '#/play?system=heroes&scenario=The+Cider+Press']) {
    await page.goto('about:blank');
    await page.goto(base + hash);
    if (hash) await asked(page);
    else await page.locator('a.choice').first().waitFor({ timeout: 60_000 });
  }
  await context.close();
  say('first page, lesson and battle without a network');
}
