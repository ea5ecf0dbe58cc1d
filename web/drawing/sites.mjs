// SPDX-License-Identifier: MIT
// sites.mjs -- what stands in a Location, by the words of its card.
import { SKINS } from './forces.mjs';
import {
  CREAM,
  GOLD,
  INK,
  NAVY,
  RED,
  STEEL,
  TEAL,
  WOOD,
  circle,
  cross,
  dark,
  either,
  form,
  light,
  line,
  mix,
  noLine,
  oval,
  patch,
  placed,
  rect,
  short,
  star,
} from './pen.mjs';
import {
  REMAINS,
  apple,
  boat,
  bus,
  bush,
  canopy,
  car,
  cave,
  chimney,
  church,
  coil,
  container,
  crane,
  crate,
  fence,
  grave,
  graveCross,
  hedgehog,
  heliAt,
  house,
  hut,
  kilnCone,
  liana,
  mast,
  mound,
  outlined,
  palm,
  pathIn,
  pillbox,
  pine,
  pipesAt,
  pylon,
  reeds,
  ripples,
  roadIn,
  room,
  sandbags,
  spots,
  tanks,
  teeth,
  tree,
  trunks,
  tuft,
  wallOf,
  waterOf,
  wheelAt,
  windowAt,
} from './scenery.mjs';
import { THING } from './things.mjs';

