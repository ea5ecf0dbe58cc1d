// SPDX-License-Identifier: MIT
// forces.mjs -- who wears what: of each force its ground, cloths, hats, collars, weapon and faces.
import { RED, either } from './pen.mjs';

// ground: behind the head; tunic, hat: cloths; hats, collars: one of them; tones: of the six skins, from..to.
export const SKINS = ['#F0C9A4', '#E4B48A', '#CF9A6B', '#B07B4F', '#8A5A38', '#643F29'];
export const HAIRS = ['#2A211B', '#3B2A1E', '#5A3D24', '#8A6236', '#B98C4E', '#8C3F22', '#8D8A84', '#D9D4C8'];
export const FORCES = {
  'US 1944': { ground: '#6F7B45', tunic: '#8A7F52', hat: '#5E6639', hats: ['m1', 'm1', 'm1net'], collar: 'lapel',
      tones: [0, 3], arm: 'rifle' },
  'US Airborne': { ground: '#6F7B45', tunic: '#9A8B5C', hat: '#5E6639', hats: ['m1para'], collar: 'lapel',
      tones: [0, 3], arm: 'rifle' },
  'US Pacific': { ground: '#5F7F5A', tunic: '#8C9268', hat: '#7E8450', hats: ['m1camo', 'm1camo', 'm1'],
      collar: 'lapel', tones: [0, 3], arm: 'rifle' },
  'US Vietnam': { ground: '#5C7447', tunic: '#6F7848', hat: '#6B7340',
      hats: ['m1band', 'm1band', 'boonie', 'm1camo'], collar: 'lapel', tones: [0, 5], arm: 'm16' },
  'US Modern': { ground: '#7F8559', tunic: '#B09F7C', hat: '#A8976F', hats: ['fast', 'fast', 'fastnv', 'ballcap'],
      collar: 'plate', tones: [0, 5], arm: 'carbine', camo: true },
  UK: { ground: '#41597A', tunic: '#947B4C', hat: '#76714A', hats: ['brodie', 'brodie', 'brodienet'], collar: 'bd',
      tones: [0, 1], arm: 'rifle' },
  'UK Airborne': { ground: '#41597A', tunic: '#8B8656', hat: '#8B2B33', hats: ['ukpara', 'beret'], collar: 'smock',
      tones: [0, 1], arm: 'smg' },
  'UK Modern': { ground: '#41597A', tunic: '#8E8A62', hat: '#87845C', hats: ['fast', 'beret'], collar: 'plate',
      tones: [0, 4], arm: 'carbine', camo: true },
  Australia: { ground: '#A88645', tunic: '#7E7F4C', hat: '#9A8550', hats: ['slouch', 'slouch', 'brodie'],
      collar: 'lapel', tones: [0, 2], arm: 'rifle' },
  'Australia Vietnam': { ground: '#A88645', tunic: '#66703F', hat: '#6E7646', hats: ['boonie', 'slouch'],
      collar: 'lapel', tones: [0, 2], arm: 'm16' },
  Norway: { ground: '#2F7268', tunic: '#76805A', hat: '#6C7650', hats: ['fast', 'fast', 'watch', 'boonie'],
      collar: 'plate', tones: [0, 1], arm: 'carbine', camo: true },
  'South Vietnam': { ground: '#2F7268', tunic: '#5F6F45', hat: '#5D6A3E', hats: ['m1band', 'beret', 'boonie'],
      collar: 'lapel', tones: [1, 3], arm: 'carbine1' },
  Soviet: { ground: '#7A5A4A', tunic: '#96895A', hat: '#6C7048', hats: ['ssh', 'sidecap', 'ushanka'],
      collar: 'stand', tones: [0, 2], arm: 'rifle' },
  PMC: { ground: '#4C5A78', tunic: '#8A7458', hat: '#8F8362', hats: ['ballcap', 'fast', 'hair', 'watch'],
      collar: 'plate', tones: [0, 5], arm: 'carbine' },
  'Reclamation Service': { ground: '#1F6A5F', tunic: '#2F7468', hat: '#E0A63C',
      hats: ['hardhat', 'hardhat', 'hood', 'watch'], collar: 'coverall', tones: [0, 5], arm: 'carbine' },
  Germany: { ground: '#7A6A62', tunic: '#757C6C', hat: '#565E57', hats: ['stahl', 'stahl', 'stahlnet'],
      collar: 'german', tones: [0, 1], arm: 'rifle' },
  'German Frontline': { ground: '#A0685A', tunic: '#757C6C', hat: '#565E57',
      hats: ['stahl', 'stahl', 'm43', 'stahlnet'], collar: 'german', tones: [0, 1], arm: 'rifle' },
  'German Elite': { ground: RED, tunic: '#6C7563', hat: '#4F5850', hats: ['stahlcamo', 'stahl', 'stahlcamo', 'm43'],
      collar: 'smock', tones: [0, 1], arm: 'smg' },
  'German Para': { ground: RED, tunic: '#8D8C68', hat: '#66705A', hats: ['fallschirm'], collar: 'smock',
      tones: [0, 1], arm: 'fg' },
  'German Tank Hunters': { ground: '#8A4A44', tunic: '#757C6C', hat: '#565E57', hats: ['stahl', 'm43', 'stahlcamo'],
      collar: 'german', tones: [0, 1], arm: 'at' },
  'Ridge Garrison': { ground: '#86503E', tunic: '#757C6C', hat: '#5F6658', hats: ['m43', 'stahl', 'stahlnet'],
      collar: 'german', tones: [0, 1], arm: 'rifle' },
  'Japanese Frontline': { ground: '#B06C4A', tunic: '#B0955C', hat: '#A78D55',
      hats: ['type90', 'jcap', 'jcap', 'type90net'], collar: 'stand', tones: [0, 2], arm: 'rifle' },
  'Japanese Elite': { ground: RED, tunic: '#8B8F62', hat: '#6F7550', hats: ['type90', 'type90', 'type90net', 'jcap'],
      collar: 'stand', tones: [0, 2], arm: 'rifle' },
  'Vietnam Frontline': { ground: '#A9743F', tunic: '#3B3A3C', hat: '#A59061',
      hats: ['boonie', 'hair', 'hair', 'boonie'], collar: 'pyjama', tones: [1, 3], arm: 'carbine1', scarf: true },
  'Vietnam Elite': { ground: '#93402A', tunic: '#77834C', hat: '#828A58', hats: ['pith', 'pith', 'pith', 'boonie'],
      collar: 'stand', tones: [1, 3], arm: 'ak' },
  'Tunnel Fighters': { ground: '#5E3D2B', tunic: '#3B3A3C', hat: '#6E6A50', hats: ['hair', 'hair', 'headband'],
      collar: 'pyjama', tones: [1, 3], arm: 'pistol' },
  'Hill Militia': { ground: '#AD7443', tunic: '#9C8660', hat: '#8B6A45', hats: ['pakol', 'wrap', 'hair', 'pakol'],
      collar: 'vest', tones: [1, 3], arm: 'ak', beards: true },
  'Harbour Syndicate': { ground: '#7A3F4E', tunic: '#4A4C55', hat: '#34363D',
      hats: ['hair', 'watch', 'hair', 'flatcap'], collar: 'jacket', tones: [0, 4], arm: 'smg' },
  'Karsa Insurgents': { ground: '#A8542F', tunic: '#7A6A55', hat: '#B9A27A',
      hats: ['shemagh', 'hair', 'wrap', 'balaclava'], collar: 'vest', tones: [1, 3], arm: 'ak', beards: true },
  'Coast Regiment': { ground: '#4A4468', tunic: '#5B626B', hat: '#4C545E',
      hats: ['ssh', 'ushanka', 'sidecap', 'ssh'], collar: 'great', tones: [0, 1], arm: 'ak', night: true },
  'Works Security': { ground: '#5A4550', tunic: '#39434F', hat: '#2C3540',
      hats: ['peaked', 'ballcap', 'riot', 'watch'], collar: 'security', tones: [0, 4], arm: 'smg', night: true },
  'The Risen': { ground: '#4F5348', tunic: '#6B6656', hat: '#6E6A60', hats: ['hoodrag', 'kettle', 'hoodrag'],
      collar: 'rag', tones: [0, 0], arm: 'none', dead: true },
  'The Risen Guard': { ground: '#5B4038', tunic: '#5F5A56', hat: '#7D7A72', hats: ['kettle', 'sallet'],
      collar: 'rag', tones: [0, 0], arm: 'spear', dead: true },
  'The Drift': { ground: '#8F9079', alien: 'drift' },
  'The Kiln': { ground: '#7C3B22', alien: 'kiln' },
};
/** What a name says that no field does (a pack could say it in one: look = { tone = 5, hair = "bob" }). */
export const NAMES = [
  [/Oyelaran|Okafor|Okonkwo|Adeyemi|Osei|Abara|Okonjo|Ndiaye|Oduya|Womack/, { tone: 5 }],
  [/Dubose|Delacroix|Bonaventure|Tibbs/, { tone: 4 }],
  [either(/Ibarra|Trujillo|Sandoval|Reyes|Castellano|Garza|Navarro|Ruiz|Cardoza/,
        /Ferreira|Kanoa|Kaleo|Ngata|Petrosyan/), { tone: 2, hairs: [0, 2] }],
  [/Birdwell|Tsosie|Yazzie/, { tone: 3, hairs: [0, 1] }],
  [/Hamasaki|Nakagawa|Rhee/, { tone: 1, hairs: [0, 1] }],
  [/Kapari|Ovia|Krong|Blom/, { tone: 4, hairs: [0, 0] }],
  [either(/Lindgren|Kowalewska|Lindholm|Varga|Ferreira|Ytterby|Tea Lady|Amundsen|Dahle/, /Petrosyan|Quill L|Hien/),
      { woman: true }],
  [/Old Tobias|Old Sergeant|Abelman|Dunstan/, { grey: true }],
];

export function forceOf(c) {
  const k = (c.keywords ?? []).join(' '), n = c.nation ?? c.force;
  if (n === 'United States') {
    if (/Modern|Near|Cold/.test(c.era ?? ''))
      return 'US Modern';
    if (c.pack === 'vietnam')
      return 'US Vietnam';
    if (c.pack === 'wwii-pacific')
      return 'US Pacific';
    return /Airborne/.test(k + (c.insignia ?? '')) ? 'US Airborne' : 'US 1944';
  }
  if (n === 'United Kingdom')
    return /Modern|Cold/.test(c.era ?? '') ? 'UK Modern' : /Airborne|Commando/.test(k) ||
      /Green Beret/.test(c.title) ? 'UK Airborne' : 'UK';
  if (n === 'Australia')
    return c.pack === 'vietnam' ? 'Australia Vietnam' : 'Australia';
  if (n === 'Germany')
    return /Fallschirm/.test(c.insignia ?? '') || /Drewenz/.test(c.title) ? 'German Para' : 'Germany';
  if (n === 'German Elite' && /Paratroop|Green Devils|FG 42/.test(c.title))
    return 'German Para';
  return FORCES[n] ? n : 'PMC';
}
