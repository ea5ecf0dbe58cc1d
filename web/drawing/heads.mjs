// SPDX-License-Identifier: MIT
// heads.mjs -- heads: one geometry for all nations; what differs is skin, hair, and what life has left on a face.
import { HAIRS } from './forces.mjs';
import { CREAM, INK, RED, circle, dark, form, light, line, mix, noLine, oval, patch, short } from './pen.mjs';

const JAWS = [[15, 11, 67.5], [15.5, 13, 67], [14, 10, 69], [16, 12.5, 66.5], [14.5, 11.5, 68]];

export function headShape(s) {
  let [a, j, chin] = JAWS[s.jaw];
  if (s.woman) {
    a -= 0.5;
    j -= 1.6;
    chin -= 0.8;
  }
  if (s.young) {
    chin -= 1.5;
  }
  return { a, j, chin, d: `M${48 - a} 36V45C${48 - a} 51 ${48 - j - 1} 57 ${48 - j} 60Q` +
      `${short(48 - j + 4)} ${chin} 48 ${chin}Q${short(48 + j - 4)} ${chin} ` +
      `${48 + j} 60C${48 + j + 1} 57 ${48 + a} 51 ${48 + a} 45V36Q${48 + a}` +
      ` 24 48 24Q${48 - a} 24 ${48 - a} 36Z`,
    shade: `M55 26Q${48 + a} 28 ${48 + a} 38V45C${48 + a} 51 ${48 + j + 1} 57 ${48 + j}` +
      ` 60Q${short(48 + j - 4)} ${chin} 48 ${chin}Q54 64 54.5 59Q52 52 55.5 46Z` };
}
export const ears = (a, skin, sh) => form(`M${48 - a} 43q-5 -2 -4.5 4q.5 6 5 6z`, skin) +
  form(`M${48 + a} 43q5 -2 4.5 4q-.5 6 -5 6z`, sh);

