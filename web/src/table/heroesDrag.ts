// SPDX-License-Identifier: MIT
// heroesDrag.ts -- what is drawn over a battlefield: a counter to its square or to whom it fires at, one that comes to
// the board to where it is put, a token or a card to whom it is for.
import { ghostOf, type Drawn, type Lift } from './drag';
import { formed, nameAt, type Lit } from './heroesChoose';
import type { Moves } from './heroesGo';
import { counterOn, type Counter } from './heroesRead';
import { optionsOf } from './narrow';
import type { Play } from './play';

/** The board as it is now. */
export interface Ground {
  counters: readonly Counter[];
  /** What may be chosen while nothing is picked. */
  lit: Lit;
  moves: Moves;
  form: string;
  /** The square under a point of the window. */
  squareAt(x: number, y: number): string | undefined;
  look(square: string | undefined): void;
}

/** Who stands there, if it can be drawn: it may act, or goes. */
export function drawnFrom(counters: readonly Counter[], lit: Lit, mover: number | undefined, square: string) {
  const on = counterOn(counters, square);
  return on?.ours && (lit.actors.has(on.object.key) || on.object.id === mover) ? on : undefined;
}

/** A counter of the board as a picture of its own, of the size that it has there. */
function ghostOfCounter(key: string): HTMLElement {
  const piece = document.querySelector(`.battle .piece[data-key="${key}"]`);
  const rim = piece?.querySelector('.piece-rim');
  const body = piece?.querySelector('.piece-body');
  if (!rim || !body) return document.createElement('div');
  const [x, wide] = [Number(rim.getAttribute('x')), Number(rim.getAttribute('width'))];
  const ghost = ghostOf(rim, `<svg class="piece" viewBox="${x} -53 ${wide} 106">${body.innerHTML}</svg>`);
  ghost.classList.add('hn-drawn');
  return ghost;
}

const buttons = '.token-button:enabled, .hand-card.live, .reserve-button.picked';

export const liftingUnits =
  (play: Play, ground: () => Ground): Lift =>
  (at, event) => {
    const { scene, busy } = play.get();
    if (!scene?.asked || busy || at.closest('.popover')) return undefined;
    const button = at.closest<HTMLElement>(buttons);
    const { counters, lit, moves, squareAt } = ground();
    const isOnBoard = at.closest('.battle') !== null && at.closest('button') === null;
    const square = isOnBoard ? squareAt(event.clientX, event.clientY) : undefined;
    const counter = square ? drawnFrom(counters, lit, moves.mover, square) : undefined;
    const name = button?.dataset['key'] ?? counter?.object.key;
    if (!name) return undefined;
    const isPicked = optionsOf(scene, [name]).length > 0;
    let last: string | undefined;
    let land: (() => void) | undefined;

    function led(to: string | null): void {
      if (isPicked && name) play.lead(name, to);
    }
    /** What is done if it is let go on the square. */
    function doneAt(to: string | undefined): (() => void) | undefined {
      const now = ground();
      if (!scene || !name || !to || to === square) return undefined;
      const deploys = button?.matches('.reserve-button') ? formed(now.lit, to, now.form) : undefined;
      if (deploys) return () => void play.take(deploys.id);
      const target = nameAt(scene, now.counters, [name], to);
      if (target && target !== name && optionsOf(scene, [name, target]).length > 0) {
        led(target);
        return () => play.land(true);
      }
      led(null);
      const isFree = counter && !scene.lesson && !counterOn(now.counters, to);
      if (!isFree || !now.moves.goesTo(to)) return undefined;
      return () => {
        play.land(false);
        now.moves.go(to, true);
      };
    }
    const drawn: Drawn = {
      ghost() {
        led(null);
        return button ? ghostOf(button) : ghostOfCounter(name);
      },
      over(x, y) {
        const now = ground();
        const field = document.elementFromPoint(x, y)?.closest('.battle') ?? null;
        const to = field ? now.squareAt(x, y) : undefined;
        if (play.get().scene !== scene) return null;
        if (to !== last) now.look(to);
        last = to;
        land = doneAt(to);
        if (!land) led(null);
        return land ? field : null;
      },
      land: () => land?.(),
      leave: () => play.land(false),
    };
    return drawn;
  };