export const SITES = [
  ['radar', /radar-dish/, () => outlined(form('M70 88L82 74H232L246 88Z', '#A9A08A') + form('M96 77h40v6h-40z', INK) +
      form('M144 74L150 44H166L172 74Z', '#7C7F6E') + line('M150 56L166 72M166 56L150 72', '#55584C', 1.4) +
      placed(form('M-30 -8Q0 26 30 -8Q0 4 -30 -8Z', '#8E927C') + oval(0, -8, 30, 7, '#6F7460', '') +
        line('M-30 -8L0 -26L30 -8M0 2V-26', '#4A4D42', 1.6) + circle(0, -27, 3, RED), 'translate(160 34) rotate(-32)') +
      mast(222, 74, 44))],
  ['rail', /railway|\brail /, (p, r) => outlined(patch('M0 62L30 50H270L300 62V84H0Z', p.mid) +
        patch('M0 62L30 50H270L300 62V66H0Z', light(p.mid, 0.2)) + line('M0 51H300', '#3F3B35', 1.8) +
        line(Array.from({ length: 34 }, (_, i) => `M${4 + i * 9} 50v4`).join(''), '#6B4B2E', 2.4) +
        placed(form('M-34 -4V-22H34V-4Z', '#7A4A38') + line('M-24 -22V-4M-12 -22V-4M0 -22V-4M12 -22V-4M24 -22V-4',
          '#55331F', 1.2) + circle(-24, -2, 4, '#2E2C2A') + circle(-14, -2, 4, '#2E2C2A') +
          circle(14, -2, 4, '#2E2C2A') + circle(24, -2, 4, '#2E2C2A'), 'translate(150 50)') +
        line('M226 50V22', '#33363A', 2) + form('M226 22h14v4h-14z', RED) + cave(90, 84, 9, 13)) +
      spots(8, r, (x) => bush(x, 88 + r() * 8, 0.6 + r() * 0.4, p.tree))],
  ['teeth', /spiky-field|dragon/, () => outlined(
        Array.from({ length: 4 }, (_, j) => Array.from({ length: 11 + j },
          (_, i) => teeth((i + (j % 2) / 2) * (300 / (10 + j)), 62 + j * 11, 0.7 + j * 0.28)).join('')).join('')),
      { flat: 1 }],
  ['hedge', /hedgerow/, (p, r) => patch('M138 56L96 100H204L162 56Z', p.earth) +
      line('M146 58L124 100M154 58L176 100', dark(p.earth, 0.18), 2.2) +
      outlined(form('M0 40Q40 28 84 38Q120 40 140 56L92 100H0Z', p.tree) +
        form('M300 40Q260 28 216 38Q180 40 160 56L208 100H300Z', dark(p.tree, 0.16))) +
      spots(10, r, (x) => bush(x, 52 + Math.abs(x - 60) * 0.3, 1 + r() * 0.4, light(p.tree, 0.12)), 0, 110) +
      spots(10, r, (x) => bush(x, 46 + Math.abs(x - 190) * 0.35, 1 + r() * 0.4, p.tree), 195, 300) +
      outlined(tree(40, 44, 1, light(p.tree, 0.05)) + tree(252, 42, 1.1, p.tree))],
  ['sunken', /sunken road|path-tile/, (p, r) => patch('M0 56H300V100H0Z', p.ground) +
      outlined(form('M0 62Q60 58 120 70L100 100H0Z', dark(p.earth, 0.1)) +
        form('M300 62Q240 58 180 70L200 100H300Z', dark(p.earth, 0.22))) +
      patch('M120 70Q150 64 180 70L200 100H100Z', p.earth) + spots(10, r, (x) => tuft(x, 60 + r() * 4, p.tree)) +
      outlined(tree(70, 60, 0.9, p.tree) + tree(230, 59, 1, p.tree) + fence(0, 62, 56, 8))],
  ['orchard', /fruit-tree|orchard|\bgrove/, (p, r) =>
      outlined(spots(7, r, (x) => apple(x, 66, 0.7, light(p.tree, 0.1))) +
        spots(5, r, (x) => apple(x, 82, 1.05, p.tree), 10, 300)) +
      line('M0 70H300M0 86H300', dark(p.ground, 0.12), 1.4)],
  ['pines', /pine-tree|fir |pine /, (p, r) => spots(16, r,
        (x) => pine(x, 64 + r() * 4, 0.9, mix(p.tree, p.far, 0.4), p.snow)) +
      outlined(spots(9, r, (x) => pine(x, 82 + r() * 8, 1.25 + r() * 0.3, p.tree, p.snow)))],
  ['firebreak', /axe-in-stump/, (p) => patch('M140 56L70 100H230L160 56Z', light(p.earth, 0.1)) +
      outlined([30, 60, 88, 112].map((x, i) => pine(x, 92 - i * 8, 1.5 - i * 0.25, p.tree) +
          pine(300 - x, 92 - i * 8, 1.5 - i * 0.25, dark(p.tree, 0.12))).join('') +
        form('M146 84v-7q6 -3 12 0v7z', '#A37C48') + line('M152 76l8 -12', WOOD, 2) +
        form('M158 62l6 -2l1 6l-5 1z', STEEL))],
  ['beet', /beet\b|wheat|terraced f/, (p, r) => line(
        Array.from({ length: 15 }, (_, i) => `M150 56L${-120 + i * 38.5} 100`).join(''), dark(p.ground, 0.2), 2.4) +
      (/terrace/i.test(p.title) ? outlined(wallOf(0, 70, 300, 7, '#B9A37C') + wallOf(0, 90, 300, 8, '#C4AF88'))
        : '') + spots(22, r, (x) => tuft(x, 66 + r() * 30, dark(p.tree, 0.05))) +
      outlined(house(206, 60, 30, 12, p))],
  ['mines', /minefield|mined|land-mine/, () =>
      outlined(line('M118 84V58', WOOD, 3) + form('M100 42H138V60H100Z', CREAM) +
        circle(119, 49, 4.6, INK, noLine) + patch('M116.5 52.5h5v3h-5z', INK) +
        circle(117.3, 49, 1.1, CREAM, noLine) + circle(120.7, 49, 1.1, CREAM, noLine)) +
      outlined(coil(150, 78, 18) + coil(2, 76, 12) + oval(172, 90, 9, 3, '#5B604A', '') +
        oval(210, 94, 9, 3, '#5B604A', '') + oval(70, 94, 9, 3, '#5B604A', ''))],
  ['ridge', either(/coral ridge|snowing|snowbound|mountain-top|mountaintop|bare saddle|bald/,
        /hills\b|razorback|mountain-climbing/), (p, r) =>
      outlined(form(p.snow || /snow/i.test(p.title) ? 'M0 84L60 50L100 60L150 22L200 56L240 44L300 78V100H0Z'
          : 'M0 80Q60 40 110 52Q150 22 196 48Q240 40 300 76V100H0Z', p.snow ||
          /snow/i.test(p.title) ? '#F1F3EE' : p.ground)) +
      patch(p.snow || /snow/i.test(p.title) ? 'M150 22L200 56L240 44L300 78V100H180Q160 60 150 22Z'
        : 'M158 31Q180 36 196 48Q240 40 300 76V100H180Q186 60 158 31Z', p.snow ||
        /snow/i.test(p.title) ? '#CBD6DA' : dark(p.ground, 0.16)) +
      (/bald/i.test(p.title) ? outlined(spots(7, r, (x) =>
          line(`M${short(x)} ${short(70 + r() * 16)}v-9l3 -4`, '#3A3028', 2))) : '') +
      outlined(spots(5, r, (x) => p.palm ? bush(x, 90, 0.9, p.tree) : pine(x, 94, 0.7, p.tree, p.snow), 0, 120))],
  ['polder', /polder|swamp|marsh|bog|quaking/, (p, r) =>
      waterOf('M0 62H300V100H0Z', /malaria|fever|bog|marsh/i.test(p.all) ? '#7A8F6A' : '#7FA6A6') +
      patch('M0 62H300V65H0Z', '#C9DCD4', '.6') + spots(6, r,
        (x) => patch(`M${short(x - 22)} ${short(72 + r() * 20)}q20 -6 44 0q-20 5 -44 0z`, p.ground)) +
      ripples(0, 300, 68, 98, r) + outlined(fence(30, 80, 56, 9) +
        line('M200 86l-4 -26l-10 -8M196 66l9 -9', '#5A4632', 2.6)) +
      spots(9, r, (x) => reeds(x, 90 + r() * 8, 0.8 + r() * 0.4, p.tree))],
  ['canal', /towpath|nipa|canal/, (p, r) => waterOf('M112 58L60 100H250L178 58Z',
        /nipa/i.test(p.title) ? '#8A8A5A' : '#6FA0A4') + patch('M112 58L60 100H30L104 58Z', p.earth) +
      ripples(110, 220, 64, 98, r) + (p.palm ? outlined(
          [[20, 84], [44, 74], [262, 86], [238, 74], [284, 96]].map(([x, y]) => palm(x, y, 0.9, p.tree)).join('') +
          boat(160, 82, '#6B4B2E', 0.9)) : outlined([0, 1, 2, 3,
          4].map((i) => tree(196 + i * 24, 60 + i * 8, 0.7 + i * 0.2, p.tree)).join('') +
          form('M122 74h46l8 -5v10q-4 5 -10 5h-38q-6 0 -6 -10z', '#7A4A38') +
          form('M130 74v-8h16v8z', '#D8C9A4')))],
  ['bridge', /stone-bridge|viaduct/, (p, r) => waterOf('M0 80H300V100H0Z') + ripples(0, 300, 84, 98, r) +
      outlined(form('M0 46H300V88H282Q282 60 262 60Q242 60 242 88H222Q222 60 202 60Q182 60 182 88' +
          'H162Q162 60 142 60Q122 60 122 88H102Q102 60 82 60Q62 60 62 88H42Q42 60 22 60' + 'Q2 60 2 88H0Z',
          '#BDAF92') + form('M0 40H300V47H0Z', '#CFC2A4')) +
      line('M24 52h10M70 50h12M110 54h10M160 51h12M206 54h10M250 51h12', '#94866B', 1.2) +
      (/viaduct/i.test(p.title) ? patch('M210 36L236 100H300V36Z', p.skyc) +
        patch('M210 40l8 10l-4 8l10 10l-2 14l12 6V40Z', p.skyc) : '')],
  ['culvert', /dungeon-gate|culvert|sewer|drain/,
      (p, r) => outlined(wallOf(70, 86, 160, 50, '#A9A08A', 8) +
        form('M118 90V66Q118 46 150 46Q182 46 182 66V90Z', '#23201C')) +
      line('M126 56V90M138 48V90M150 46V90M162 48V90M174 56V90', '#6F6A60', 3) +
      waterOf('M112 88H188L230 100H70Z', '#7F9C8A') + spots(7, r, (x) => bush(x, 90, 0.9, p.tree), 0, 70) +
      spots(7, r, (x) => bush(x, 90, 0.9, p.tree), 235, 300)],
  ['church', /church|mission/, (p) => outlined(house(30, 72, 34, 20, p) + house(66, 72, 26, 24, p, { chim: 1 }) +
        church(128, 76, p) + house(204, 72, 38, 22, p, { chim: 1 }) + house(246, 72, 30, 18, p)) +
      patch('M0 76H300V100H0Z', p.earth) + line('M0 84H300M0 92H300', dark(p.earth, 0.1), 1) +
      (p.palm ? outlined(palm(100, 82, 1, p.tree)) : outlined(tree(102, 84, 0.9, p.tree)))],
  ['village', /crossroad|village|hamlet|provincial|snowed-in| house$/,
      (p) => (p.palm ? outlined(hut(40, 70, p, /landing/i.test(p.title)) + hut(92, 66, p) + hut(140, 78, p, 1) +
          hut(206, 70, p) + palm(130, 76, 0.9, p.tree) + palm(262, 80, 1.1, p.tree))
        : outlined(house(20, 70, 36, 20, p, { chim: 1 }) + house(62, 68, 28, 24, p) +
          house(98, 72, 36, 22, p, { chim: 1 }) + house(172, 72, 34, 24, p) +
          house(212, 70, 40, 20, p, { chim: 1 }) + house(256, 72, 34, 24, p))) + roadIn(p.earth, 8, 50, 1) +
      (/well/i.test(p.title) ? outlined(wallOf(184, 88, 20, 8, '#A9A08A', 4) + line('M186 80v-10h16v10', WOOD, 2))
        : '') + (/cross/i.test(p.title) ? patch('M0 80H300V87H0Z', p.earth) +
        outlined(line('M128 84V62', WOOD, 2.4) + form('M120 62h20l4 3l-4 3h-20z', CREAM)) : '')],
  ['bricks', /brick-wall|brickworks|brick kiln|furnace/,
      () => outlined(wallOf(60, 80, 180, 24, '#A85E42', 6) + chimney(100, 60, 44) + chimney(206, 60, 36) +
        form('M132 80V68Q150 54 168 68V80Z', '#3A241C') + form('M60 56L150 42L240 56Z', '#7A4A38') +
        Array.from({ length: 5 }, (_, i) => crate(250 + (i % 3) * 12, 84 - Math.floor(i / 3) * 8, 12, 8,
          '#B4694A')).join(''))],
  ['farm', /barn|farm/, (p) => outlined(house(52, 74, 54, 22, p, { chim: 1, ruin: /ruin/i.test(p.title) }) +
        form('M124 76V50L150 32L176 50V76Z', '#9A4A38') + patch('M156 36L176 50V76H162Z', '#7A3A2C') +
        form('M140 76V58H160V76Z', '#5F3A2A') + line('M140 58L160 76M160 58L140 76', CREAM, 1.2) +
        house(190, 74, 56, 18, p) + wallOf(20, 84, 88, 9, '#BDAF92') + wallOf(192, 84, 90, 9, '#BDAF92'))],
  ['cellar', /cellar/, () => rect(0, 0, 300, 100, '#4A3B30', noLine) +
      outlined(form('M20 100V40Q20 10 60 10Q100 10 100 40V100M110 100V40Q110 10 150 10Q190 10 ' +
          '190 40V100M200 100V40Q200 10 240 10Q280 10 280 40V100', '#6B5644') +
        [130, 154, 40, 62, 222, 246].map((x) => oval(x + 6, 84, 13, 13, '#8F6236', '') +
          oval(x + 6, 84, 6, 6, '#7A4E2A', '')).join('') +
        [142, 52, 234].map((x) => oval(x + 6, 62, 13, 13, '#9A6C3C', '') +
          circle(x + 6, 66, 1.6, INK, noLine)).join('')) + patch('M140 0L110 100H190L160 0Z', '#FFE9A0', '.14'),
      { bare: 1 }],
  ['pillbox', /block-house|pillbox|blockhouse|bunker/, (p) =>
      outlined(mound(150, 84, 130, 30, p.mid) + pillbox(150, 78, 1.2) + pillbox(50, 66, 0.6) +
        pillbox(254, 66, 0.6) + (p.sea ? palm(226, 86, 1, p.tree, 1) + palm(78, 84, 1, p.tree) : '') +
        coil(60, 94, 22))],
  ['quarry', /gold-mine|quarry|diggings/, () =>
      outlined(form('M0 92V40L40 26L74 34L100 20L150 30L204 18L240 32L270 24L300 38V92Z', '#DAD3BC')) +
      patch('M74 34L100 20L108 92H80ZM204 18L240 32L236 92H212ZM0 40L40 26L34 92H0Z', '#B8B09A') +
      line('M0 56H300M0 72H300', '#C4BCA4', 1.4) + patch('M0 84H300V100H0Z', '#E6DFC9') +
      outlined(crane(170, 86, 40) + cave(130, 86, 10, 14) + form('M96 92l6 -8h12l4 8z', '#A9A08A'))],
  ['forest', /trail|forester|chestnut|track$/, (p, r) => p.jungle ? ''
      : (/dry/i.test(p.region) ? '' : spots(12, r, (x) => tree(x, 64, 0.9, mix(p.tree, p.far, 0.3))) +
        pathIn(p.earth) + outlined(spots(5, r, (x) => tree(x, 86, 1.5, p.tree), 0, 120) +
          spots(5, r, (x) => tree(x, 86, 1.5, p.tree), 190, 300)))],
  ['goat', /goat|mule|cliff path|switchback|mountain-road|path-distance|staircase/,
      (p, r) => outlined(form('M0 100V50L60 30L110 46L170 14L230 40L300 22V100Z', p.mid)) +
      patch('M170 14L230 40L300 22V100H200Q196 50 170 14Z', dark(p.mid, 0.2)) +
      line(/stair/i.test(p.title) ? 'M130 100L140 90L132 82L148 74L142 66L156 58L152 50L164 42L162 34L170 26'
        : 'M70 100Q200 92 190 82Q120 76 116 68Q180 62 178 54Q140 48 146 40Q170 34 168 22', light(p.earth, 0.25), 5) +
      spots(6, r, (x) => bush(x, 94, 0.7, p.tree)) + (p.palm
        ? outlined(palm(60, 92, 1, p.tree) + palm(250, 88, 1, p.tree)) : '')],
  ['wash', /desert|dry wash|falling-rocks|scree|gully/,
      (p, r) => outlined(form('M0 100V40Q50 30 90 52Q110 70 100 100Z', p.mid) +
        form('M300 100V36Q250 28 214 50Q188 70 204 100Z', dark(p.mid, 0.14))) +
      patch('M100 100Q112 70 132 60H176Q196 72 204 100Z', light(p.earth, 0.1)) + outlined(spots(14, r, (x) => {
      const y = 68 + r() * 28, k = 2 + r() * 5;
      return form(`M${short(x - k)} ${short(y)}q${short(k * 0.2)} -${short(k * 1.3)} ` +
          `${short(k)} -${short(k * 1.3)}q${short(k)} 0 ${short(k)} ${short(k * 1.3)}z`,
          p.snow ? '#C9D2D4' : '#B79A70');
    }))],
  ['mudhut', /hut\b|mud-brick|spring house|well\b/,
      (p) => /signal|aerial/i.test(p.title) ? '' : p.palm
      ? outlined(hut(60, 72, p) + hut(136, 80, p, 1) + hut(210, 74, p) + palm(116, 80, 1, p.tree) +
        palm(190, 84, 1.1, p.tree)) : outlined(house(40, 72, 44, 20, p, { flat: 1 }) +
        house(90, 70, 34, 28, p, { flat: 1 }) + house(130, 76, 44, 22, p, { flat: 1 }) +
        house(184, 72, 36, 26, p, { flat: 1 }) + house(226, 74, 44, 18, p, { flat: 1 }) +
        wallOf(100, 90, 60, 7, '#CDAE7C') + (/spring|well/i.test(p.title)
          ? form('M140 92Q150 84 170 90L186 100H120Z', '#7FB4B4') : ''))],
  ['caves', /cave|hole\b|swallow|limestone|mountain-cave/,
      (p, r) => /lane/i.test(p.title) ? '' : outlined(form(
          'M0 92V36Q30 20 60 34Q90 8 130 24Q160 6 196 28Q240 12 300 40V92Z', p.karst &&
          p.palm ? '#9CA598' : p.sea ? '#CFC4A6' : mix(p.mid, '#B0A58A', 0.5)) + cave(150, 88, 17, 24) +
        cave(84, 84, 10, 15) + cave(214, 82, 10, 16) + cave(44, 80, 6, 9) + cave(258, 78, 6, 9)) +
      patch('M0 88H300V100H0Z', p.ground) + spots(8, r, (x) => bush(x, 94, 0.7, p.tree))],
  ['fort', /hill-fort|castle|fort\b|citadel/, (p) =>
      outlined(form('M40 84V42h8v-5h8v5h8v-5h8v5h8v-5h8v5h124v-5h8v5h8v-5h8v5h8v-5h8v5h8V84Z',
          p.palm ? '#A9A08A' : '#C9A878') + form('M120 84V28h8v-5h8v5h8v-5h8v5h8v-5h8v5h8V84Z',
          p.palm ? '#BDB49C' : '#D6B888') + form('M138 84V66Q148 54 158 66V84Z', '#33281E')) +
      line('M52 52v6M72 52v6M92 52v6M200 52v6M220 52v6M240 52v6', INK, 2) +
      patch('M0 82Q80 76 150 82T300 82V100H0Z', p.ground)],
  ['beach', either(/dawn raid|beach|wet sand|shingle|strand|sand\b|surf|big-wave|runnel|obstacle|caltrops/,
        /groyne|reef|lagoon|shark|black ash|volcano|ash\b|swamped|sea wall|log sea/), (p, r) => {
      const sand = /ash|slag/i.test(p.title) ? '#5B5652' : /shingle|runnel/i.test(p.title) ? '#B4A988' : '#E8D9AE',
        sea = p.night ? '#2F4A6B' : p.sea && p.palm ? '#4FAFB4' : '#6E9AA0';
      const t = p.title.toLowerCase();
      const wet = /reef|lagoon|surf|obstacle|swamped|runnel/.test(t);
      return waterOf('M0 54H300V100H0Z', sea) + patch('M0 54H300V57H0Z', light(sea, 0.4)) +
        (wet ? patch('M0 96Q70 88 150 93T300 90V100H0Z', sand) : patch('M0 78Q60 70 130 76T300 66V100H0Z', sand) +
          line('M0 77Q60 69 130 75T300 65', CREAM, 2.4)) + ripples(0, 300, 58, wet ? 90 : 68, r, light(sea, 0.5)) +
        (/surf/.test(t) ? outlined(form('M60 84Q90 60 130 62Q170 56 190 70Q170 66 164 78Q220 66 250 84Z',
              light(sea, 0.25))) + line('M84 70Q130 56 176 62', CREAM, 3) : '')
        + outlined((/obstacle|caltrops|raid/.test(t) ? [70, 120, 160, 205,
                250].map((x, i) => hedgehog(x, 86 + (i % 2) * 6, 1)).join('') +
              line('M40 92l10 -22M96 94l10 -24M230 92l10 -22', WOOD, 3) : '') +
            (/groyne|sea wall|log/.test(t) ? Array.from({ length: 17 },
                (_, i) => form(`M${70 + i * 10} ${short(90 - i * 0.6)}v-${16 + (i % 3) * 2}h7v${16 + (i % 3) * 2}z`,
                '#8A6238')).join('') : '') + (/swamped/.test(t)
              ? placed(THING.tank('#6F7B45', { k: 0, m: 'star' }), 'translate(112 28) scale(.72)') +
              waterOf('M100 84Q150 78 200 84L210 96H90Z', sea) : '') +
            (/reef|coral/.test(t) ? spots(9, r, (x) => form(
                `M${short(x - 8)} 92q-2 -10 4 -9q0 -8 5 -4q6 -4 6 5q5 1 2 8z`, '#D98A6B')) : '') +
            (/lagoon|shark/.test(t) ? form('M140 78Q150 62 160 78Z', '#54676B') : '') +
            (/mined/.test(t) ? [90, 150, 206].map((x) => circle(x, 88, 6, '#3F4438') +
                line(`M${x} 82v-5M${x - 5} 84l-3 -4M${x + 5} 84l3 -4`, INK, 2)).join('') : '') +
            (p.palm && !wet && !/ash/.test(t) ? palm(206, 84, 1.25, p.tree) + palm(232, 88, 1, p.tree) +
              palm(110, 88, 1, p.tree) : '') + (/shingle/.test(t)
              ? spots(20, r, (x) => oval(x, 88 + r() * 9, 3, 1.8, '#9A9078', '')) : '') +
            (/ash|volcano/.test(t) ? form('M190 60L226 26H242L284 60Z', '#6B645C') : ''));
    }, { flat: 1 }],
  ['jungle', either(/jungle|rain forest|canopy|tripwire|hidden|wooden-crate|observation|treehouse/,
        /wired path|foot trail|triple/), (p, r) => patch('M0 0H300V100H0Z', mix(p.tree, '#C9DDA0', 0.34)) +
      trunks(r, mix(p.tree, '#8FAF70', 0.25), 9) + patch('M0 72Q80 64 150 72T300 70V100H0Z', dark(p.ground, 0.12)) +
      pathIn(p.earth) + trunks(r, '#4A3B28', 4) + canopy(r, dark(p.tree, 0.2), 18) + canopy(r, p.tree, 9) +
      liana(r) + outlined(spots(8, r, (x) => bush(x, 98, 1.4, r() < 0.5 ? p.tree : light(p.tree, 0.14)), 0, 116) +
        spots(8, r, (x) => bush(x, 98, 1.4, p.tree), 196, 300)) +
      (/wire|trip/i.test(p.title) ? outlined(line('M112 84H196', '#E6DDBC', 1.6) + circle(112, 84, 2.6, '#6B6B45'))
        : '') + (/cache|store|crate/i.test(p.all) ? outlined(crate(126, 90, 22, 15) + crate(150, 92, 18, 12) +
          crate(134, 75, 16, 11)) : '') + (/observation|tree\b/i.test(p.title)
        ? outlined(form('M134 40h34v5h-34z', WOOD) + form('M130 28L151 16L172 28Z', '#7A6238') +
          line('M150 45V84M144 50v34', WOOD, 2)) : ''), { bare: 1 }],
  ['grass', /high-grass|kunai|elephant|hay|meadow|pasture|grass\b/,
      (p, r) => [66, 78, 92].map((y, j) => patch('M0 100V' + y +
          Array.from({ length: 40 }, () => `l3.7 -${short(8 + r() * 9)}l3.8 ${short(8 + r() * 9)}`).join('') +
          'V100Z', mix(j === 0 ? light(p.ground, 0.15) : j === 1 ? p.ground : dark(p.ground, 0.12), '#D6C36B',
          0.3))).join('') + (/rasp/i.test(p.title) ? outlined(
          [70, 130, 170, 230].map((x) => placed(REMAINS.rasp(), `translate(${x} 90) scale(.5)`)).join('')) : '') +
      (p.palm ? outlined(palm(236, 70, 0.9, p.tree)) : '')],
  ['paddy', /padd|rice/, (p, r) => waterOf('M0 60H300V100H0Z', '#8FBDB4') +
      line('M0 68H300M0 80H300M0 95H300M40 60L-20 100M100 60L70 100M160 60L168 100M220 ' +
        '60L262 100M280 60L340 100', '#9A8A50', 3) + spots(40, r, (x) => {
      const y = 64 + r() * 34;
      return line(`M${short(x)} ${short(y)}v-3.5M${short(x + 1.6)} ${short(y)}l1 -3`, '#5E9A4A', 1.1);
    }) + outlined(palm(236, 66, 1, p.tree) + palm(262, 64, 0.8, p.tree) + hut(190, 62, p) +
      palm(40, 64, 0.9, p.tree)) + placed(form('M-9 0Q-12 -8 -3 -9H6Q11 -8 10 0Z', '#5B5148') +
      line('M-6 0v5M6 0v5', '#5B5148', 2.4) + line('M-9 -8q-5 -3 -3 -6', '#5B5148', 1.6), 'translate(142 82)')],
  ['river', /river|ford|waterfall|ravine|creek|croc|mangrove|milk/,
      (p, r) => waterOf('M118 58Q60 70 120 80Q170 88 90 100H270Q250 86 200 78Q150 68 176 58Z',
        /milk/i.test(p.title) ? '#EFEBDD' : /brown|flood|swollen/i.test(p.title) ? '#A98A5A' : '#5E9A9A') +
      ripples(90, 240, 66, 98, r, /milk/i.test(p.title) ? '#C9C4B0' : '#CFE4DA') +
      (/ravine|waterfall|ford|swollen/i.test(p.all) ? outlined(
          form('M70 62V26L120 18L136 60ZM230 62V22L182 16L164 60Z', '#8A8A74')) +
        patch('M134 20H166L170 62H130Z', '#DCEBE4') + line('M140 22V60M150 20V62M160 22V60', '#A9CCC6', 1.6) : '') +
      outlined((p.palm ? palm(50, 78, 1.1, p.tree) + palm(256, 76, 1.1, p.tree) : tree(50, 74, 1.1, p.tree) +
          tree(258, 76, 1.1, p.tree)) + (/mangrove|croc/i.test(p.all)
          ? line('M214 84l-10 12M220 84v13M226 84l10 12', '#5A4632', 2.6) + bush(220, 84, 1.6, p.tree) +
          form('M120 86q20 -8 40 0q6 2 0 4h-42z', '#5E6B42') + circle(126, 85, 1.4, '#E6D35A', noLine) : '') +
        (/bend/i.test(p.title) ? boat(160, 82, '#6B4B2E', 0.8) : ''))],
  ['boats', /sampan|canoe|ferry|sailboat|fishing|net sheds|pier|slip|anchor|dry dock|quay/, (p, r) => {
      const sea = p.night ? '#2C4466' : p.palm && !p.sea ? '#8A8A5A' : '#5FA0A8';
      return waterOf('M0 60H300V100H0Z', sea) + ripples(0, 300, 64, 98, r, light(sea, 0.4)) +
        outlined(/pier/i.test(p.title) ? form('M130 60H160L200 100H96Z', '#A37C48') +
          line('M124 66H166M118 73H173M112 81H181M104 90H190', '#7A5A34', 1.4) +
          house(134, 62, 22, 12, p) : form('M0 86H120L140 100H0Z', '#A99A7C') +
          line('M12 86V74M44 86V74M76 86V74M108 86V74', '#5A4632', 3)) +
        outlined(/dock/i.test(p.title) ? form('M90 40H230Q220 78 204 84H120Q100 78 90 40Z', '#8E3F34') +
          form('M90 40H230V52H93Z', '#5B6470') + line('M110 84l-10 12M150 86v12M196 84l10 12', WOOD, 3)
          : boat(190, 84, '#7A4A38', 1.2) + boat(240, 72, '#4F6272', 0.8) +
          (p.night || /ferry|fish/i.test(p.title) ? line('M190 78V48', WOOD, 2.4) +
            form('M192 50L214 74H192Z', CREAM) : '')) + (/shed|market/i.test(p.title)
          ? outlined(house(20, 86, 40, 18, p) + house(64, 86, 34, 22, p)) : '') +
        (/quay|crane/i.test(p.all) ? outlined(crane(96, 86, 56)) : '');
    }],
  ['crates', /cargo-crate|container/, () => outlined(
        [['#A0573B', 20, 78], ['#2F6B5E', 64, 78], ['#C98A42', 108, 78], ['#41597A', 152, 78], ['#8E2320', 196, 78],
          ['#6F7B45', 240, 78], ['#41597A', 42, 62], ['#C98A42', 130, 62], ['#A0573B', 174, 62],
          ['#2F6B5E', 218, 62], ['#8E2320', 130, 46], ['#6F7B45', 218, 46]].map(
          ([c, x, y]) => container(x, y, 42, 15, c)).join('') + crane(96, 78, 58))],
  ['ware', either(/warehouse|cold store|snowflake|ice-cube$|customs|bank|tool crib|toolbox/, /arms cage|ammo-box/),
      (p) => /customs/i.test(p.title) ? outlined(form('M84 80V42H216V80Z', p.wall) +
        form('M78 42L150 20L222 42Z', light(p.wall, 0.2)) +
        [92, 112, 132, 160, 180, 200].map((x) => form(`M${x} 80V46h8V80Z`, CREAM)).join('') +
        form('M76 80H224V86H76Z', '#BDB49C')) : room(['#7D7A6C', '#6E7F7A', '#8A7560', '#6B6E7A'][p.h % 4],
        '#A39A84', p) + outlined([20, 92, 200].map((x) =>
          line(`M${x} 84V20M${x + 60} 84V20M${x} 40h60M${x} 60h60M${x} 82h60`, '#8E4A2C', 2.6)).join('') +
        [[26, 38], [48, 38], [28, 58], [54, 58], [30, 80], [98, 38], [122, 58], [100, 80], [128, 80], [206, 38],
          [228, 38], [206, 58], [236, 80], [210, 80]].map(
          ([x, y], i) => crate(x, y, 18, 12, ['#A37C48', '#8A9160', '#B98C4E'][i % 3])).join('') +
        (/cold/i.test(p.title) ? patch('M0 84Q60 76 120 84T240 82T300 86V100H0Z', '#DDE9EA', '.8') +
          line('M166 18v14M186 18v10M176 18v18', '#CFE4EA', 2.4) : '') +
        (/crib/i.test(p.title) ? form('M108 18H192V84H108Z', '#B08A54') +
          placed(form('M-3 -16q-6 -5 -2 -11l3 6h4l3 -6q4 6 -2 11v32h-6z', '#8B9094'), 'translate(128 50)') +
          line('M150 28V74', WOOD, 4) + form('M140 26h20v9h-20z', STEEL) +
          form('M170 30h12v26h-12zM174 56h4v14h-4z', RED) : '') +
        (/cage|crib/i.test(p.title) ? line(Array.from({ length: 26 }, (_, i) => `M${i * 12} 14V92`).join('') +
          'M0 50H300', '#5B5E60', 1.2) : '')), { bare: 1 }],
  ['alley', /maze|alleys|spice|carpet|market|powder-bag|rolled-cloth/,
      (p) => outlined(house(0, 84, 96, 66, p, { flat: 1 }) + house(204, 84, 96, 62, p, { flat: 1 }) +
        house(110, 66, 34, 30, p, { flat: 1 }) + house(152, 66, 38, 36, p, { flat: 1 })) +
      patch('M96 84L130 66H172L204 84V100H96Z', p.earth) +
      outlined(/market|spice|carpet/i.test(p.all) ? [[60, RED, CREAM], [112, TEAL, CREAM], [164, '#C98A42', CREAM],
          [214, NAVY, CREAM]].map(([x, a, b]) => form(`M${x} 66L${x - 5} 76H${x + 41}L${x + 36} 66Z`, a) +
          patch(`M${x + 8} 66h8l2 10h-10zM${x + 24} 66h8l4 10h-10z`, b) +
          line(`M${x - 2} 76V92M${x + 38} 76V92`, WOOD, 1.6) + form(`M${x} 92v-7h36v7z`, '#A37C48') +
          oval(x + 9, 84, 5, 3, '#D9A53C', '') + oval(x + 20, 84, 5, 3, '#B8542F', '') +
          oval(x + 30, 84, 5, 3, '#7A8A3C', '')).join('') : line('M92 34Q150 46 208 32', INK, 1) +
        [[108, RED], [124, CREAM], [142, '#5F8FA0'], [160, '#D9A53C'],
          [178, CREAM]].map(([x, c]) => form(`M${x} 39h10v12h-10z`, c)).join(''))],
  ['flats', /half-built|flats|press hotel|\bbed\b|rooftop|jump-across|crane cab/,
      (p) => /rooftop/i.test(p.title) ? outlined(house(0, 100, 110, 40, p, { flat: 1 }) +
        house(180, 100, 120, 46, p, { flat: 1 }) + line('M70 60V46M64 46h12', STEEL, 1.6) +
        oval(226, 48, 8, 5, CREAM, '') + line('M226 52v6', STEEL, 2))
      : outlined(form('M96 84V14H200V84Z', '#B4AC98') + Array.from({ length: 5 },
          (_, j) => form(`M100 ${26 + j * 13}V${17 + j * 13}H196V${26 + j * 13}Z`,
          /hotel/i.test(p.title) ? (j % 2 ? '#D9C9A2' : '#CDB98C') : '#5B564C') +
          line([110, 130, 150, 170, 190].map((x) => `M${x} ${17 + j * 13}v9`).join(''), '#8F8672', 2.4)).join('') +
        (/hotel/i.test(p.title) ? form('M110 6H186V14H110Z', RED) : crane(214, 84, 66)) +
        house(30, 84, 50, 26, p, { flat: 1 }))],
  ['street', either(/ring road|horizon-road|blast-wall|concrete-bag|road$|cutting|highway/,
        /corniche|corduroy|motorway|red dirt|bus|depot|visa|file-queue|filling/,
        /jerrycan|gas-pump|garage|vehicle park/), (p) => {
      const t = p.title.toLowerCase();
      const walls = /blast|cutting/.test(t);
      return (p.town === 'flat' || /corniche/.test(t)
          ? outlined(house(10, 66, 40, 26, p, { flat: 1 }) + house(56, 66, 44, 34, p, { flat: 1 }) +
            house(206, 66, 44, 30, p, { flat: 1 }) + (/corniche/.test(t) ? ''
              : house(254, 66, 40, 24, p, { flat: 1 }))) : '') +
        (walls ? outlined(form('M0 30L128 56V66L0 100Z', /cutting/.test(t) ? p.mid : '#BDB8A8') +
            form('M300 30L172 56V66L300 100Z', /cutting/.test(t) ? dark(p.mid, 0.15) : '#A39E8E')) : '') +
        roadIn(/dirt|highway/.test(t) ? p.earth : /corduroy/.test(t) ? '#8F6E45' : '#7D7A74', 9, 92,
          /dirt|highway|corduroy/.test(t)) + (/corduroy/.test(t)
          ? line(Array.from({ length: 8 }, (_, i) =>
              `M${short(141 - i * i * 1.3)} ${62 + i * 5}H${short(159 + i * i * 1.3)}`).join(''), '#5F432B', 1.8)
          : '')
        + outlined((/bus|depot/.test(t) ? bus(40, 80, '#C98A42') + bus(128, 76, '#A0573B') +
              bus(206, 82, '#41597A') : '') + (/motorway|ring|vehicle|garage/.test(t)
              ? car(96, 92, '#8E3F34', 1.1) + car(206, 90, '#41597A', 1.1) + car(136, 74, '#B9A27A', 0.6) +
              car(166, 72, '#6F7B45', 0.55) : '') + (/filling|gas|garage/.test(t) ? form('M96 58H204V66H96Z', RED) +
              line('M104 66V88M196 66V88', CREAM, 3) + rect(136, 74, 10, 14, CREAM) +
              rect(156, 74, 10, 14, CREAM) : '') + (/visa|queue/.test(t)
              ? Array.from({ length: 9 }, (_, i) => placed(circle(0, -15, 3.4, SKINS[(i * 2) % 5]) +
                form('M-4 0V-10Q0 -13 4 -10V0Z', ['#7A6A55', '#41597A', '#8E3F34', '#6F7B45'][i % 4]),
                `translate(${84 + i * 16} 86)`)).join('') : '') +
            (/corniche/.test(t) ? palm(120, 70, 0.8, p.tree) + palm(88, 84, 1.1, p.tree) : p.palm &&
              !walls ? palm(60, 84, 1.1, p.tree) + palm(246, 82, 1, p.tree) : '') +
            (/radar/.test(t) ? line('M214 66V50', STEEL, 3) + form('M200 36Q214 60 232 44Z', '#8A8E90') : ''));
    }],
  ['temple', either(/greek-temple|chancery|fountain|consul|tea house|coffee-cup|clinic|hospital/, /shuttered|film/),
      (p) => {
      const t = p.title.toLowerCase();
      return outlined(form('M70 78V40H230V78Z', p.wall) +
          (/chancery/.test(t) ? form('M64 40L150 14L236 40Z', light(p.wall, 0.2)) +
            [78, 100, 122, 170, 192, 214].map((x) => form(`M${x} 78V42h9V78Z`, CREAM)).join('') +
            form('M60 78H240V84H60ZM50 84H250V90H50ZM40 90H260V97H40Z', '#DDD6C2')
            : form('M64 40V34H236V40Z', p.roof) + [82, 106, 130, 162, 186,
              210].map((x) => rect(x, 48, 10, 14, p.lamp ? '#FFD982' : '#5B6B70')).join('')) +
          (/clinic/.test(t) ? circle(150, 46, 9, CREAM) + cross(150, 46, 6.5, RED) +
            rect(143, 62, 14, 16, '#4B4A45') : '') + (/cinema|shuttered/.test(t)
            ? form('M104 30H196V46H104Z', RED) + line('M112 38H188', CREAM, 3) +
            form('M124 78V58H176V78Z', '#7D8185') + line('M124 63H176M124 68H176M124 73H176', '#54585C', 1.2)
            : '') + (/garden|fountain/.test(t) ? oval(150, 88, 34, 7, '#9FB6BA', '') +
            form('M145 86V70h10V86Z', CREAM) + oval(150, 69, 11, 3, CREAM, '') +
            line('M150 66Q140 54 132 64M150 66Q160 54 168 64M150 66V52', '#DCEBE4', 2) + bush(90, 92, 1.2, p.tree) +
            bush(212, 92, 1.2, p.tree) : '') + (/tea/.test(t)
            ? [110, 150, 190].map((x) => oval(x, 84, 10, 3, '#A37C48', '') + line(`M${x} 86v8`, WOOD, 2.4) +
              form(`M${x - 14} 70Q${x} 56 ${x + 14} 70Z`, x === 150 ? RED : TEAL) +
              line(`M${x} 66V82`, WOOD, 1.4)).join('') : ''));
    }],
  ['lz', /helicopter/, (p, r) => outlined(heliAt(150, 84)) +
      patch('M90 92Q150 84 210 92Q150 98 90 92Z', dark(p.ground, 0.2)) +
      outlined(spots(6, r, (x) => p.palm ? palm(x, 66, 0.8, p.tree) : tree(x, 66, 0.8, p.tree), 0, 90) +
        spots(6, r, (x) => p.palm ? palm(x, 66, 0.8, p.tree) : tree(x, 66, 0.8, p.tree), 215, 300))],
  ['craters', /bombed|cut-palm|blasted/, (p, r) =>
      spots(6, r, (x) => oval(x, 82 + r() * 12, 22, 6, dark(p.earth, 0.3)) +
        oval(x, 83 + r() * 4 + 2, 16, 4, '#7A9A8A')) + outlined(
        spots(9, r, (x) => p.sea ? palm(x, 76 + r() * 12, 0.9, p.tree, 1)
          : line(`M${short(x)} ${short(76 + r() * 10)}l${short((r() - 0.5) * 8)} -` + `${short(20 + r() * 18)}l4 -4`,
          '#4A3B2A', 3.4)))],
  ['rubber', /tree-roots|plantation|coconut/, (p) => outlined([0, 1, 2, 3].map((i) => [-1, 1].map((q) => {
      const x = 150 + q * (16 + i * i * 13), y = 64 + i * 9;
      return /coconut/i.test(p.title) ? palm(x, y, 0.6 + i * 0.3, p.tree) : tree(x, y, 0.6 + i * 0.32, p.tree);
    }).join('')).join('')) + patch('M146 62L120 100H180L154 62Z', p.earth)],
  ['graves', /tombstone|graveyard|churchyard/, (p) => p.palm
      ? outlined([50, 104, 150, 200, 252].map((x, i) => mound(x, 84 + (i % 2) * 8, 24, 16, light(p.ground, 0.06)) +
          form(`M${x - 5} ${80 + (i % 2) * 8}v-9h10v9z`, '#BDB49C')).join(''))
      : outlined(church(188, 68, p) + [60, 84, 108, 132, 156].map((x, i) => grave(x, 82 + (i % 2) * 10) +
          oval(x + 8, 90 + (i % 2) * 6, 7, 2.4, '#3A322A', '')).join('') + graveCross(120, 78, 1) +
        tree(40, 74, 1.2, p.tree))],
  ['base', /sandbags|firebase|trench|communication/,
      (p) => outlined(sandbags(70, 80, 6) + sandbags(176, 80, 6) + form('M128 84V62H172V84Z', '#7A5A34') +
        sandbags(124, 64, 6) + form('M138 84V70H162V84Z', '#23201C')) +
      outlined(coil(10, 94, 34) + line('M60 62V40', WOOD, 2.4) +
        form('M60 40h16l-4 5l4 5h-16z', p.snow ? RED : '#8A8A5A'))],
  ['wire', either(/barbed-coil|wire and|tin can|trip-wire|wooden-fence|electric\b|live fence/,
        /fortified hamlet|spider|floor-hatch/), (p, r) => /hatch|spider/i.test(p.all) &&
      !/tunnel/i.test(p.region) ? outlined(spots(7, r, (x) => bush(x, 68, 1.2, p.tree)) +
        oval(150, 86, 26, 7, '#33281E', '') + form('M126 84Q150 58 178 70L176 82Q150 72 128 88Z', '#8F7A45') +
        [62, 238].map((x) => oval(x, 90, 14, 4, '#8F7A45', '')).join(''))
      : outlined(/hamlet/i.test(p.title) ? hut(84, 70, p) + hut(136, 66, p) + hut(190, 70, p) +
        Array.from({ length: 36 }, (_, i) => form(`M${4 + i * 8.3} 92V72l2 -5l2 5V92Z`, '#A9A552')).join('')
        : (/live|electric/i.test(p.title) ? Array.from({ length: 8 },
          (_, i) => line(`M${10 + i * 40} 92V48`, '#8A8E90', 3) + circle(10 + i * 40, 54, 2, CREAM) +
          circle(10 + i * 40, 66, 2, CREAM)).join('') + line('M0 54H300M0 66H300M0 78H300', '#33363A', 1.2) +
          form('M140 58h22v16h-22z', '#E0B83C') + form('M152 60l-6 8h4l-2 5l7 -8h-4z', INK, noLine)
          : coil(4, 88, 37) + coil(0, 78, 37) + line('M30 92V60M100 92V60M200 92V60M270 92V60', WOOD, 3) +
          [70, 132, 166, 236].map((x) => rect(x, 84, 6, 8, '#B9BDBA')).join('')))],
  ['mast', /radio-tower|power-lightning|transmitter|pylon|signal hut|aerial/,
      (p) => outlined(mound(150, 84, 110, 18, p.ground) +
        (/power/i.test(p.title) ? pylon(150, 76, 54) + pylon(60, 66, 34) + pylon(244, 66, 34) +
          line('M0 34Q30 44 46 40M74 40Q110 50 136 32M164 32Q200 52 230 40M258 40Q280 44 300 36', INK, 0.9)
          : mast(166, 72, 50) + house(112, 78, 36, 17, p, { flat: !p.snow })))],
  ['works', either(/factory|cement|pump|gears|valve|pipes|plug|foundry|anvil|control|console/,
        /gas main|cooling|steam|water-tank|filter|oil-drum|tank farm|flare|campfire/,
        /coal|slag|power-gen|electrical|relay|cable duct|hot-meal|canteen/, /shift office|office|id-card|badge/),
      (p) => {
      const t = p.title.toLowerCase();
      if (/office|console|control|canteen|relay/.test(t))
        return room(p.night ? '#6B7078' : ['#B9AE92', '#9DB0A0', '#C2A98A'][(p.h >>> 3) % 3],
            p.night ? '#4F5258' : '#9A8A6C', p) + outlined(windowAt(24, 14, 50, 28, p) +
            windowAt(226, 14, 50, 28, p) + (/office/.test(t) ? form('M104 12H196V48H104Z', '#2F4A3F') +
              line('M114 22H170M114 30H186M114 38H156', '#DDE5D6', 1.6) +
              form('M112 66H188V72H112ZM118 72h6v20h-6zM176 72h6v20h-6z', WOOD) + form('M134 60h18v6h-18z', CREAM) +
              form('M160 54h12v12h-12z', STEEL) + form('M142 92V78Q150 72 158 78V92Z', '#5F3A2A')
              : /canteen/.test(t) ? form('M96 70H204V92H96Z', '#8A8E90') +
              [112, 138, 164, 188].map((x) => oval(x, 69, 9, 4, '#C98A42', '') +
                line(`M${x} 62q-3 -5 0 -9`, CREAM, 1.6)).join('') : /relay/.test(t)
              ? form('M112 14H188V92H112Z', '#6E7468') + form('M118 20H182V86H118Z', '#33363A') +
              Array.from({ length: 12 }, (_, i) => rect(122 + (i % 3) * 20, 24 + Math.floor(i / 3) * 15, 16, 9,
                i % 4 ? '#8A8E90' : GOLD)).join('') : form('M84 20H216V60H84Z', '#5B6468') +
              Array.from({ length: 10 }, (_, i) => circle(98 + (i % 5) * 26, 31 + Math.floor(i / 5) * 18, 6,
                CREAM) + line(`M${98 + (i % 5) * 26} ${31 + Math.floor(i / 5) * 18}l${(i % 3) * 2 - 2} -4`, RED,
                1.4)).join('') + form('M78 66H222L230 84H70Z', '#7A7F83') +
              [100, 120, 140, 160, 180, 200].map((x, i) => circle(x, 75, 3, i % 2 ? GOLD : RED)).join(''))) +
          (p.lamp ? patch('M150 0L90 100H210Z', '#FFE9A0', '.16') : '');
      if (/valve|pump|foundry|duct|gas main/.test(t))
        return room(['#6B655C', '#5C6B6A', '#75604F'][(p.h >>> 2) % 3], '#8A8276', p) +
          outlined(pipesAt(/gas/.test(t) ? '#D9A53C' : '#8A9A96') +
            (/foundry/.test(t) ? form('M110 40H190L180 74H120Z', '#4A4640') + oval(150, 41, 38, 7, '#FFB547', '') +
              line('M120 34L110 6M180 34L190 6', STEEL, 3) +
              patch('M146 74L136 92H164L154 74Z', '#FFB547')
              : (/pump/.test(t) ? form('M112 86V52Q112 38 132 38H176Q190 38 190 52V86Z', '#41597A') +
                circle(150, 62, 15, STEEL) + circle(150, 62, 6, '#8A8E90') +
                line('M112 74H190', dark('#41597A'), 2) : wheelAt(150, 54, 21)) + circle(80, 56, 9, CREAM) +
              line('M80 56l4 -5', RED, 1.6) + (/pump/.test(t)
                ? form('M196 84V60Q196 48 214 48H250Q262 48 262 60V84Z', '#41597A') +
                circle(228, 66, 10, STEEL) : '') + (/duct/.test(t) ? form('M112 78V26H188V78Z', '#4A4640') +
                line('M122 26V78M134 26V78M146 26V78', RED, 4) + line('M158 26V78M170 26V78', GOLD, 4) +
                rect(178, 44, 8, 12, CREAM) : '')));
      if (/tank|filter|cooling/.test(t))
        return (/filter|pond|basin/.test(t) ? waterOf('M60 66H240L276 94H24Z', '#6FA0A4') +
            outlined(line('M60 66H240L276 94H24ZM150 66V94M50 78H252M104 66L92 94M196 66L208 94', '#BDB49C', 3)) +
            line('M84 72q6 -3 10 0M170 74q6 -3 10 0M120 86q6 -3 10 0', '#CFE4DA', 1.3) +
            patch('M90 62Q84 50 100 46Q120 36 130 50Q150 40 156 54Q150 60 130 58Q110 64 90 62Z', '#E6EAE6', '.55')
            : outlined(tanks(106, 80, '#D6D6CC') + tanks(206, 78, '#C4C6C0') + tanks(10, 78, '#C4C6C0')) +
            outlined(wallOf(0, 88, 300, 7, '#9A948A')));
      return outlined(house(50, 78, 60, 30, p, { flat: 1 }) +
          form('M120 78V44l16 -12v12l16 -12v12l16 -12V78Z', '#8F6A56') +
          rect(128, 54, 7, 8, p.lamp ? '#FFD982' : '#4B4A45') +
          rect(146, 54, 7, 8, p.lamp ? '#FFD982' : '#4B4A45') + chimney(190, 78, 56, '#8A5A48') +
          chimney(210, 78, 44, '#8A5A48') + house(222, 78, 50, 22, p, { flat: 1 })) +
        (/flare/.test(t) ? outlined(circle(176, 18, 26, '#FFD27A', ' opacity=".28" stroke="none"') +
            line('M176 78V30', INK, 7) + line('M176 78V30', '#8A8E90', 4) +
            form('M176 30Q160 18 172 2Q182 8 186 16Q190 24 176 30Z', '#F29A3C') +
            patch('M176 28Q169 20 175 12Q182 18 176 28Z', '#FBE08A')) : '') +
        (/coal|slag/.test(t) ? outlined(mound(90, 92, 40, 18, '#33302E') + mound(160, 94, 46, 16, '#2A2826') +
            (/slag/.test(t) ? line('M120 90q20 -10 40 -2', '#FF9A3C', 2.4) : '')) : '') +
        (/badge|gate/.test(t) ? outlined(line('M90 92V76', STEEL, 5) + form('M90 74H214V79H90Z', CREAM) +
            patch('M108 74h14v5h-14zM138 74h14v5h-14zM168 74h14v5h-14z', RED)) : '') +
        (/kiln|cement/.test(p.all.toLowerCase()) ? outlined(kilnCone(96, 86, 0.9) + kilnCone(248, 84, 0.8)) : '');
    }],
  ['kilns', /kiln path|footsteps|kilnworks|terraces/, (p) => pathIn(light(p.earth, 0.2)) +
      outlined(kilnCone(70, 78, 0.9) + kilnCone(110, 70, 0.6) + kilnCone(206, 76, 1.05) + kilnCone(252, 72, 0.7) +
        kilnCone(168, 66, 0.5))],
  ['bridge2', /rope-bridge|pipe bridge/, (p) =>
      outlined(form('M0 100V46L70 50L90 100Z', p.snow ? '#DDE4E4' : p.mid) +
        form('M300 100V42L230 50L210 100Z', p.snow ? '#C6D0D4' : dark(p.mid, 0.15)) +
        line('M66 42Q150 74 234 42M66 56Q150 88 234 56', '#8F6E45', 2.2) +
        line(Array.from({ length: 15 }, (_, i) => {
      const x = 72 + i * 11.2, u = (x - 150) / 84, y = 58 - 16 * u * u + 14;
      return `M${short(x)} ${short(y - 14)}v15`;
    }).join(''), '#8F6E45', 1.4) + line('M66 56V34M234 56V34', WOOD, 4))],
  ['glacier', /ice-cubes|glacier/, () => outlined(form('M96 46Q150 40 204 46L240 100H60Z', '#BFDDE4')) +
      line('M110 58l30 6l24 -8M96 76l40 4l40 -8l30 6M84 90l50 2l60 -6', '#7FB0C0', 2) +
      patch('M150 44L204 46L240 100H180Z', '#A0CAD6')],
  ['tunnel', either(/worm|drop|hammock|camp-cooking|human-ear|bat\b|brick-wall|floor-hatch/,
        /false wall|shaft|crawl/), (p) => rect(0, 0, 300, 100, '#2E2019', noLine) +
      outlined(form('M30 100V50Q30 14 150 14Q270 14 270 50V100Z', p.wall) +
        form('M62 100V56Q62 28 150 28Q238 28 238 56V100Z', dark(p.wall, 0.2)) +
        form('M100 100V62Q100 42 150 42Q200 42 200 62V100Z', dark(p.wall, 0.42)) +
        form('M126 100V70Q126 56 150 56Q174 56 174 70V100Z', '#1A120E')) +
      outlined((/shaft|hatch/i.test(p.text) ? form('M132 14H168V4H132Z', '#8F7A45') +
          line('M142 14V86M158 14V86M142 26h16M142 40h16M142 54h16M142 68h16', '#A37C48', 2) : '') +
        (/water trap/i.test(p.text) ? waterOf('M40 82H260V100H40Z', '#5E8A8A') : '') +
        (/sleep|hammock/i.test(p.text) ? form(
          'M84 56Q110 84 140 58Q112 94 84 56ZM162 58Q190 84 216 56Q190 94 162 58Z', '#A9A878') : '') +
        (/kitchen|cooking/i.test(p.text) ? form('M128 90V74H172V90Z', '#7A5A48') +
          form('M134 74Q134 60 150 60Q166 60 166 74Z', '#3A3836') +
          form('M142 90Q150 76 158 90Z', '#FF9A3C', noLine) : '') +
        (/human-ear/i.test(p.text) ? form('M150 90L96 24H204Z', '#1A120E') : '') +
        (/\bbat\b/i.test(p.text) ? [[90, 36], [130, 26], [170, 34], [206, 44], [150, 50],
          [110, 54]].map(([x, y]) => patch(`M${x} ${y}` +
          'q-6 -8 -14 -3q4 1 5 5q4 -2 6 2q1 3 3 3q2 0 3 -3q2 -4 6 -2q1 -4 5 -5q-8 -5 ' + '-14 3z', '#15100D')).join(
          '') : '') + (/false wall/i.test(p.text) ? wallOf(112, 92, 76, 44, '#A86A48', 8) +
          form('M140 92V64h18V92Z', '#1A120E') : '') + (/crawl|worm/i.test(p.text)
          ? form('M120 100V78Q120 68 150 68Q180 68 180 78V100Z', '#0F0A08') : '')) +
      patch('M40 30L150 60L60 100Z', '#FFE9A0', '.1'), { bare: 1 }],
  ['kennel', /dog-house|kennel/, () => outlined(
        [50, 112, 174, 236].map((x) => form(`M${x} 84V66L${x + 16} 54L${x + 32} 66V84Z`, '#8A6B4A') +
          form(`M${x + 9} 84V74Q${x + 16} 66 ${x + 23} 74V84Z`, '#23201C') +
          form(`M${x - 3} 67L${x + 16} 51L${x + 35} 67L${x + 32} 70L${x + 16} 57L${x} 70Z`, '#5F4A3A')).join('') +
        fence(20, 94, 264, 12, '#7D8185'))],
  ['strip', /airplane|fighter strip/, (p) => patch('M128 58L40 100H260L172 58Z', '#F5ECD0') +
      outlined(placed(form('M-40 0Q-36 -6 -10 -7L0 -12H10L14 -7Q34 -6 40 -10L44 -14L46 0Q20 6 -40 0Z', '#6F7B45') +
          form('M-16 -2L14 10H22L8 -2Z', '#5B6638') + star(-22, -2.5, 3.4, CREAM) + circle(-12, 7, 3, INK),
          'translate(150 80)') + palm(36, 68, 0.9, p.tree) + palm(270, 68, 0.9, p.tree))],
  ['scrap', /car-wheel|scrap/, () => outlined(car(70, 86, '#8E3F34', 1.4) + car(126, 84, '#6F7B45', 1.2) +
        car(120, 68, '#41597A', 1.2) + car(188, 86, '#C98A42', 1.4) + car(182, 68, '#8A8E90', 1.2) +
        car(154, 54, '#A0573B', 1.1) + car(240, 88, '#5B6468', 1.3) + circle(214, 90, 7, '#2E2C2A') +
        circle(214, 90, 3, '#8A8470'))],
  ['sign', /wooden-sign|signpost|gate$/, (p) =>
      outlined(line('M150 92V36', WOOD, 4.5) + form('M150 40h34l8 6l-8 6h-34z', '#CDB98C') +
        form('M150 56h-30l-8 6l8 6h30z', '#CDB98C')) + pathIn(p.earth)],
  ['ditch', /dig-hole|ditch/, (p) => outlined(form('M0 70H300V78L250 96H50L0 78Z', dark(p.earth, 0.35)) +
        form('M0 70H300V74L250 82H50L0 74Z', dark(p.earth, 0.12)) + mound(60, 70, 50, 9, p.earth) +
        mound(160, 70, 56, 11, p.earth) + mound(256, 70, 46, 9, p.earth) + hedgehog(150, 98, 1.1) +
        hedgehog(80, 96, 0.9) + hedgehog(226, 97, 0.9))],
  ['refuge', /wooden-door|refuge/, (p) => outlined(house(108, 82, 84, 34, p, { chim: 1, wall: '#8F6E45' }) +
        rect(140, 60, 20, 22, '#5F3A2A') + line('M140 70h20', STEEL, 2.4) + circle(150, 70, 3, GOLD) +
        patch('M100 46L131 22H169L200 46L192 44Q150 50 108 44Z', '#F4F6F1'))],
  ['vines', /vines|vineyard/, (p) => line(Array.from({ length: 5 }, (_, j) => `M0 ${64 + j * 8}H300`).join(''),
        '#7A5A34', 1) + outlined([64, 72, 81, 92].map((y, j) => Array.from({ length: 15 - j * 2 }, (_, i) => {
      const x = (i + 0.5) * (300 / (15 - j * 2));
      return line(`M${short(x)} ${y}v-7`, WOOD, 1.6) +
        bush(x, y - 3, 0.4 + j * 0.1, i % 3 ? p.tree : light(p.tree, 0.15));
    }).join('')).join('')) + outlined(house(222, 60, 32, 14, p) + patch('M40 58q4 -22 7 0z', p.tree) +
      patch('M54 58q4 -26 8 0z', dark(p.tree, 0.15)))],
];
