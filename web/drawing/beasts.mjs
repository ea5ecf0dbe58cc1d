// SPDX-License-Identifier: MIT
// beasts.mjs -- the beasts: bone and glaze for the Drift, fired clay and embers for the Kiln.
import { FIELDS } from './bust.mjs';
import { FORCES } from './forces.mjs';
import {
  CREAM,
  INK,
  around,
  circle,
  dark,
  flip,
  form,
  inked,
  light,
  line,
  mix,
  noLine,
  patch,
  placed,
} from './pen.mjs';
import { wordsOf } from './roles.mjs';
import { variantOf } from './things.mjs';
import { WEAPONS } from './weapons.mjs';

export function alien(c, salt = 0) {
  const w = wordsOf(c), kiln = /kiln/i.test(c.force), n = c.reticles ?? 1;
  const a = kiln ? ['#A65A34', '#84402F', '#BE7C46'][variantOf(c, salt).tint]
    : ['#DAD4BE', '#AFBBA2', '#C9B796'][variantOf(c, salt).tint], b = dark(a, 0.3),
    glow = kiln ? '#FFB547' : '#7FC7B5';
  const eye = (x, y, q = 3) => circle(x, y, q, INK, noLine) + circle(x, y, q * 0.55, glow, noLine);
  const crack = (d) => kiln ? line(d, '#FFB547', 1.8) : line(d, dark(a, 0.22), 1.4);
  const leg = (d, q = 5) => line(d, INK, q + 3) + line(d, b, q);
  const q = (c.title + ' ' + c.icon).toLowerCase();
  const plan = /spittle|pitcher/.test(q) ? 'kilnbody' : /centipede|flue/.test(q) ? 'many'
    : /geode|crystal cl/.test(q) ? 'geode' : /spider|gleaner|ant$|porters|cricket|singer|mite|centipede|flue/.test(
      q) ? 'legs' : /snail|rasp|scales|beetle|guard|shell|marl|quencher|porcelain/.test(q) ? 'shell'
    : /greyhound|courser|wolf|lancer|glass|thresher|mantis/.test(q) ? 'hunter' : /giraffe|stilt|cow/.test(q)
    ? 'stilt' : /manta|kite|flatfish|sill|drop|blob/.test(q) ? 'flat'
    : /mother|queen|smelter|furnace|stoker|bellows|brood|ember|geode|clinker/.test(q) ? 'kilnbody' : 'mason';
  const beast = {
    legs: () => leg('M40 56L18 40L6 84M56 56L78 40L90 84M42 62L26 54L20 90M54 62L70 54L76 90', 4.5) +
      form('M26 56Q26 34 48 34Q70 34 70 56Q70 72 48 74Q26 72 26 56Z', a) +
      patch('M54 34.5Q70 36 70 56Q70 72 48 74Q62 60 54 34.5Z', b) + crack('M36 44l6 8l-3 7M58 46l-4 8') +
      eye(42, 62) + eye(54, 62) + eye(36, 57, 2) + eye(60, 57, 2) + line('M42 70l-4 9M54 70l4 9', INK, 3),
    many: () => leg('M20 66l-6 22M32 70l-5 20M44 72l-3 20M56 72l3 20M68 70l5 20M80 66l6 22', 3.6) +
      form('M6 58Q8 40 24 44Q30 28 48 32Q66 26 74 42Q90 40 92 58Q88 74 72 72Q60 80 48 76' +
        'Q34 80 26 72Q8 74 6 58Z', a) + patch('M58 31Q70 30 74 42Q90 40 92 58Q88 74 72 72Q66 76 60 77Q72 54 58 31Z',
        b) + line('M26 46Q22 58 27 70M44 34Q40 54 44 74M62 32Q66 52 62 74M76 44Q80 58 75 70', b, 2.2) +
      crack('M34 48l4 8M54 46l-3 9') + eye(13, 56) + eye(20, 53, 2.2) + line('M8 48L2 36M14 46L14 32', INK, 2.6),
    shell: () => form('M6 84Q10 72 24 72H74Q90 72 92 84Z', mix(a, '#8A6A5A', 0.4)) +
      form('M16 76Q14 32 50 28Q86 30 86 76Q50 84 16 76Z', a) +
      patch('M58 28.5Q86 34 86 76Q76 79 64 79.5Q78 50 58 28.5Z', b) +
      line('M20 62Q48 46 84 60M30 42Q50 34 76 44', b, 2.4) + crack('M40 34l-4 14l6 10M64 50l4 12') +
      form('M8 80Q2 60 14 56Q26 58 26 80Z', mix(a, '#8A6A5A', 0.3)) + eye(13, 66) + eye(20, 70, 2.2) +
      line('M10 57l-4 -11M16 56l2 -12', INK, 2.6),
    hunter: () => leg('M34 66L28 78L32 92M62 62L74 74L68 92M42 66L44 80L38 92M56 64L58 78L54 92', 5) +
      form('M18 52Q30 36 54 40Q80 42 86 28Q88 56 66 68Q36 76 18 52Z', a) +
      patch('M60 41Q80 42 86 28Q88 56 66 68Q58 71 48 70Q70 62 60 41Z', b) +
      form('M30 40l4 -14l7 12zM44 38l5 -14l7 14zM58 40l7 -12l5 10z', kiln ? '#7A3420' : '#9DC2B4') +
      form('M24 46Q4 44 4 58Q10 66 26 64Q34 56 24 46Z', a) + eye(18, 53) + line('M5 60l8 1l3 -3l3 4l4 -2', INK, 2) +
      crack('M46 48l8 8M60 50l6 4') + (/thresher|mantis|lancer/.test(w) ? line('M20 64L6 78L22 92', INK, 7) +
        line('M20 64L6 78L22 92', glow, 2.6) : ''),
    stilt: () => leg('M36 46L28 70L32 94M58 46L66 70L62 94M44 48L42 72L46 94M52 48L54 72L50 94', 4) +
      form('M26 44Q26 28 48 27Q72 28 72 44Q70 54 48 55Q28 54 26 44Z', a) +
      patch('M56 27.5Q72 29 72 44Q70 54 48 55Q66 46 56 27.5Z', b) + line('M30 36Q22 24 22 14', INK, 10) +
      line('M30 36Q22 24 22 14', a, 6.5) + form('M10 14Q10 6 22 6Q32 8 30 16Q24 22 14 20Z', a) + eye(18, 13, 2.6) +
      crack('M44 32l5 8M60 38l-4 7'),
    flat: () => form('M4 62Q20 38 48 34Q76 38 92 62Q72 58 66 70Q58 62 48 78Q38 62 30 70Q24 58 4 62Z', a) +
      patch('M58 36Q78 42 92 62Q72 58 66 70Q60 64 55 67Q68 52 58 36Z', b) + line('M48 78Q50 88 44 95', INK, 4.5) +
      line('M24 54Q48 40 72 54', b, 2.4) + crack('M36 48l5 8M58 46l-3 9') + eye(40, 52) + eye(56, 52) +
      eye(48, 46, 2),
    kilnbody: () => form('M16 90Q8 60 26 44Q30 20 48 18Q66 20 70 44Q88 60 80 90Z', a) +
      patch('M56 20Q68 26 70 44Q88 60 80 90H60Q76 58 56 20Z', b) +
      form('M34 62Q34 48 48 48Q62 48 62 62V76Q48 82 34 76Z', '#2A1A14') +
      patch('M38 74Q38 58 48 58Q58 58 58 74Q48 79 38 74Z', glow) +
      patch('M43 75Q44 65 48 64Q52 65 53 75Q48 77 43 75Z', CREAM) + form('M40 19L42 8H54L56 19Z', b) + eye(38, 38) +
      eye(58, 38) + crack('M24 60l8 6M70 56l-5 9M48 26v8') + leg('M20 80L8 92M76 80L88 92', 5),
    geode: () => form('M10 88L22 52L34 70L40 30L54 60L64 22L72 62L84 48L88 88Z', a) +
      patch('M64 22L72 62L84 48L88 88H62L54 60ZM40 30L54 60L50 88H42Z', b) +
      patch('M44 88Q44 74 52 74Q60 74 60 88Z', glow) + line('M22 52l4 30M40 30l-2 50M64 22l2 56', light(a, 0.5),
        1.6) + eye(36, 66) + eye(66, 62),
    mason: () => leg('M34 74L28 94M62 74L68 94', 7) + leg('M26 48L12 62L22 76M70 48L84 62L74 76', 5.5) +
      form('M24 50Q22 34 48 33Q74 34 72 50L66 78Q48 84 30 78Z', a) +
      patch('M58 34Q74 38 72 50L66 78Q60 80 54 81Q66 56 58 34Z', b) +
      form('M34 34Q30 12 48 11Q66 12 62 34Q48 40 34 34Z', a) + patch('M54 12Q66 16 62 34L56 36.5Q60 24 54 12Z', b) +
      eye(42, 25) + eye(54, 25) + line('M44 33l4 3l4 -3', INK, 2) + crack('M36 50l6 9l-4 8M58 54l5 8') +
      (/bone|knife|spear/.test(w) ? placed(WEAPONS.knife(), 'translate(22 78) rotate(-60)') : ''),
  }[plan];
  const one = beast(), g = FORCES[c.force].ground, disc = mix(g, '#F0E2BC', 0.55), v = variantOf(c, salt);
  const pal = (k, x, y) => `<g opacity=".55">${placed(one, `translate(${x} ${y}) scale(${k})`)}</g>`;
  const ground = patch('M0 82Q24 76 48 80T96 80V96H0Z', dark(g, 0.25));
  const all = inked((n >= 3 ? pal(0.42, -4, 12) + pal(0.42, 60, 10) : n === 2 ? pal(0.46, -4, 8) : '') +
      placed(one, n >= 2 ? 'translate(7 10) scale(.9)' : 'translate(4.8 4) scale(.9)'));
  return around(FIELDS[v.field](g, disc)) + ground + (v.mirror ? flip(all) : all);
}
