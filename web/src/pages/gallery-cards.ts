// SPDX-License-Identifier: MIT
// gallery-cards.ts -- what the gallery shows: all cards of all packs, in the order of packs and kinds, and which of
// them somebody is looking for.
import { number, packOf, type CardData } from '../look/card-data';
import { kindRank } from '../look/kinds';

export interface Wish {
  text: string;
  pack: string;
  kind: string;
}

/** Of everybody who asks for it: `all` is any. */
export const anything: Wish = { text: '', pack: '', kind: '' };

export function inOrder(cards: CardData[]): CardData[] {
  return [...cards].sort(
    (a, b) =>
      packOf(a).localeCompare(packOf(b)) ||
      kindRank(a) - kindRank(b) ||
      a.kind.localeCompare(b.kind) ||
      a.title.localeCompare(b.title),
  );
}

/** Every word that was typed stands on the card. */
export function wished(cards: CardData[], wish: Wish): CardData[] {
  const words = wish.text.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (wish.pack && packOf(card) !== wish.pack) return false;
    if (wish.kind && card.called !== wish.kind) return false;
    const all = `${card.title} ${card.says} ${card.flavour}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

export const packsOf = (cards: CardData[]): string[] => [...new Set(cards.map(packOf))].sort();
export const kindsOf = (cards: CardData[]): string[] => [...new Set(cards.map((c) => c.called))].sort();

/** As many of each as its deck has. */
export function counted(cards: CardData[]): CardData[] {
  return cards.flatMap((card) => Array.from({ length: Math.max(1, number(card, 'copies') ?? 1) }, () => card));
}
