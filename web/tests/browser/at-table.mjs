// SPDX-License-Identifier: MIT
// at-table.mjs -- for tests that play: a page at a table, and what a hand does there.

/** What a plain player of a Mission likes best. */
export const wishes = [
  /^\d?\s*no card/,
  /activate/i,
  /attack/,
  /play the Location/,
  /^move .*(?<!back to .*)$/,
  /reload/i,
  /rally/i,
  /end the Soldier Turn/,
];

/** A page at an address of the site; what goes wrong in it is an error of the test. */
export async function openPage({ browser, base }, hash, size = { width: 1440, height: 900 }, options = {}) {
  const page = await browser.newPage({ viewport: size, ...options });
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.addInitScript(() =>
    localStorage.setItem('grognard.table', JSON.stringify({ pace: 'off', list: true })),
  );
  await page.goto(base + hash);
  return { page, troubles };
}

/** A page at a table, where something is asked. */
export async function sitDown(site, hash, size, options) {
  const opened = await openPage(site, hash, size, options);
  await asked(opened.page);
  return opened;
}

/** Until something is asked, or the game is over. */
export async function asked(page) {
  await page.waitForFunction(
    () => document.querySelector('.question:not(.telling) h2') ?? document.querySelector('.ending, .curtain'),
    undefined,
    { timeout: 60_000 },
  );
}

export const isOver = async (page) => (await page.locator('.ending').count()) > 0;

/** How often something was decided: it changes with every choice. */
export const texts = (page) =>
  page.locator('.options .option').evaluateAll((all) => all.map((one) => one.textContent.trim()));

/** Away from where the last press was: there a new question does not hear the next one at once. */
export const aside = (page) => page.mouse.move(1, 1);

/** A click that is done when the next question is asked. */
export async function click(page, locator) {
  const before = await page.locator('.table').getAttribute('data-decisions');
  await aside(page);
  await locator.click();
  if ((await page.locator('.option.armed').count()) > 0) await page.locator('.option.armed').click();
  await page.waitForFunction(
    (was) =>
      document.querySelector('.table')?.getAttribute('data-decisions') !== was || document.querySelector('.ending'),
    before,
    { timeout: 60_000 },
  );
  await asked(page);
}
