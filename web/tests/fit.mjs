// SPDX-License-Identifier: MIT
// fit.mjs -- [SIZE ...]: every card of every pack is drawn in the gallery of the built site, and measured: no text is
// cut off, nothing stands out of its card, every picture is there.  Says what does not fit, and how small letters get.
/* global document, getComputedStyle */
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const sizes = process.argv.length > 2 ? process.argv.slice(2) : ['full', 'hand'];
const server = await preview({ preview: { port: 41732 }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

/** In the page: what is wrong with the cards that are drawn. */
function measure() {
  const bad = [];
  const small = [];
  let least = 99;
  const cards = [...document.querySelectorAll('.gallery .card')];
  for (const card of cards) {
    const name = card.dataset.card;
    const body = card.querySelector('.body');
    if (body) {
      const letters = parseFloat(body.style.getPropertyValue('--text'));
      if (letters < 3) small.push(`${name} ${letters.toFixed(2)}`);
      least = Math.min(least, letters);
      if (body.scrollHeight > body.clientHeight + 1)
        bad.push(`${name}: text of ${body.scrollHeight} in ${body.clientHeight}`);
    }
    for (const one of card.querySelectorAll('h3, .origin, .card-foot span, .stat, .tags li, .chart'))
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        bad.push(`${name}: ${one.className || one.tagName} of ${one.scrollWidth} in ${one.clientWidth}`);
    const picture = card.querySelector('.picture');
    if (picture && !picture.innerHTML) bad.push(`${name}: no picture`);
    const inside = card.querySelector('.inside');
    if (inside && inside.scrollHeight > inside.clientHeight + 2)
      bad.push(`${name}: ${inside.scrollHeight} in a card of ${inside.clientHeight}`);
  }
  return { cards: cards.length, bad, small, least };
}

/** The packs that the gallery knows. */
async function packsOf(page) {
  await page.goto('http://localhost:41732/#/gallery');
  await page.waitForSelector('.gallery .card', { timeout: 120000 });
  return page.evaluate(() =>
    [...document.querySelector('.tools select').options].map((o) => o.value).filter(Boolean),
  );
}

const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
const packs = await packsOf(page);
let wrong = 0;
for (const size of sizes) {
  let all = 0;
  let smallest = 99;
  for (const pack of packs) {
    await page.goto(`http://localhost:41732/?${size}.${pack}#/gallery?all&size=${size}&pack=${pack}`);
    await page.addStyleTag({ content: '.gallery > li { content-visibility: visible !important; }' });
    await page.waitForSelector('.gallery .card', { timeout: 120000 });
    const pictures = () => [...document.querySelectorAll('.picture')].every((p) => p.innerHTML);
    await page.waitForFunction(pictures, null, { timeout: 10000 }).catch(() => undefined);
    const { cards, bad, small, least } = await page.evaluate(measure);
    for (const line of bad.slice(0, 12)) console.log(`  ${line}`);
    if (bad.length > 12) console.log(`  ... ${bad.length} of ${pack}`);
    if (small.length) console.log(`  ${pack}: small letters on ${small.join(', ')}`);
    all += cards;
    wrong += bad.length;
    smallest = Math.min(smallest, least);
  }
  const letters = smallest < 99 ? `; the smallest letters are ${smallest.toFixed(2)} % of a card's width` : '';
  console.log(`${size}: ${all} cards, ${wrong} faults${letters}`);
}
await browser.close();
await new Promise((done) => server.httpServer.close(done));
process.exit(wrong ? 1 : 0);
