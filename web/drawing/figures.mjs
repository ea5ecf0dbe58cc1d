// SPDX-License-Identifier: MIT
// figures.mjs -- a whole figure from the side, facing right, as a list of joints; 96 by 96, the ground at 88.
import { HAIRS, SKINS } from './forces.mjs';
import {
  CREAM,
  GOLD,
  INK,
  LEATHER,
  RED,
  WEB,
  circle,
  cross,
  dark,
  form,
  light,
  line,
  noLine,
  oval,
  patch,
  placed,
  rect,
  short,
  star,
} from './pen.mjs';
import { WEAPONS } from './weapons.mjs';

export const limb = (pts, w, c) => {
  const d = 'M' + pts.map((q) => q.map(short).join(' ')).join('L');
  return line(d, INK, w + 3) + line(d, c, w);
};
/** Headgear from the side, about a head at 0,0 of radius 7. */
export const SIDE = {
  m1: (c) => form('M-9.5 0C-10 -11 -3 -13 1 -13C8 -13 10 -6 10.5 -1L13 .5L-10 2Z', c) +
    patch('M-9.5 0C-10 -8 -6 -12 -2 -12.5Q-7 -6 -5 1.3L-9.8 1.6Z', dark(c)),
  stahl: (c) => form('M-8 -3C-8 -11 -3 -13 1 -13C8 -13 10 -7 10 -3L13.5 -1L6 .5Q2 0 1 4L-12 6.5' + 'Q-9 2 -8 -3Z',
      c) + patch('M-8 -3C-8 -9 -5 -12 -2 -12.5Q-6 -4 -6 5.3L-12 6.5Q-9 2 -8 -3Z', dark(c)),
  brodie: (c) => form('M-16 -1Q0 -8 16 -1Q0 3 -16 -1Z', dark(c, 0.1)) +
    form('M-9 -3C-9 -11 -4 -12.5 0 -12.5C5 -12.5 9 -10 9 -3Q0 -6 -9 -3Z', c),
  para: (c) => form('M-9.5 2C-10 -11 -4 -13 0 -13C7 -13 10 -7 10 0Q0 -2 -9.5 2Z', c) +
    line('M-4 1L3 8M5 0L3 8', LEATHER, 1.6),
  beret: (c) => form('M-9 -3C-14 -8 -10 -13 2 -12C9 -12 11 -6 9 -3Q0 -5 -9 -3Z', c) +
    rect(4, -9, 3, 4, GOLD, noLine),
  peaked: (c) => form('M-11 -8Q0 -15 11 -11L9 -4H-9Z', c) + form('M-9 -5H9V-2H-9Z', dark(c, 0.5)) +
    form('M7 -3L14 1L6 1Z', INK),
  m43: (c) => form('M-9 -1C-9 -10 -5 -11 0 -11C7 -11 9 -7 9 -2Z', c) + form('M7 -4L14 0L6 1Z', dark(c)),
  type90: (c) => form('M-13 1Q0 -5 13 1Q0 2 -13 1Z', dark(c, 0.12)) +
    form('M-9.5 -1C-10 -11 -4 -13 0 -13C6 -13 10 -9 9.5 -1Q0 -4 -9.5 -1Z', c) + star(6, -7, 2.4, GOLD),
  jcap: (c) => form('M-9 0L-12 9L-6 9L-4 0Z', dark(c, 0.15)) + SIDE.m43(c) + star(4, -7, 2.4, GOLD),
  pith: (c) => form('M-16 3Q-8 -5 0 -5Q9 -5 16 3Q0 -1 -16 3Z', dark(c, 0.12)) +
    form('M-9 -3C-9 -11 -4 -13 0 -13C5 -13 9 -10 9 -3Q0 -6 -9 -3Z', c),
  conical: (c) => form('M0 -15L19 0Q0 5 -19 0Z', c) + line('M-8 -7Q0 -5 8 -7', dark(c), 1.2),
  boonie: (c) => form('M-15 0Q0 -5 15 0Q0 4 -15 0Z', dark(c, 0.1)) +
    form('M-8.5 -2C-9 -11 -4 -11.5 0 -11.5C5 -11.5 9 -10 8.5 -2Q0 -4 -8.5 -2Z', c),
  slouch: (c) => form('M-14 -1Q0 -5 16 1Q0 3 -14 -1Z', dark(c, 0.12)) +
    form('M-8.5 -2C-9 -11 -4 -12.5 0 -11C5 -12.5 9 -10 8.5 -2Z', c) + line('M-8.5 -4H8.5', '#B9A36A', 2),
  fast: (c) => form('M-9.5 0C-10 -11 -4 -13 1 -13C7 -13 10 -7 9.5 -1L4 -3H-1L-4 2Z', c) +
    circle(-1, 2, 3.6, '#3B3D3C') + form('M8 -11h5v4h-5z', '#33363A'),
  wrap: (c) => form('M-9 1C-13 -10 -4 -14 2 -13C10 -12 12 -5 9 -1Q0 -4 -9 1Z', c) +
    line('M-8 -3Q0 -10 9 -8', dark(c), 1.4) + form('M-9 0L-13 12L-7 11L-5 0Z', dark(c, 0.15)),
  watch: (c) => form('M-8.5 -1C-10 -11 -4 -13 0 -13C5 -13 10 -10 8.5 -2Z', c) +
    form('M-9.5 -4Q0 -7 9.5 -4V0Q0 -3 -9.5 1Z', light(c, 0.12)),
  hardhat: (c) => form('M-13 0Q0 -4 15 0Q0 2 -13 0Z', dark(c, 0.15)) +
    form('M-9.5 -1C-10 -11 -4 -12 0 -12C5 -12 10 -11 9.5 -1Q0 -4 -9.5 -1Z', c) + circle(8.5, -6, 2.6, '#FBF3C4'),
  hood: (c) => form('M-10 8C-14 -12 -2 -15 4 -12Q9 -8 6 -5Q-1 -4 0 8Z', c),
  hair: (c, s) => form('M-7.5 2C-9 -8 -3 -9.5 1 -9C7 -9 8 -5 7 -3Q0 -5 -3 -1Z', HAIRS[s?.hair ?? 0]),
};
const sideHat = (h) => /^m1para|ukpara|fallschirm|riot|crash|flight/.test(h) ? 'para' : /^m1|ssh|sallet/.test(h)
  ? 'm1' : /^stahl/.test(h) ? 'stahl' : /^brodie|kettle|canon/.test(h) ? 'brodie' : /^type90/.test(h) ? 'type90'
  : /^fast/.test(h) ? 'fast' : /hood|veil|balac|frog|shemagh/.test(h) ? 'hood' : /jpeak|peaked|sailor/.test(h)
  ? 'peaked' : /pakol|wrap|ushanka/.test(h) ? 'wrap' : /ballcap|flatcap|sidecap/.test(h) ? 'm43' : h === 'headband'
  ? 'hair' : h;
