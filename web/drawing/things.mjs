// SPDX-License-Identifier: MIT
// things.mjs -- what is no person: vehicles, guns, works, a dog; 96 by 96, on the ground of their side.
import { alien } from './beasts.mjs';
import { FIELDS, fieldNames } from './bust.mjs';
import { FORCES, forceOf } from './forces.mjs';
import { dogHead } from './kit.mjs';
import {
  CREAM,
  INK,
  NAVY,
  RED,
  STEEL,
  WOOD,
  around,
  circle,
  cross,
  dark,
  flip,
  form,
  hash,
  inked,
  light,
  line,
  lots,
  mix,
  noLine,
  oval,
  patch,
  placed,
  star,
} from './pen.mjs';
import { thingOf, wordsOf } from './roles.mjs';

const wheel = (x, y, r, c = '#3A3833') => circle(x, y, r, c) +
  circle(x, y, r * 0.5, '#8A8470', ' stroke-width="1.4"');
const tracks = (x, y, w, h, n) => form(
    `M${x + h / 2} ${y}H${x + w - h / 2}q${h / 2} 0 ${h / 2} ${h / 2}t${-h / 2} ` +
    `${h / 2}H${x + h / 2}q${-h / 2} 0 ${-h / 2} ${-h / 2}t${h / 2} ${-h / 2}z`, '#3A362E') +
  Array.from({ length: n }, (_, i) => circle(x + h / 2 + ((w - h) / (n - 1)) * i, y + h / 2, h * 0.34, '#8A8168',
      ' stroke-width="1.4"')).join('');
const mark = (m, x, y) => m === 'star' ? star(x, y, 5, CREAM) : m === 'kreuz'
  ? patch(`M${x - 1.6} ${y - 5}h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z`, INK) +
  line(`M${x - 1.6} ${y - 5}v3.4h-3.4M${x + 1.6} ${y - 5}v3.4h3.4M${x - 1.6} ` +
    `${y + 5}v-3.4h-3.4M${x + 1.6} ${y + 5}v-3.4h3.4`, CREAM, 1.1) : m === 'sun'
  ? circle(x, y, 4, RED, ` stroke="${CREAM}" stroke-width="1.4"`) : m === 'ring' ? circle(x, y, 4, NAVY, noLine) +
  circle(x, y, 2, CREAM, noLine) : m === 'rstar' ? star(x, y, 5, RED) : m === 'cross'
  ? circle(x, y, 6, CREAM, noLine) + cross(x, y, 4.5, RED) : '';
