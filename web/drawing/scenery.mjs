// SPDX-License-Identifier: MIT
// scenery.mjs -- parts of a scene: each by the place of its foot, its size and its colours.
import {
  CREAM,
  INK,
  RED,
  STEEL,
  WOOD,
  circle,
  dark,
  form,
  line,
  mix,
  noLine,
  oval,
  patch,
  placed,
  rect,
  short,
} from './pen.mjs';

export const wave = (y, a, n, r, base = 100) => {
  let d = `M0 ${short(y)}`;
  const s = 300 / n;
  for (let i = 0; i < n; i++) {
    const h = (r() - 0.5) * a;
    d += `Q${short(i * s + s / 2)} ${short(y + h - a / 2)} ${short((i + 1) * s)} ` +
      `${short(y + (r() - 0.5) * a * 0.4)}`;
  }
  return d + `V${base}H0Z`;
};
export const rough = (y, a, n, r, base = 100) => {
  let d = `M0 ${short(y)}`;
  for (let i = 1; i <= n; i++)
    d += `L${short((i - 0.5) * (300 / n))} ${short(y - a * (0.35 + r() * 0.65))}L` +
      `${short(i * (300 / n))} ${short(y - a * r() * 0.25)}`;
  return d + `V${base}H0Z`;
};
export const spots = (n, r, f, x0 = 0, x1 = 300) =>
  Array.from({ length: n }, (_, i) => f(x0 + ((i + 0.2 + r() * 0.6) * (x1 - x0)) / n, r)).join('');
export const outlined = (x, w = 1.3) => `<g stroke="${mix(INK, '#4A3A2A', 0.35)}" stroke-width="${w}` +
  `" stroke-linejoin="round" stroke-linecap="round">${x}</g>`;
// ---- parts of a scene: a place (x, y: its foot), colours, sizes
export const tree = (x, y, k, c) => placed(form('M-1.5 0V-12H1.5V0Z', '#6B4B2E') +
    form('M-11 -13Q-14 -22 -6 -25Q-3 -33 5 -29Q13 -29 12 -20Q15 -12 7 -10Q-2 -6 -11 -13Z', c) +
    patch('M2 -30Q13 -30 12 -20Q15 -12 7 -10Q2 -8 -2 -9Q10 -16 2 -30Z', dark(c, 0.2)) +
    patch('M-7 -20q2 -5 6 -5', 'none'), `translate(${short(x)} ${short(y)}) scale(${short(k * 10) / 10})`);
