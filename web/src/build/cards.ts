// SPDX-License-Identifier: MIT
// cards.ts -- the faces of cards by their ids: asked for once, as they come into sight.
import { useEffect, useReducer } from 'preact/hooks';
import type { CardData } from '../look/card-data';
import type { Table } from '../table';

const known = new Map<string, CardData>();
const asked = new Set<string>();
const waiting = new Set<() => void>();

async function fetchCards(table: Table, system: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) asked.add(id);
  const cards = await table.json<CardData[]>('pack', 'show', '--json', '--system', system, ...ids);
  for (const card of cards) known.set(card.id, card);
  for (const redraw of waiting) redraw();
}

/** Those that are there by now; the rest comes. */
export function useCards(table: Table, system: string, ids: readonly string[]): ReadonlyMap<string, CardData> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const again = () => redraw(0);
    waiting.add(again);
    return () => void waiting.delete(again);
  }, []);
  useEffect(() => {
    const wanted = [...new Set(ids)].filter((id) => !asked.has(id));
    if (wanted.length > 0) fetchCards(table, system, wanted).catch(() => wanted.forEach((id) => asked.delete(id)));
  }, [ids.join(' ')]);
  return known;
}
