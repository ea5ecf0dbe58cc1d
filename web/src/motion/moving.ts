// SPDX-License-Identifier: MIT
// moving.ts -- things of the table that move themselves: they glide to where they are now, shake, appear, turn over, or
// go.  Whatever has begun can be brought to its end at once.
import type { Spot } from './spots';

const running = new Set<Animation>();

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options);
  running.add(animation);
  const ended = () => running.delete(animation);
  animation.addEventListener('finish', ended);
  animation.addEventListener('cancel', ended);
  return animation;
}

/** All of it is at its end. */
export function finish(): void {
  for (const animation of [...running]) animation.finish();
}

const smooth = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** A copy that lies over the table in the place of a thing: no edge cuts it off. */
function copyOf(spot: Spot & { element: Element }, onto: Element): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'fx-copy';
  const { element } = spot;
  if (element instanceof SVGGraphicsElement) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const m = (element.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
    if (m) group.setAttribute('transform', `matrix(${m.a} ${m.b} ${m.c} ${m.d} ${m.e - spot.x} ${m.f - spot.y})`);
    group.append(element.cloneNode(true));
    svg.append(group);
    frame.append(svg);
  } else {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-key');
    copy.classList.remove('is-told', 'is-picked', 'can-pick', 'is-touched');
    frame.append(copy);
  }
  frame.inert = true;
  frame.style.cssText = `left:${spot.x}px;top:${spot.y}px;width:${spot.w}px;height:${spot.h}px`;
  onto.append(frame);
  return frame;
}

/** From where it was to where it is. */
export function glide(from: Spot, to: Spot & { element: Element }, onto: Element, time: number): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
  const options = { duration: time, easing: smooth };
  const isNear = Math.abs(dx) < to.w / 2 && Math.abs(dy) < to.h / 2;
  if (isNear || to.element.matches('.held')) {
    run(to.element, frames, options);
    return;
  }
  const copy = copyOf(to, onto);
  run(to.element, [{ opacity: 0 }, { opacity: 0 }], options);
  const ended = () => copy.remove();
  const half = { transform: `translate(${dx / 2}px, ${dy / 2 - 14}px) scale(1.07)` };
  const lifted = [frames[0] ?? {}, half, { transform: 'none' }];
  const flight = run(copy, lifted, options);
  flight.addEventListener('finish', ended);
  flight.addEventListener('cancel', ended);
}

export function shake(element: Element, time: number): void {
  const frames = [0, -6, 5, -4, 3, -1, 0].map((x) => ({ translate: `${x}px 0` }));
  run(element, frames, { duration: time });
}

/** In a drawing the part that turns about its own middle, else the thing. */
const body = (element: Element): Element =>
  element instanceof SVGElement ? (element.firstElementChild ?? element) : element;

export function appear(element: Element, time: number, delay: number): void {
  const frames = [
    { opacity: 0, transform: 'translateY(-24px) scale(1.5)' },
    { opacity: 1, transform: 'translateY(0) scale(0.94)', offset: 0.7 },
    { opacity: 1, transform: 'none' },
  ];
  run(body(element), frames, { duration: time, delay, fill: 'backwards', easing: 'ease-in', composite: 'add' });
}

/** A counter turns over; of one with an order it is the order. */
export function flip(element: Element, time: number): void {
  const part = element.querySelector(':scope > .token') ?? body(element);
  const frames = [
    { transform: 'scale(0.04, 1.5)' },
    { transform: 'scale(1.9)', offset: 0.4 },
    { transform: 'scale(1.7)', offset: 0.7 },
    { transform: 'none' },
  ];
  run(part, frames, { duration: time, easing: 'ease-out', composite: 'add' });
}

/** A lunge at somebody. */
export function charge(element: Element, dx: number, dy: number, time: number): void {
  const inside = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const [x, y] = [(0.55 * dx) / inside, (0.55 * dy) / inside];
  const frames = [{ translate: '0 0' }, { translate: `${x}px ${y}px`, offset: 0.4 }, { translate: '0 0' }];
  run(element, frames, { duration: time, easing: 'ease-in-out' });
}

/** As it was, while it falls and fades. */
export function fall(spot: Spot & { element: Element }, onto: Element, time: number): void {
  const copy = copyOf(spot, onto);
  const frames = [
    { opacity: 1, transform: 'none', filter: 'none' },
    { opacity: 0.9, transform: 'scale(1.05)', filter: 'grayscale(1) brightness(1.6)', offset: 0.25 },
    { opacity: 0, transform: 'translateY(22px) rotate(7deg) scale(0.8)', filter: 'grayscale(1)' },
  ];
  const going = run(copy, frames, { duration: time, easing: 'ease-in', fill: 'forwards' });
  const ended = () => copy.remove();
  going.addEventListener('finish', ended);
  going.addEventListener('cancel', ended);
}
