// SPDX-License-Identifier: MIT
// wfLines.tsx -- lines over the path: who aims at the Soldier whose sheet is open, and at what is pointed at; whom the
// one who is picked would attack; and fire, while it is told.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayState } from './play';
import type { Scene } from './types';
import { isSoldier, valueOf } from './wfScene';

interface Wanted {
  from: string;
  to: string;
  class: string;
}

const isHostile = (name: string | undefined): boolean => name?.startsWith('hostile.') ?? false;

function aims(scene: Scene, names: ReadonlySet<string>): Wanted[] {
  return scene.objects.flatMap((object) => {
    const target = object.row === 'hostile' ? valueOf(object, 'target') : 0;
    const to = `soldier.${target - 1}`;
    if (target === 0 || !(names.has(object.key) || names.has(to))) return [];
    return [{ from: object.key, to, class: valueOf(object, 'attacks') ? 'attacks' : 'aims' }];
  });
}

/** What is pointed at or picked; else who stands in the light. */
function namesIn(state: PlayState, open: string | undefined): Set<string> {
  const { shown, picked } = state;
  const hostile = shown && 'object' in shown && isHostile(shown.object) ? shown.object : undefined;
  const soldier = picked.find(isSoldier) ?? open;
  return new Set([...(soldier ? [soldier] : []), ...(hostile ? [hostile] : [])]);
}

function wantedIn(state: PlayState, open: string | undefined): Wanted[] {
  const { scene, beat, picked } = state;
  if (!scene) return [];
  const fire = (beat?.events ?? [])
    .filter((event) => event.part === 'opensRoll')
    .flatMap((event) => {
      const keys = event.things.flatMap((thing) => (thing.key && thing.class === 'thing' ? [thing.key] : []));
      const [from, to] = [keys[0], keys.at(-1)];
      return from && to && from !== to ? [{ from, to, class: 'fire' }] : [];
    });
  if (fire.length > 0 || state.telling) return fire;
  const [from, to] = [picked.find(isSoldier), picked.find(isHostile)];
  return from && to ? [{ from, to, class: 'mine' }] : aims(scene, namesIn(state, open));
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** From one head to another in an arc; `k`: of several that end at one head, each has its own place there. */
function arc(from: Box, to: Box, k: number, u: number): string {
  const [ax, ay] = [from.x + 0.3 * from.w, from.y + 0.28 * from.h];
  const [bx, by] = [to.x + 0.5 * to.w + 9 * k * u, to.y + (4 + 3 * Math.abs(k)) * u];
  const dx = bx - ax;
  const isSteep = Math.abs(dx) < 70 * u;
  const mx = isSteep ? Math.min(ax, bx) - 30 * u : bx - 0.22 * dx;
  const my = isSteep ? (ay + by) / 2 : Math.min(ay, by) - Math.min(60 * u, 0.12 * Math.abs(dx));
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}

function pathsOf(field: Element, wanted: readonly Wanted[]): { d: string; class: string }[] {
  const origin = field.getBoundingClientRect();
  const u = Math.min(innerWidth / 1280, innerHeight / 720);
  const boxOf = (name: string): Box | undefined => {
    const box = field.querySelector(`[data-key="${name}"]`)?.getBoundingClientRect();
    return box && box.width > 0
      ? { x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height }
      : undefined;
  };
  const ends = new Map<string, number>();
  return wanted.flatMap((line) => {
    const [from, to] = [boxOf(line.from), boxOf(line.to)];
    if (!from || !to) return [];
    const n = ends.get(line.to) ?? 0;
    ends.set(line.to, n + 1);
    const d = arc(from, to, (n % 5) - 1, u);
    return [
      { d, class: `case ${line.class}` },
      { d, class: line.class },
    ];
  });
}

/** `open`: whose sheet is. */
export function WfLines(props: { state: PlayState; open: string | undefined }) {
  const at = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<{ d: string; class: string }[]>([]);
  const [moved, setMoved] = useState(0);
  const wanted = wantedIn(props.state, props.open);
  const key = JSON.stringify(wanted);
  useLayoutEffect(() => {
    const field = at.current?.parentElement;
    if (field) setPaths(pathsOf(field, wanted));
  }, [key, props.state.scene, moved]);
  /* Pieces stand elsewhere when the board has another size. */
  useLayoutEffect(() => {
    const field = at.current?.parentElement;
    if (!field) return undefined;
    const watch = new ResizeObserver(() => setMoved((n) => n + 1));
    watch.observe(field);
    return () => watch.disconnect();
  }, []);
  const isOver = wanted.some((line) => line.class === 'fire' || line.class === 'mine');
  const marker = (id: string) => (
    <marker id={id} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 0 10 5 0 10z" />
    </marker>
  );
  return (
    <svg ref={at} class={`wf-lines ${isOver ? 'is-over' : ''}`} aria-hidden>
      <defs>
        {marker('wf-head')}
        {marker('wf-head-mine')}
      </defs>
      {paths.map((path, i) => (
        <path
          key={i}
          d={path.d}
          class={path.class}
          {...(path.class.startsWith('case')
            ? {}
            : { 'marker-end': `url(#${path.class === 'mine' ? 'wf-head-mine' : 'wf-head'})` })}
        />
      ))}
    </svg>
  );
}