export function features(s, skin, sh, H) {
  const hc = HAIRS[s.hair], ink = mix(INK, skin, 0.05);
  let o = '';
  if (s.dead)
    return patch('M37 44q5 -3 9 1q0 7 -5 6.5q-5 -.5 -4 -7.5zM50 45q4 -4 9 -1q1 7 -4 7.5q-5 .5 ' + '-5 -6.5z', INK) +
      circle(42, 47.5, 1.3, '#C9E08A', noLine) + circle(54.5, 47.5, 1.3, '#C9E08A', noLine) +
      patch('M48 51l-2 5h4z', dark(sh, 0.4)) + line('M40 60.5h16M43 58.5v4M46.5 58.5v4M50 58.5v4M53 58.5v4',
        dark(sh, 0.55), 1.2);
  const by = [42.6, 42.2, 43][s.brow], bw = s.woman ? 1.5 : 2.2;
  o += line(s.brow === 1 ? `M38 ${by + 0.8}L44.8 ${by}M51.2 ${by}L58 ${by + 0.8}` : s.brow === 2
      ? `M38 ${by}L44.8 ${by + 1}M51.2 ${by + 1}L58 ${by}`
      : `M38 ${by + 0.5}Q41 ${by - 1} 44.8 ${by + 0.5}M51.2 ${by + 0.5}Q55 ${by - 1}` + ` 58 ${by + 0.5}`,
      s.hair >= 6 ? dark(HAIRS[s.hair], 0.25) : mix(hc, INK, 0.3), bw);
  if (s.tone >= 4)
    o += oval(41.4, 47.1, 2.9, 1.9, mix(skin, CREAM, 0.72)) + oval(54.6, 47.1, 2.9, 1.9, mix(skin, CREAM, 0.66));
  o += oval(41.6, 47, 1.7, 2.1, ink) + oval(54.4, 47, 1.7, 2.1, ink);
  o += patch('M48.6 46L46 55.2Q48.5 57 51.5 55.4Z', sh);
  const my = 60.5;
  o += line([`M43.5 ${my}H52.5`, `M44 ${my}Q48 ${my - 0.5} 52 ${my}`,
        `M43.5 ${my - 0.6}Q48 ${my + 1.6} 52.5 ${my - 0.8}`,
        `M44 ${my + 0.2}Q49 ${my + 0.6} 52.8 ${my - 1.2}`][s.mouth], s.woman ? mix(sh, RED, 0.45) : dark(sh, 0.45),
      s.woman ? 2.2 : 1.7);
  const { a, j, chin } = H;
  if (s.facial === 1)
    o += patch(`M${48 - a + 0.8} 52Q${48 - j} 60 ${48 - j + 2} 62Q48 ${chin + 3.5} ` +
        `${48 + j - 2} 62Q${48 + j} 60 ${48 + a - 0.8} 52Q${48 + j - 3}` +
        ` 57.5 53 57.5Q48 55.8 43 57.5Q${48 - j + 3} 57.5 ${48 - a + 0.8} 52Z`, mix(hc, skin, 0.55), '.5');
  if (s.facial === 2)
    o += patch('M41.5 59.6Q44 56.4 48 57.4Q52 56.4 54.5 59.6Q51 58.9 48 59.2Q45 58.9 41.5 59.6Z', hc);
  if (s.facial === 3)
    o += patch('M41.5 59.6Q44 56.4 48 57.4Q52 56.4 54.5 59.6L53 61Q48 59 43 61Z', hc) +
      patch(`M44 63.5Q48 62 52 63.5Q52 ${chin + 1} 48 ${chin + 1.5}Q44 ${chin + 1} 44 63.5Z`, hc);
  if (s.facial === 4)
    o += form(`M${48 - a} 47Q${48 - a + 3} 56 41.5 57.3Q48 55 54.5 57.3Q${48 + a - 3} 56 ` +
        `${48 + a} 47Q${48 + a + 1} 60 ${48 + j - 1} 66Q52 ${chin + 6} 48 ${chin + 6}` +
        `Q44 ${chin + 6} ${48 - j + 1} 66Q${48 - a - 1} 60 ${48 - a} 47Z`, hc, noLine) +
      patch('M44 60.3Q48 58.9 52 60.3Q48 62.8 44 60.3Z', dark(sh, 0.3));
  if (s.glasses === 1)
    o += `<g fill="none" stroke="${INK}" stroke-width="1.5">` +
      `${circle(41.5, 47.2, 4.6, 'none')}${circle(54.5, 47.2, 4.6, 'none')}` + '<path d="M46 46.5h4"/></g>';
  if (s.glasses === 2)
    o += form('M35.5 44H60.5L59.5 49Q57 51.5 53.5 51L49.5 46.5H46.5L42.5 51Q39 51.5 36.5 49Z', '#23262B', noLine) +
      patch('M38 45.5h5l-3 4z', '#4F5B63');
  if (s.paint)
    o += s.paint === 2 ? patch(`M${48 - a} 40L${48 - j} 58L48 66L${48 + j} 58L${48 + a} 40Z`, '#2B2926', '.62')
      : patch('M35 52l10 -3l1 3.5l-10 4zM50 57l10 -5l-1 4.5l-7 4zM38 40l12 -2v3l-12 2z', '#46512C', '.75');
  return o;
}

export function hairOn(s, back) {
  // bare heads
  const c = HAIRS[s.hair], sh = dark(c, 0.25);
  if (back)
    return s.cut === 5 ? form('M30 40Q28 20 48 20Q68 20 66 40L67 62Q62 66 60 58L36 58Q34 66 29 62Z', sh)
      : s.cut === 6 ? circle(48, 19, 7.5, sh) : s.cut === 7
      ? form('M62 30Q76 36 72 58Q68 62 66 58Q66 44 60 38Z', sh) : '';
  return [form('M32 42Q29 20 48 19Q67 20 64 42Q63 34 58 31Q47 33 38 30Q34 34 32 42Z', c),
      form('M32 41Q29 19 50 18Q68 20 64 42Q63 35 60 32Q50 34 43 28Q37 34 35 33Q33 36 32 41Z', c),
    form('M32.5 40Q31 22 48 21.5Q65 22 63.5 40Q62 32 57 30H39Q34 32 32.5 40Z', c),
      form('M31 42Q26 36 30 29Q31 21 39 20Q48 14 57 20Q65 21 66 29Q70 36 65 42Q63 33 58 ' +
        '32Q48 29 38 32Q33 33 31 42Z', c),
    form('M32 44Q30 34 33 30Q35 37 34 44ZM64 44Q66 34 63 30Q61 37 62 44Z', c),
      form('M31 46Q28 19 48 19Q68 19 65 46Q63 35 56 31Q46 38 34 34Q32 40 31 46Z', c),
    form('M32 43Q30 20 48 20Q66 20 64 43Q62 33 52 28Q42 34 35 34Q32 38 32 43Z', c),
      form('M32 43Q29 19 50 19Q67 20 64 42Q61 31 44 29Q34 33 32 43Z', c)][s.cut] +
      line('M38 25Q44 21.5 50 22', light(c, 0.25), 2);
}
