// SPDX-License-Identifier: MIT
// wfLines.tsx -- lines over the path: who aims at whom, of what is pointed at; and fire, while it is told.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayState } from './play';
import type { Scene } from './types';
import { valueOf } from './wfScene';

interface Wanted {
  from: string;
  to: string;
  class: string;
}

function aims(scene: Scene, names: ReadonlySet<string>): Wanted[] {
  return scene.objects.flatMap((object) => {
    const target = object.row === 'hostile' ? valueOf(object, 'target') : 0;
    const to = `soldier.${target - 1}`;
    if (target === 0 || !(names.has(object.key) || names.has(to))) return [];
    return [{ from: object.key, to, class: valueOf(object, 'attacks') ? 'attacks' : 'aims' }];
  });
}

/** What is pointed at or picked. */
function namesIn(state: PlayState): Set<string> {
  const { shown } = state;
  return new Set([...state.picked, ...(shown && 'object' in shown ? [shown.object] : [])]);
}

function wantedIn(state: PlayState): Wanted[] {
  const { scene, beat } = state;
  if (!scene) return [];
  const fire = (beat?.events ?? [])
    .filter((event) => event.part === 'opensRoll')
    .flatMap((event) => {
      const keys = event.things.flatMap((thing) => (thing.key && thing.class === 'thing' ? [thing.key] : []));
      const [from, to] = [keys[0], keys.at(-1)];
      return from && to && from !== to ? [{ from, to, class: 'fire' }] : [];
    });
  return fire.length > 0 ? fire : state.telling ? [] : aims(scene, namesIn(state));
}

export function WfLines(props: { state: PlayState }) {
  const at = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<{ d: string; class: string }[]>([]);
  const [moved, setMoved] = useState(0);
  const wanted = wantedIn(props.state);
  const key = JSON.stringify(wanted);
  useLayoutEffect(() => {
    const field = at.current?.parentElement;
    if (!field) return;
    const origin = field.getBoundingClientRect();
    const boxOf = (name: string) => {
      const box = field.querySelector(`[data-key="${name}"]`)?.getBoundingClientRect();
      return box && box.width > 0 ? box : undefined;
    };
    /** From the head of a thing. */
    const headOf = (box: DOMRect): readonly [number, number] => [
      box.left + box.width / 2 - origin.left,
      box.top + 0.14 * box.height - origin.top,
    ];
    setPaths(
      wanted.flatMap((line) => {
        const [from, to] = [boxOf(line.from), boxOf(line.to)];
        if (!from || !to) return [];
        const [ax, ay] = headOf(from);
        const [bx, by] = headOf(to);
        const lift = 0.16 * Math.abs(bx - ax);
        const d = `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.min(ay, by) - lift} ${bx} ${by}`;
        return [
          { d, class: 'case' },
          { d, class: line.class },
        ];
      }),
    );
  }, [key, props.state.scene, moved]);
  /* What lies in a part that is scrolled moves with it. */
  useEffect(() => {
    if (wanted.length === 0) return undefined;
    const again = () => setMoved((n) => n + 1);
    document.addEventListener('scroll', again, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', again, { capture: true });
  }, [wanted.length > 0]);
  return (
    <svg ref={at} class="wf-lines" aria-hidden>
      <defs>
        <marker
          id="wf-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {paths.map((path, i) => (
        <path
          key={i}
          d={path.d}
          class={path.class}
          {...(path.class === 'case' ? {} : { 'marker-end': 'url(#wf-head)' })}
        />
      ))}
    </svg>
  );
}
