// SPDX-License-Identifier: MIT
// bust.mjs -- a portrait of a person, 96 by 96, and the field of colour behind it.
import { BODY, SHOULDERS } from './bodies.mjs';
import { HAIRS, SKINS } from './forces.mjs';
import { HATS, RIMMED } from './hats.mjs';
import { ears, features, headShape } from './heads.mjs';
import { KIT, leaf, rankTab } from './kit.mjs';
import {
  GOLD,
  INK,
  STEEL,
  around,
  circle,
  dark,
  flip,
  form,
  inked,
  line,
  mix,
  noLine,
  patch,
  placed,
  rect,
} from './pen.mjs';
import { armIn } from './weapons.mjs';

/** The others of a group: heads without faces, behind. */
function mate(s, x, y, k, c, edge) {
  const o = `<g fill="${c}" stroke="${c}" stroke-width="1">`, [b, f] = HATS[s.hat](c, { ...s, camo: 0, leaves: 0 });
  const flat = (t) => t.replace(/fill="(?!none)[^"]*"/g, '').replace(/stroke="(?!none)[^"]*"/g,
      '').replace(/ opacity="[^"]*"/g, '');
  return placed(`<g fill="${edge}" stroke="${edge}" stroke-width="4"><path d="${SHOULDERS}` +
      '"/><path d="M33 37Q33 22 48 22Q63 22 63 37V56q-1 11 -15 12q-14 -1 -15 -12' +
      `z"/>${flat(f).replace(/ stroke-width="[^"]*"/g, '')}</g>${o}${flat(b)}` + `<path d="${SHOULDERS}` +
      '"/><path d="M33 37Q33 22 48 22Q63 22 63 37V56q-1 11 -15 12q-14 -1 -15 -12' +
      `z"/><path d="M40 60h16v14h-16z"/>${flat(f)}</g>`, `translate(${x} ${y}) scale(${k})`);
}
// ---- what is behind: light where the head is, ground at the rims
export const FIELDS = {
  disc: (g, d) => rect(0, 0, 96, 96, g, noLine) + circle(48, 46, 42, d, noLine),
  arch: (g, d) => rect(0, 0, 96, 96, g, noLine) + patch('M11 96V46A37 37 0 0 1 85 46V96Z', d),
  hills: (g, d) => rect(0, 0, 96, 96, d, noLine) + patch('M0 62Q14 44 30 54T58 46T96 56V96H0Z', mix(g, d, 0.4)) +
    patch('M0 74Q20 60 44 68T96 64V96H0Z', g),
  slant: (g, d) => rect(0, 0, 96, 96, d, noLine) + patch('M96 18V96H18Z', g) +
    patch('M96 0V10L10 96H0V88L88 0Z', mix(g, d, 0.6)),
  rays: (g, d) => rect(0, 0, 96, 96, mix(g, d, 0.3), noLine) +
    patch('M48 50L-20 30V-10H4ZM48 50L22 -30H74ZM48 50L92 -10H120V30ZM48 50L130 60V110' +
      'H96ZM48 50L-34 60V110H0Z', d),
  sun: (g, d) => rect(0, 0, 96, 96, mix(g, d, 0.28), noLine) + circle(48, 58, 38, d, noLine) +
    patch('M0 66H96V96H0Z', g),
};
export const fieldNames = Object.keys(FIELDS).filter((n) => n !== 'rays');