const gunAt = (arm, x, y, t, k = 0.62) => {
  const w = WEAPONS[arm];
  return w ? `<g stroke="${CREAM}" stroke-width="6" opacity=".7">` +
    `${placed(w(), `translate(${x} ${y}) rotate(${t}) scale(${k})`)}` + '</g><g stroke-width="3">' +
    `${placed(w(), `translate(${x} ${y}) rotate(${t}) scale(${k})`)}</g>` : '';
};
/** head, far arm, far leg, torso, near leg, near arm; the weapon at a place and turn. */
const POSES = {
  aim: { head: [46, 20], far: [[47, 34], [58, 40], [70, 33]], fleg: [[41, 56], [36, 70], [28, 86]],
      tor: [[44, 34], [42, 55]], nleg: [[43, 56], [54, 69], [54, 86]], near: [[44, 35], [50, 45], [58, 36]],
      gun: [57, 34, -2], foot: 1 },
  port: { head: [48, 18], far: [[48, 33], [58, 42], [66, 36]], fleg: [[44, 55], [38, 70], [28, 85]],
      tor: [[46, 33], [45, 54]], nleg: [[46, 55], [56, 68], [60, 86]], near: [[45, 34], [41, 47], [53, 50]],
      gun: [53, 48, -38], foot: 1 },
  walk: { head: [48, 18], far: [[48, 33], [56, 44], [62, 50]], fleg: [[44, 55], [38, 70], [26, 82]],
      tor: [[46, 33], [45, 54]], nleg: [[46, 55], [58, 66], [62, 86]], near: [[45, 34], [42, 48], [54, 52]],
      gun: [54, 51, -8], foot: 1 },
  kneel: { head: [44, 34], far: [[46, 47], [57, 53], [69, 46]], fleg: [[40, 68], [30, 84], [16, 86]],
      tor: [[42, 48], [39, 67]], nleg: [[40, 68], [60, 68], [58, 86]], near: [[42, 49], [49, 59], [57, 50]],
      gun: [56, 47, -2], foot: 1 },
  tube: { head: [46, 34], far: [[47, 47], [60, 52], [66, 42]], fleg: [[40, 68], [30, 84], [16, 86]],
      tor: [[43, 48], [39, 67]], nleg: [[40, 68], [60, 68], [58, 86]], near: [[43, 49], [52, 58], [56, 46]],
      gun: [52, 37, -8, 0.78], foot: 1 },
  prone: { head: [55, 62], far: [[52, 74], [62, 84], [68, 76]], fleg: [[24, 82], [12, 83], [2, 80]],
      tor: [[50, 74], [26, 82]], nleg: [[24, 83], [12, 86], [2, 87]], near: [[50, 76], [58, 86], [66, 77]],
      gun: [64, 70, 0, 0.66] },
  point: { head: [46, 18], far: [[46, 33], [60, 32], [76, 26]], fleg: [[41, 55], [37, 70], [32, 86]],
      tor: [[44, 33], [42, 54]], nleg: [[43, 55], [50, 70], [52, 86]], near: [[43, 34], [36, 46], [44, 54]],
      gun: [45, 55, 18, 0.5], foot: 1 },
  glass: { head: [46, 20], far: [[47, 34], [60, 34], [57, 23]], fleg: [[41, 56], [37, 70], [32, 86]],
      tor: [[44, 34], [42, 55]], nleg: [[43, 56], [49, 70], [51, 86]], near: [[44, 35], [56, 38], [56, 24]],
      foot: 1 },
  throw: { head: [48, 20], far: [[46, 34], [60, 36], [70, 28]], fleg: [[42, 55], [34, 68], [22, 84]],
      tor: [[45, 34], [43, 55]], nleg: [[44, 55], [58, 66], [60, 86]], near: [[43, 34], [28, 30], [22, 16]],
      foot: 1 },
  hip: { head: [48, 18], far: [[48, 33], [58, 44], [66, 46]], fleg: [[44, 55], [36, 70], [28, 86]],
      tor: [[46, 33], [45, 54]], nleg: [[46, 55], [56, 69], [58, 86]], near: [[45, 34], [42, 48], [52, 51]],
      gun: [52, 49, -4, 0.72], foot: 1 },
  run: { head: [54, 20], far: [[50, 34], [62, 40], [70, 34]], fleg: [[42, 54], [28, 62], [14, 74]],
      tor: [[50, 34], [43, 54]], nleg: [[44, 54], [60, 62], [60, 84]], near: [[48, 36], [40, 48], [54, 50]],
      gun: [54, 49, -16], foot: 1 },
  lay: { head: [42, 38], far: [[44, 51], [54, 54], [62, 44]], fleg: [[38, 70], [28, 85], [14, 86]],
      tor: [[41, 52], [38, 69]], nleg: [[39, 70], [56, 71], [54, 86]], near: [[41, 53], [52, 60], [60, 52]],
      foot: 1 },
};

