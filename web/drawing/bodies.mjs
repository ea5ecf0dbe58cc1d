// SPDX-License-Identifier: MIT
// bodies.mjs -- shoulders and what is worn on them.
import {
  CREAM,
  GOLD,
  INK,
  RED,
  WEB,
  circle,
  dark,
  form,
  hash,
  light,
  line,
  mix,
  noLine,
  patch,
  rect,
  star,
} from './pen.mjs';

export const SHOULDERS = 'M7 98C7 84 14 79 27 75.5L40 70H56L69 75.5C82 79 89 84 89 98Z';
const bodyShade = 'M58 71L69 75.5C82 79 89 84 89 98H66C67 88 64 78 58 71Z';
export const BODY = {
  base: (c) => form(SHOULDERS, c) + patch(bodyShade, dark(c, 0.2)) + line('M13 90Q15 82 26 79', light(c, 0.25), 2.2),
  lapel: (c) => BODY.base(c) + patch('M40 70L48 84L56 70Z', mix(c, CREAM, 0.3)) +
    form('M39 69L31 75L40 85L48 84Z', light(c, 0.12)) + form('M57 69L65 75L56 85L48 84Z', dark(c, 0.1)) +
    line('M48 84V97', dark(c, 0.4), 1.6),
  bd: (c) => BODY.base(c) + patch('M41 70L48 80L55 70Z', '#6E5A36') +
    form('M39 69L33 76L43 82L48 79Z', light(c, 0.1)) + form('M57 69L63 76L53 82L48 79Z', dark(c, 0.12)) +
    line('M48 80V97', dark(c, 0.4), 1.6) + braces(WEB),
  german: (c) => BODY.base(c) + form('M38 70L35 79L47 81.5V75Z', '#39463D') +
    form('M58 70L61 79L49 81.5V75Z', '#2E3A33') + line('M38.5 77.5l6 1.2M57.5 77.5l-6 1.2', CREAM, 1.8) +
    line('M48 82V97', dark(c, 0.4), 1.6) + circle(48, 87, 1.3, CREAM, noLine) + circle(48, 93, 1.3, CREAM, noLine) +
    braces('#3A2F25'),
  smock: (c) => BODY.base(c) + patch('M20 82q6 -5 10 0q-2 6 -10 0zM30 92q7 -3 9 2l-8 4zM64 80q6 -2 9 3q-5 4 -9 -3z' +
      'M72 91q5 -4 10 0q-3 6 -10 0z', dark(c, 0.24)) + patch(
      'M34 80q4 -3 7 1q-3 4 -7 -1zM56 90q5 -3 8 1q-4 4 -8 -1zM15 92q4 -2 6 2q-4 3 -6 -2z', '#7A5C3A') +
    form('M38 70L36 77L48 81L60 77L58 70L48 74Z', dark(c, 0.15)) + line('M48 81V97', dark(c, 0.4), 1.6),
  stand: (c) => BODY.base(c) + form('M37 69.5L36.5 77Q48 82 59.5 77L59 69.5Q48 75 37 69.5Z', light(c, 0.06)) +
    line('M48 79V97', dark(c, 0.4), 1.6) + patch('M38.5 72.8l6 2v3l-6.5 -1.8zM57.5 72.8l-6 2v3l6.5 -1.8z', RED),
  pyjama: (c) => BODY.base(c) + patch('M42 70L48 82L54 70Z', dark(c, 0.5)) +
    line('M42 70L48 82V97M54 70L48 82', light(c, 0.22), 1.8) + circle(48, 87, 1.2, light(c, 0.4), noLine) +
    circle(48, 93, 1.2, light(c, 0.4), noLine),
  plate: (c, s) => BODY.base(c) + (s.camo ? patch(
        'M14 88q6 -5 9 0q-2 5 -9 0zM76 84q6 -2 8 3q-5 4 -8 -3zM80 93q4 -2 6 1v4z', dark(c, 0.26)) +
      patch('M22 81q4 -3 7 0q-3 4 -7 0zM70 78q4 -1 6 2q-4 2 -6 -2z', light(c, 0.25)) : '') +
    form('M38 69L37 75Q48 80 59 75L58 69Q48 74 38 69Z', dark(c, 0.2)) +
    form('M28 98L29 84Q31 79 36 76L38 80Q48 83 58 80L60 76Q65 79 67 84L68 98Z', mix(c, '#5F5A40', 0.55)) +
    patch('M60 76Q65 79 67 84L68 98H58L58.5 80Z', mix(dark(c), '#3F3B2C', 0.5)) +
    line('M30 88H66', mix(c, INK, 0.6), 1.4) + form('M33 90h8v8h-8zM44 90h8v8h-8zM55 90h8v8h-8z',
      mix(c, '#6B6548', 0.5), ' stroke-width="1.4"'),
  vest: (c) => BODY.base(c) + patch('M42 70L48 80L54 70Z', mix(c, CREAM, 0.45)) +
    form('M25 98L27 82Q31 77 37 73L44 84L46 98ZM71 98L69 82Q65 77 59 73L52 84L50 98Z',
      ['#6B5A3E', '#54603F', '#5B4636'][hash(c) % 3]) + line('M28 89h13M55 89h13', INK, 1.4),
  jacket: (c) => BODY.base(c) + patch('M40 70L48 90L56 70Z', '#B9AE98') +
    form('M39 69L28 77L36 82L33 86L47 98Z', light(c, 0.1)) + form('M57 69L68 77L60 82L63 86L49 98Z', dark(c, 0.12)),
  suit: () => BODY.base('#3A3D47') + patch('M38 70L48 92L58 70Z', CREAM) +
    form('M45.5 76h5l-1 4l2.5 12l-4 5l-4 -5l2.5 -12z', RED, ' stroke-width="1.2"') +
    form('M38 69.5L30 77L37 82L35 85L47 98Z', '#4A4D58') + form('M58 69.5L66 77L59 82L61 85L49 98Z', '#2E3038'),
  shirt: (c) => BODY.base(c) + patch('M41 70L48 80L55 70Z', CREAM) +
    form('M39 69L33 76L43 83L48 79Z', light(c, 0.15)) + form('M57 69L63 76L53 83L48 79Z', dark(c, 0.08)) +
    line('M48 80V97', dark(c, 0.35), 1.6) + line('M66 89h10', dark(c, 0.45), 1.6),
  polo: () => BODY.base('#2F3238') + form('M39 69L34 76L43 81L48 77Z', '#454952') +
    form('M57 69L62 76L53 81L48 77Z', '#24272C') + line('M48 77V87', '#5C616B', 1.6) +
    rect(64, 84, 9, 6, GOLD, noLine),
  coverall: (c) => BODY.base(c) + form('M37 69.5L35 77Q48 83 61 77L59 69.5Q48 76 37 69.5Z', dark(c, 0.12)) +
    form('M20 77.5L27 75.2L33 98H24ZM76 77.5L69 75.2L63 98H72Z', '#E0A63C', ' stroke-width="1.4"') +
    line('M26 84.5l4 -1M70 84.5l-4 -1', CREAM, 2.4) + line('M48 81V97', dark(c, 0.4), 2),
  security: (c) => BODY.base(c) + form('M39 69L34 76L43 82L48 78Z', light(c, 0.12)) +
    form('M57 69L62 76L53 82L48 78Z', dark(c, 0.12)) +
    form('M46 78h4l1.5 19h-7z', dark(c, 0.5), ' stroke-width="1.2"') + star(66, 87, 4.5, GOLD) +
    line('M14 85l9 -4M82 85l-9 -4', GOLD, 2),
  great: (c) => BODY.base(c) + form('M36 69L24 77L34 88L48 81Z', light(c, 0.1)) +
    form('M60 69L72 77L62 88L48 81Z', dark(c, 0.12)) +
    patch('M30 78l4 -2.5l3 5l-4 3zM66 78l-4 -2.5l-3 5l4 3z', RED) + circle(43, 90, 1.6, GOLD, noLine) +
    circle(53, 90, 1.6, GOLD, noLine),
  wetsuit: () => BODY.base('#2F363C') + form('M37 68L36 78Q48 83 60 78L59 68Q48 74 37 68Z', '#3D474F') +
    line('M20 79Q28 90 30 98M76 79Q68 90 66 98', '#5E6D75', 3),
  clergy: (c) => BODY.base(c) + form('M37 69.5L36 77Q48 82 60 77L59 69.5Q48 75 37 69.5Z', c) +
    rect(44, 73.5, 8, 6, CREAM, noLine) + line('M48 84V96M44 88H52', GOLD, 2.4),
  rag: (c) => form('M7 98C7 84 14 79 27 75.5L40 70H56L69 75.5C82 79 89 84 89 98L80 94L74 98L66 ' +
      '92L58 98L48 92L40 98L32 93L22 98L15 93Z', c) + patch(
      'M58 71L69 75.5C82 79 89 84 89 98L80 94L74 98L66 92C66 84 63 76 58 71Z', dark(c, 0.25)) +
    line('M30 82l10 6M66 80l-9 7', dark(c, 0.4), 1.8),
};
const braces = (c) => line('M29 76L36 98M67 76L60 98', c, 3.4);
