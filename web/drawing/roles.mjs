// SPDX-License-Identifier: MIT
// roles.mjs -- what a card says of its role: weapon, kit, rank, and whether it is a person at all.
import { FORCES, forceOf } from './forces.mjs';
import { either } from './pen.mjs';

export const wordsOf = (c) => [c.title, c.weapon, (c.printed ?? []).join(' '), c.icon, (c.keywords ?? []).join(' '),
    c.category].join(' ').toLowerCase();
export const ARMS = [
  ['flamer', /flame|flamer|\bburner|torch m|cinder/], ['mortar', /mortar|granatwerfer|discharger/],
  ['rpg', either(/rpg|b-40|rocket man|rocket section|rocket grenad|grenadier kneel/,
        /incoming-rocket|panzerfaust|volkssturm|carl gustaf/)],
  ['at', /bazooka|panzerschreck|piat|recoilless|missile-launcher/],
  ['gl', /m320|m79|blooper|bundle-grenade/], ['sniper',
      either(/sniper|scope|marksm|sharpshoot|target-shot|nm149|no\. 4 \(t\)|m40 /,
        /silent rifle|bolt drill|hk417|\(ht\)|observation/)],
  ['bren', /\bbren\b|lithgow/], ['bar', /\bbar\b|m1918/],
    ['mg', either(/mg 42|mg 34|machine-gun|machine gun|m60|m249|minimi|m1919|m2 in|vickers|pkm/,
        /type 9[69]|woodpecker|degtyarev|chaingun|minigun|goryunov|\bgunner\b|two-gun/,
        /anti-aircraft|dshk|twelve-seven|bandolier/)],
  ['smg', /sten|thompson|mp5|submachine|smg|machine pistol|autogun|type 100|tommy/],
  ['shotgun', /shotgun/], ['fg', /fg 42/], ['crossbow', /crossbow/], ['knife', /knife|dagger|hth|hand-to-hand/],
    ['spear', /spear|lancer/],
  ['sword', /katana/], ['grenade', /stick-grenade|grenade thrower|unlit-bomb|charges in|close-assault/],
    ['pistol', /pistol/], ['m16', /m16/],
  ['ak', /ak47|ak-47/],
];
export const KITS = [
  ['medic', /medic|doctor|hospital|corpsman|aid |surgeon|trauma|arm-bandage|nurse|bearers left/],
    ['radio', /radio|walkie|signal|telephone|operator lyle|headphones|crackle|wire-coil|airman/],
  ['dog', /\bdogs?\b|handler|sitting-dog|sniffing|labrador|kennel|hounds/],
    ['charge', either(/sapper|dynamite|satchel|demolition|pioneer|detonator|powder-bag|land-mine/,
        /explosive|bomb maker|the engineer|engineers|mine /)],
  ['glass', /scout|binocular|spyglass|observer|lookout|watcher|spotter|recon|survey/],
    ['spade', /spade|diggers\b|dig-dug|sexton|construction/],
  ['horn', /megaphone|shouting|public-speaker|whistle|preacher|loudspeaker|drum/],
    ['ammo', /ammo|ammunition|munition|bearer|backpack|porter|magazine/],
  ['lamp', /flashlight|torch beam|lantern|searchlight/], ['phone', /smartphone|two phones|drone/],
    ['tool', /wrench|spanner|fitter|technician|mechanic|auto-repair|tinker|welder|gears/],
  ['bike', /bike|bicycle|motorcycle|scooter|motorbike/], ['belt', /\bgunner\b/], ['flag', /colour party|flag/],
    ['flask', /chemist|erlenmeyer/], ['cigarette', /cigarette|smoker/],
  ['sack', /rice|sack|salt|powder|looter|swap-bag|forager|coconut|bread|cook|hot-meal|forage/],
    ['paper', either(/leaflet|folded-paper|messenger|courier|runner|mail|clerk|order|scroll/,
        /compass|guide|commissar|map/)],
  ['coin', /coins|cash|paymaster|strongbox|locked-chest|tax|toll|briefcase/],
    ['rope', /rope|climb|mountain-climbing|hook|chain|hammock|parachute/], ['bamboo', /bamboo|stake|pioneers|palm/],
  ['key', /key|porter|lockpick|pick\b|gate/], ['cup', /teapot|coffee|tea lady|trolley|kitchen|canteen/],
    ['stone', /stone|sling|village boys|mob/], ['wire', /barbed-wire|wiring|tripwire|cutter|road miners/],
  ['mask', /return-arrow|rear guard|night-sky|hidden|ear\b/],
];
export const RANKS = [
  ['bar', 3, either(/captain|hauptmann|kaptein|dai uy|taii|company commander|ring commander/,
        /strongpoint commander|district commander|major|chief\b|regimental staff/,
        /harbour master|head of security/)],
  ['bar', 2, either(/lieutenant|leutnant|chui|fenrik|officer of|subaltern|commissar/,
        /political officer|clan chief|cell leader|warrant|foreman/)],
  ['chev', 4, /gunnery|staff serg|oberfeldwebel/],
    ['chev', 3, either(/sergeant|feldwebel|sersjant|gunso|trung si|petty officer|crew boss/,
        /shift superv|boatswain/)],
  ['chev', 2, /corporal|korporal|corporal|ha si|gefreiter|section leader|ganger/],
    ['chev', 1, /lance|pfc|visekorp|specialist|technician/],
];
const THINGS = [
  ['tank', either(/\btank\b|battle-tank|tank-tread|panzer iv|tiger|sherman|stug|sturmgesch/,
        /ha-go|ka-mi|pt-76|hetzer|m10 |cromwell|churchill|stuart|iron wedding/, /gun carrier/)],
  ['halftrack', either(/half-?track|sd\.kfz\. 251|sd\.kfz\. 7|bren carrier|universal carrier|m3 half/,
        /m16 quad|vierling on/)], ['apc', either(
        /\bapc\b|puma|armored car|armoured car|sd\.kfz\. 222|captured carrier/,
        /amphibious|armored-boomerang|m113/)],
  ['jeep', either(/jeep|k(ue|ü)belwagen|schwimmwagen|technical|car-wheel|gun truck|police-car/,
        /car-door|car bomb|saloon|dingo|scout car|golf cart|duck\b/)],
    ['truck', /truck|opel|\bvan\b|radar-dish|bus\b|spreader|ambulance|bulldozer|dozer|coal-wagon/],
  ['boat', /boat|barge|junk|cruiser|canoe|sampan|rowboat|pbr|daihatsu|speed-boat|oars/],
    ['heli', /helicopter|slick|gunship/], ['drone', /drone rack|spy drone|bomb drone|inspection drone|whirr/],
  ['gun', either(/field-gun|cannon|pak |flak 3|six-pounder|fifty-seven crew|coast gun/,
        /mountain gun|dug-in gun|drowned gunners|nebelwerfer|missile-swarm/, /anti-aircraft pit/)],
  ['bunker', either(/bunker|block-house|casemate|cupola|strongpoint|sally port|tobruk/,
        /bypassed cave|enfilade|complex/)], ['mine', either(
        /land-mine|minefield|charge carrier|goliath|tracked mine|roadside wire/,
        /beach mines|trip wire|barbed-coil|concertina|buried|driven charge/, /flame sluice/)],
  ['camera', /cctv/], ['tower', /watchtower|lookout platform|treehouse/], ['cat', /\bcat\b/],
];
const isPerson = (k) => /foot|infantry|regular|local|cadre|undead|technician/.test(k);

