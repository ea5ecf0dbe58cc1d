// SPDX-License-Identifier: MIT
// wfDrag.ts -- a Soldier is drawn to a Hostile or to a Location, a card onto the board: the same as clicks on them.
// Fingers tap: they draw to scroll.
import type { Play } from './play';

/** So many pixels are no click any more. */
const FAR = 10;

interface Drawn {
  from: HTMLElement;
  name: string;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

const thingAt = (event: PointerEvent): HTMLElement | null => {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  return at?.closest<HTMLElement>('.is-board .can-pick[data-key]') ?? null;
};

/** What follows the pointer. */
function ghostOf(from: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const box = from.getBoundingClientRect();
  ghost.className = `wf-ghost ${from.className}`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.innerHTML = from.querySelector('.held-face')?.outerHTML ?? from.innerHTML;
  from.closest('.table')?.append(ghost);
  return ghost;
}

export function dragging(play: Play): () => void {
  let drawn: Drawn | null = null;
  let isPast = false;

  function end(): void {
    drawn?.over?.classList.remove('is-over');
    drawn?.ghost?.remove();
    document.documentElement.classList.remove('is-drawing');
    drawn = null;
  }
  function pressed(event: PointerEvent): void {
    isPast = false;
    const { target } = event;
    const from = target instanceof Element ? target.closest<HTMLElement>('.is-board .thing[data-key]') : null;
    if (!from || event.button !== 0 || event.pointerType === 'touch') return;
    if (!from.matches('.can-pick, .is-picked')) return;
    drawn = { from, name: from.dataset.key ?? '', x: event.clientX, y: event.clientY, ghost: null, over: null };
  }
  function moved(event: PointerEvent): void {
    if (!drawn) return;
    if (!drawn.ghost) {
      if (Math.hypot(event.clientX - drawn.x, event.clientY - drawn.y) < FAR) return;
      play.clear();
      play.pick(drawn.name);
      if (!play.get().picked.includes(drawn.name)) return end();
      drawn.ghost = ghostOf(drawn.from);
      document.documentElement.classList.add('is-drawing');
    }
    drawn.ghost.style.left = `${event.clientX}px`;
    drawn.ghost.style.top = `${event.clientY}px`;
    const over = thingAt(event);
    if (over === drawn.over) return;
    drawn.over?.classList.remove('is-over');
    over?.classList.add('is-over');
    drawn.over = over;
  }
  function released(event: PointerEvent): void {
    if (!drawn?.ghost) return end();
    const { name, from } = drawn;
    const over = thingAt(event)?.dataset.key;
    const at = document.elementFromPoint(event.clientX, event.clientY);
    const isCard = from.matches('.held') && at?.closest('.wf-field') !== null;
    end();
    isPast = true;
    if (over && over !== name) return play.pick(over, true);
    play.clear();
    if (isCard) play.pick(name, true);
  }
  /* The click behind it is none. */
  function clicked(event: MouseEvent): void {
    if (!isPast) return;
    isPast = false;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('pointermove', moved);
  document.addEventListener('pointerup', released);
  document.addEventListener('pointercancel', end);
  document.addEventListener('click', clicked, true);
  return () => {
    end();
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('pointermove', moved);
    document.removeEventListener('pointerup', released);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('click', clicked, true);
  };
}
