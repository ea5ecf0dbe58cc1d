// SPDX-License-Identifier: MIT
// wfOpen.ts -- whose sheet and hand lie open: of the Soldier who was picked last; and where a question is about
// another's cards, of him.
import { useEffect, useState } from 'preact/hooks';
import { pickable } from './narrow';
import type { PlayState } from './play';
import type { SceneObject } from './types';
import type { Trooper } from './wfScene';

/** How many of these can be chosen. */
const countIn = (names: ReadonlyMap<string, number>, objects: readonly SceneObject[]): number =>
  objects.filter((object) => names.has(object.key)).length;

const held = (trooper: Trooper): readonly SceneObject[] => [
  ...trooper.hand,
  ...trooper.piles.flatMap(({ cards }) => cards),
];

/** Who has most to choose from: cards first, for nothing else shows them. */
function best(state: PlayState, squad: readonly Trooper[]): Trooper | undefined {
  const names = state.scene?.asked ? pickable(state.scene, []) : new Map<string, number>();
  const worth = (one: Trooper) => 100 * countIn(names, held(one)) + countIn(names, [one.soldier, ...one.gear]);
  const own = squad.filter(({ soldier }) => soldier.yours);
  const all = own.length > 0 ? own : squad;
  return all.reduce<Trooper | undefined>((most, one) => (most && worth(most) >= worth(one) ? most : one), undefined);
}

export function useOpen(
  state: PlayState,
  squad: readonly Trooper[],
): readonly [Trooper | undefined, (key: string) => void] {
  const [key, setKey] = useState('');
  const { scene } = state;
  const of = (name: string | undefined) => squad.find(({ soldier }) => soldier.key === name);
  const picked = state.picked.find(of);
  useEffect(() => {
    if (picked) setKey(picked);
  }, [picked]);
  /* A question about cards shows those that can answer it. */
  useEffect(() => {
    if (!scene?.asked) return;
    const names = pickable(scene, []);
    const now = of(key);
    const other = best(state, squad);
    if (!now || (other && countIn(names, held(now)) === 0 && countIn(names, held(other)) > 0))
      setKey(other?.soldier.key ?? '');
  }, [scene]);
  return [of(picked) ?? of(key) ?? best(state, squad), setKey];
}
