// SPDX-License-Identifier: MIT
// scene.mjs -- a Location as a scene of 300 by 100; its middle 100 are the thumbnail.
import { around, circle, dark, hash, light, line, lots, mix, noLine, patch, rect, short, tidy } from './pen.mjs';
import { glaze, growth, lampPost, outlined, rough, spots, tuft, wave } from './scenery.mjs';
import { SITES } from './sites.mjs';

// A region gives the colours and the hour, keywords the ground and the weather, the icon (or the name) what stands
// there.
const SKIES = { day: ['#BFDAD8', '#DCE6CF', '#F0E8CB'], overcast: ['#B4BCB6', '#C9CDC0', '#DDD9C6'],
    dawn: ['#A9BFC4', '#E3C9A4', '#F2DDB0'], dusk: ['#7F6E80', '#C77F5E', '#EDB873'],
    night: ['#18224A', '#22325F', '#314A75'], trop: ['#8CCBC9', '#BFE0CC', '#EBE9C4'],
    dry: ['#D9CFA6', '#E9DDB4', '#F5EBC9'], snow: ['#AEBFC8', '#CBD5D6', '#E4E7E0'],
    alien: ['#BFB293', '#D9C39B', '#EED9A6'], storm: ['#69787B', '#8B9894', '#AFB5A6'],
    noon: ['#7DBFC8', '#B4DAD0', '#E6EBCB'] };
