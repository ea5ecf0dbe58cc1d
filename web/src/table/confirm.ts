// SPDX-License-Identifier: MIT
// confirm.ts -- while a button says that Enter confirms, Enter does that and nothing else, wherever the focus rests.
// Whoever goes elsewhere with keys meanwhile means something else: the button is gone, and Enter is for what has the
// focus.
import { isByKeys } from '../hand';
import { isTyping } from './keys';
import type { Play } from './play';

/** What may be pressed instead. */
const ELSEWHERE = 'button:not(.do, .armed), a, summary';

export function confirming(play: Play): () => void {
  const armed = (): number | null => {
    const { scene, busy, telling, armed } = play.get();
    return scene?.asked && !busy && !telling && !document.querySelector('dialog[open]') ? armed : null;
  };
  function pressed(event: KeyboardEvent): void {
    const option = event.key === 'Enter' && !isTyping(event.target) ? armed() : null;
    if (option === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) void play.take(option);
  }
  function focused({ target }: FocusEvent): void {
    if (isByKeys() && target instanceof Element && target.matches(ELSEWHERE) && armed() !== null) play.arm(null);
  }
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('focusin', focused);
  return () => {
    document.removeEventListener('keydown', pressed, true);
    document.removeEventListener('focusin', focused);
  };
}
