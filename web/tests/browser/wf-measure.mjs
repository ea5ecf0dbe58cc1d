// SPDX-License-Identifier: MIT
// wf-measure.mjs -- what does not fit on the warfighter table as it stands: run in the page by wf-fits.mjs.
/* global innerWidth, NodeFilter */

export function measure() {
  const isPhone = innerWidth <= 760;
  const bad = new Set();
  const board = document.querySelector('.table-board');
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.getBoundingClientRect().width > 1);
  const called = (one) => {
    const name = one.querySelector('.piece-name, .plate-name, .held-name') ?? one;
    return `${one.className.split(' ').slice(0, 3).join('.')} "${name.textContent.trim().slice(0, 24)}"`;
  };
  const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1.5 ||
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1.5;
  const boxes = (css) => all(css).map((one) => ({ one, box: one.getBoundingClientRect() }));

  /* Nothing on the board is scrolled, but the bands of a phone downwards. */
  for (const one of [board, ...board.querySelectorAll('*')]) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) bad.add(`${called(one)} scrolls aside`);
    if (!isPhone && /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
      bad.add(`${called(one)} scrolls`);
  }

  /* Pieces and signs: each apart from the others and within the board. */
  const plates = boxes('.wf-path .piece-plate, .wf-path .wf-space > .plate');
  const edge = board.getBoundingClientRect();
  plates.forEach((a, i) => {
    for (const b of plates.slice(i + 1))
      if (!apart(a.box, b.box)) bad.add(`${called(a.one)} lies on ${called(b.one)}`);
    const isOut = a.box.left < edge.left - 1 || a.box.right > edge.right + 1;
    const isCut = !isPhone && (a.box.top < edge.top - 1 || a.box.bottom > edge.bottom + 1);
    if (isOut || isCut) bad.add(`${called(a.one)} is cut by the board`);
  });
  if (!isPhone) {
    const pieces = boxes('.wf-path .hostile, .wf-path .token');
    const over = boxes('.wf-sheet, .wf-tray, .wf-path .wf-space > .plate');
    for (const a of pieces)
      for (const b of over) if (!apart(a.box, b.box)) bad.add(`${called(a.one)} lies under ${called(b.one)}`);
  }

  /* What is pressed is in sight, and the hand is not taken away. */
  if (!isPhone && document.querySelector('.wf-fan .held') && all('.wf-fan').length === 0) bad.add('the hand is gone');
  const buttons = isPhone ? '' : '.wf-sheet button, .wf-tray button, .turn-button, .wf-aside > *, .table-head button';
  for (const { one, box } of buttons ? boxes(buttons) : [])
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      bad.add(`${called(one)} sticks out`);
  if (!isPhone) {
    const sheet = document.querySelector('.wf-sheet')?.getBoundingClientRect();
    for (const { one, box } of boxes('.wf-fan .held, .wf-aside > *'))
      if (sheet && sheet.right - box.left > 14) bad.add(`${called(one)} lies under the sheet`);
  }

  /* Text: whole, and large enough. */
  const least = isPhone ? 13.99 : 11.99;
  const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  const part = '.piece-plate, .plate, .wf-chip, .held-name, .soldier-head, .mode, .turn-button, .soldier-does';
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest('.heard, [hidden], option, .said, .tool, .replay .table-side')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) bad.add(`${size.toFixed(1)} px: ${called(one)}`);
    const around = one.closest(part);
    if (!around || one.closest('.wf-fan, .space-number')) continue;
    const room = around.getBoundingClientRect();
    const isAside = box.left < room.left - 2 || box.right > room.right + 2;
    if (isAside || box.top < room.top - 3 || box.bottom > room.bottom + 3)
      bad.add(`text is wider than ${called(around)}`);
    for (let over = one; over && over !== around.parentElement; over = over.parentElement)
      if (getComputedStyle(over).overflowX !== 'visible' && over.scrollWidth > over.clientWidth + 1)
        bad.add(`text is cut in ${called(around)}`);
  }
  return [...bad];
}
