// SPDX-License-Identifier: MIT
// person.mjs -- all that the picture of a person follows from, read from a card.
import { fieldNames } from './bust.mjs';
import { FORCES, NAMES, forceOf } from './forces.mjs';
import { NAVY, either, hash, lots, mix } from './pen.mjs';
import { ARMS, KITS, RANKS, wordsOf } from './roles.mjs';

/** All that a picture of a person follows from. */
export function personOf(c, salt = 0) {
  const force = forceOf(c), F = FORCES[force], w = wordsOf(c), h = hash(c.id + '/' + salt), r = lots(h);
  const pick = (l) => l[Math.floor(r() * l.length)];
  const s = { force, ground: F.ground, tunic: F.tunic, hatc: F.hat, hat: pick(F.hats), collar: F.collar,
      dead: F.dead, night: F.night, camo: F.camo, arm: null, kit: null, n: Math.min(c.reticles ?? 1, 4),
      scarf: F.scarf && r() < 0.45 };
  if (c.kind === 'unit')
    s.n = either(/officer|hero|sergeant|feldwebel|corporal|lieutenant|captain|leader|observer/,
        /straw|dummy|lamp|panels/).test(w) && !/squad|section rifle/.test(c.title.toLowerCase()) ? 1
      : either(/squad|section|group|troop|party|gunners|scouts|troopers|engineers|sappers/,
        /bearers|carriers|hunters|climbers|pioneers|swimmers|soldiers/).test(w) ? 3 : /team|pair|crew/.test(w) ? 2
      : 1;
  if (c.kind === 'hostile' && /villag|mob|boys|crowd|company|platoon|wave/.test(w) &&
      !/commander|messenger|runner|recruit/.test(w))
    s.n = Math.max(s.n, 3);
  s.tone = F.tones[0] + Math.floor(r() * (F.tones[1] - F.tones[0] + 1));
  let hr = s.tone >= 3 ? [0, 1] : s.tone === 2 ? [0, 2] : F.tones[0] >= 1 ? [0, 1] : [0, 5];
  if (/Japan|South V|Vietnam E|Vietnam F|Tunnel/.test(force))
    hr = [0, 0];
  for (const [re, hint] of NAMES)
    if (re.test(c.title)) {
      Object.assign(s, hint);
      if (hint.hairs)
        hr = hint.hairs;
      if (hint.tone >= 3)
        hr = [0, 1];
    }
  s.hair = hr[0] + Math.floor(r() * (hr[1] - hr[0] + 1));
  if (s.grey)
    s.hair = 6;
  s.jaw = Math.floor(r() * 5);
  s.cut = Math.floor(r() * 5);
  s.brow = Math.floor(r() * 3);
  s.mouth = Math.floor(r() * 4);
  const b = r();
  s.facial = s.woman || s.dead ? 0 : F.beards ? (b < 0.45 ? 4 : b < 0.65 ? 3 : b < 0.8 ? 2 : 0)
    : /Modern|PMC|Norway|Service|Syndicate/.test(force)
    ? (b < 0.2 ? 4 : b < 0.36 ? 2 : b < 0.5 ? 1 : b < 0.6 ? 3 : 0) : b < 0.22 ? 1 : b < 0.34 ? 2 : 0;
  if (/beard|old tobias|chief$/.test(w))
    s.facial = 4;
  if (/boys|youth|recruit|student|fanatic/.test(w)) {
    s.facial = 0;
    s.young = true;
  }
  s.glasses = /clerk|observer|chemist|hack|laptop|doctor|engineer|paymaster|spotter/.test(w) &&
    r() < 0.7 ? 1 : /sunglasses|men in suits|black polo|close protection|pilot|contractor/.test(w) ? 2 : 0;
  for (const [arm, re] of ARMS)
    if (re.test(w)) {
      s.arm = arm;
      break;
    }
  for (const [kit, re] of KITS)
    if (re.test(w)) {
      s.kit = kit;
      break;
    }
  s.arm ??= s.kit === 'medic' || s.kit === 'phone' ? 'none' : F.arm;
  for (const [kind, n, re] of RANKS)
    if (re.test(c.title.toLowerCase())) {
      s.rank = [kind, n];
      break;
    }
  if (!s.rank && /rank-3|rank-2|rank-1/.test(c.icon ?? ''))
    s.rank = ['bar', +c.icon.slice(-1)];
  if (!s.rank && /an officer/.test(c.category ?? ''))
    s.rank = ['bar', 2];
  // what a keyword says of the head
  const hat = (re, x, col) => {
    if (re.test(w)) {
      s.hat = x;
      if (col)
        s.hatc = col;
    }
  };
  if (/^US|^UK/.test(force) && s.kit === 'medic' && /^m1/.test(s.hat))
    s.hat = 'm1medic';
  if (/^US 1944|US Pacific/.test(force) && s.rank?.[0] === 'bar')
    s.hat = 'm1bar';
  if (force === 'UK Airborne') {
    s.hat = /commando|green beret/.test(w) ? 'beret' : s.hat;
    if (/commando|green beret/.test(w))
      s.hatc = '#3F6A45';
    else if (s.hat === 'ukpara')
      s.hatc = '#6E6E48';
  }
  if (force === 'UK' && /scout|stalker|deer/.test(w)) {
    s.hat = 'watch';
    s.hatc = '#8A7A4E';
  }
  if (/German|Germany|Ridge/.test(force)) {
    if (/hauptmann|leutnant|commander|an officer|officer/.test(w) && !/jump/.test(w)) {
      s.hat = 'peaked';
      s.hatc = '#6A7263';
    }
    if (either(/mountain|jaeger|battery observer|cooks|straggler|volkssturm|technician/,
          /duty eng|grave|eastern|clerks/).test(w)) {
      s.hat = 'm43';
      s.hatc = '#747B68';
    }
    if (/motorcycle|courier/.test(w)) {
      s.hat = 'crash';
      s.hatc = '#5A6058';
    }
    if (/youth/.test(w)) {
      s.hat = 'sidecap';
      s.hatc = '#6E7666';
    }
    if (/tank hunters/.test(force.toLowerCase()) && /crew/.test(w))
      s.hat = 'm43';
  }
  if (/Japanese/.test(force)) {
    if (/officer|taii|chui|petty/.test(w))
      s.hat = 'jpeak';
    if (/naval|landing|anchor|petty|casemate|coast/.test(w))
      s.badge = 'anchor';
    if (/forager|messenger|construction|airfield|fever|listening|bicycle|gunso/.test(w))
      s.hat = 'jcap';
    if (/swimmer/.test(w))
      s.hat = 'headband';
    if (/fronds|sniper|crawlers|concealed|woven/.test(w))
      s.leaves = 1;
  }
  if (force === 'Vietnam Frontline') {
    // the conical hat only on those who work the fields, carry or row
    if (/field hands|porter|sampan|dike|column|courier on a/.test(w)) {
      s.hat = 'conical';
      s.hatc = '#D8BE80';
    }
    if (/cadre|political/.test(w)) {
      s.hat = 'pith';
      s.collar = 'stand';
      s.tunic = '#6F7F8A';
    }
  }
  if (/Vietnam Elite/.test(force)) {
    if (/charcoal|charges/.test(w)) {
      s.hat = 'headband';
      s.paint = 2;
    }
    if (/concealed|recon|slipping|watch/.test(w))
      s.leaves = 1;
  }
  if (/^US Vietnam|South V|Australia V/.test(force)) {
    if (/special forces/.test(w)) {
      s.hat = 'beret';
      s.hatc = '#3F6A45';
    }
    if (/ranger/.test(w) && /South/.test(force)) {
      s.hat = 'beret';
      s.hatc = '#8B2B33';
      s.tiger = 1;
    }
    if (/tunnel rat/.test(w)) {
      s.hat = 'hair';
      s.lampOn = 1;
    }
    if (/scout|trailcraft/.test(w) && s.hat !== 'beret' && s.hat !== 'hair')
      s.hat = 'boonie';
    if (/sailor|boatswain|boat/.test(w)) {
      s.hat = 'beret';
      s.hatc = '#2B2B2B';
    }
    if (/warrant officer adair|crew chief/.test(w)) {
      s.hat = 'flight';
      s.hatc = '#6B7340';
    }
    if (/striker/.test(w))
      s.tiger = 1;
    if (s.kit === 'medic' && s.hat === 'm1band')
      s.hat = 'm1band';
  }
  if (force === 'US Pacific') {
    if (/raider|scout/.test(w)) {
      s.hat = 'boonie';
      s.paint = 1;
    }
  }
  if (/islander/.test(w)) {
    s.hat = 'hair';
    s.cut = 3;
  }
  if (/US Modern|Norway|UK Modern/.test(force)) {
    if (/frogman|diving|scuba/.test(w)) {
      s.hat = 'frog';
      s.hatc = '#2F363C';
      s.collar = 'wetsuit';
    }
    else if (/night walker|shadows/.test(w)) {
      s.hat = r() < 0.5 ? 'balaclava' : 'fastnv';
      s.hatc = '#3A4148';
      s.tunic = '#4C545A';
      s.camo = false;
    }
    if (/jeger/.test(w) && s.hat !== 'balaclava') {
      s.hat = pick(['watch', 'boonie']);
      s.paint = 1;
    }
    if (/rank-3|captain|leader, tempo/.test(w) && s.hat === 'ballcap')
      s.hat = 'fast';
    if (/pilot|airman/.test(w))
      s.hat = 'fastnv';
  }
  if (force === 'PMC') {
    s.tunic = ['#8A7458', '#5E6B52', '#6B5A6B', '#7C5340', '#4F6272', '#A08A5C', '#8B4A3A',
        '#59604A'][hash((c.like ?? c).id) % 8];
    const lv = c.level;
    if (lv) {
      // one person over six cards: the face stays, the kit grows
      s.collar = lv === 1 ? 'shirt' : lv === 2 ? 'vest' : 'plate';
      s.hat = ['hair', 'watch', 'ballcap', 'ballcap', 'fast', 'fastnv'][lv - 1];
      s.ground = mix(s.ground, lv % 2 ? '#2F7268' : NAVY, 0.12 * lv);
      if (lv === 4)
        s.glasses = 2;
      if (s.woman)
        s.facial = 0;
      s.level = lv;
      s.n = 1;
    }
  }
  hat(/commando/, 'beret', '#3F6A45');
  if (/Reclamation/.test(force)) {
    hat(/chemist|frost/, 'hood', '#C9C49A');
    hat(/medic|doctor amund|orderly/, 'hardhat', '#EDE8D6');
    hat(/scout|ranger|runner|old tobias/, 'watch', '#C46A34');
    if (/burner|torch|chemist|frost/.test(w))
      s.mask = 1;
  }
  if (/Hill Militia|Karsa/.test(force)) {
    hat(/motor|scooter/, 'crash', '#7A3B30');
    hat(/deserter|old guard|old sergeant/, 'beret', '#5A4A3A');
    if (/turned contr|rival/.test(w)) {
      s.hat = 'fast';
      s.collar = 'plate';
    }
    if (/goatherd|clan chief|preacher|smugglers/.test(w))
      s.hat = 'wrap';
    if (s.hat === 'balaclava')
      s.hatc = pick(['#34332F', '#4A4238', '#3A4148']);
    if (/wrap|shemagh/.test(s.hat))
      s.hatc = pick(['#D2C39A', '#6E6A5A', '#B9A27A', '#8C8C84', '#4A4640']);
    if (/sniper|marksm|ridge rifle|silent/.test(w))
      s.hat = 'shemagh';
    s.tunic = pick(['#9C8660', '#7A6A55', '#8B7A6B', '#6E7258', '#A3906E', '#75604A', '#8E8676']);
    if (/bomber|walking bomb/.test(w))
      s.kit = 'charge';
  }
  if (force === 'Harbour Syndicate') {
    if (/suits|paymaster|master|boss|bodyguard/.test(w)) {
      s.collar = 'suit';
      s.hat = 'hair';
    }
    hat(/captain-hat|harbour master/, 'peaked', '#2F3A55');
    hat(/stevedore|boat crew|dock/, 'watch', '#5C3A34');
    hat(/sniper|contract|ambush/, 'balaclava', '#2E3036');
    hat(/scooter/, 'crash', '#34506B');
    if (s.collar !== 'suit')
      s.tunic = pick(['#4A4C55', '#5B4A42', '#3F4B57', '#6B4A4A', '#54583F']);
  }
  if (force === 'Coast Regiment') {
    hat(/naval|boat|shore|harbour|oars/, 'sailor', '#2B3350');
    hat(/officer|admiral|orders/, 'peaked', '#2B3350');
    hat(/diver/, 'frog', '#2F363C');
    hat(/guest/, 'hair');
    hat(/marksman|long shape/, 'ushanka');
  }
  if (force === 'Works Security') {
    hat(/fitter|welder|technician|emergency/, 'hardhat', '#D8A53C');
    hat(/tea lady|trolley/, 'hair');
    hat(/polo|close prot|head of sec|two phones|supervisor|monitor/, 'hair');
    hat(/response|goggle|green glow|perimeter|swat/, /goggle|green/.test(w) ? 'fastnv' : 'riot');
    hat(/stack|glint/, 'balaclava');
    if (/head of|two phones/.test(w))
      s.collar = 'suit';
    if (/polo|close/.test(w))
      s.collar = 'polo';
  }
  if (/clergy|brother anselm|sexton/.test(w)) {
    s.collar = 'clergy';
    s.tunic = '#33302F';
    s.arm = 'none';
    s.kit ??= null;
    s.hat = /sister/.test(w) ? 'veil' : /canon|chaplain/.test(w) ? 'm1' : /brother/.test(w) ? 'hood' : 'hair';
    if (s.hat === 'hood') {
      s.hatc = '#6A5138';
      s.tunic = '#6A5138';
    }
    if (/sister/.test(w)) {
      s.woman = true;
      s.hatc = '#33302F';
    }
    if (/canon/.test(w)) {
      s.hat = 'canon';
      s.hatc = '#33302F';
    }
    if (/sexton/.test(w)) {
      s.hat = 'flatcap';
      s.hatc = '#6A5A44';
      s.kit = 'spade';
    }
  }
  if (/undead|risen/.test(w) && s.dead) {
    hat(/nurse/, 'veil', '#A7A79B');
    hat(/bell|choir|penitent|drummer|lantern|reed|blindfold/, 'hoodrag');
    if (/rifle|sapper|squad|gunners|company/.test(w)) {
      s.hat = 'stahl';
      s.hatc = '#5C5F55';
    }
  }
  if (s.hat === 'watch' && s.paint === undefined && /shadow|jeger/.test(w))
    s.paint = 1;
  if (s.cut === 4 && (s.hat !== 'hair' || /Vietnam|Tunnel|Japan/.test(force) || s.young))
    s.cut = 2;
  if (s.woman && s.hat === 'hair')
    s.cut = 5 + (h % 3);
  s.field = /leader|inspire|embolden|chief|cadre|officer/.test(w) && r() < 0.75 &&
    !/Japan/.test(force) ? 'rays' : /scout|sniper|concealed|mountain|jeger|trailcraft|high/.test(w) &&
    r() < 0.6 ? 'hills' : pick(fieldNames);
  if (/Japan/.test(force) && s.field === 'sun')
    s.field = 'arch'; // no rays and no sun on red behind these
  s.mirror = r() < 0.5 && !/beret|slouch/.test(s.hat);
  Object.assign(s, c.face);
  return s;
}
