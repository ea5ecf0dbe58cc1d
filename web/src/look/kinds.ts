// SPDX-License-Identifier: MIT
// kinds.ts -- how each kind of card is drawn: its colour, what lies behind its icon, and which of its fields stand as
// numbers.  A kind that is not here is drawn plainly; a field that is not here is said in words, so nothing is lost.
import type { IconKey } from './icon-names';

export type Tint =
  | 'soldier'
  | 'weapon'
  | 'gear'
  | 'skill'
  | 'action'
  | 'hostile'
  | 'place'
  | 'mission'
  | 'goal'
  | 'event'
  | 'stress'
  | 'contract'
  | 'watch'
  | 'plain';
export type Backdrop = 'rays' | 'grid' | 'contour' | 'hatch' | 'dots' | 'chevron' | 'burst' | 'map' | 'plain';

export interface Kind {
  tint: Tint;
  backdrop: Backdrop;
  icon: IconKey;
  /** What is drawn of it: somebody's head and shoulders, or a place; else its icon stands there. */
  drawn?: 'bust' | 'scene';
  /** The field in the badge of the head. */
  badge?: string;
  /** Fields that stand as numbers, in this order. */
  stats: readonly string[];
  /** Tables that are drawn; others are said. */
  charts: readonly string[];
  /** A word that cards bear or a list of them, no card to lay on a table. */
  word?: boolean;
}

const soldier: Kind = {
  tint: 'soldier',
  backdrop: 'rays',
  icon: 'soldier',
  drawn: 'bust',
  badge: 'cost',
  stats: ['health', 'cover', 'movement', 'loadout', 'level'],
  charts: ['actions', 'hits'],
};
const place = ['entrance', 'night', 'reinforce', 'rein_roll', 'hand_to_hand'] as const;
const word: Kind = { tint: 'plain', backdrop: 'plain', icon: 'word', stats: [], charts: [], word: true };