export function figure(s, pose, shadeAll) {
  const p = POSES[pose], c = shadeAll ? dark(s.tunic, 0.35) : s.tunic, c2 = dark(c, 0.24),
    skin = s.dead ? '#A9AE97' : shadeAll ? dark(SKINS[s.tone], 0.3) : SKINS[s.tone],
    hatc = shadeAll ? dark(s.hatc, 0.35) : s.hatc, boot = '#3A2C20';
  const foot = (l, cc) => {
    const [x, y] = l[2];
    return p.foot ? limb([[x - 1, y], [x + 5, y + 0.5]], 5.5, cc) : '';
  };
  let o = limb(p.far, 5.5, c2) + circle(...p.far[2], 3.2, skin) + limb(p.fleg, 7.5, c2) + foot(p.fleg, dark(boot));
  if (s.pack !== false && !/point|glass/.test(pose)) {
    const [x, y] = p.tor[0];
    o += pose === 'prone' ? form(`M${x - 14} ${y - 3}q1 -9 8 -9q7 0 7 6z`, dark(WEB, 0.15))
      : form(`M${x - 16} ${y - 1}q0 -5 5 -5h5v20h-5q-5 0 -5 -4z`, dark(WEB, 0.15));
  }
  if (s.arm === 'flamer') {
    const [x, y] = p.tor[0];
    o += form(`M${x - 20} ${y - 4}q0 -5 5 -5q5 0 5 5v20h-10z`, '#6B6B4A');
  }
  if (s.kit === 'radio') {
    const [x, y] = p.tor[0];
    o += form(`M${x - 19} ${y - 5}h11v20h-11z`, '#5F6440') + line(`M${x - 16} ${y - 5}L${x - 22} ${y - 32}`, INK, 2);
  }
  o += limb(p.nleg, 8.5, c) + foot(p.nleg, boot) + limb(p.tor, 13, c);
  const [[tx, ty], [ux, uy]] = p.tor;
  o += line(`M${tx - 4} ${ty}L${ux - 4} ${uy}`, c2, 4) +
    line(`M${short(ux - 6)} ${short(uy - 2)}L${short(ux + 6)} ${short(uy - 2)}`,
      dark(WEB, pose === 'prone' ? 1 : 0.05), pose === 'prone' ? 0 : 3);
  const [hx, hy] = p.head, tilt = pose === 'prone' ? 0 : pose === 'aim' || pose === 'kneel' ? 6 : 0;
  o += placed(form('M-4 5h8v6h-8z', dark(skin, 0.2)) + circle(0, 0, 7.4, skin) +
      patch('M-7.4 0A7.4 7.4 0 0 0 0 7.4Q-4 3 -3 -4Z', dark(skin, 0.18)) +
      form('M7 -1l3 3.5l-3.5 1z', skin, ' stroke-width="1.4"') + oval(3.8, 0.3, 1, 1.4, INK) +
      (s.facial >= 4 ? patch('M-3 2Q2 5 6.5 3Q7 10 1 10Q-4 8 -3 2Z', HAIRS[s.hair]) : '') +
      SIDE[sideHat(s.hat)](hatc, s) + (/medic/.test(s.hat) ||
        s.kit === 'medic' ? circle(0, -6, 3.6, CREAM, noLine) + cross(0, -6, 2.6, RED) : ''),
      `translate(${hx} ${hy}) rotate(${tilt})`);
  if (p.gun && s.arm && s.arm !== 'none')
    o += gunAt(s.arm === 'mortar' ? 'carbine1' : s.arm, ...p.gun);
  o += limb(p.near, 6.2, c) + circle(...p.near[2], 3.5, skin);
  if (pose === 'glass')
    o += form('M56 17h12v7h-12z', '#33352F');
  if (pose === 'throw')
    o += placed(WEAPONS.grenade(), 'translate(21 11) scale(.55)');
  return o;
}
