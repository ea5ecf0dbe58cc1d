// SPDX-License-Identifier: MIT
// pen.mjs -- the pen that all pictures are drawn with: colours, forms, lines, and chance that follows from a name.

export const INK = '#1E1A16', SAND = '#D9CBA8', OLIVE = '#4A5A2B', RED = '#8E2320', TEAL = '#145C52',
  NAVY = '#1F2F5C';
export const CREAM = '#F7F0DC', STEEL = '#45474A', WOOD = '#80522B', LEATHER = '#6A4628', WEB = '#A3935F',
  GOLD = '#DDB24A';

export function hash(s) {
  let h = 2166136261;
  for (const c of s)
    h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}
export const lots = (seed) => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
export const mix = (a, b, t) => '#' + hex(a).map(
    (v, i) => Math.round(v + (hex(b)[i] - v) * t).toString(16).padStart(2, '0')).join('');
export const dark = (c, t = 0.26) => mix(c, INK, t), light = (c, t = 0.22) => mix(c, '#FFF6DC', t);
export const short = (n) => String(Math.round(n * 10) / 10);
/** A form with the outline of its group, a form without one, a line. */
export const form = (d, fill, o = '') => `<path d="${d}" fill="${fill}"${o}/>`;
export const patch = (d, fill, op) => `<path d="${d}" fill="${fill}" stroke="none"${op ? ` opacity="${op}"` : ''}/>`;
export const line = (d, col, w = 2) => `<path d="${d}" fill="none" stroke="${col}" stroke-width="${w}"/>`;
export const circle = (x, y, r, fill, o = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${o}/>`;
export const noLine = ' stroke="none"';
export const oval = (x, y, a, b, fill, o = noLine) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(a)}" ry="${short(b)}` + `" fill="${fill}"${o}/>`;
export const rect = (x, y, w, h, fill, o = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="` + `${short(h)}" fill="${fill}"${o}/>`;
export const placed = (s, t) => `<g transform="${t}">${s}</g>`;
export const star = (x, y, r, fill, o = noLine) => form('M' + Array.from({ length: 10 }, (_, i) => {
  const a = (i * Math.PI) / 5 - Math.PI / 2, q = i % 2 ? r * 0.42 : r;
  return `${short(x + q * Math.cos(a))} ${short(y + q * Math.sin(a))}`;
}).join('L') + 'Z', fill, o);
export const cross = (x, y, r, fill) => patch(
    `M${x - r / 3} ${y - r}h${short(r / 1.5)}v${short(r / 1.5)}h${short(r / 1.5)}` +
    `v${short(r / 1.5)}h-${short(r / 1.5)}v${short(r / 1.5)}h-${short(r / 1.5)}v-` +
    `${short(r / 1.5)}h-${short(r / 1.5)}v-${short(r / 1.5)}h${short(r / 1.5)}z`, fill);
export const flip = (x) => placed(x, 'matrix(-1 0 0 1 96 0)');
export const inked = (x, w = 2) => `<g stroke="${INK}" stroke-width="${w}` +
  `" stroke-linejoin="round" stroke-linecap="round">${x}</g>`;
/** What a piece on a board leaves away: the ground behind somebody, the sky over a place, who stands beside him. */
export const around = (x) => x && `<g class="around">${x}</g>`;
/** The same in fewer bytes: no noughts at the end, no empty groups, and quotes that no JSON escapes. */
export const tidy = (x) => x.replace(/(\.\d*?)0+(?=[^\d.])/g, (m, d) => (d === '.' ? '' : d))
  .replace(/<g stroke="[^"]*" stroke-width="[^"]*" opacity="[^"]*"><\/g>/g, '')
  .replaceAll('"', "'");

/** One pattern of several, any of which may fit. */
export const either = (...patterns) => new RegExp(patterns.map((one) => one.source).join('|'));
