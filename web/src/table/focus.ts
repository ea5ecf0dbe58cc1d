// SPDX-License-Identifier: MIT
// focus.ts -- whoever plays by keys never loses the place: what was focused may be gone after a choice, and then the
// focus goes where the game goes on.
import { useEffect } from 'preact/hooks';
import { isByKeys } from '../hand';
import type { PlayState } from './play';

/** The board where a square is asked for, else the first choice; what happens, while nothing is asked. */
function placeOf(state: PlayState): HTMLElement | null {
  const { scene } = state;
  if (state.busy || state.telling || !scene?.asked) return document.querySelector<HTMLElement>('.question-bar');
  const board = scene.options.some((option) => option.square) && document.querySelector<HTMLElement>('.battle');
  return board || document.querySelector<HTMLElement>('.options .option');
}

export function useFocus(state: PlayState): void {
  useEffect(() => {
    const at = document.activeElement;
    const isLost = !at || at === document.body || at.matches('.question-bar');
    if (!isByKeys() || !isLost || state.curtain !== null || document.querySelector('dialog[open]')) return;
    const to = placeOf(state);
    to?.focus({ preventScroll: to.matches('.battle') });
  });
}