export const THING = {
  tank: (c, v) => tracks(6, 66, 84, 18, 6) + form('M8 68L14 54H78L90 62L86 68Z', c) +
    patch('M54 54H78L90 62L86 68H56Z', dark(c, 0.2))
    + (v.k % 3 === 2 ? form('M20 54L26 42H60L72 54Z', light(c, 0.06)) + form('M66 46H95V50H66Z', dark(c, 0.1)) +
        form('M62 44h8v9h-8z', dark(c, 0.15))
      : v.k % 3 === 1 ? form('M26 54L27 38Q28 36 31 36H58Q61 36 62 39L64 54Z', light(c, 0.06)) +
        patch('M50 36H58Q61 36 62 39L64 54H53Z', dark(c, 0.16)) + form('M62 42H94V46H62Z', dark(c, 0.1)) +
        form('M90 40h6v8h-6z', dark(c, 0.2)) + form('M34 31h12v5h-12z', dark(c, 0.1))
        : form('M24 54Q24 38 36 37H52Q63 38 66 54Z', light(c, 0.06)) +
          patch('M50 37H52Q63 38 66 54H55Q56 44 50 37Z', dark(c, 0.16)) + form('M62 43H90V47H62Z', dark(c, 0.1)) +
          form('M34 32h11v5h-11z', dark(c, 0.1)))
    + (v.skirt ? form('M4 68L8 40Q48 34 88 40L92 68Z', '#8B8A5C') +
        line('M20 39L18 68M36 37.5L35 68M60 37.5L61 68M76 39L78 68', '#5F5E3C', 1.6) +
        form('M60 36H92V40H60Z', dark(c, 0.1)) : '') + mark(v.m, v.skirt ? 48 : 40, v.skirt ? 54 : 46) +
      (v.skirt ? '' : line('M16 60H50', dark(c, 0.35), 1.6)),
  halftrack: (c, v) => tracks(8, 70, 46, 16, 4) + wheel(77, 78, 9) + form('M8 72L10 48H58L64 52L88 58L90 72Z', c) +
    patch('M58 48L64 52L88 58L90 72H62Z', dark(c, 0.2)) + form('M58 48l8 -2l6 9l-8 -2z', '#5F5F4A') +
    line('M40 46L62 34', STEEL, 4.5) + form('M36 40h10v10h-10z', dark(c, 0.2)) + mark(v.m, 30, 60),
  apc: (c, v) => wheel(20, 76, 9) + wheel(40, 76, 9) + wheel(60, 76, 9) + wheel(79, 76, 9) +
    form('M5 70L12 50H80L93 62L88 74H9Z', c) + patch('M58 50H80L93 62L88 74H60Z', dark(c, 0.2)) +
    form('M34 50L38 39H56L62 50Z', light(c, 0.06)) + form('M56 42H84V46H56Z', dark(c, 0.15)) + mark(v.m, 28, 61) +
    line('M16 66H84', dark(c, 0.35), 1.6),
  jeep: (c, v) => form('M44 50L50 36', 'none') + wheel(22, 76, 11) + wheel(75, 76, 11) +
    form('M6 72V58L14 54H50L54 58H86L91 64V72L86 74Q84 62 75 62Q66 62 64 74H33Q31 62 ' + '22 62Q13 62 11 74Z', c) +
    patch('M54 58H86L91 64V72L86 74Q84 62 75 62Q66 62 64 74H56Z', dark(c, 0.2)) + line('M54 58L48 38', INK, 4) +
    line('M54 58L48 38', '#9FB6BA', 1.8) + form('M26 40L58 30L59 34L28 46Z', STEEL) + line('M30 54V42', STEEL, 4) +
    mark(v.m, 44, 66),
  truck: (c, v) => wheel(20, 78, 10) + wheel(42, 78, 10) + wheel(78, 78, 10) +
    form('M6 74V34Q6 30 10 30H56Q60 30 60 34V74Z', v.can ?? light(c, 0.22)) +
    patch('M44 30H56Q60 30 60 34V74H46Z', dark(v.can ?? c, 0.12)) + line('M20 31V73M34 31V73', dark(c, 0.25), 1.8) +
    form('M60 74V46H74L80 58L92 61V74Z', c) + form('M64 50H72L76 58H64Z', '#9FB6BA') +
    patch('M80 58L92 61V74H78Z', dark(c, 0.2)) + mark(v.m, 27, 54),
  boat: (c, v) => form('M4 60H92Q86 78 78 80H16Q8 76 4 60Z', c) + patch('M56 60H92Q86 78 78 80H56Z', dark(c, 0.2)) +
    form('M30 60V42H58L64 60Z', light(c, 0.16)) + form('M35 46h9v7h-9zM48 46h8l2 7h-10z', '#5B7780') +
    line('M20 60V30', WOOD, 3) + form('M70 56h6v-8h-6zM72 48H92V51H72Z', STEEL) +
    patch('M0 80Q12 75 24 80T48 80T72 80T96 80V96H0Z', '#3F7F88') +
    line('M6 87q8 -4 16 0M40 88q8 -4 16 0M70 86q8 -4 16 0', '#A9D0CC', 1.8) + mark(v.m, 76, 67),
  heli: (c, v) => line('M4 28H92', INK, 3.4) + form('M46 28h6v10h-6z', STEEL) + form('M56 44L94 40V48L62 58Z', c) +
    form('M90 30h5v16h-5z', c) + form('M14 58Q14 38 40 37H54Q66 40 66 54Q64 68 46 68H26Q14 68 14 58Z', c) +
    patch('M50 37H54Q66 40 66 54Q64 68 46 68Q58 54 50 37Z', dark(c, 0.22)) +
    form('M17 56Q18 44 32 42V56Z', '#9FB6BA') + form('M38 44h16v15h-16z', INK) +
    line('M14 78H66M24 68l-3 10M54 68l3 10', INK, 3) + mark(v.m, 76, 47),
  drone: () => line('M20 38L48 50L76 38M26 62L48 50L70 62', STEEL, 4.5) + oval(20, 36, 15, 3.4, '#6B6E70', '') +
    oval(76, 36, 15, 3.4, '#6B6E70', '') + oval(26, 62, 13, 3, '#54575A', '') + oval(70, 62, 13, 3, '#54575A', '') +
    form('M34 46Q48 38 62 46L60 57Q48 63 36 57Z', '#3E4246') + circle(48, 57, 6, '#23262B') +
    circle(48, 57, 2.6, '#D8452F', noLine),
  goliath: (c) => form('M0 82Q30 76 60 81T96 80V98H0Z', '#8A7A50') + tracks(20, 58, 62, 26, 4) +
    form('M30 60L36 46H74L78 60Z', c) + patch('M58 46H74L78 60H60Z', dark(c, 0.2)) +
    line('M20 72Q4 70 0 84', INK, 2),
  dozer: (c) => tracks(8, 66, 56, 20, 4) + form('M12 68V42H30V24H56V50H66V68Z', c) +
    patch('M50 24H56V50H66V68H52Z', dark(c, 0.2)) + form('M34 29h16v15h-16z', '#9FB6BA') +
    line('M60 66L80 62', STEEL, 6) + form('M78 44Q90 60 80 88L74 86Q82 62 72 46Z', '#7D8185') +
    line('M20 42V30', STEEL, 4),
  gun: (c, v) => v.neb ? line('M6 84L42 66M76 84L54 66', INK, 6) + line('M6 84L42 66M76 84L54 66', c, 3) +
    wheel(48, 76, 11) + placed([[-9, -8], [-9, 2], [-9, 12]].map(
        ([x, y]) => form(`M${x - 14} ${y - 5}H${x + 44}V${y + 4}H${x - 14}Z`, light(c, y / 60))).join(''),
      'translate(40 48) rotate(-24)') : v.k % 2 ? form('M18 84L40 56H58L76 84', 'none') +
    line('M20 84L42 58M72 84L56 58', INK, 6) + line('M20 84L42 58M72 84L56 58', c, 3) +
    placed(form('M-14 -7H10V7H-14Z', c) + form('M10 -3.5H56V3.5H10Z', dark(c, 0.15)),
      'translate(46 54) rotate(-38)') + form('M34 52h22v18h-22z', dark(c, 0.1)) : line('M6 82L40 66', INK, 7) +
    line('M6 82L40 66', c, 4) + form('M30 50H92V56H30Z', dark(c, 0.1)) + form('M88 48h7v10h-7z', dark(c, 0.2)) +
    form('M20 48h22v12h-22z', dark(c, 0.15)) + form('M40 34L54 38V72L42 74Z', c) +
    patch('M48 36.3L54 38V72L48 73Z', dark(c, 0.2)) + wheel(40, 74, 13) + mark(v.m, 47, 46),
  bunker: (c, v) => form('M4 84L12 48Q14 44 20 43L70 40Q80 40 84 48L92 84Z', '#A9A594') +
    patch('M60 40.6L70 40Q80 40 84 48L92 84H66Z', '#827E70') +
    form('M10 44Q30 32 50 34Q74 32 86 44L84 50Q50 42 12 50Z', '#7C8A4E') + form('M24 58H72L68 68H28Z', '#23211D') +
    line('M24 58H72', CREAM, 1.6) + (v.k % 2 ? form('M46 60H88V65H46Z', STEEL) : form('M44 61h20v3h-20z', STEEL)) +
    patch('M4 84Q20 78 36 84T68 83T92 84V96H4Z', '#6B7A42'),
  mine: (c, v) => v.k % 3 === 0 ? form('M0 76Q24 66 48 70T96 74V98H0Z', '#8A7A50') +
    form('M22 74Q22 60 48 59Q74 60 74 74Q74 84 48 85Q22 84 22 74Z', '#5B604A') +
    oval(48, 68, 15, 5, '#76795C', '') + form('M43 56h10v9h-10z', STEEL) +
    line('M53 60Q74 48 92 58', INK, 1.6) : v.k % 3 === 1 ? form('M0 80Q30 74 60 79T96 78V98H0Z', '#8A7A50') +
    Array.from({ length: 5 }, (_, i) => circle(14 + i * 17, 62, 15, 'none',
        ` stroke="${STEEL}" stroke-width="2.4"`)).join('') + line('M4 50L92 74M4 74L92 50', STEEL, 1.8) +
    line('M14 40V84M82 40V84', WOOD, 4.5) : form('M0 80Q30 74 60 79T96 78V98H0Z', '#8A7A50') +
    line('M48 82V44', WOOD, 5) + form('M24 22H72V48H24Z', CREAM) + circle(48, 32, 7, INK, noLine) +
    patch('M44 37h8v5h-8z', INK) + circle(45.5, 32, 1.8, CREAM, noLine) + circle(50.5, 32, 1.8, CREAM, noLine) +
    line('M34 45h28', RED, 2.4),
  camera: () => line('M62 96V34', INK, 7) + line('M62 96V34', '#8A8E90', 4) +
    placed(form('M-30 -10H14V10H-30Z', '#5B6468') + form('M-42 -8h12v16h-12z', '#3E4246') +
      circle(-42, 0, 5, '#23262B') + circle(6, -2, 2.4, '#E2402B', noLine), 'translate(58 38) rotate(-14)') +
    patch('M20 50L2 88H42Z', '#FBEFB4', '.35'),
  tower: () => patch('M36 30L-4 8V44Z', '#FBEFB4', '.55') +
    line('M30 46L20 94M66 46L76 94M26 66L72 88M70 66L24 88', INK, 5) +
    line('M30 46L20 94M66 46L76 94M26 66L72 88M70 66L24 88', WOOD, 2.6) + form('M24 30h48v18h-48z', '#8B6236') +
    form('M18 30L48 12L78 30Z', '#5F4A34') + form('M34 32h28v9h-28z', '#2A241E') + circle(36, 35, 4.5, '#FBF3C4'),
  cat: () => form('M22 96Q18 70 34 62H62Q78 70 74 96Z', '#2E2B2C') +
    form('M26 44L26 18L42 30H54L70 18V44Q72 66 48 68Q24 66 26 44Z', '#2E2B2C') +
    oval(38, 46, 4.5, 5, '#D5C24E', '') + oval(58, 46, 4.5, 5, '#D5C24E', '') +
    patch('M37.2 42h1.6v8h-1.6zM57.2 42h1.6v8h-1.6z', INK) + patch('M45 54h6l-3 4z', '#B8786E') +
    line('M40 58L22 56M40 60L24 64M56 58L74 56M56 60L72 64', '#8A8684', 1.4),
  dog: dogHead,
};
/** What a thing's picture follows from, where the data say no more. */
export function variantOf(c, salt = 0) {
  const r = lots(hash(c.id + '/' + salt));
  return { t: thingOf(c), field: ((f) => (/Japan/.test(c.force ?? '') && f === 'sun' ? 'arch' : f))(
        fieldNames[Math.floor(r() * fieldNames.length)]), mirror: r() < 0.5,
      k: thingOf(c) === 'alien' ? 0 : Math.floor(r() * 6), tint: Math.floor(r() * 3) };
}
const PAINT = { Germany: '#A59466', 'German Frontline': '#8B8B78', 'German Elite': '#A59466',
    'German Tank Hunters': '#A59466', 'Ridge Garrison': '#8B8B78', 'Japanese Frontline': '#8B8450',
    'Japanese Elite': '#7C8460', 'Vietnam Elite': '#6B7748', 'Hill Militia': '#A99868',
    'Karsa Insurgents': '#B9A27A', 'Harbour Syndicate': '#6B6E78', 'Coast Regiment': '#66707A',
    'Works Security': '#4F5A68', 'US Modern': '#B3A27C', PMC: '#8A8778', 'Reclamation Service': '#D39A3C',
    UK: '#7A7A4C' };
