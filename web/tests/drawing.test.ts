// SPDX-License-Identifier: MIT
// drawing.test.ts -- everybody and every place of every pack is drawn, the same every time, and no two alike.
import { beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../drawing/pictures.mjs';
import { cardsOfSite } from '../plugins/drawings';
import type { CardData } from '../src/look/card-data';
import { packOf, refs } from '../src/look/card-data';

let cards: CardData[] = [];
let drawn: ReturnType<typeof pictures> = {};
beforeAll(async () => {
  cards = await cardsOfSite();
  drawn = pictures(cards);
}, 180_000);

const people = ['unit', 'hostile', 'player', 'team_soldier', 'squad', 'non_player', 'k9'];

describe('every pack', () => {
  test('has a portrait and a token of everybody, and a scene of every place', () => {
    const missing = (kinds: string[], sort: 'busts' | 'tokens' | 'scenes') =>
      cards.filter((card) => kinds.includes(card.kind) && !drawn[packOf(card)]?.[sort][card.id]?.startsWith('<'));
    expect(missing(people, 'busts')).toEqual([]);
    expect(missing(people, 'tokens')).toEqual([]);
    expect(missing(['location', 'objective', 'mission'], 'scenes')).toEqual([]);
  });

  test('has no two portraits and no two Locations alike', () => {
    const locations = new Set(cards.filter((card) => card.kind === 'location').map((card) => card.id));
    for (const [pack, { busts, scenes }] of Object.entries(drawn)) {
      const own = Object.values(busts).filter((body) => body.startsWith('<'));
      expect(new Set(own).size, pack).toBe(own.length);
      const places = Object.entries(scenes).flatMap(([id, body]) => (locations.has(id) ? [body] : []));
      expect(new Set(places).size, pack).toBe(places.length);
    }
  });

  test('draws a counter on both of its sides', () => {
    const sides = cards.filter((card) => card.kind === 'unit').flatMap((card) => refs(card, 'reverse'));
    expect(sides.length).toBeGreaterThan(0);
    for (const { id } of sides) {
      const tokens = drawn[id.split(':')[0] ?? '']?.tokens ?? {};
      expect(tokens[tokens[id] ?? ''], id).toMatch(/^</);
    }
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