const REGIONS = {
  Europe: { sky: ['day', 'overcast', 'dawn', 'dusk'], far: '#9DAF83', mid: '#7F9A58', ground: '#8FA85B',
      earth: '#B39A66', tree: '#566F33', wall: '#CFC0A0', roof: '#A0553B' },
  'Gothic Line': { sky: ['dawn', 'day', 'dusk'], far: '#A8A58A', mid: '#96A067', ground: '#A9A862', earth: '#C2A472',
      tree: '#5F7038', wall: '#D8C197', roof: '#B2623E', peaks: 1 },
  Works: { sky: ['overcast', 'dusk', 'storm'], far: '#8F958C', mid: '#7C8078', ground: '#8B8874', earth: '#9A8D72',
      tree: '#5F6B45', wall: '#A89A86', roof: '#6B5B52', town: 'works' },
  'High Passes': { sky: ['snow', 'snow', 'dawn'], far: '#9FB3BF', mid: '#D9E0DD', ground: '#EDEFE8',
      earth: '#C9CDC6', tree: '#4A6150', wall: '#B59E80', roof: '#E8ECE8', peaks: 1, snow: 1 },
  'Jungle Islands': { sky: ['trop', 'storm', 'trop'], far: '#7FA890', mid: '#4F8055', ground: '#6E9450',
      earth: '#A0824E', tree: '#2F6140', wall: '#B89A66', roof: '#9A8350', palm: 1 },
  'Coral Atolls': { sky: ['noon', 'noon', 'dawn'], far: '#5FA9B0', mid: '#E6D9B0', ground: '#EFE3BD',
      earth: '#DCCB9C', tree: '#4F8050', wall: '#C4BAA0', roof: '#A08A5A', palm: 1, sea: 1 },
  Indochina: { sky: ['trop', 'dusk', 'day', 'storm'], far: '#86A88C', mid: '#5B8A55', ground: '#7FA050',
      earth: '#B4693F', tree: '#36663B', wall: '#C7A873', roof: '#A88B52', palm: 1, karst: 1 },
  Tunnels: { under: '#5E3D2B', sky: ['night'], ground: '#8A5A38', earth: '#A06A42', wall: '#7A4E33', far: '#3A271D',
      mid: '#4B3325', tree: '#4B3325', roof: '#6B4630' },
  'Dry Hills': { sky: ['dry', 'dry', 'dawn', 'dusk'], far: '#C2A77C', mid: '#C9AD76', ground: '#D6BD85',
      earth: '#E3CF9C', tree: '#7C8450', wall: '#CDAE7C', roof: '#B4935F', peaks: 1 },
  'Old Port': { sky: ['noon', 'dawn', 'dusk'], far: '#8FB4B8', mid: '#C3AE8A', ground: '#C9B48C', earth: '#D9C9A2',
      tree: '#5E7F4A', wall: '#E2D0AA', roof: '#B4603F', palm: 1, sea: 1 },
  'Karsa City': { sky: ['dry', 'dusk', 'dry'], far: '#C4A988', mid: '#BFA079', ground: '#CDB48A', earth: '#DAC59B',
      tree: '#7C8450', wall: '#D8BE93', roof: '#A87F55', town: 'flat' },
  'Embassy Quarter': { sky: ['noon', 'dry', 'dawn'], far: '#B4AE94', mid: '#A9A57C', ground: '#A9B074',
      earth: '#D6CDB0', tree: '#5A7A45', wall: '#E9E2CC', roof: '#8F8672', town: 'flat', palm: 1 },
  'Cold Coast': { sky: ['night'], far: '#3A5078', mid: '#4F6A80', ground: '#66807A', earth: '#9AA29C',
      tree: '#3A5F52', wall: '#9AA0AC', roof: '#5F6880', sea: 1, night: 1 },
  'Salt Works': { sky: ['night'], far: '#425478', mid: '#5C6A82', ground: '#74808C', earth: '#A4ABB0',
      tree: '#3E5A52', wall: '#A0A6B0', roof: '#656E80', town: 'works', night: 1 },
  'Karst Country': { sky: ['alien', 'dusk', 'alien'], far: '#B9AE90', mid: '#A9A878', ground: '#AFB078',
      earth: '#DDD3B8', tree: '#6E7A48', wall: '#D6C9AC', roof: '#9A6A4E', karst: 1 },
};
/** All that a scene follows from. */
function placeOf(c) {
  const region = REGIONS[c.region] ?? REGIONS.Europe, h = hash(c.id), k = c.keywords ?? [],
    all = [c.title, c.icon, k.join(' ')].join(' ');
  const p = { ...region, h, title: c.title, all, region: c.region ?? '' };
  p.hour = region.sky[(h >>> 4) % region.sky.length];
  if (/Monsoon/.test(all)) {
    p.hour = 'storm';
    p.rain = 1;
  }
  if (/\(Mud\)|Flooded Rav/.test(all)) {
    p.hour = 'storm';
    p.rain = 1;
  }
  if (/Heat|Swelter/.test(all)) {
    p.hour = region.sea ? 'noon' : 'trop';
    p.sun = 1;
  }
  if (/Cold\)|Snow|Frozen|Glacier/.test(all) && !/Cold Store/.test(c.title)) {
    p.snow = 1;
    p.fall = 1;
    p.hour = 'snow';
    p.ground = '#EDEFE8';
    p.mid = '#D9E0DD';
    p.roof = '#EEF1EC';
  }
  if (/Night|night/.test(c.title) && !region.night) {
    p.night = 1;
    p.hour = 'night';
  }
  if (/fog|Cloud|mist|Cooling/i.test(all) || /Malaria|Fever|Leeches/.test(all) && !/Works/.test(c.region))
    p.fog = 1;
  p.lamp = p.night && !/Dark/.test(all);
  p.posts = p.night && /Lamplit|Night/.test(all);
  p.skyc = SKIES[p.hour][1];
  const text = (c.title + ' ' + c.icon).toLowerCase(),
    first = (/mud-brick/.test(text) ? 'mudhut' : /foot trail|wired path/.test(text) ? 'jungle'
      : /(^| )goat |goat path/.test(text) ? 'goat' : /slag|kiln path/.test(text) ? 'kilns' : /churchyard/.test(text)
      ? 'graves' : /storm canal/.test(text) ? 'culvert' : /signal hut|aerial/.test(text) ? 'mast'
      : /tank farm|gas main/.test(text) ? 'works' : /pipe bridge/.test(text) ? 'bridge2' : /swamped/.test(text)
      ? 'beach' : /dig-hole/.test(text) ? 'ditch' : /limestone lane/.test(text) ? 'sunken' : /fighter/.test(text)
      ? 'strip' : null) ?? (/fortified hamlet/.test(text) ? 'wire' : /observation/.test(text) ? 'jungle'
      : /pillbox|blockhouse/.test(text) ? 'pillbox' : null);
  p.text = text;
  p.site = SITES.find(([n]) => n === first) ?? SITES.find(([, re]) => re.test(text)) ??
    SITES.find(([n]) => n === (/Jungle/.test(all) ? 'jungle' : /Underground/.test(all) ? 'tunnel'
        : /Town|Built|Village/.test(all) ? 'village' : /Water/.test(all) ? 'river' : /Road|Track/.test(all)
        ? 'street' : /Woods/.test(all) ? 'forest' : /High/.test(all) ? 'ridge' : 'grass'));
  if (c.region === 'Tunnels')
    p.site = SITES.find(([n]) => n === 'tunnel');
  return p;
}

