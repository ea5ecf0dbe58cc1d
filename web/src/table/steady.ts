// SPDX-License-Identifier: MIT
// steady.ts -- a press that was meant for what lay there a moment ago does nothing: where the question has just
// changed, the second of two presses at one place is not heard, unless what is pressed is called the same.
import type { Play } from './play';

/** So long a new question is protected, in milliseconds. */
const QUIET = 500;
/** So many pixels are the same place. */
const NEAR = 8;

interface Press {
  x: number;
  y: number;
  when: number;
  text: string | undefined;
}

/** Where choices are, and what there is none. */
const PLACES = '.table-board, .table-hand, .table-side';
const HARMLESS = '.sheet-handle, .panel-close, .tag';

const textAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-text]')?.dataset.text : undefined;

export function steadying(play: Play): () => void {
  let last: Press | null = null;
  let changed = -Infinity;
  let isStale = false;
  let { scene } = play.get();
  const unsubscribe = play.subscribe(() => {
    if (play.get().scene === scene) return;
    scene = play.get().scene;
    changed = performance.now();
  });
  const isFar = (event: PointerEvent) =>
    last !== null && Math.hypot(event.clientX - last.x, event.clientY - last.y) > NEAR;

  function moved(event: PointerEvent): void {
    if (isFar(event)) last = null;
  }
  function pressed(event: PointerEvent): void {
    const [text, when] = [textAt(event.target), performance.now()];
    const isAgain = last !== null && !isFar(event) && last.when < changed && (!text || text !== last.text);
    const at = event.target instanceof Element ? event.target : null;
    const isThere = at !== null && at.closest(PLACES) !== null && !at.closest(HARMLESS);
    isStale = isAgain && isThere && when - changed < QUIET;
    if (isStale) event.stopPropagation();
    else last = { x: event.clientX, y: event.clientY, when, text };
  }
  function clicked(event: MouseEvent): void {
    if (!isStale) return;
    isStale = false;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('pointermove', moved, true);
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('click', clicked, true);
  return () => {
    unsubscribe();
    document.removeEventListener('pointermove', moved, true);
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('click', clicked, true);
  };
}
