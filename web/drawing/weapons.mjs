// SPDX-License-Identifier: MIT
// weapons.mjs -- weapons as they lie, muzzle to the right and the grip at 0,0, and how a person holds them.
import { CREAM, GOLD, INK, LEATHER, STEEL, WOOD, circle, form, line, patch, placed } from './pen.mjs';

const stockWood = 'M-30 1L-29 10L-10 4.5L4 4L24 2.5V-2.5L-8 -3Z';
export const WEAPONS = {
  rifle: () => form(stockWood, WOOD) + form('M24 -2.2H45V1.2H24Z', STEEL) + form('M-6 -3h12v-2.6h-12z', STEEL) +
    form('M41 -2.2v-3h3v3z', STEEL),
  carbine1: () => form('M-24 1L-23 9L-8 4.5L4 4L18 2.5V-2.5L-8 -3Z', WOOD) + form('M18 -2.2H32V1.2H18Z', STEEL) +
    form('M1 3.5h6v9h-6z', STEEL),
  smg: () => form('M-12 -2L-30 2V9L-12 4Z', WOOD) + form('M-12 -4H16V3H-12Z', STEEL) +
    form('M16 -2.4H30V1.4H16Z', STEEL) + form('M3 3h6v15h-6z', STEEL) + form('M-8 3h6l-2 9h-6z', WOOD),
  ak: () => form('M-12 -1L-30 3V10L-12 4Z', WOOD) + form('M-12 -4H12V3H-12Z', STEEL) +
    form('M12 -4H25V2H12Z', WOOD) + form('M25 -2.4H42V1H25ZM36 -6h3v4h-3z', STEEL) +
    form('M2 3h7q0 9 6 14l-6 3q-7 -7 -7 -17z', STEEL) + form('M-9 3h6l-3 9h-5z', WOOD),
  carbine: () => form('M-14 -3H-28V6L-14 3Z', STEEL) + form('M-14 -4.5H12V3H-14Z', '#54524A') +
    form('M12 -4H28V2H12Z', '#6B6450') + form('M28 -2.4H40V.8H28Z', STEEL) + form('M1 3h7l2 12h-7z', STEEL) +
    form('M-9 3h5l-2 9h-5z', STEEL) + form('M-6 -9.5h13v5h-13z', STEEL),
  m16: () => form('M-14 -2L-32 0V8L-14 3Z', '#3B3B3A') + form('M-14 -4.5H10V3H-14ZM-10 -4.5l3 -5h12l2 5z', STEEL) +
    form('M10 -4.5L26 -3.5V2.2H10Z', '#3B3B3A') + form('M26 -2.2H44V1H26ZM36 -2v-6h3v6z', STEEL) +
    form('M1 3h6v11h-6z', STEEL),
  fg: () => form('M-12 -3L-30 -1V6L-12 3Z', '#7B7F6A') + form('M-12 -4H18V3H-12Z', STEEL) +
    form('M18 -2.4H42V1H18Z', STEEL) + line('M36 1l-5 10M36 1l5 10', STEEL, 2.4),
  bar: () => form('M-14 -2L-34 1V9L-14 4Z', WOOD) + form('M-14 -4.5H8V4H-14Z', STEEL) + form('M8 -4H24V4H8Z', WOOD) +
    form('M24 -2.6H46V1.4H24Z', STEEL) + form('M-4 4h8v13h-8z', STEEL) + line('M42 1l-6 12M42 1l5 12', STEEL, 2.6),
  bren: () => form('M-14 -2L-34 -1V9L-14 4Z', WOOD) + form('M-14 -4.5H18V4H-14Z', STEEL) +
    form('M18 -2.8H46V1.6H18Z', STEEL) + form('M0 -4.5q0 -13 9 -17l5 3q-6 5 -6 14z', STEEL) +
    line('M38 1l-6 13M38 1l6 13', STEEL, 2.6),
  mg: () => form('M-16 -3L-36 -2V10L-24 6L-16 4Z', WOOD) + form('M-16 -5.5H14V4.5H-16Z', STEEL) +
    form('M14 -4.5H44V2.5H14Z', '#5A5B5C') + line('M19 -1H40', INK, 1.6) + form('M44 -2.6h6v3.4h-6z', STEEL) +
    line('M38 2l-6 14M38 2l6 14', STEEL, 2.8) + form('M-4 4h12v10h-12z', '#6B6B45'),
  sniper: () => form(stockWood, WOOD) + form('M24 -2.2H48V1.2H24Z', STEEL) +
    form('M-9 -10h6v-1h12v1h7v5h-25z', '#33363A') + line('M-4 -5v3M9 -5v3', STEEL, 2.6),
  shotgun: () => form('M-10 -2L-30 2V10L-10 4Z', WOOD) + form('M-10 -4H8V3H-10Z', STEEL) +
    form('M8 -3.5H40V.5H8Z', STEEL) + form('M16 .5H30V5H16Z', WOOD),
  gl: () => form('M-10 -2L-30 2V10L-10 4Z', WOOD) + form('M-10 -5H4V4H-10Z', STEEL) +
    form('M4 -6.5H28V4.5H4Z', '#5A5B5C'),
  at: () => form('M-40 -6L-46 -9V9L-40 6ZM-40 -5.5H40V5.5H-40Z', '#676B4B') + form('M40 -8h5v16h-5z', '#4F523A') +
    form('M-2 5.5h6v9h-6zM12 5.5h5v8h-5z', STEEL) + line('M-34 -2H34', '#8B8F68', 2),
  rpg: () => form('M-36 -7L-44 -9V9L-36 7ZM-36 -3.6H22V3.6H-36Z', '#6C6F4C') + form('M-12 -4.5H8V4.5H-12Z', WOOD) +
    form('M22 -4L30 -8.5H38L54 0L38 8.5H30L22 4Z', '#7F6A36') + form('M-4 4h5l-1 9h-5z', STEEL),
  pistol: () => form('M-6 -6H22V1.5H4L1 13H-9L-6 1Z', STEEL) + form('M-6.5 2.5L-9 13H1L3.4 2.5Z', WOOD),
  flamer: () => form('M-22 -2.6H26V2.6H-22Z', STEEL) + form('M26 -4.5h9v9h-9z', '#5A5B5C') +
    form('M-8 2.6h5v9h-5z', STEEL) + form('M35 0Q44 -12 58 -9Q52 -4 58 0Q50 1 54 9Q42 9 35 0Z', '#E2892F') +
    patch('M38 0Q45 -6 51 -5Q47 -1 50 3Q44 4 38 0Z', '#F7DC7A'),
  spear: () => form('M-46 -1.8H40V1.8H-46Z', WOOD) + form('M38 -4L60 0L38 4Z', '#A9A79C'),
  sword: () => form('M-16 -2.2H0V2.2H-16Z', '#4A2F2A') + form('M0 -4.5h3v9h-3z', GOLD) +
    form('M3 -2.2Q24 -5 44 -9Q30 1 3 2.4Z', '#C9CDC8'),
  knife: () => form('M-14 -2.6H0V2.6H-14Z', LEATHER) + form('M0 -4.5h3v9h-3z', STEEL) +
    form('M3 -3H20L28 0Q22 3 3 3Z', '#C9CDC8'),
  crossbow: () => form('M-24 0L-23 8L-8 3H26V-2H-20Z', WOOD) + line('M20 -18Q30 0 20 18', WOOD, 4) +
    line('M20 -18L4 0L20 18', CREAM, 1.4),
  grenade: () => form('M-7 -4Q-7 -10 0 -10Q7 -10 7 -4V5Q7 11 0 11Q-7 11 -7 5Z', '#5C6338') +
    line('M-7 -2H7M-7 4H7M0 -9V10', '#3E4526', 1.4) + form('M-3 -15h6v5h-6z', STEEL) +
    line('M3 -13Q10 -12 9 -3', STEEL, 2),
};
const twoHands = { carbine: [12, -2], smg: [14, 0], mg: [22, -4], bar: [16, 0], bren: [22, -2], ak: [18, 0],
    carbine1: [14, 0], m16: [16, 0], shotgun: [22, 4], gl: [16, 4], flamer: [18, 0], fg: [16, 0],
    crossbow: [12, 2] };