const kinds: Readonly<Record<string, Kind>> = {
  player: soldier,
  team_soldier: soldier,
  non_player: soldier,
  squad: { ...soldier, stats: [...soldier.stats, 'dice', 'noise', 'turn_limit'] },
  k9: { ...soldier, icon: 'dog' },
  weapon: {
    tint: 'weapon',
    backdrop: 'grid',
    icon: 'weapon',
    badge: 'cost',
    stats: ['weight', 'ammo', 'semi', 'burst', 'auto', 'bolt', 'explosion', 'spray', 'thrown'],
    charts: ['chart', 'strong', 'combo', 'aimed', 'standard', 'skillful', 'finesse'],
  },
  equipment: {
    tint: 'gear',
    backdrop: 'grid',
    icon: 'equipment',
    badge: 'cost',
    stats: ['weight', 'counters', 'boost'],
    charts: ['heals', 'guidance', 'protects'],
  },
  skill: {
    tint: 'skill',
    backdrop: 'chevron',
    icon: 'skill',
    badge: 'cost',
    stats: ['upkeep', 'upkeep_cards'],
    charts: ['heals'],
  },
  service_record: { tint: 'skill', backdrop: 'chevron', icon: 'record', badge: 'cost', stats: [], charts: [] },
  action: {
    tint: 'action',
    backdrop: 'dots',
    icon: 'action',
    stats: ['support', 'covert', 'retain'],
    charts: [],
  },
  marker: { tint: 'place', backdrop: 'map', icon: 'marker', stats: [], charts: [] },
  location: {
    tint: 'place',
    backdrop: 'contour',
    icon: 'location',
    drawn: 'scene',
    badge: 'entrance',
    stats: [...place.slice(1), 'actions', 'xp', 'search', 'body_count'],
    charts: ['hostiles'],
  },
  mission: {
    tint: 'mission',
    backdrop: 'map',
    icon: 'mission',
    drawn: 'scene',
    stats: ['time', 'resources', 'objective', 'difficulty', 'loadout', 'body_count'],
    charts: ['activity'],
  },
  objective: {
    tint: 'goal',
    backdrop: 'contour',
    icon: 'objective',
    drawn: 'scene',
    badge: 'entrance',
    stats: [...place.slice(1), 'keep_clear', 'find'],
    charts: ['hostiles'],
  },
  target: {
    tint: 'goal',
    backdrop: 'burst',
    icon: 'target',
    stats: ['targets', 'hits', 'cover', 'strike'],
    charts: [],
  },
  hostile: {
    tint: 'hostile',
    backdrop: 'hatch',
    icon: 'hostile',
    drawn: 'bust',
    badge: 'value',
    stats: ['reticles', 'cover', 'range', 'hits', 'evade', 'alarm'],
    charts: ['chart', 'penalty', 'search'],
  },
  event: { tint: 'event', backdrop: 'burst', icon: 'event', badge: 'value', stats: ['cancel'], charts: [] },
  encounter: { tint: 'event', backdrop: 'burst', icon: 'dog', badge: 'value', stats: ['ignore'], charts: [] },
  mission_type: { tint: 'mission', backdrop: 'dots', icon: 'mission', stats: [], charts: [] },
  sitrep: { tint: 'mission', backdrop: 'dots', icon: 'log', stats: ['gain', 'pay'], charts: [] },
  transport: { tint: 'mission', backdrop: 'map', icon: 'transport', badge: 'cost', stats: [], charts: [] },
  insertion: { tint: 'mission', backdrop: 'map', icon: 'transport', badge: 'cost', stats: [], charts: [] },
  extraction: { tint: 'goal', backdrop: 'map', icon: 'transport', badge: 'entrance', stats: [], charts: [] },
  platform: {
    tint: 'watch',
    backdrop: 'burst',
    icon: 'platform',
    badge: 'cost',
    stats: ['attacks', 'danger', 'safe'],
    charts: ['damage', 'guidance'],
  },
  stress: { tint: 'stress', backdrop: 'burst', icon: 'stress', stats: ['avoid'], charts: [] },
  contract: {
    tint: 'contract',
    backdrop: 'dots',
    icon: 'contract',
    badge: 'pay',
    stats: ['weeks', 'threat', 'engaged', 'drop'],
    charts: [],
  },
  escalation: {
    tint: 'stress',
    backdrop: 'hatch',
    icon: 'alarm',
    stats: ['points', 'roll', 'money', 'reputation', 'hero_points'],
    charts: [],
  },
  overwatch: { tint: 'watch', backdrop: 'rays', icon: 'overwatch', stats: [], charts: [] },
  setting: { ...word, icon: 'setting', tint: 'mission' },
  team: { ...word, icon: 'team', tint: 'soldier' },

  'heroes.unit': {
    tint: 'soldier',
    backdrop: 'rays',
    icon: 'infantry',
    drawn: 'bust',
    stats: ['move', 'defence', 'side', 'rear', 'orders', 'transport'],
    charts: [],
  },
  'heroes.face': {
    tint: 'soldier',
    backdrop: 'plain',
    icon: 'infantry',
    stats: ['move', 'defence', 'side', 'rear', 'orders', 'transport'],
    charts: [],
    word: true,
  },
  'heroes.weapon': {
    tint: 'weapon',
    backdrop: 'grid',
    icon: 'weapon',
    stats: ['infantry', 'light', 'heavy', 'range', 'destruction'],
    charts: [],
    word: true,
  },
  'heroes.action': { tint: 'action', backdrop: 'dots', icon: 'action', stats: ['flak'], charts: [] },
  'heroes.option': {
    tint: 'gear',
    backdrop: 'chevron',
    icon: 'equipment',
    badge: 'cost',
    stats: ['size', 'stars', 'tokens', 'breaking', 'points'],
    charts: [],
  },
  'heroes.tile': {
    tint: 'soldier',
    backdrop: 'chevron',
    icon: 'team',
    badge: 'cost',
    stats: ['stars', 'bonus', 'breaking', 'points'],
    charts: [],
  },
  'heroes.scenario': {
    tint: 'mission',
    backdrop: 'map',
    icon: 'mission',
    stats: ['rounds', 'goal', 'difficulty', 'seats'],
    charts: [],
    word: true,
  },
  'heroes.army': {
    tint: 'mission',
    backdrop: 'chevron',
    icon: 'team',
    badge: 'points',
    stats: [],
    charts: [],
    word: true,
  },
  'heroes.board': { tint: 'place', backdrop: 'contour', icon: 'location', stats: [], charts: [], word: true },
  'heroes.overlay': {
    tint: 'place',
    backdrop: 'contour',
    icon: 'location',
    stats: ['structure'],
    charts: [],
    word: true,
  },
  'duel.strike': { tint: 'weapon', backdrop: 'burst', icon: 'engaged', stats: ['strength', 'damage'], charts: [] },
  'duel.parry': { tint: 'skill', backdrop: 'chevron', icon: 'cover', stats: [], charts: [] },
  'duel.guard': { tint: 'gear', backdrop: 'hatch', icon: 'cover', stats: [], charts: [] },
  'duel.standard': { tint: 'goal', backdrop: 'rays', icon: 'objective', stats: [], charts: [] },
  'duel.ploy': { tint: 'stress', backdrop: 'dots', icon: 'action', stats: [], charts: [] },
  'heroes.token': { tint: 'plain', backdrop: 'plain', icon: 'orders', badge: 'number', stats: [], charts: [] },
};