export function thingOf(c) {
  if (FORCES[forceOf(c)].alien)
    return 'alien';
  const w = wordsOf(c), k = (c.keywords ?? []).join(' ').toLowerCase();
  if (c.kind === 'k9' || (/dog/.test(k) && !/foot/.test(k)) || /barrow hounds|chain and breath|barking/.test(w))
    return 'dog';
  if (['player', 'non_player', 'team_soldier'].includes(c.kind) ||
      /straw soldiers|inflated dummy|marker panels|signal lamp|commander|lookout$/.test(w))
    return null;
  if (c.kind === 'squad' && !/machine(?! gun)|four wheels|boat/.test(k))
    return null;
  if (/goliath|charge carrier/.test(w))
    return 'goliath';
  if (/pt-76/.test(w))
    return 'tank';
  if (/dozer/.test(w))
    return 'dozer';
  const machine = /machine,|machine$|vehicle|\bmachine\b|on four wheels|boat/.test(k) &&
    !/ranged machine gun$/.test(k);
  for (const [thing, re] of THINGS)
    if (re.test(w)) {
      if (['tank', 'halftrack', 'apc', 'jeep', 'truck', 'boat', 'heli'].includes(thing)) {
        if (machine || (c.kind === 'unit' && !/squad|afoot|commander|team|hunters/.test(c.title.toLowerCase())) ||
            (c.kind === 'hostile' && !isPerson(k)))
          return thing;
      }
      else if (thing === 'drone') {
        if (/machine/.test(k))
          return thing;
      }
      else if (thing === 'gun')
        return /foot|panzerschreck/.test(k) && !/pak/.test(w) ? null : thing;
      else if (thing === 'mine') {
        if (!isPerson(k) && c.kind !== 'unit' || /charge carrier/.test(w))
          return thing;
      }
      else if (thing === 'cat') {
        if (/cat/.test(c.icon))
          return thing;
      }
      else
        return thing;
    }
  return null;
}
