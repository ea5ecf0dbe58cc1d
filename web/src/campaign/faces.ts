// SPDX-License-Identifier: MIT
// faces.ts -- the faces of cards by their numbers in the campaign that is open, asked for once.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { CardData } from '../look/card-data';
import type { Table } from '../table';

export interface Faces {
  table: Table;
  known: Map<number, CardData>;
}
export const FacesContext = createContext<Faces | null>(null);

async function fetchFaces({ table, known }: Faces, numbers: readonly number[]): Promise<void> {
  for (const n of numbers) {
    if (known.has(n)) continue;
    const card = await table.ask('card', n);
    known.set(n, { ...card, title: card.title || card.name } as CardData);
  }
}

/** Those that are there by now; the rest comes. */
export function useFaces(numbers: readonly number[]): ReadonlyMap<number, CardData> {
  const faces = useContext(FacesContext);
  const [, redraw] = useState(0);
  const wanted = [...new Set(numbers)].filter((n) => n && !faces?.known.has(n));
  const key = wanted.join();
  useEffect(() => {
    let here = true;
    if (faces && wanted.length > 0)
      fetchFaces(faces, wanted).then(
        () => here && redraw((n) => n + 1),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [key, faces]);
  return faces?.known ?? new Map();
}
