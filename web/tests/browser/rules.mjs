// SPDX-License-Identifier: MIT
// rules.mjs -- the rules page: plain questions as one types, chapters, what to try if nothing is found, and sheets
// to play by, which print without the site about them.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../tests/cli/rules-questions.tsv', import.meta.url), 'utf8');
const questions = text.trim().split('\n').slice(1).map((line) => line.split('\t'));

/** The first five ids of each system that is shown. */
const firstFive = (page) =>
  page.$$eval('.found-in', (all) =>
    all.flatMap((one) => [...one.querySelectorAll('dt')].slice(0, 5).map((id) => id.textContent)),
  );

async function ask(page, question, ids) {
  await page.fill('.search input', question);
  await page
    .waitForFunction(
      (wanted) => {
        const first = [...document.querySelectorAll('.found-in')].flatMap((one) =>
          [...one.querySelectorAll('dt')].slice(0, 5).map((id) => id.textContent),
        );
        return wanted.every((id) => first.includes(id));
      },
      ids,
      { timeout: 20_000 },
    )
    .catch(async () => {
      throw new Error(`${question}: not ${ids} among ${await firstFive(page)}`);
    });
}

export default async function ({ browser, base, say }) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  await page.goto(`${base}#/rules`);
  await page.waitForSelector('.chapter', { timeout: 60_000 });
  const chapters = await page.locator('.chapter').count();
  await page.locator('.chapter summary', { hasText: 'Line of sight' }).click();
  await page.waitForSelector('.chapter dt:has-text("HN-LOS-01")');
  for (const [question, ids] of questions) await ask(page, question, ids.split(', '));
  say(`${chapters} chapters, ${questions.length} questions`);

  await page.fill('.search input', 'supprezz');
  await page.locator('.empty button').click();
  await page.waitForSelector('.found-in dt');
  await page.goto(`${base}#/rules/WF-ATK-18`);
  await page.waitForFunction(() => document.querySelector('.found-in dt')?.textContent === 'WF-ATK-18');

  await page.goto(`${base}?aid#/rules?page=sequence&setting=vietnam`);
  await page.waitForSelector('.aid li:has-text("Fade")', { timeout: 60_000 });
  await page.emulateMedia({ media: 'print' });
  const shown = await page.$$eval('.top, .bottom, .head, .aids > button', (all) =>
    all.filter((one) => one.getClientRects().length > 0).map((one) => one.className),
  );
  if (shown.length > 0) throw new Error(`printed with the sheet: ${shown}`);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  say(`the sequence of play prints on ${pages} pages`);
  if (!pages || pages > 2) throw new Error(`${pages} pages`);
  await page.close();
}
