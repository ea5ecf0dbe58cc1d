// SPDX-License-Identifier: MIT
// heroes-large.mjs -- how quick the largest board is: 64 x 64 squares and 128 counters, from input to the next paint.
import { sitDown } from './at-table.mjs';

const SIDE = 64;
const UNITS = 128;

/** In the page, before it begins: what the core sends becomes as large as it can be. */
function enlarge({ side, units }) {
  const name = (x, y) =>
    (x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : '') + String.fromCharCode(65 + (x % 26)) + (y + 1);
  function larger(scene) {
    const { width, height, squares } = scene.board;
    const all = [];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        all.push({ ...squares[(x % width) + width * (y % height)], name: name(x, y), x, y, goal: undefined });
    scene.board = { width: side, height: side, squares: all };
    const like = scene.objects.filter((object) => object.row === 'unit' && object.card);
    for (let i = 0; like.length && i < units; i++) {
      const square = name((i * 5) % side, Math.floor((i * 5) / side) * 6 + 3);
      scene.objects.push({ ...like[i % like.length], id: scene.objects.length, key: `more.${i}`, square });
    }
    return scene;
  }
  const Real = window.Worker;
  window.Worker = class extends Real {
    set onmessage(heard) {
      super.onmessage = (event) => {
        const { value } = event.data;
        heard({ data: value?.board ? { ...event.data, value: larger(value) } : event.data });
      };
    }
  };
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.paints.push([entry.name, entry.duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export default async function large(context) {
  const began = await context.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await began.addInitScript(enlarge, { side: SIDE, units: UNITS });
  const { page } = await sitDown({ ...context, browser: began }, '#/play?system=heroes&scenario=The+Cider+Press&seed=7');
  await page.waitForSelector('.piece');
  const box = await page.locator('.battle').boundingBox();
  const measure = async (what, times, act) => {
    await page.evaluate(() => (window.paints = []));
    for (let i = 0; i < times; i++) {
      await act(i);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(300);
    const paints = await page.evaluate(() => window.paints);
    /* What is quicker than 16 ms is not told. */
    const took = paints.map(([, ms]) => ms);
    while (took.length < times) took.push(16);
    context.say(`${what}: median ${median(took)} ms, worst ${Math.max(...took)} ms`);
    return median(took);
  };
  const at = (i) => [box.x + 100 + ((i * 97) % (box.width - 200)), box.y + 80 + ((i * 61) % (box.height - 160))];
  const medians = [
    await measure('pointing', 20, (i) => page.mouse.move(...at(i))),
    await measure('clicking', 20, (i) => page.mouse.click(...at(i))),
    await measure('zooming', 12, (i) => page.mouse.wheel(0, i < 8 ? -120 : 120)),
    await measure('keys', 20, () => page.locator('.battle').press('ArrowRight')),
  ];
  await began.close();
  if (Math.max(...medians) > 100) throw new Error('slower than 100 ms');
}
