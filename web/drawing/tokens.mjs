// SPDX-License-Identifier: MIT
// tokens.mjs -- the token of a card: figures and things without a ground of their own.
import { alien } from './beasts.mjs';
import { SIDE, figure, limb } from './figures.mjs';
import {
  CREAM,
  INK,
  LEATHER,
  RED,
  STEEL,
  WOOD,
  circle,
  cross,
  dark,
  form,
  hash,
  inked,
  line,
  mix,
  noLine,
  oval,
  patch,
  placed,
  tidy,
} from './pen.mjs';
import { personOf } from './person.mjs';
import { thingOf, wordsOf } from './roles.mjs';
import { THING, paintOf } from './things.mjs';

/** The others of a squad: one tone, no lines, so that the first man stands out. */
const shape = (f, c) => f.replace(/fill="(?!none)[^"]*"/g, `fill="${c}"`).replace(/stroke="(?!none)[^"]*"/g,
    `stroke="${c}"`).replace(/<g [^>]*opacity[^>]*><g[^>]*>.*?<\/g><\/g>/g, '').replace(/ opacity="[^"]*"/g, '');
const bag = () => form('M58 72h22v16h-22z', CREAM) + cross(69, 80, 5.5, RED) +
  line('M62 72q7 -7 14 0', LEATHER, 2.4);
const tripod = () => placed(form('M-12 -5H14V5H-12Z', STEEL) + form('M14 -3.5H42V2.5H14Z', '#5A5B5C') +
    form('M-18 -2h6v8h-6z', WOOD) + form('M-2 5h12v9h-12z', '#6B6B45'), 'translate(60 60) scale(.8)') +
  line('M60 64L46 86M60 64L62 88M60 64L80 86', INK, 5) +
  line('M60 64L46 86M60 64L62 88M60 64L80 86', '#6B6C66', 2.4);
const tube = () => line('M62 58L54 86M62 58L76 86', INK, 4.5) + line('M62 58L54 86M62 58L76 86', '#8A8B80', 2) +
  placed(form('M-5 -34h10v50h-10z', '#5A5B4A') + form('M-6 -37h12v5h-12z', STEEL) +
    line('M-1.5 -30V14', '#9A9B80', 2), 'translate(56 70) rotate(18)') + form('M40 84h20v5h-20z', STEEL);

function dogToken() {
  return limb([[18, 72], [16, 80], [18, 88]], 4, '#5F4226') + limb([[36, 72], [38, 80], [36, 88]], 4, '#5F4226') +
    form('M12 70Q12 60 24 60L40 58Q44 50 50 50L58 54L60 59L50 62Q46 72 40 75Q26 78 14 76Z', '#B98C4E') +
    patch('M14 66Q26 60 40 60L36 68Q24 70 13 72Z', '#4A3524') + form('M43 52L40 43L49 49Z', '#4A3524') +
    limb([[14, 68], [6, 60]], 3, '#8A6236') + limb([[22, 74], [21, 82], [23, 88]], 4, '#8A6236') +
    limb([[42, 72], [43, 80], [42, 88]], 4, '#8A6236') + circle(53, 54.5, 1.2, INK, noLine) +
    line('M44 62l6 2', RED, 3);
}
/** A counter's picture: no ground of its own, for whatever ground the counter has. */
const carried = { ammo: () => form('M58 52h15v11h-15z', '#6B7340') + line('M61 52v-4h9v4', STEEL, 2),
    charge: () => form('M30 50h15v13h-15z', '#B09C66') + line('M30 55h15M37 50v13', '#5F5536', 1.4),
    rope: () => circle(38, 48, 7, 'none', ` stroke="${INK}" stroke-width="6"`) +
    circle(38, 48, 7, 'none', ' stroke="#D8BE84" stroke-width="3.4"'),
    spade: () => placed(form('M-1.5 0h3v26h-3z', WOOD) + form('M-5 -10h10v10q-5 4 -10 0z', STEEL),
      'translate(32 30) rotate(-20)'), paper: () => form('M60 46h10v13h-10z', CREAM),
    sack: () => form('M26 30Q22 42 32 46Q42 44 38 30Z', '#CBB27C'),
    bike: () => circle(26, 76, 12, 'none', ` stroke="${INK}" stroke-width="3"`) +
    circle(72, 76, 12, 'none', ` stroke="${INK}" stroke-width="3"`) +
    line('M26 76L42 56H64L72 76M42 56L50 76H26M50 76L64 56M64 56l-2 -8h7', '#5B6468', 3.4) };
const DUMMY = { straw: () => line('M48 88V30M22 46H74', INK, 7) + line('M48 88V30M22 46H74', WOOD, 4) +
    form('M34 42H62L66 72H30Z', '#757C6C') + line(
      'M24 43l-8 -3M24 47l-9 1M24 50l-7 5M72 43l8 -3M72 47l9 1M72 50l7 5M34 72l-3 8' +
      'M42 72l-1 9M52 72l2 9M62 72l4 8', '#D9B85A', 3) + circle(48, 27, 9, '#D9B85A') +
    placed(SIDE.stahl('#565E57'), 'translate(48 25) scale(1.2)'),
    panels: () => form('M14 80L30 60H52L40 80Z', '#D9622F') + form('M46 82L56 62H80L76 82Z', CREAM) +
    line('M14 80L30 60M76 82L80 62', INK, 2) + form('M38 50L46 36H62L58 50Z', '#D9622F'),
    lamp: () => line('M34 88L46 52M62 88L50 52M48 88V52', INK, 5) +
    line('M34 88L46 52M62 88L50 52M48 88V52', WOOD, 2.6) + patch('M62 38L96 18V58Z', '#FBEFB4', '.7') +
    form('M34 26h24l8 6v14l-8 6h-24z', '#5B6468') + oval(65, 39, 4, 8, '#FBF3C4', '') };