function sceneOf(p) {
  const r = lots(p.h), [s0, s1, s2] = SKIES[p.hour];
  let o = '';
  const bare = (p.site[3]?.bare && !/customs/i.test(p.title)) ||
    (p.site[0] === 'works' && /office|console|control|canteen|relay|valve|pump|foundry|duct|gas main/i.test(
        p.title));
  if (!bare) {
    o += rect(0, 0, 300, 100, s0, noLine) + patch('M0 22Q80 16 160 22T300 20V100H0Z', s1) +
      patch('M0 42Q70 36 150 42T300 40V100H0Z', s2);
    const sx = 60 + (p.h % 180);
    if (p.hour === 'night')
      o += circle(sx, 20, 8, '#F2EBCB', noLine) + circle(sx + 4, 17, 7, s0, noLine) +
        Array.from({ length: 14 }, () => circle(r() * 300, r() * 40, 0.7, '#E9E6D0', noLine)).join('');
    else if (p.hour === 'dusk' || p.hour === 'dawn')
      o += circle(sx, 44, 12, p.hour === 'dusk' ? '#F7D98A' : '#F9EDC4', noLine);
    else if (p.sun || p.hour === 'dry' || p.hour === 'noon')
      o += circle(sx, 18, 9, '#FBF3CF', noLine) + circle(sx, 18, 14, '#FBF3CF', ' opacity=".35" stroke="none"');
    else
      o += spots(3, r, (x) => {
        const y = 12 + r() * 16;
        return patch(`M${short(x - 20)} ${short(y + 5)}q2 -8 11 -6q6 -8 14 -2q10 -2 12 8z`, light(s1, 0.5));
      });
    if (p.sea)
      o += patch('M0 50H300V64H0Z', p.night ? '#2C4466' : '#6FB0B4') +
        line('M20 55h14M90 58h12M180 55h14M250 58h12', p.night ? '#4A658A' : '#A9D6D2', 1.2);
    if (p.peaks)
      o += patch(rough(58, 34, 6, r, 62), mix(p.far, s2, 0.35)) + patch(rough(60, 22, 8, r, 64), p.far);
    else if (p.karst)
      o += patch('M0 60V44Q10 26 22 30Q34 26 40 46Q56 50 62 38Q70 18 82 22Q96 22 100 46Q130 ' +
          '54 176 50Q186 24 200 26Q214 24 220 46Q232 50 240 40Q250 28 262 34Q276 30 ' + '284 50L300 48V62H0Z',
          mix(p.far, s2, 0.3)) + patch(wave(56, 6, 5, r, 64), p.far);
    else if (p.town === 'works')
      o += patch('M0 62V50H20V42H34V50H52V36H56V50H84V46L94 40V46L104 40V50H130V62H170V48H190' +
          'V34H194V48H214V44H240V50H262V38H268V50H300V62Z', mix(p.far, s2, 0.25));
    else if (p.town === 'flat')
      o += patch('M0 62V48H16V42H34V50H50V44H70V52H88V38Q94 30 100 38V52H120V46H140V54H168V46' +
          'H186V40H204V50H216V34H219V50H240V44H262V50H280V46H300V62Z', mix(p.far, s2, 0.25));
    else if (!p.sea)
      o += patch(wave(50, 12, 4, r, 64), mix(p.far, s2, 0.4)) + patch(wave(55, 9, 5, r, 64), p.far);
    o += patch(wave(60, 4, 5, r), p.ground) + patch(wave(76, 5, 4, r), dark(p.ground, 0.06));
    o = around(o) + (p.snow ? '' : spots(12, r, (x) => tuft(x, 68 + r() * 28, dark(p.ground, 0.22))));
  }
  const body = p.site[2](p, r) || SITES.find(([n]) => n === (p.night ? 'works' : 'forest'))[2](
      { ...p, title: p.title + ' x' }, r);
  const own = p.night && !bare ? around(patch('M0 0H300V100H0Z', '#141E44', '.2')) : '';
  o += body + (/Glazed|Kilnworks/.test(p.all) && !bare ? glaze(r) +
      outlined(growth(46, 92, 0.8) + growth(262, 90, 1) + growth(214, 96, 0.55)) : '') + own;
  if (p.posts && !bare)
    o += lampPost(104, 88, 1) + lampPost(206, 88, 1) + lampPost(20, 86, 1);
  if (bare && p.site[0] !== 'jungle')
    return o;
  if (p.rain)
    o += around(line(Array.from({ length: 46 }, () => {
      const x = r() * 310, y = r() * 90;
      return `M${short(x)} ${short(y)}l-3 9`;
    }).join(''), '#E6EFEA', 1).replace('/>', ' opacity=".7"/>'));
  if (p.fall)
    o += around(Array.from({ length: 40 }, () => circle(r() * 300, r() * 100, 0.8 + r(), '#FFFFFF', noLine)).join(''));
  if (p.fog)
    o += around(patch('M0 56Q70 48 150 56T300 54V68Q220 62 150 68T0 66Z', '#F0EFE2', '.5') +
      patch('M0 80Q90 72 170 80T300 78V86Q200 82 150 88T0 88Z', '#F0EFE2', '.35'));
  return o;
}
export const scene = (c) => tidy(sceneOf(placeOf(c)));
