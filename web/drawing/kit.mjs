// SPDX-License-Identifier: MIT
// kit.mjs -- things worn or carried, before the body or behind it.
import {
  CREAM,
  GOLD,
  INK,
  LEATHER,
  RED,
  STEEL,
  WEB,
  WOOD,
  circle,
  cross,
  form,
  line,
  noLine,
  oval,
  patch,
  placed,
  rect,
  short,
} from './pen.mjs';
import { hand } from './weapons.mjs';

/** Things worn or carried: before the body, or behind it. */
export const KIT = {
  medic: () => [``, form('M55 70L25 98H19L52 69Z', LEATHER, ' stroke-width="1.4"') +
      form('M12 84h20v14h-20z', CREAM) + cross(22, 91.5, 5, RED) +
      form('M78 82q6 2 8 8l-9 3l-3 -9z', CREAM, ' stroke-width="1.4"') + cross(80, 87, 3, RED)],
  radio: () => [form('M14 66h18v24h-18z', '#5F6440') + line('M18 66L12 16', INK, 3) +
      line('M18 66L12 16', '#8E8A6C', 1.2) + circle(12, 15, 2.4, INK, noLine),
      form('M24 62q-5 6 -2 15l5 9l6 -3l-4 -9q-2 -6 1 -9z', '#33352F')],
  dog: () => ['', placed(dogHead(), 'translate(-3 51) scale(.5)')],
  charge: () => ['', form('M57 70L31 98H25L54 69Z', WEB, ' stroke-width="1.4"') +
      form('M14 80h22v16h-22z', '#9A8B5C') + line('M14 85.5h22M21 80v16M29 80v16', '#5F5536', 1.6) +
      line('M25 80Q24 72 16 74', INK, 1.6)],
  glass: () => ['', line('M38 74Q42 84 44 86M58 74Q54 84 52 86', LEATHER, 1.8) +
      form('M36 84h10v13h-11zM50 84h10l1 13h-11z', '#33352F') + rect(46, 86, 4, 5, '#33352F', noLine) +
      line('M38 87h6M52 87h6', '#6F726A', 1.6)],
  spade: () => [placed(form('M-2 -2h4v40h-4z', WOOD) + form('M-8 -18Q0 -24 8 -18V0Q0 6 -8 0Z', STEEL),
        'translate(17 56) rotate(-12)'), ''],
  horn: () => ['', form('M16 78L34 86V90L16 97Q10 88 16 78Z', '#B0763A') + form('M34 85h8v6h-8z', STEEL)],
  ammo: () => ['', form('M12 82h22v15h-22z', '#5C6338') + line('M18 82v-4h10v4', STEEL, 2.2) +
      line('M15 88h16M15 92h10', GOLD, 1.6)],
  lamp: () => ['', form('M16 58L2 30Q16 22 30 34L24 56Z', '#FBEFB4', ' stroke="none" opacity=".6"') +
      form('M15 56h10v7l-2 18h-6l-2 -18z', '#3B3D3C')],
  phone: () => ['', form('M18 66h13v22h-13z', '#23262B') + patch('M20 69h9v13h-9z', '#9CC3C4')],
  tool: () => ['', placed(form('M-3 -16q-6 -5 -2 -11l3 6h4l3 -6q4 6 -2 11v32h-6z', '#8B9094'),
        'translate(22 82) rotate(14)')],
  bike: () => ['', ''],
  belt: () => ['', line('M27 77Q44 96 66 98', '#5E5230', 6) +
      line('M27 77Q44 96 66 98', GOLD, 4).replace('/>', ' stroke-dasharray="1.8 1.8" stroke-linecap="butt"/>')],
  flag: () => [line('M18 98L12 8', WOOD, 3.4) + form('M13 10Q26 4 36 14L33 34Q24 26 15 32Z', RED), ''],
  flask: () => ['', form('M19 72h8v7l7 15q1 4 -3 4h-16q-4 0 -3 -4l7 -15z', '#CFE0DC') +
      patch('M17 88h12l3 7q0 2 -2 2h-14q-2 0 -2 -2z', '#69A35B')],
  sack: () => ['', form('M10 96Q6 84 16 79L14 74H28L26 79Q36 84 32 96Z', '#CBB27C') +
      line('M15 79H27', '#8A6B3A', 2) + patch('M24 80Q34 86 31 96H24Z', '#A98E58')],
  paper: () => ['', placed(form('M-9 -11H9V11H-9Z', CREAM) + line('M-5 -6H5M-5 -1H5M-5 4H2', '#8A7A5A', 1.6),
        'translate(20 84) rotate(-10)')],
  coin: () => ['', form('M9 82h24v14h-24z', '#7A4E2A') + form('M9 82q0 -7 12 -7q12 0 12 7z', '#8E5C32') +
      rect(19, 80, 5, 6, GOLD, ' stroke-width="1.2"')],
  rope: () => ['', line('M24 76Q44 92 70 90', INK, 7.5) + line('M24 76Q44 92 70 90', '#C9AE74', 5) +
      circle(20, 88, 7.5, 'none', ' stroke="#1E1A16" stroke-width="7"') +
      circle(20, 88, 7.5, 'none', ' stroke="#C9AE74" stroke-width="4"')],
  bamboo: () => [placed(form('M-3 -48L0 -56L3 -48V36H-3Z', '#A9A552') +
        line('M-3 -30H3M-3 -10H3M-3 10H3', '#6B6A30', 1.6), 'translate(15 62) rotate(-8)'), ''],
  key: () => ['', circle(20, 82, 6.5, 'none', ` stroke="${INK}" stroke-width="5"`) +
      circle(20, 82, 6.5, 'none', ` stroke="${GOLD}" stroke-width="2.4"`) +
      line('M20 88V98M20 95h4M27 88l4 8', INK, 5) + line('M20 88V98M20 95h4M27 88l4 8', GOLD, 2.4)],
  cup: () => ['', form('M11 80H29V90Q29 96 20 96Q11 96 11 90Z', CREAM) + line('M29 83q6 0 5 5q-1 3 -5 3', INK, 2) +
      line('M16 76q-3 -4 0 -8M23 76q-3 -4 0 -8', CREAM, 1.8)],
  stone: () => ['', form('M14 78Q20 70 28 76Q32 84 24 88Q12 88 14 78Z', '#9A948A') + hand(20, 88, '#CF9A6B')],
  wire: () => ['', '<g fill="none">' +
      [10, 22, 34, 62, 74, 86].map((x) => circle(x, 92, 7, 'none', ` stroke="${STEEL}" stroke-width="2"`)).join('') +
      '</g>'],
  mask: () => ['', ''],
  cigarette: () => ['', line('M51 62l9 3', CREAM, 2.2) + circle(61, 65.3, 1.6, '#E2892F', noLine) +
      line('M62 62q4 -6 0 -12q-3 -6 2 -12', '#E6E1D3', 1.8)],
};

