// SPDX-License-Identifier: MIT
// heroesView.ts -- which part of the board is seen and how large: zoom and pan as numbers, and the hook by which wheel,
// fingers and keys change them.
//
// The numbers go straight to the style of the drawing; nothing is drawn anew while one moves about.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { isSmall } from './room';

/** A point of the drawing is at `x + k * point` of the window. */
export interface View {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

const MOST = 3;
const REST = 250; // milliseconds
const DRAG = 6; // so many pixels are still a click
const BEYOND = 44; // so far a drawing that is larger than the window may be pulled in from its edge

/** The whole drawing in the middle of the window. */
export function fitted(window: Size, world: Size): View {
  const k = Math.min(MOST, window.w / world.w, window.h / world.h);
  return { k, x: (window.w - k * world.w) / 2, y: (window.h - k * world.h) / 2 };
}

/** So large, with a point of the drawing in the middle. */
const around = (at: { x: number; y: number }, k: number, window: Size): View => ({
  k,
  x: window.w / 2 - k * at.x,
  y: window.h / 2 - k * at.y,
});

/** No edge of the drawing comes much further in than it must; what is smaller than the window lies in its middle. */
export function held(view: View, window: Size, world: Size): View {
  const side = (at: number, room: number, all: number) =>
    all <= room ? (room - all) / 2 : Math.min(BEYOND, Math.max(room - all - BEYOND, at));
  return {
    k: view.k,
    x: side(view.x, window.w, view.k * world.w),
    y: side(view.y, window.h, view.k * world.h),
  };
}

/** The same point of the drawing stays under x, y. */
export function zoomed(view: View, by: number, x: number, y: number, window: Size, world: Size): View {
  const least = fitted(window, world).k;
  const k = Math.min(Math.max(MOST, least), Math.max(least, view.k * by));
  const part = k / view.k;
  return held({ k, x: x - part * (x - view.x), y: y - part * (y - view.y) }, window, world);
}

/** As little as brings a box of the drawing into the window. */
export function shown(view: View, box: { x: number; y: number; side: number }, window: Size, world: Size): View {
  const side = (at: number, from: number, room: number) => {
    const [low, high] = [at + view.k * from, at + view.k * (from + box.side)];
    const rim = Math.min(view.k * box.side, room / 4);
    return at + (low < rim ? rim - low : high > room - rim ? room - rim - high : 0);
  };
  return held({ k: view.k, x: side(view.x, box.x, window.w), y: side(view.y, box.y, window.h) }, window, world);
}

/** Pixels that a letter has at least: a phone is held further off. */
const leastLetters = (): number => (isSmall() ? 14 : 12);
/** Of the drawing, in its units: letters as they are drawn, and the name of what makes them larger. */
const letters = { figure: 7.74, token: 12.6, sign: 9.46, tag: 17, flag: 15, rim: 19 };
/** So much larger three figures beside each other, or two, still fit on a counter. */
const [THREE, TWO] = [1.65, 2.45];

/** However far the board is, what is written on it can be read: it is drawn larger, or not at all. */
export function sizeFigures(drawing: HTMLElement, k: number): void {
  const step = String(Math.round(Math.log2(k) * 12));
  if (drawing.dataset['step'] === step) return;
  drawing.dataset['step'] = step;
  /* As at the smallest scale of the step. */
  const scale = 2 ** ((Number(step) - 0.5) / 12);
  const larger = (height: number) => leastLetters() / (height * scale);
  for (const [name, height] of Object.entries(letters))
    drawing.style.setProperty(`--${name}`, Math.max(1.06, larger(height)).toFixed(3));
  const figure = larger(letters.figure);
  drawing.dataset['see'] = figure <= THREE ? 'near' : figure <= TWO ? 'mid' : 'far';
}

export interface Eye {
  window: RefObject<HTMLDivElement>;
  drawing: RefObject<HTMLDivElement>;
  zoom(by: number): void;
  fit(): void;
  pan(x: number, y: number): void;
  show(box: { x: number; y: number; side: number }): void;
  /** The point of the drawing that is seen at a point of the page. */
  pointAt(x: number, y: number): readonly [number, number];
}

export interface Pointed {
  /** In points of the drawing: what one looks at first, if not all of it is seen. */
  first(): { x: number; y: number };
  click(x: number, y: number): void;
  /** Does something lie there that is drawn itself?  Then one finger on it does not move the board. */
  holds(x: number, y: number): boolean;
  hover(x: number, y: number): void;
  leave(): void;
}

/** Pointers that are down, and what they do. */
interface Fingers {
  at: Map<number, { x: number; y: number }>;
  moved: number;
  /** What the first of them lies on. */
  isHeld: boolean;
}

export function useEye(world: Size, least: number, pointed: Pointed): Eye {
  const window = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const view = useRef<View | null>(null);
  const latest = useRef(pointed);
  latest.current = pointed;

  const eye = useMemo(() => {
    const size = (): Size => ({ w: window.current?.clientWidth ?? 1, h: window.current?.clientHeight ?? 1 });
    let resting: ReturnType<typeof setTimeout> | undefined;
    /** While the eye moves, what is painted already is stretched; where it rests, it is painted anew, sharp and with
        figures of the right size. */
    const move = (moved: HTMLElement) => {
      moved.style.willChange = 'transform';
      clearTimeout(resting);
      resting = setTimeout(() => rest(moved), REST);
    };
    const rest = (moved: HTMLElement) => {
      moved.style.willChange = '';
      if (view.current) sizeFigures(moved, view.current.k);
    };
    const set = (next: View) => {
      const moved = drawing.current;
      const isFirst = !view.current;
      view.current = next;
      if (!moved) return;
      moved.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      if (isFirst) sizeFigures(moved, next.k);
      else move(moved);
    };
    const isWhole = { current: false };
    const now = (): View => view.current ?? fitted(size(), world);
    return {
      size,
      set,
      now,
      window,
      drawing,
      isWhole,
      fit: () => {
        isWhole.current = true;
        set(fitted(size(), world));
      },
      zoom: (by: number) => {
        isWhole.current = false;
        set(zoomed(now(), by, size().w / 2, size().h / 2, size(), world));
      },
      pan: (x: number, y: number) => set(held({ ...now(), x: now().x + x, y: now().y + y }, size(), world)),
      show: (box: { x: number; y: number; side: number }) => set(shown(now(), box, size(), world)),
      pointAt(x: number, y: number): readonly [number, number] {
        const { left = 0, top = 0 } = window.current?.getBoundingClientRect() ?? {};
        const v = now();
        return [(x - left - v.x) / v.k, (y - top - v.y) / v.k];
      },
    };
  }, [world.w, world.h]);

  useLayoutEffect(() => {
    const room = window.current;
    if (!room) return;
    let first = true;
    const resized = new ResizeObserver(() => {
      /* On a small screen it begins so large that a counter can be read. */
      const whole = fitted(eye.size(), world);
      if (first) eye.isWhole.current = whole.k >= least;
      if (eye.isWhole.current) eye.set(whole);
      else if (first) eye.set(held(around(latest.current.first(), least, eye.size()), eye.size(), world));
      else eye.set(held({ ...eye.now(), k: Math.max(eye.now().k, whole.k) }, eye.size(), world));
      first = false;
    });
    resized.observe(room);
    return () => resized.disconnect();
  }, [eye]);

  useEffect(() => {
    const room = window.current;
    if (!room) return;
    const fingers: Fingers = { at: new Map(), moved: 0, isHeld: false };
    const place = (event: MouseEvent) => {
      const box = room.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const inside = ({ x, y }: { x: number; y: number }) => {
      const v = eye.now();
      return [(x - v.x) / v.k, (y - v.y) / v.k] as const;
    };
    const spread = () => {
      const [a, b] = [...fingers.at.values()];
      return a && b ? { d: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { x, y } = place(event);
      const step = event.deltaMode ? event.deltaY * 30 : event.deltaY;
      if (event.shiftKey) eye.pan(-event.deltaX - step, 0);
      else {
        eye.isWhole.current = false;
        eye.set(zoomed(eye.now(), Math.exp(-step / 400), x, y, eye.size(), world));
      }
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, .popover')) return;
      if (!fingers.at.size) {
        fingers.moved = 0;
        fingers.isHeld = latest.current.holds(...inside(place(event)));
      }
      fingers.at.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.at.get(event.pointerId);
      const at = place(event);
      if (!before) {
        if (event.pointerType !== 'touch') latest.current.hover(...inside(at));
        return;
      }
      const was = spread();
      fingers.at.set(event.pointerId, at);
      const is = spread();
      fingers.moved += Math.hypot(at.x - before.x, at.y - before.y);
      if (fingers.moved < DRAG) return;
      room.setPointerCapture(event.pointerId);
      if (was && is) {
        eye.isWhole.current = false;
        const v = eye.now();
        eye.set({ ...v, x: v.x + is.x - was.x, y: v.y + is.y - was.y });
        eye.set(zoomed(eye.now(), is.d / (was.d || 1), is.x, is.y, eye.size(), world));
      } else if (fingers.at.size === 1 && !fingers.isHeld) eye.pan(at.x - before.x, at.y - before.y);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.at.delete(event.pointerId)) return;
      if (event.type === 'pointerup' && fingers.moved < DRAG && !fingers.at.size)
        latest.current.click(...inside(place(event)));
    };
    const leave = (event: PointerEvent) => event.pointerType === 'mouse' && latest.current.leave();
    room.addEventListener('wheel', wheel, { passive: false });
    room.addEventListener('pointerdown', down);
    room.addEventListener('pointermove', move);
    room.addEventListener('pointerup', up);
    room.addEventListener('pointercancel', up);
    room.addEventListener('pointerleave', leave);
    return () => {
      room.removeEventListener('wheel', wheel);
      room.removeEventListener('pointerdown', down);
      room.removeEventListener('pointermove', move);
      room.removeEventListener('pointerup', up);
      room.removeEventListener('pointercancel', up);
      room.removeEventListener('pointerleave', leave);
    };
  }, [eye]);

  return eye;
}
