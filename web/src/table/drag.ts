// SPDX-License-Identifier: MIT
// drag.ts -- a thing is drawn over the table with a mouse, a pen or a finger: a ghost of it follows, what it may come
// to is lit, and what it does there is shown.  Let go there it does it; let go elsewhere it does nothing, and so it is
// with Escape, and with a second finger.

/** What somebody has pressed, and may draw. */
export interface Drawn {
  /** What follows the pointer. */
  ghost(): HTMLElement;
  /** It is drawn over this point, from the first time on: what it may be let go on there. */
  over(x: number, y: number): Element | null;
  /** It is let go on the last of them. */
  land(): void;
  /** It is let go elsewhere. */
  leave(): void;
}

/** What can be drawn from where somebody presses. */
export type Lift = (at: Element, event: PointerEvent) => Drawn | undefined;

/** So many pixels are no click any more. */
const FAR = 10;
/** So near to its edge the board is scrolled, and so far in a frame. */
const [EDGE, STEP] = [56, 9];

/** A copy that looks like what it was made of. */
export function ghostOf(from: Element, inner = from.innerHTML): HTMLElement {
  const ghost = document.createElement('div');
  const box = from.getBoundingClientRect();
  ghost.className = `drawn-ghost ${from.getAttribute('class') ?? ''}`;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.innerHTML = inner;
  return ghost;
}

interface Held {
  drawn: Drawn;
  id: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

/** By how much a board that is larger than its place is scrolled for a pointer there. */
function scrolledBy(board: Element, y: number): number {
  const { top, bottom } = board.getBoundingClientRect();
  if (board.scrollHeight <= board.clientHeight + 1 || y > bottom) return 0;
  return y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
}

export function dragging(lift: Lift): () => void {
  let held: Held | null = null;
  let isPast = false;
  let frame = 0;
  const root = document.documentElement;

  function end(): Drawn | undefined {
    const drawn = held?.ghost ? held.drawn : undefined;
    held?.over?.classList.remove('is-over');
    held?.ghost?.remove();
    root.classList.remove('is-drawing');
    cancelAnimationFrame(frame);
    held = null;
    return drawn;
  }
  const leave = () => end()?.leave();

  function pressed(event: PointerEvent): void {
    isPast = false;
    if (held) return leave();
    const at = event.target instanceof Element ? event.target : null;
    const drawn = at && event.button === 0 && event.isPrimary ? lift(at, event) : undefined;
    if (drawn) held = { drawn, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, over: null };
  }
  function show(): void {
    if (!held?.ghost) return;
    held.ghost.style.left = `${held.x}px`;
    held.ghost.style.top = `${held.y}px`;
    const over = held.drawn.over(held.x, held.y);
    if (over !== held.over) held.over?.classList.remove('is-over');
    over?.classList.add('is-over');
    held.over = over;
  }
  function scroll(): void {
    const board = document.querySelector('.table-board');
    const by = held && board ? scrolledBy(board, held.y) : 0;
    if (board && by !== 0) {
      board.scrollTop += by;
      show();
    }
    frame = requestAnimationFrame(scroll);
  }
  function moved(event: PointerEvent): void {
    if (!held || event.pointerId !== held.id) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      held.ghost = held.drawn.ghost();
      held.ghost.classList.toggle('by-finger', event.pointerType === 'touch');
      document.querySelector('.table')?.append(held.ghost);
      root.classList.add('is-drawing');
      frame = requestAnimationFrame(scroll);
    }
    [held.x, held.y] = [event.clientX, event.clientY];
    show();
  }
  function released(event: PointerEvent): void {
    if (!held || event.pointerId !== held.id) return;
    moved(event);
    const isThere = held.over !== null;
    const drawn = end();
    if (!drawn) return;
    /* The click behind it is none. */
    isPast = true;
    setTimeout(() => (isPast = false));
    if (isThere) drawn.land();
    else drawn.leave();
  }
  function clicked(event: MouseEvent): void {
    if (!isPast) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function typed(event: KeyboardEvent): void {
    if (!held?.ghost || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }
  const asked = (event: Event) => held?.ghost && event.preventDefault();

  document.addEventListener('pointerdown', pressed);
  document.addEventListener('pointermove', moved);
  document.addEventListener('pointerup', released);
  document.addEventListener('pointercancel', leave);
  document.addEventListener('contextmenu', asked);
  document.addEventListener('keydown', typed, true);
  document.addEventListener('click', clicked, true);
  return () => {
    leave();
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('pointermove', moved);
    document.removeEventListener('pointerup', released);
    document.removeEventListener('pointercancel', leave);
    document.removeEventListener('contextmenu', asked);
    document.removeEventListener('keydown', typed, true);
    document.removeEventListener('click', clicked, true);
  };
}
