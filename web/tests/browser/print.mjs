// SPDX-License-Identifier: MIT
// print.mjs -- sheets to print have the size of their paper, a page each, and cards on them are 63 x 88 mm.
const papers = { A4: [595, 842], Letter: [612, 792] };
const millimetres = (pixels) => (pixels / 96) * 25.4;
const isNear = (a, b, by) => Math.abs(a - b) <= by;

export default async function ({ browser, base, say }) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  for (const [paper, size] of Object.entries(papers)) {
    await page.goto(`${base}?${paper}#/gallery?pack=wwii-europe&find=rifle`);
    await page.waitForSelector('.gallery .card', { timeout: 60_000 });
    await page.locator('.tools select').last().selectOption(paper);
    await page.locator('.tools .button').click();
    const card = await page.locator('.print-grid .card').first().boundingBox();
    if (!isNear(millimetres(card.width), 63, 0.1) || !isNear(millimetres(card.height), 88, 0.1))
      throw new Error(`${paper}: a card of ${millimetres(card.width)} x ${millimetres(card.height)} mm`);
    const sheets = await page.locator('.print-sheet').count();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    if (boxes.length !== sheets) throw new Error(`${paper}: ${sheets} sheets on ${boxes.length} pages`);
    for (const [, width, height] of boxes)
      if (!isNear(width, size[0], 1) || !isNear(height, size[1], 1))
        throw new Error(`${paper}: a page of ${width} x ${height} points`);
    say(`${paper}: ${sheets} sheets of cards of 63 x 88 mm`);
  }
  await page.close();
}
