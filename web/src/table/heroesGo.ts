// SPDX-License-Identifier: MIT
// heroesGo.ts -- whole moves: who may go now, where to, and which way it would take to the square that is looked at.
import { useCallback } from 'preact/hooks';
import type { Scene, Square, Ways } from '../wire';
import { askWay, useWay, useWays, type Going } from './heroesAsk';
import { isToAct } from './heroesChoose';
import { counterOn, type Counter } from './heroesRead';
import type { Play, PlayState } from './play';

export interface Moves {
  /** The object that may go; nothing: nobody does now. */
  mover: number | undefined;
  ways: Ways | null | undefined;
  /** To the square that is looked at. */
  way: Going | null | undefined;
  /** Does it come there? */
  goesTo(square: string | undefined): boolean;
  /** The whole way at once; where somebody may fire at it, only if it was looked at before. */
  go(square: string, wasLooked: boolean): void;
}

export function useMoves(
  play: Play,
  state: PlayState,
  counters: readonly Counter[],
  squares: ReadonlyMap<string, Square>,
  actor: Counter | undefined,
  at: string | undefined,
): Moves {
  const scene = state.scene as Scene;
  const acts = scene.asked && !scene.lesson && isToAct(scene, actor);
  const mover = acts && actor?.at && actor.ours ? actor.object.id : undefined;
  const ways = useWays(play, scene, mover);
  const goesTo = (name: string | undefined): boolean => {
    const square = name ? squares.get(name) : undefined;
    return Boolean(square && ways?.steps[square.x + ways.width * square.y]);
  };
  const isLooked = at && !state.busy && scene.asked && goesTo(at) && !counterOn(counters, at);
  const way = useWay(play, scene, mover, isLooked ? at : undefined);
  const go = useCallback(
    (square: string, wasLooked: boolean) => {
      if (mover === undefined) return;
      void askWay(play, scene, mover, square).then((found) => {
        const isMeant = wasLooked || found?.underFire.every((one) => !one);
        if (found && isMeant && play.get().scene === scene) void play.along(mover, square);
      });
    },
    [play, scene, mover],
  );
  return { mover, ways, way, goesTo, go };
}
