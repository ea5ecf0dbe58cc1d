// SPDX-License-Identifier: MIT
// keys.ts -- the keyboard: letters as in the terminal, and arrows that go to the nearest button in a direction.
//
// A group with `data-arrows` is one stop of Tab; within it arrows move, but not into a group that lies in it.
// `data-arrows="y"`: up and down only.
import { useEffect } from 'preact/hooks';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

const spots = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], [data-stop]')].filter(
    (spot) => spot.closest('[data-arrows]') === group && spot.offsetParent !== null,
  );

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in a direction: what lies aside counts three times. */
function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const middle = (spot: HTMLElement) => {
    const box = spot.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const spot of all) {
    if (spot === from || spot.contains(from) || from.contains(spot)) continue;
    const [sx, sy] = middle(spot);
    const along = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const far = along + 3 * aside;
    if (along > 1 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function moveFocus(event: KeyboardEvent): boolean {
  const way = ways[event.key];
  const from = document.activeElement;
  const group = from?.closest('[data-arrows]');
  if (!way || !group || !(from instanceof HTMLElement) || isTyping(from)) return false;
  const all = spots(group);
  if (group.getAttribute('data-arrows') === 'y') {
    if (way[0] !== 0) return false;
    all[all.indexOf(from) + way[1]]?.focus();
  } else nearest(from, all, way)?.focus();
  return true;
}

/** One stop of Tab for each group: where it was last, else the first. */
function makeStops(): void {
  for (const group of document.querySelectorAll('[data-arrows]')) {
    const all = spots(group);
    const at =
      all.find((spot) => spot === document.activeElement) ??
      all.find((spot) => spot.hasAttribute('data-last')) ??
      all[0];
    for (const spot of all) {
      const index = spot === at ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
  }
}

function remember(event: FocusEvent): void {
  const group = event.target instanceof Element ? event.target.closest('[data-arrows]') : null;
  if (!group || !(event.target instanceof Element)) return;
  for (const spot of group.querySelectorAll('[data-last]')) spot.removeAttribute('data-last');
  event.target.setAttribute('data-last', '');
  makeStops();
}

/** What a key does; true: nothing else should. */
export type Keys = Readonly<Record<string, () => unknown>>;

export function useKeys(keys: Keys, isOff: boolean): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey || isOff || document.querySelector('dialog[open]')) return;
      if (moveFocus(event)) return event.preventDefault();
      if (isTyping(event.target) && event.key !== 'Escape') return;
      /* A key that is held down chooses once. */
      if (event.repeat && event.key !== 'Tab') return event.preventDefault();
      const isButton = event.target instanceof HTMLButtonElement;
      if (isButton && (event.key === 'Enter' || event.key === ' ') && !keys.always) return;
      const does = keys[event.key];
      if (does && does() !== false) event.preventDefault();
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
  useEffect(makeStops);
  useEffect(() => {
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
}