export function kindOf(card: { system: string; kind: string }): Kind {
  return kinds[`${card.system}.${card.kind}`] ?? kinds[card.kind] ?? word;
}

/** The icon beside a number. */
const statIcons: Readonly<Record<string, IconKey>> = {
  cost: 'cost',
  weight: 'weight',
  health: 'health',
  cover: 'cover',
  movement: 'movement',
  loadout: 'loadout',
  level: 'orders',
  ammo: 'ammo',
  semi: 'dice',
  burst: 'dice',
  auto: 'dice',
  bolt: 'dice',
  explosion: 'dice',
  spray: 'dice',
  thrown: 'dice',
  dice: 'dice',
  noise: 'noise',
  turn_limit: 'time',
  counters: 'uses',
  boost: 'xp',
  upkeep: 'xp',
  upkeep_cards: 'copies',
  support: 'copies',
  covert: 'copies',
  retain: 'xp',
  entrance: 'entrance',
  night: 'light',
  reinforce: 'reinforce',
  rein_roll: 'reinforce',
  hand_to_hand: 'engaged',
  actions: 'actions',
  xp: 'xp',
  search: 'search',
  body_count: 'body',
  time: 'time',
  resources: 'resources',
  objective: 'space',
  difficulty: 'difficulty',
  keep_clear: 'time',
  find: 'search',
  targets: 'reticle',
  hits: 'hits',
  strike: 'platform',
  reticles: 'reticle',
  range: 'range',
  evade: 'xp',
  alarm: 'alarm',
  cancel: 'xp',
  ignore: 'dice',
  gain: 'resources',
  pay: 'pay',
  attacks: 'dice',
  danger: 'range',
  safe: 'dice',
  avoid: 'xp',
  weeks: 'time',
  threat: 'dice',
  engaged: 'pay',
  drop: 'pay',
  points: 'points',
  roll: 'dice',
  money: 'pay',
  reputation: 'points',
  hero_points: 'hero',
  value: 'value',
  move: 'movement',
  defence: 'cover',
  side: 'cover',
  rear: 'cover',
  orders: 'orders',
  transport: 'vehicle',
  infantry: 'infantry',
  light: 'car',
  heavy: 'heavy',
  destruction: 'hits',
  flak: 'dice',
  size: 'copies',
  stars: 'orders',
  tokens: 'uses',
  breaking: 'breaking',
  bonus: 'orders',
  rounds: 'time',
  goal: 'points',
  seats: 'soldier',
  structure: 'breaking',
  number: 'orders',
  strength: 'actions',
  damage: 'hits',
};
export const statIcon = (name: string): IconKey | undefined => statIcons[name];

/** Where a kind stands among others, in lists. */
const order = Object.keys(kinds);
export function kindRank(card: { system: string; kind: string }): number {
  const at = Math.max(order.indexOf(`${card.system}.${card.kind}`), order.indexOf(card.kind));
  return (at < 0 ? order.length : at) + (kindOf(card).word ? order.length : 0);
}