export const apple = (x, y, k, c) => tree(x, y, k, c) +
  placed(circle(-5, -17, 1.5, '#B8342A', noLine) + circle(3, -22, 1.5, '#B8342A', noLine) +
    circle(6, -14, 1.5, '#B8342A', noLine) + circle(-1, -13, 1.5, '#B8342A', noLine),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const pine = (x, y, k, c, snow) => placed(form('M-1.5 0V-6H1.5V0Z', '#5F432B') +
    form('M-10 -4L0 -18L10 -4ZM-8 -13L0 -27L8 -13ZM-6 -21L0 -35L6 -21Z', c) +
    patch('M0 -35L6 -21H2ZM0 -24L8 -13H3ZM0 -15L10 -4H3Z', dark(c, 0.25)) +
    (snow ? patch('M-6 -21L0 -35L2 -29L-1 -26ZM-8 -13L-2 -21L0 -17ZM-10 -4L-4 -11L-1 -8Z', '#F4F6F1') : ''),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const palm = (x, y, k, c, bare) => placed(line('M0 0Q-3 -16 3 -32', INK, 4.4) +
    line('M0 0Q-3 -16 3 -32', '#8F6E45', 2.6) + (bare ? form('M1 -32l3 -6l2 5z', '#8F6E45')
      : form('M3 -32Q-8 -40 -16 -31Q-8 -35 3 -32Q-4 -46 -13 -44Q-4 -42 3 -32Q4 -46 13 -45' +
        'Q6 -41 3 -32Q14 -40 20 -29Q12 -35 3 -32Q10 -28 10 -20Q6 -28 3 -32Q-4 -28 -5 ' + '-20Q-1 -28 3 -32Z', c)),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const bush = (x, y, k, c) => placed(form('M-12 0Q-15 -7 -8 -9Q-5 -14 1 -11Q8 -14 11 -8Q15 -4 12 0Z', c) +
    patch('M3 -11Q9 -14 11 -8Q15 -4 12 0H3Q9 -4 3 -11Z', dark(c, 0.2)),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const reeds = (x, y, k, c) => placed(line('M-4 0L-6 -14M-1 0L-1 -18M2 0L4 -15M5 0L8 -11', c, 1.6) +
    line('M-1 -18v4M4 -15l-.6 4', '#7A5A34', 2.6), `translate(${short(x)} ${short(y)}) scale(${k})`);
export const tuft = (x, y, c) => line(`M${short(x - 2)} ${short(y)}l-1 -3.5M${short(x)} ${short(y)}v-4.5M` +
    `${short(x + 2)} ${short(y)}l1.5 -3.5`, c, 1.1);
export const house = (x, y, w, h, p, o = {}) => {
  const r = o.roof ?? p.roof, wl = o.wall ?? p.wall, l = p.lamp ? '#FFD982' : '#4B4A45';
  return form(`M${x} ${y}v-${h}h${w}v${h}z`, wl) +
    patch(`M${short(x + w * 0.62)} ${y}v-${h}h${short(w * 0.38)}v${h}z`, dark(wl, 0.16)) +
    (o.flat ? form(`M${x - 1} ${y - h}v-3h${w + 2}v3z`, r)
      : form(`M${x - 3} ${y - h}l${short(w * 0.28)} -${short(h * 0.7)}h${short(w * 0.44)}l` +
        `${short(w * 0.28 + 6)} ${short(h * 0.7)}z`, r)) +
    (o.ruin ? patch(`M${x + w * 0.45} ${y - h - h * 0.75}l4 8l5 -3l3 8l7 -2v-14z`, p.skyc) : '') +
    Array.from({ length: Math.max(1, Math.floor(w / 11)) },
      (_, i) => Array.from({ length: Math.max(1, Math.floor(h / 13)) },
        (_, j) => rect(x + 3.5 + i * 11, y - h + 4 + j * 12, 4.5, 6, (i + j) % 2 && p.lamp ? '#4B4A45' : l,
          ' stroke-width=".8"')).join('')).join('') + (o.chim
      ? rect(x + w * 0.7, y - h * 1.95, 4, h * 0.5, dark(wl, 0.2)) : '');
};
export const church = (x, y, p) => house(x + 14, y, 34, 20, p) + form(`M${x} ${y}v-42h16v42z`, p.wall) +
  patch(`M${x + 10} ${y}v-42h6v42z`, dark(p.wall, 0.18)) + form(`M${x - 2} ${y - 42}l10 -24l10 24z`, p.roof) +
  line(`M${x + 8} ${y - 66}v-6M${x + 5.5} ${y - 70}h5`, INK, 1.4) +
  form(`M${x + 5} ${y - 30}q3 -5 6 0v8h-6z`, '#3A3732') + circle(x + 8, y - 37, 2.6, CREAM, ' stroke-width=".8"');
export const hut = (x, y, p, st) => (st ? line(`M${x + 3} ${y}v-8M${x + 13} ${y}v-8M${x + 25} ${y}v-8`, '#6B4B2E',
      2.2) : '') + form(`M${x} ${y - (st ? 8 : 0)}v-12h28v12z`, p.wall) +
  form(`M${x - 6} ${y - (st ? 18 : 10)}L${x + 8} ${y - (st ? 34 : 27)}H${x + 20}L` +
    `${x + 34} ${y - (st ? 18 : 10)}Z`, p.roof) + patch(
    `M${x + 16} ${y - (st ? 34 : 27)}H${x + 20}L${x + 34} ${y - (st ? 18 : 10)}H` + `${x + 22}Z`,
    dark(p.roof, 0.22)) + rect(x + 10, y - (st ? 17 : 9), 6, 9, '#3A2E24', ' stroke-width=".8"');
export const wallOf = (x, y, w, h, c, row = 5) => form(`M${x} ${y}v-${h}h${w}v${h}z`, c) +
  line(Array.from({ length: Math.floor(h / row) }, (_, j) => `M${x} ${short(y - (j + 1) * row + 1)}h${w}` +
      Array.from({ length: Math.floor(w / 12) }, (_, i) =>
        `M${short(x + 6 + i * 12 + (j % 2) * 5)} ${short(y - (j + 1) * row + 1)}v${row}`).join('')).join(''),
    dark(c, 0.22), 0.8);
export const fence = (x, y, w, h, c = WOOD) => line(
    Array.from({ length: Math.floor(w / 8) + 1 }, (_, i) => `M${x + i * 8} ${y}v-${h}`).join(''), c, 2.2) +
  line(`M${x} ${y - h * 0.35}h${w}M${x} ${y - h * 0.8}h${w}`, c, 1.4);
export const coil = (x, y, n) => Array.from({ length: n },
    (_, i) => circle(x + i * 8, y - 6, 6, 'none', ' stroke="#4A4C4C" stroke-width="1.3"')).join('') +
  line(`M${x - 6} ${y - 10}h${n * 8 + 4}M${x - 6} ${y - 3}h${n * 8 + 4}`, '#4A4C4C', 0.9);
export const pillbox = (x, y, k, c = '#B4B0A0') =>
  placed(form('M-30 0L-26 -16Q-25 -20 -20 -20H18Q24 -20 26 -16L30 0Z', c) +
    patch('M10 -20H18Q24 -20 26 -16L30 0H14Z', dark(c, 0.2)) + form('M-16 -12H10V-7H-16Z', '#23211D') +
    patch('M-24 -20Q-8 -27 20 -20Z', '#7F9050'), `translate(${x} ${y}) scale(${k})`);
export const teeth = (x, y, k) => placed(form('M-7 0L-3 -13H3L7 0Z', '#BDB9A8') +
    patch('M0 -13H3L7 0H2Z', '#8F8B7C'), `translate(${short(x)} ${short(y)}) scale(${k})`);
export const hedgehog = (x, y, k) => placed(line('M-8 0L8 -14M8 0L-8 -14M0 1V-16', '#3F4144', 3),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const sandbags = (x, y, n) => Array.from({ length: n },
    (_, i) => oval(x + i * 9, y - 3, 5.4, 3.2, '#C0AC7C', '') +
    (i < n - 1 ? oval(x + 4.5 + i * 9, y - 8, 5.4, 3.2, '#CDBB8C', '') : '')).join('');
export const crate = (x, y, w, h, c = '#A37C48') => form(`M${x} ${y}v-${h}h${w}v${h}z`, c) +
  line(`M${x} ${y - h}l${w} ${h}M${x} ${y - h / 2}h${w}`, dark(c, 0.25), 1);
export const container = (x, y, w, h, c) => form(`M${x} ${y}v-${h}h${w}v${h}z`, c) +
  line(Array.from({ length: Math.floor(w / 5) }, (_, i) => `M${x + 3 + i * 5} ${y - 2}v-${h - 4}`).join(''),
    dark(c, 0.2), 0.9);
export const mast = (x, y, h) => line(`M${x - 6} ${y}L${x} ${y - h}L${x + 6} ${y}M${x - 4.5} ${y - h * 0.25}h9M` +
    `${x - 3} ${y - h * 0.5}h6M${x - 5} ${y - h * 0.1}l9 -${short(h * 0.18)}`, '#54575A', 1.6) +
  line(`M${x} ${y - h}v-8`, '#54575A', 1.2) + circle(x, y - h - 8, 1.6, '#D8452F', noLine);
export const pylon = (x, y, h) => mast(x, y, h) +
  line(`M${x - 14} ${y - h * 0.82}h28M${x - 10} ${y - h * 0.62}h20`, '#54575A', 1.8);
export const crane = (x, y, h) => line(`M${x} ${y}V${y - h}M${x + 8} ${y}V${y - h}`, '#B4763A', 2.4) +
  line(`M${x} ${y - 8}l8 -8l-8 -8l8 -8l-8 -8l8 -8`, '#B4763A', 1.2) +
  form(`M${x - 22} ${y - h - 2}h84v4h-84z`, '#C98A42') +
  line(`M${x + 4} ${y - h - 2}v-10l40 10M${x + 4} ${y - h - 12}l-24 10M${x + 48} ` + `${y - h}v18`, '#7A4E2A',
    1.2) + rect(x + 44, y - h + 18, 8, 6, '#5F6468') + rect(x - 2, y - h + 2, 12, 8, '#E0C98A');
export const tanks = (x, y, c) => [0, 30, 60].map(
    (d, i) => form(`M${x + d} ${y}v-${20 + (i % 2) * 6}q13 -6 26 0v${20 + (i % 2) * 6}z`, c) +
    patch(`M${x + d + 17} ${y}v-${23 + (i % 2) * 6}q5 1 9 3v${20 + (i % 2) * 6}z`, dark(c, 0.2))).join('');
export const chimney = (x, y, h, c = '#A0573B') => form(`M${x - 5} ${y}L${x - 3} ${y - h}h6L${x + 5} ${y}Z`, c) +
  patch(`M${x + 1} ${y}L${x + 1} ${y - h}h2L${x + 5} ${y}Z`, dark(c, 0.2)) +
  patch(`M${x - 1} ${y - h - 1}Q${x - 10} ${y - h - 8} ${x} ${y - h - 12}Q${x + 14} ` +
    `${y - h - 18} ${x + 30} ${y - h - 14}Q${x + 18} ${y - h - 8} ${x + 8} ` +
    `${y - h - 8}Q${x + 2} ${y - h - 5} ${x + 2} ${y - h - 1}Z`, '#E6E1D3', '.6');
export const graveCross = (x, y, k) => placed(form('M-1.2 0V-12H1.2V0ZM-4 -9.5H4V-7H-4Z', '#CBC6B4'),
    `translate(${short(x)} ${short(y)}) scale(${k})`);
export const grave = (x, y) => form(`M${short(x - 3.5)} ${short(y)}v-6q3.5 -5 7 0v6z`, '#B9B5A4');
export const car = (x, y, c, k = 1) => placed(circle(-8, -2, 3.2, '#2E2C2A') + circle(8, -2, 3.2, '#2E2C2A') +
    form('M-15 -3V-8L-8 -9L-4 -14H6L10 -9L15 -8V-3Z', c) +
    form('M-3 -9.5L-1.5 -12.5H5L7 -9.5Z', '#9FB6BA', ' stroke-width=".8"'), `translate(${x} ${y}) scale(${k})`);
export const bus = (x, y, c) => form(`M${x} ${y - 3}v-17q0 -2 2 -2h38q2 0 2 2v17z`, c) +
  circle(x + 9, y - 2, 3.6, '#2E2C2A') + circle(x + 33, y - 2, 3.6, '#2E2C2A') +
  Array.from({ length: 4 }, (_, i) => rect(x + 3 + i * 9.5, y - 18, 7, 6, '#9FB6BA', ' stroke-width=".8"')).join(
    '') + line(`M${x} ${y - 8}h42`, dark(c, 0.3), 1);
export const waterOf = (d, c = '#5E9AA0') => patch(d, c);
export const ripples = (x0, x1, y0, y1, r, c = '#A9D0CC') => line(spots(9, r, (x) => {
  const y = y0 + r() * (y1 - y0);
  return `M${short(x)} ${short(y)}q4 -2 8 0`;
}, x0, x1), c, 1.1);
export const roadIn = (c, w0 = 7, w1 = 64, dirt) =>
  patch(`M${150 - w0} 60L${150 - w1} 100H${150 + w1}L${150 + w0} 60Z`, c) +
  (dirt ? line(`M${150 - w0 * 0.4} 62L${150 - w1 * 0.42} 100M${150 + w0 * 0.4} 62L` + `${150 + w1 * 0.42} 100`,
      dark(c, 0.14), 2) : line('M150 63v4M150 71v6M150 82v9', mix(c, CREAM, 0.5), 1.6));
export const pathIn = (c) => patch('M150 60Q136 68 156 76Q176 86 128 100H186Q204 86 176 76Q152 68 156 60Z', c);
export const boat = (x, y, c, k = 1) => placed(form('M-24 -6Q0 1 24 -7Q20 3 10 4H-12Q-20 2 -24 -6Z', c) +
    form('M-8 -5Q0 -16 10 -6Z', '#B99A5E'), `translate(${x} ${y}) scale(${k})`);
export const cave = (x, y, w, h) => form(
    `M${x - w} ${y}Q${x - w} ${y - h} ${x} ${y - h}Q${x + w} ${y - h} ${x + w} ${y}Z`, '#2A221C') +
  patch(`M${x - w * 0.55} ${y}Q${x - w * 0.5} ${y - h * 0.6} ${x} ${y - h * 0.62}Q` +
    `${x + w * 0.5} ${y - h * 0.6} ${x + w * 0.55} ${y}Z`, '#15110E');
export const lampPost = (x, y, on) => (on ? patch(`M${x} ${y - 30}L${x - 16} ${y}H${x + 16}Z`, '#FFE9A0', '.4')
    : '') + line(`M${x} ${y}v-30h5`, '#33363A', 2) + circle(x + 5, y - 29, 2.4, on ? '#FFF3C0' : '#8A8E90');
export const kilnCone = (x, y, k, c = '#B96A3E') =>
  placed(form('M-16 0Q-12 -30 -5 -38H5Q12 -30 16 0Z', c) +
    patch('M2 -38H5Q12 -30 16 0H4Q8 -22 2 -38Z', dark(c, 0.24)) + form('M-6 0Q-6 -12 0 -12Q6 -12 6 0Z', '#2A1A14') +
    patch('M-3.5 0Q-3 -8 0 -8Q3 -8 3.5 0Z', '#FFB547') +
    patch('M-2 -40Q-8 -48 2 -54Q12 -56 8 -48Q4 -46 2 -40Z', '#F2D9A8', '.7'),
    `translate(${short(x)} ${y}) scale(${k})`);
export const glaze = (r) => spots(5, r, (x) => patch(`M${short(x - 18)} ${short(80 + r() * 14)}` +
      'q10 -8 20 -3q12 -4 16 4q-4 8 -18 6q-14 2 -18 -7z', '#EDE9DA', '.9') +
    patch(`M${short(x - 8)} ${short(82 + r() * 10)}q6 -4 10 -1`, 'none'));
export const growth = (x, y, k) => placed(form('M-10 0Q-14 -16 -6 -22Q-8 -34 0 -36Q8 -34 6 -22Q14 -16 10 0Z',
      '#DAD4BE') + patch('M1 -36Q8 -34 6 -22Q14 -16 10 0H3Q8 -16 1 -36Z', '#B4AE98') +
    circle(-3, -14, 2.6, '#3A4A42', noLine) + circle(4, -20, 2, '#3A4A42', noLine) +
    circle(0, -29, 1.6, '#3A4A42', noLine), `translate(${short(x)} ${short(y)}) scale(${k})`);
export const mound = (x, y, w, h, c) => form(`M${short(x - w)} ${y}Q${short(x - w * 0.7)} ${y - h} ${x} ${y - h}Q` +
    `${short(x + w * 0.7)} ${y - h} ${short(x + w)} ${y}Z`, c);
export const canopy = (r, c, y = 26) => patch('M0 0H300V' + y +
    Array.from({ length: 12 }, (_, i) => `Q${short(300 - i * 25 - 12)} ${short(y + 8 + r() * 16)} ` +
      `${300 - (i + 1) * 25} ${short(y - 4 + r() * 8)}`).join('') + 'Z', c);
export const trunks = (r, c, n = 7) => spots(n, r,
    (x) => patch(`M${short(x - 3)} 0Q${short(x - 2)} 50 ${short(x - 6)} 84H${short(x + 7)}Q` +
      `${short(x + 3)} 50 ${short(x + 4)} 0Z`, c));
export const liana = (r) => line(spots(5, r, (x) =>
      `M${short(x)} 10q${short((r() - 0.5) * 14)} 22 ${short((r() - 0.5) * 8)} ` + `${short(26 + r() * 22)}`),
    '#4B6A35', 1.6);
export const heliAt = (x, y) => placed(line('M-30 -26H26', INK, 2) + form('M4 -16L34 -20V-14L8 -8Z', '#5F6B42') +
    form('M-24 -10Q-22 -22 -6 -22H4Q12 -20 12 -12Q10 -4 0 -4H-16Q-24 -4 -24 -10Z', '#5F6B42') +
    form('M-21 -11Q-20 -18 -12 -19V-11Z', '#9FB6BA') + line('M-24 1H14M-14 -4l-2 5M4 -4l2 5', INK, 1.8),
    `translate(${x} ${y})`);
export const room = (wall, floor) => rect(0, 0, 300, 100, wall, noLine) + patch('M0 70H300V100H0Z', floor) +
  patch('M0 70H300V73H0Z', dark(wall, 0.3)) + line(
    'M150 73L140 100M80 73L40 100M220 73L260 100M20 73L-40 100M280 73L340 100', dark(floor, 0.14), 1);
export const windowAt = (x, y, w, h, p) => form(`M${x} ${y}h${w}v${h}h-${w}z`, p.skyc) +
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, INK, 1.2);
export const pipesAt = (c) => line('M0 22H300M0 34H120V70M180 34H300M180 34V70', INK, 8) +
  line('M0 22H300M0 34H120V70M180 34H300M180 34V70', c, 5.4);
export const wheelAt = (x, y, r, c = RED) => circle(x, y, r, 'none', ` stroke="${INK}" stroke-width="6"`) +
  circle(x, y, r, 'none', ` stroke="${c}" stroke-width="3.4"`) +
  line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, c, 3) + circle(x, y, 4, STEEL);
export const REMAINS = { rasp: () => form('M-30 0Q-32 -26 0 -28Q32 -26 30 0Z', '#D8D2BC') +
    line('M-22 -10Q0 -22 24 -10', '#A9A38C', 2) + form('M-36 2Q-42 -12 -30 -14Q-22 -10 -24 2Z', '#B9A994') };
