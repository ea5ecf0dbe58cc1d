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
const places = new Set(['location', 'objective', 'mission']);

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
  /** Who it is besides: its other side, its next level. */
  revealed: (f) => f.cards?.[0]?.id,
  promotes_to: (f) => f.cards?.[0]?.id,
  reverse: (f) => f.cards?.[0]?.id,
  category: (f) => f.said,
  level: (f) => f.n,
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

/** Of a Hostile's two sides, and of a Soldier's levels, each is like the first. */
function likenOthers(cards) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const before = new Map();
  for (const card of cards) for (const next of [card.revealed, card.promotes_to]) if (next) before.set(next, card);
  const firstOf = (card) => (before.has(card.id) ? firstOf(before.get(card.id)) : card);
  for (const id of before.keys()) {
    const card = byId.get(id);
    if (card) card.like = firstOf(card);
  }
}

/** Where most Locations of each pack lie: there its places are that name no region. */
function homesOf(cards) {
  const counts = {};
  for (const { pack, region } of cards) if (region) ((counts[pack] ??= {})[region] ??= []).push(region);
  return Object.fromEntries(
    Object.entries(counts).map(([pack, of]) => [pack, Object.values(of).sort((a, b) => b.length - a.length)[0][0]]),
  );
}

/** The drawings of each pack, by the ids of its cards; of a counter's other side the id of the first. */
export function pictures(cards) {
  const drawn = cards.filter((card) => pieces.has(card.kind) || places.has(card.kind)).map(looked);
  drawn.sort((a, b) => (a.id < b.id ? -1 : 1));
  likenOthers(drawn);
  const salts = cast(drawn.filter((card) => pieces.has(card.kind)));
  const homes = homesOf(drawn);
  const packs = {};
  for (const card of drawn) {
    const pack = (packs[card.pack] ??= { busts: {}, tokens: {}, scenes: {} });
    if (places.has(card.kind)) pack.scenes[card.id] = scene({ region: homes[card.pack], ...card });
    else {
      pack.busts[card.id] = bust(card, salts.get(card.id));
      pack.tokens[card.id] = token(card, salts.get(card.id));
      if (card.reverse)
        for (const sort of [pack.busts, pack.tokens]) sort[card.reverse] = card.id;
    }
  }
  return packs;
}
