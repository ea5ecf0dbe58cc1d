// SPDX-License-Identifier: MIT
// skipping.ts -- nobody has to wait: while something is told, any key and any click on the table has the rest of it at
// once.  What the key or the click means otherwise it still means, but for the space bar and Escape; and whoever
// presses them just as the telling has ended by itself, or once more, chooses nothing.
import type { Play } from './play';

const silent = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const only = new Set([' ', 'Escape']);
/** So long after the end, or after the last of them, in milliseconds. */
const QUIET = 600;

export function skipping(play: Play): () => void {
  let quiet = -Infinity;
  let wasTelling = false;
  const unsubscribe = play.subscribe(() => {
    const { telling } = play.get();
    if (wasTelling && !telling) quiet = performance.now();
    wasTelling = telling;
  });
  function pressed(event: KeyboardEvent): void {
    const isOther = silent.has(event.key) || event.ctrlKey || event.altKey || event.metaKey;
    if (isOther || document.querySelector('dialog[open]')) return;
    const [{ telling }, now] = [play.get(), performance.now()];
    if (telling) play.skip();
    if (!only.has(event.key) || (!telling && now - quiet > QUIET)) return;
    quiet = now;
    event.preventDefault();
    event.stopPropagation();
  }
  function clicked(event: Event): void {
    const at = event.target instanceof Element ? event.target : null;
    if (play.get().telling && at?.closest('.table') && !at.closest('.table-tools, .log, dialog')) play.skip();
  }
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('click', clicked, true);
  return () => {
    unsubscribe();
    document.removeEventListener('keydown', pressed, true);
    document.removeEventListener('click', clicked, true);
  };
}
