// SPDX-License-Identifier: MIT
// hn-measure.mjs -- what does not fit on the table of heroes as it stands: run in the page by hn-fits.mjs.
/* global innerWidth, NodeFilter */

export function measure() {
  const isPhone = innerWidth <= 760;
  const bad = new Set();
  /* Of a drawing, what is not shown has a box too. */
  const isHidden = (one) => {
    const figures = one.closest('.seen-near, .seen-mid');
    return !one.checkVisibility() || (figures && getComputedStyle(figures).display === 'none');
  };
  const seen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && !isHidden(one);
  };
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  const classes = (one) => (one.getAttribute('class') ?? one.tagName).split(' ').slice(0, 3).join('.');
  const called = (one) => `${classes(one)} "${one.textContent.trim().slice(0, 24)}"`;
  const boxes = (css) => all(css).map((one) => ({ one, box: one.getBoundingClientRect() }));
  const apart = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1.5 ||
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1.5;
  const battle = document.querySelector('.battle');
  const room = battle.getBoundingClientRect();

  /* The board has the most room of all, and nothing about it is scrolled. */
  for (const one of [...document.querySelectorAll('.table-board, .hn-field, .battle, #hn-caption, .hn-caption')]) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1)
      bad.add(`${classes(one)} scrolls aside`);
    if (!isPhone && /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
      bad.add(`${classes(one)} scrolls`);
  }
  const least = 0.4;
  const share = (room.width * room.height) / (innerWidth * innerHeight);
  if (share < least - 0.02 && !document.querySelector('.lesson')) bad.add(`the board has ${Math.round(100 * share)}%`);

  /* Counters: each on its own squares; those that lie on others are seen to. */
  const bodies = boxes('.battle .piece:not(.wreck) .unit');
  const side = bodies.length ? Math.min(...bodies.map(({ box }) => box.width)) : 0;
  if (side && side < 26) bad.add(`a counter is ${side.toFixed(0)} px wide`);

  /* What is written on a counter stands within it. */
  for (const { one, box } of boxes('.battle .unit :is(.seen-near, .seen-mid) text')) {
    const around = one.closest('.unit').querySelector('.unit-edge').getBoundingClientRect();
    const isOut = box.left < around.left - 2 || box.right > around.right + 2 || box.bottom > around.bottom + 4;
    if (isOut) bad.add(`a figure stands out of its counter: ${one.textContent}`);
  }
  for (const group of all('.battle .unit :is(.seen-near, .seen-mid)')) {
    const figures = [...group.querySelectorAll('text')].filter(seen).map((one) => one.getBoundingClientRect());
    figures.forEach((a, i) => {
      if (figures.slice(i + 1).some((b) => !apart(a, b))) bad.add('a figure lies on another');
    });
  }

  /* What is pressed is in sight, and nothing lies on it. */
  const parts = boxes('.hn-tools button, .hn-caption, .hn-forms button, .hn-below button, .table-head button');
  parts.forEach(({ one, box }, i) => {
    const aside = isPhone && one.closest('.hn-below');
    const isBeside = !aside && (box.left < -1 || box.right > innerWidth + 1);
    const isOut = box.top < -1 || box.bottom > innerHeight + 1 || isBeside;
    if (isOut) bad.add(`${called(one)} sticks out`);
    for (const other of parts.slice(i + 1))
      if (!apart(box, other.box) && !one.contains(other.one)) bad.add(`${called(one)} lies on ${called(other.one)}`);
    if (!apart(box, room)) bad.add(`${called(one)} lies on the board`);
  });

  /* Text: large enough, and whole in what bears it. */
  const smallest = isPhone ? 13.9 : 11.9;
  const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || isHidden(one)) continue;
    if (one.closest('.heard, .unseen, [hidden], option, .tool, .table-side, .tracks')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    const own = one.closest('svg') ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * own;
    const path = [1, 2, 3, 4].reduce((above) => [...above, above.at(-1).parentElement], [one]);
    if (size < smallest) bad.add(`${size.toFixed(1)} px: ${called(one)} in ${path.map(classes).join(' < ')}`);
  }
  for (const { one } of boxes('.hn-below .card-head h3, .reserve-button, .hn-forms button, .hn-tools button'))
    if (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 4)
      bad.add(`cut: ${called(one)}`);
  return [...bad];
}
