// SPDX-License-Identifier: MIT
// drawing.test.ts -- everybody and every place of every pack is drawn, the same every time, and no two alike.
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../drawing/pictures.mjs';
import { cardsOfSite } from '../plugins/drawings';
import type { CardData } from '../src/look/card-data';
import { packOf } from '../src/look/card-data';

let cards: CardData[] = [];
let drawn: ReturnType<typeof pictures> = {};
beforeAll(async () => {
  cards = await cardsOfSite();
  drawn = pictures(cards);
}, 180_000);

const people = ['unit', 'hostile', 'player', 'team_soldier', 'squad', 'non_player', 'k9'];

describe('every pack', () => {
  test('has a portrait and a token of everybody, and a scene of every Location', () => {
    const missing = (kinds: string[], sort: 'busts' | 'tokens' | 'scenes') =>
      cards.filter((card) => kinds.includes(card.kind) && !drawn[packOf(card)]?.[sort][card.id]?.startsWith('<'));
    expect(missing(people, 'busts')).toEqual([]);
    expect(missing(people, 'tokens')).toEqual([]);
    expect(missing(['location'], 'scenes')).toEqual([]);
  });

  test('is drawn the same on two runs, whatever the order of its cards', () => {
    const again = pictures([...cards].reverse());
    expect(JSON.stringify(again)).toBe(JSON.stringify(drawn));
  });

  test('has nothing in its drawings but forms', () => {
    for (const [pack, sorts] of Object.entries(drawn))
      for (const [id, body] of Object.entries(sorts).flatMap(([, all]) => Object.entries(all))) {
        expect(body, `${pack} ${id}`).not.toMatch(/undefined|NaN|\[object|null/);
        expect(new Set(body.match(/<\w+/g)), id).toEqual(
          new Set(body.match(/<(g|path|circle|ellipse|rect)(?=[ >])/g)),
        );
      }
  });
});
