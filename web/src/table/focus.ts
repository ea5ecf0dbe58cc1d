// SPDX-License-Identifier: MIT
// focus.ts -- whoever plays by keys never loses the place: what was focused may be gone after a choice, and then the
// focus goes where the game goes on.
import { useEffect } from 'preact/hooks';
import { isByKeys } from '../hand';
import type { PlayState } from './play';

const find = (css: string) => document.querySelector<HTMLElement>(css);

/** What a second Enter does; the board where a square is asked for, else the first choice; while nothing is asked, what
    happens. */
function placeOf(state: PlayState): HTMLElement | null {
  const { scene } = state;
  if (state.busy || state.telling || !scene?.asked) return find('.question-bar');
  const armed = state.armed !== null && find('.hn-caption .do, .option.armed');
  const board = scene.options.some((option) => option.square) && find('.battle');
  return armed || board || find(':not(.is-folded) > .table-side .options .option') || find('.can-pick');
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