export const hand = (x, y, c) => circle(x, y, 5, c);

export function armIn(s, skin) {
  // [behind, before]
  const w = WEAPONS[s.arm];
  if (!w || s.kit === 'radio' && /rifle|carbine/.test(s.arm) && 0)
    return ['', ''];
  const at = (t, x) => `<g stroke="${CREAM}" stroke-width="5" opacity=".6">${placed(w(), t)}</g>` + placed(w(), t) +
    (x ?? '');
  const g = s.collar === 'plate' || s.mask ? '#4B4A40' : skin;
  switch (s.arm) {
    case 'rifle':
    case 'sniper': return [at(s.arm === 'sniper' ? 'translate(76 60) rotate(-80)' : 'translate(77 64) rotate(-76)'),
        ''];
    case 'at':
    case 'rpg': return [at('translate(71 68) rotate(-64) scale(.92)'), ''];
    case 'mortar': return ['', ''];
    case 'pistol': return ['', at('translate(70 84) rotate(-62) scale(.9)') + hand(71, 89, g)];
    case 'grenade': return ['', at('translate(76 72) scale(.95)') + hand(76, 79, g)];
    case 'spear': return [at('translate(79 66) rotate(-84)'), ''];
    case 'sword': return [at('translate(73 86) rotate(-68)'), ''];
    case 'knife': return ['', at('translate(72 86) rotate(-60)') + hand(70, 89, g)];
    default: {
      const [hx, hy] = twoHands[s.arm] ?? [14, 0];
      return ['', `<g transform="translate(47 90) rotate(-31) scale(1.02)"><g stroke="${CREAM}` +
          `" stroke-width="5" opacity=".55">${w()}</g>${w()}${hand(-6, 5, g)}` + `${hand(hx, 3 + hy / 4, g)}</g>`];
    }
  }
}