export function dogHead() {
  // a dog's head and breast, 96 high
  return form('M18 98Q14 74 26 64L62 62Q82 74 82 98Z', '#8A6236') +
    patch('M56 62.5L62 62Q82 74 82 98H66Q70 76 56 62.5Z', '#5F4226') +
    form('M26 40L18 6Q34 8 40 26ZM70 40L78 6Q62 8 56 26Z', '#5F4226') +
    form('M24 42Q24 22 48 22Q72 22 72 42Q72 54 62 58L60 74Q54 82 48 82Q42 82 36 74L34 ' + '58Q24 54 24 42Z',
      '#B98C4E') + patch('M34 58L36 74Q42 82 48 82Q54 82 60 74L62 58Q56 50 54 40H42Q40 50 34 58Z', '#4A3524') +
    patch('M54 24Q72 24 72 42Q72 54 62 58L61 64Q58 50 54 40Z', '#8A6236') + oval(38, 45, 2.6, 3, INK) +
    oval(58, 45, 2.6, 3, INK) + oval(48, 66, 6, 4, INK) + line('M48 70v5M42 78q6 3 12 0', INK, 2) +
    form('M24 84Q48 94 72 84L74 91Q48 102 22 91Z', RED);
}
export const leaf = (x, y, t, c) => placed(form('M0 0Q-5 -8 0 -16Q5 -8 0 0Z', c, ' stroke-width="1.4"'),
    `translate(${x} ${y}) rotate(${t})`);

export function rankTab([kind, n]) {
  if (kind === 'bar') {
    const w = 6 + n * 6;
    return rect(4, 4, w, 13, INK, ` rx="2.5" stroke="${CREAM}" stroke-width="1.4"`) +
      Array.from({ length: n }, (_, i) => rect(7 + i * 6, 6.5, 3, 8, GOLD, noLine)).join('');
  }
  const h = 7 + n * 4.2;
  return rect(4, 4, 18, h, INK, ` rx="2.5" stroke="${CREAM}" stroke-width="1.4"`) +
    Array.from({ length: n }, (_, i) => line(`M7.5 ${short(10.4 + i * 4.2)}L13 ${short(7 + i * 4.2)}L18.5 ` +
        `${short(10.4 + i * 4.2)}`, GOLD, 2.2)).join('');
}
