// SPDX-License-Identifier: MIT
// card-data.ts -- a card as `grognard pack show --json` tells it, and how faces read its fields.  No rule is known
// here: a field is a name, a label, a number or a table, and what is said of it.
export interface CardRef {
  name: string;
  id: string;
  title: string;
  n?: number;
}

export interface CardField {
  name: string;
  label: string;
  type: string;
  said?: string;
  n?: number;
  word?: string;
  low?: number;
  high?: number;
  cards?: CardRef[];
  kinds?: string[];
  columns?: string[];
  rows?: number[][];
  letter?: string;
  width?: number;
  height?: number;
}

export interface CardData {
  name: string;
  id: string;
  title: string;
  system: string;
  kind: string;
  called: string;
  says: string;
  does: string;
  /** What its keywords do and its words mean, a line each. */
  meanings?: string;
  fields: CardField[];
  drawn?: string;
  text: string;
  icon: string;
  art: string;
  flavour: string;
  credit: string;
}

export const packOf = (card: CardData): string => card.id.split(':')[0] ?? '';
export const field = (card: CardData, name: string): CardField | undefined =>
  card.fields.find((f) => f.name === name);
export const number = (card: CardData, name: string): number | undefined => field(card, name)?.n;
export const refs = (card: CardData, name: string): CardRef[] => field(card, name)?.cards ?? [];

/** A range as people write it: "0-2", "3". */
export function rangeText(f: CardField): string {
  return f.low === f.high ? String(f.low) : `${f.low}\u2013${f.high}`;
}