const dummyOf = (w) => /straw/.test(w) ? 'straw' : /marker panels/.test(w) ? 'panels' : /signal lamp/.test(w)
  ? 'lamp' : /inflated/.test(w) ? 'tank' : null;

export function token(c, salt = 0) {
  const t = thingOf(c), dm = dummyOf(wordsOf(c));
  if (dm)
    return tidy(oval(48, 89, 40, 4.5, INK, ' opacity=".22"') +
        inked(dm === 'tank' ? placed(THING.tank('#8FA05A', { k: 0, m: 'star' }) +
            line('M10 58Q6 64 12 70M30 40Q44 32 58 40', CREAM, 2) + line('M4 84l8 -8M92 84l-8 -8', '#C9AE74', 2.4),
            'translate(0 4)') : DUMMY[dm]()));
  if (t === 'alien')
    return tidy(alien(c).replace(/^.*?(?=<path d="M0 82Q24 76)/, ''));
  const shadow = oval(48, 89, 40, 4.5, INK, ' opacity=".22"');
  if (t && t !== 'gun')
    return tidy(shadow + inked(placed(THING[t](...paintOf(c)), t === 'dog' ? '' : 'translate(0 4)')));
  const s = personOf(c, salt), w = wordsOf(c), at = (x, y, k, f) => placed(f, `translate(${x} ${y}) scale(${k})`);
  if (t === 'gun')
    return tidy(shadow + inked(at(-14, 22, 0.76, figure({ ...s, arm: 'none' }, 'lay', 1)) +
          placed(THING.gun(...paintOf(c)), 'translate(16 8) scale(.84)') +
          at(-2, 26, 0.72, figure({ ...s, arm: 'none' }, 'lay'))));
  const pose = { mg: /tripod|vickers|mount|fifty-caliber|thirty|m1919|42 team/.test(w) ? 'crew' : 'prone',
      bren: 'prone', fg: 'aim', at: 'tube', rpg: 'tube', sniper: /tree|stalker|pruett/.test(w) ? 'kneel' : 'prone',
      mortar: 'mortar', smg: 'hip', pistol: 'point', flamer: 'hip', grenade: 'throw', bar: 'hip', none: 'walk',
      knife: 'run', carbine: 'port', m16: 'port', ak: 'hip', gl: 'port', sword: 'point', shotgun: 'hip' }[s.arm] ??
    (s.n >= 3 ? ['port', 'aim', 'walk', 'kneel'][(hash(c.id) >>> 9) % 4] : 'aim');
  const q = s.kit === 'medic' ? 'medic' : s.kit === 'glass' &&
    s.arm !== 'sniper' ? 'glass' : s.rank?.[0] === 'bar' ? 'point' : s.kit === 'dog' ? 'dog'
    : /runner|assault|storm|sprint|raid|rope|climb/.test(w) ? 'run' : pose;
  const back = (x, y, k, pose2, arm = 'rifle', tone = 0.3) => {
    const m = mix(dark(s.tunic, tone), '#B9B391', 0.12);
    return `<g stroke="${m}">${at(x, y, k, shape(figure({ ...s, arm }, pose2), m))}</g>`;
  };
  let f;
  if (q === 'medic')
    f = figure({ ...s, arm: 'none' }, 'lay') + bag();
  else if (q === 'mortar')
    f = placed(at(-112, 12, 0.86, figure({ ...s, arm: 'none' }, 'lay', 1)), 'scale(-1 1)') + tube() +
      at(-14, 4, 0.95, figure({ ...s, arm: 'none' }, 'lay'));
  else if (q === 'crew')
    f = back(-20, 14, 0.84, 'lay', 'none') + tripod() + at(2, 8, 0.92, figure({ ...s, arm: 'none' }, 'lay'));
  else if (q === 'dog')
    f = at(14, 0, 1, figure(s, 'walk')) + placed(dogToken(), 'translate(-2 0)');
  else if (q === 'prone' && s.n >= 2)
    f = (s.n >= 3 ? back(30, -2, 0.8, 'aim') : '') +
      back(-16, -8, 0.92, s.n >= 3 ? 'kneel' : 'lay', s.n >= 3 ? 'rifle' : 'none') + figure(s, 'prone');
  else if (s.n >= 3)
    f = back(-20, 3, 0.84, q === 'run' ? 'run' : ['port', 'walk', 'hip'][hash(c.id) % 3]) +
      back(36, 3, 0.84, q === 'run' ? 'run' : ['aim', 'port', 'point', 'throw'][(hash(c.id) >>> 5) % 4]) +
      at(4, 4, 0.96, figure(s, q));
  else if (s.n === 2)
    f = back(-20, 6, 0.88, q === 'tube' ? 'lay' : 'walk', 'carbine1') + at(8, 2, 0.98, figure(s, q));
  else
    f = at(-1, -1.5, 1.02, figure(s, q));
  if (carried[s.kit] && !/prone|mortar|crew|medic|dog|tube/.test(q))
    f += s.n >= 3 ? at(4, 4, 0.96, carried[s.kit]()) : s.n === 2 ? at(8, 2, 0.98, carried[s.kit]())
      : at(-1, -1.5, 1.02, carried[s.kit]());
  return tidy(shadow + inked(f, 1.8));
}
