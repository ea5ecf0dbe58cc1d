// SPDX-License-Identifier: MIT
// pictures.d.mts -- what of the drawing is called from TypeScript.
import type { CardData } from '../src/look/card-data';

export type Sort = 'busts' | 'tokens' | 'scenes';
/** What is within the `svg` of each card, by its id. */
export type Drawings = Record<string, string>;
export function pictures(cards: readonly CardData[]): Record<string, Record<Sort, Drawings>>;
