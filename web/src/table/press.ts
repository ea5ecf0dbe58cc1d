// SPDX-License-Identifier: MIT
// press.ts -- a finger that stays on a thing reads it: what the thing is and says lies over the table, and nothing is
// done, whatever a tap would do.
import type { Play } from './play';

/** So long a finger stays, in milliseconds, and so many pixels it may stray. */
const LONG = 450;
const NEAR = 10;

export function pressing(play: Play): () => void {
  let timer = 0;
  let from: { x: number; y: number } | null = null;
  let wasRead = false;

  function stop(): void {
    clearTimeout(timer);
    from = null;
  }
  function pressed(event: PointerEvent): void {
    stop();
    wasRead = false;
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('.thing[data-key]') : null;
    const name = at?.dataset.key;
    if (!name || event.pointerType !== 'touch' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      from = null;
      wasRead = true;
      play.read(name);
    }, LONG);
  }
  function moved(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR) stop();
  }
  /* The click behind it is none. */
  function clicked(event: MouseEvent): void {
    if (!wasRead) return;
    wasRead = false;
    event.preventDefault();
    event.stopPropagation();
  }
  const asked = (event: Event) => (from !== null || wasRead) && event.preventDefault();

  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('pointermove', moved, true);
  document.addEventListener('pointerup', stop, true);
  document.addEventListener('pointercancel', stop, true);
  document.addEventListener('click', clicked, true);
  document.addEventListener('contextmenu', asked, true);
  return () => {
    stop();
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('pointermove', moved, true);
    document.removeEventListener('pointerup', stop, true);
    document.removeEventListener('pointercancel', stop, true);
    document.removeEventListener('click', clicked, true);
    document.removeEventListener('contextmenu', asked, true);
  };
}
