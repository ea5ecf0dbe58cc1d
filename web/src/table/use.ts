// SPDX-License-Identifier: MIT
// use.ts -- how components hear of a game: its state, faces of cards, odds and explanations, asked for once.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardData } from '../look/card-data';
import type { Table } from '../table';
import type { Play, PlayState } from './play';
import type { Explained, Odds, Option, Refusal, Scene } from './types';

export function usePlay(play: Play): PlayState {
  const [state, setState] = useState(play.get());
  useEffect(() => {
    setState(play.get());
    return play.subscribe(() => setState(play.get()));
  }, [play]);
  return state;
}

/** For what stands beside the board: while something is drawn over it, all stays as it was before, so that nothing
    moves under the pointer. */
export function useStill(state: PlayState): PlayState {
  const last = useRef(state);
  if (state.drawn === null || state.scene !== last.current.scene) last.current = state;
  return last.current;
}

/** What was asked for is remembered for as long as its owner lives. */
function remembering<Owner extends object, T>() {
  const known = new WeakMap<Owner, Map<string, T | Promise<T>>>();
  return (owner: Owner, key: string, ask: () => Promise<T>): T | Promise<T> => {
    const of = known.get(owner) ?? new Map<string, T | Promise<T>>();
    known.set(owner, of);
    let found = of.get(key);
    if (found === undefined) {
      const asked = ask();
      asked.then(
        (value) => of.set(key, value),
        () => of.delete(key),
      );
      of.set(key, asked);
      found = asked;
    }
    return found;
  };
}

function useAsked<T>(found: T | Promise<T> | undefined): T | undefined {
  const [, redraw] = useState(0);
  const isThere = !(found instanceof Promise);
  useEffect(() => {
    if (!(found instanceof Promise)) return;
    let here = true;
    found.then(
      () => here && redraw((n) => n + 1),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [found]);
  return isThere ? found : undefined;
}

const cards = remembering<Play, CardData>();
const odds = remembering<Scene, Odds>();
const explanations = remembering<Scene, Explained>();
const descriptions = remembering<Scene, string>();
const refusals = remembering<Scene, readonly Refusal[]>();

async function face(play: Play, card: number | string): Promise<CardData> {
  const found = await play.table.ask('card', card);
  /* Cards that are the system's own have but a name. */
  return { ...found, title: found.title || found.name, system: play.get().opened.system } as CardData;
}

/** The face of a card by its number in this game, or by its id; nothing while it is not yet there. */
export function useCard(play: Play, card: number | string | undefined): CardData | undefined {
  return useAsked(card ? cards(play, String(card), () => face(play, card)) : undefined);
}

/** The odds of an option that has some.  They are asked for when nothing else is to be done. */
export function useOdds(play: Play, scene: Scene, option: number | null): Odds | undefined {
  const isWanted = option !== null && scene.options[option]?.odds && play.get().scene === scene && scene.asked;
  const ask = (table: Table) => table.ask('odds', option ?? 0);
  return useAsked(isWanted ? odds(scene, String(option), () => patiently(play, scene, ask)) : undefined);
}

/** The odds of the best of several. */
export function useBest(play: Play, scene: Scene, options: readonly Option[]): Odds | undefined {
  const [first, ...more] = options.filter((option) => option.odds).map((option) => option.id);
  const isWanted = options.length > 1 && play.get().scene === scene && scene.asked;
  const ask = (table: Table) => table.ask('best', first ?? 0, ...more);
  const key = `best ${[first, ...more].join()}`;
  return useAsked(isWanted && first !== undefined ? odds(scene, key, () => patiently(play, scene, ask)) : undefined);
}

let line: Promise<unknown> = Promise.resolve();

/** One after the other, and not those of a scene that is past. */
function patiently(play: Play, scene: Scene, ask: (table: Table) => Promise<Odds>): Promise<Odds> {
  const asked = line.then(() => {
    if (play.get().scene !== scene || play.get().busy) throw new Error('past');
    return ask(play.table);
  });
  line = asked.catch(() => undefined);
  return asked;
}

export function useExplained(play: Play, scene: Scene, option: number | null): Explained | undefined {
  const isWanted = option !== null && play.get().scene === scene && scene.asked;
  return useAsked(isWanted ? explanations(scene, String(option), () => play.table.ask('explain', option)) : undefined);
}

/** What is so with a thing of the scene, in sentences. */
export function useDescribed(play: Play, scene: Scene, object: number | undefined): string | undefined {
  const isWanted = object !== undefined && play.get().scene === scene && !play.get().telling;
  const ask = async () => (await play.table.ask('describe', object ?? 0)).text;
  return useAsked(isWanted ? descriptions(scene, String(object), ask) : undefined);
}

/** What either side of a counter can do, line by line. */
export function useSides(play: Play, scene: Scene, object: number | undefined): string | undefined {
  const isWanted = object !== undefined && play.get().scene === scene && !play.get().telling;
  const ask = async () => (await play.table.ask('sides', object ?? 0)).text;
  return useAsked(isWanted ? descriptions(scene, `sides ${object}`, ask) : undefined);
}

/** What may not be done with a thing now; nothing while something may. */
export function useRefusals(play: Play, scene: Scene, name: string | undefined): readonly Refusal[] | undefined {
  const isWanted = name !== undefined && play.get().scene === scene && scene.asked;
  const ask = async () => (await play.table.ask('why', ...(name ?? '').split(' '))).list;
  return useAsked(isWanted ? refusals(scene, name, ask) : undefined);
}