const MARKS = { 'US 1944': 'star', 'US Airborne': 'star', Germany: 'kreuz', 'German Frontline': 'kreuz',
    'German Elite': 'kreuz', 'German Tank Hunters': 'kreuz', 'Japanese Frontline': 'sun', 'Japanese Elite': 'sun',
    UK: 'ring', 'Vietnam Elite': 'rstar', 'Coast Regiment': 'rstar' };
export const paintOf = (c) => {
  const f = forceOf(c);
  return [PAINT[f] ?? '#6F7B45', { skirt: / dd\b/i.test(c.title),
        neb: /nebelwerfer|recoilless|missile-swarm/.test(wordsOf(c)),
        k: /tiger|cromwell|churchill|panther|captured gun/i.test(c.title) ? 1
        : /stug|sturm|hetzer|marder|ka-mi/i.test(c.title) ? 2
        : /sherman|m4a|m10|panzer iv|pt-76|stuart|ha-go/i.test(c.title) ? 0
        : /flak|mountain gun|coast gun/i.test(c.title) ? 1
        : /pak|pounder|fifty-seven|millimetre|dug-in|cart/i.test(c.title) ? 0 : hash(c.title) >>> 3,
        m: /ambulance/i.test(c.title) ? 'cross' : MARKS[f] }];
};

export function thing(c, t, salt) {
  if (t === 'alien')
    return alien(c, salt);
  const F = FORCES[forceOf(c)], g = F.ground, disc = mix(g, F.night ? '#93A3B8' : '#F0E2BC', F.night ? 0.42 : 0.6),
    [paint, v] = paintOf(c), q = variantOf(c, salt);
  const own = inked(THING[t]([paint, dark(paint, 0.14), mix(paint, '#8A8468', 0.4)][q.tint],
        { ...v, k: t === 'tank' || t === 'gun' ? v.k : q.k }));
  return around(FIELDS[q.field](g, disc) + (['bunker', 'mine', 'camera', 'tower', 'cat', 'dog', 'drone', 'boat',
        'heli'].includes(t) ? '' : patch('M0 82Q24 78 48 81T96 80V96H0Z', dark(g, 0.25)))) +
    (q.mirror ? flip(own) : own);
}
