// SPDX-License-Identifier: MIT
// markIcons.ts -- the icon that a number of an object is drawn with, by its name.
import type { IconKey } from '../look/icon-names';
import { statIcon } from '../look/kinds';

/** Names that are not those of a card's own numbers. */
const icons: Readonly<Record<string, IconKey>> = {
  space: 'space',
  place: 'space',
  most_health: 'health',
  cards: 'copies',
  most_cards: 'copies',
  carried: 'weight',
  can_carry: 'weight',
  enter: 'entrance',
  most_enter: 'entrance',
  reinforces: 'reinforce',
  most_reinforce: 'reinforce',
  standing: 'reticle',
  target: 'threat',
  attacks: 'aimed',
  attacked_by: 'aimed',
  suppress: 'suppressed',
  wounds_on: 'wound',
  die_needed: 'wound',
  most_wounds: 'wound',
  hits_needed: 'hits',
  most_range: 'range',
  least_range: 'range',
  uses: 'uses',
  is_empty: 'reload',
  is_jammed: 'jam',
  is_down: 'down',
  is_engaged: 'engaged',
  is_hidden: 'hidden',
  is_objective: 'objective',
  is_mission: 'mission',
  is_target: 'target',
  is_marked: 'objective',
  hit_on: 'hits',
};

export const iconOfMark = (name: string): IconKey | undefined => icons[name] ?? statIcon(name);