export function bustOf(s) {
  const disc = mix(s.ground, s.night ? '#93A3B8' : '#F0E2BC', s.night ? 0.42 : 0.6),
    skin = s.dead ? ['#A9AE97', '#9AA39A', '#B3AB95'][s.jaw % 3] : SKINS[s.tone],
    sh = s.dead ? dark(skin, 0.3) : mix(skin, '#7A2E12', 0.26);
  const H = headShape(s), [hb, hf] = HATS[s.hat](s.hatc, s), [ab, af] = armIn(s, skin),
    [kb, kf] = s.kit ? KIT[s.kit]() : ['', ''];
  const body = (BODY[s.collar] ?? BODY.lapel)(s.tunic, s);
  const mates = mix(s.ground, INK, 0.4), far = mix(s.ground, disc, 0.35);
  let o = s.n >= 4 ? mate(s, -2, -1, 0.6, far, disc) + mate(s, 40, -1, 0.6, far, disc) : '';
  o += s.n === 2 ? mate(s, -19, 12, 0.78, mates, disc) : s.n >= 3 ? mate(s, -23, 15, 0.78, mates, disc) +
    mate(s, 44, 15, 0.78, mates, disc) : '';
  o = around(o);
  if (s.arm === 'flamer')
    o += inked(form('M8 54q0 -6 6 -6q6 0 6 6v32h-12zM22 54q0 -6 6 -6q6 0 6 6v32h-12z', '#6B6B4A') +
        line('M14 48q7 -8 14 0', STEEL, 3));
  if (s.arm === 'mortar')
    o += inked(placed(form('M-6 -40h12v64h-12z', '#5A5B4A') + form('M-7.5 -44h15v6h-15z', STEEL) +
          line('M-3 -34V20', '#83846C', 2), 'translate(76 60) rotate(14)'));
  o += inked(kb + ab + hb + (s.hat === 'veil' || s.hat === 'hood' || s.hat === 'hoodrag' ? '' : '') + body
    + form('M40 58V72Q48 80 56 72V58Z', sh) + (s.hat === 'frog' || s.hat === 'veil' ? '' : ears(H.a, skin, sh)) +
      form(H.d, skin) + patch(H.shade, sh)
    + (RIMMED.test(s.hat) ? patch(`M${48 - H.a} 38V45Q48 50.5 ${48 + H.a} 45V38Z`, mix(sh, INK, 0.35),
          s.tone >= 4 ? '.3' : '.5') : '')
    + (s.hat !== 'hair' && s.hat !== 'headband' && !/hood|balac|veil|frog|shemagh|sallet/.test(s.hat) &&
        !s.dead ? patch(`M${48 - H.a} 40h3.2l-1 9l-2.2 -2zM${48 + H.a} 40h-3.2l1 9l2.2 -2z`, HAIRS[s.hair]) +
        (s.woman ? form(`M${48 - H.a - 1} 44q-3 10 1 18l4 -3l-2 -12zM${48 + H.a + 1}` +
            ' 44q3 10 -1 18l-4 -3l2 -12z', HAIRS[s.hair], ' stroke-width="1.4"') : '') : '')
    + features(s, skin, sh, H)
    + (s.scarf ? form('M35 66Q48 76 61 66L64 74Q56 82 48 80Q40 82 32 74Z', '#E8E0CB') +
        line('M36 70l6 5M43 73l5 4M50 74l5 3M57 69l3 4M36 75l6 -5M44 78l6 -5M52 78l7 -6', '#7A3A34', 1.1) : '')
    + hf
    + (s.mask ? form('M37 54Q48 49 59 54L58 64Q54 71 48 71Q42 71 38 64Z', '#3F4A4A') + circle(39, 63, 5, '#59696A') +
        circle(57, 63, 5, '#59696A') + line('M37 55L31 47M59 55L65 47', '#3F4A4A', 2) : '')
    + (s.leaves ? leaf(30, 30, -50, '#5F7A36') + leaf(38, 20, -22, '#74913F') + leaf(58, 20, 20, '#5F7A36') +
        leaf(66, 30, 48, '#74913F') + leaf(48, 17, 0, '#88A34A') : '')
    + kf + af);
  if (s.kit === 'bike')
    o += inked(line('M2 96Q20 78 34 88M62 88Q76 78 94 96', '#33363A', 5) +
        line('M2 96Q20 78 34 88M62 88Q76 78 94 96', '#8B9094', 1.8));
  if (s.mirror)
    o = flip(o);
  o = around(FIELDS[s.field](s.ground, disc)) + o;
  if (s.rank)
    o += around(inked(rankTab(s.rank)));
  if (s.level)
    o += around(inked(Array.from({ length: s.level }, (_, i) =>
          circle(88, 9 + i * 9, 3.4, GOLD, ' stroke-width="1.4"')).join('')));
  return o;
}
