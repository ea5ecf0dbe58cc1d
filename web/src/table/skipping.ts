// SPDX-License-Identifier: MIT
// skipping.ts -- nobody has to wait: while something is told, any key and any click on the table has the rest of it at
// once.  What the key or the click means otherwise it still means, but for the space bar and Escape.
import type { Play } from './play';

const silent = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const only = new Set([' ', 'Escape']);

export function skipping(play: Play): () => void {
  function pressed(event: KeyboardEvent): void {
    const isOther = silent.has(event.key) || event.ctrlKey || event.altKey || event.metaKey;
    if (isOther || !play.get().telling || document.querySelector('dialog[open]')) return;
    play.skip();
    if (!only.has(event.key)) return;
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
    document.removeEventListener('keydown', pressed, true);
    document.removeEventListener('click', clicked, true);
  };
}
