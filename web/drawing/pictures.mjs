// SPDX-License-Identifier: MIT
// pictures.mjs -- from the cards that the program tells, the drawings of each pack: busts, tokens and scenes by card.
//
// The same cards are the same bytes: what the data leave open (a jaw, which tree) follows from the card's id, and
// nothing from the clock or from chance.
import { bust, cast } from './cast.mjs';
import { scene } from './scene.mjs';
import { token } from './tokens.mjs';

/** Kinds of cards that are somebody or something, and those that are a place. */
const pieces = new Set(['unit', 'hostile', 'player', 'team_soldier', 'squad', 'non_player', 'k9']);
const places = new Set(['location']);

/** What is read of a card's fields: the titles of the cards that they name, a word, a number. */
const titles = (f) => f.cards?.map((one) => one.title);
const title = (f) => titles(f)?.[0];
const read = {
  nation: title,
  force: title,
  region: title,
  era: title,
  weapon: title,
  insignia: title,
  keywords: titles,
  printed: titles,
  category: (f) => f.said,
  value: (f) => f.n,
  reticles: (f) => f.n,
};

/** A card as those read it who draw: its fields by their names. */
export function looked(card) {
  const of = { id: card.id, pack: card.id.split(':')[0], kind: card.kind, title: card.title, icon: card.icon };
  for (const field of card.fields) {
    const is = read[field.name]?.(field);
    if (is !== undefined) of[field.name] = is;
  }
  return of;
}

/** The drawings of each pack, by the ids of its cards. */
export function pictures(cards) {
  const drawn = cards.filter((card) => pieces.has(card.kind) || places.has(card.kind)).map(looked);
  drawn.sort((a, b) => (a.id < b.id ? -1 : 1));
  const salts = cast(drawn.filter((card) => pieces.has(card.kind)));
  const packs = {};
  for (const card of drawn) {
    const pack = (packs[card.pack] ??= { busts: {}, tokens: {}, scenes: {} });
    if (places.has(card.kind)) pack.scenes[card.id] = scene(card);
    else {
      pack.busts[card.id] = bust(card, salts.get(card.id));
      pack.tokens[card.id] = token(card, salts.get(card.id));
    }
  }
  return packs;
}
