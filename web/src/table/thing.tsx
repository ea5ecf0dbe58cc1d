// SPDX-License-Identifier: MIT
// thing.tsx -- a thing of the table as a button: it can be picked if an option is about it, and explained in any case.
import type { ComponentChildren } from 'preact';
import { namesOf, optionsOf, pickable } from './narrow';
import type { Play, PlayState } from './play';
import { isNarrow } from './room';
import type { Scene } from './types';

/** How each name of the scene stands to what is picked, pointed at and told. */
export interface Marking {
  counts: ReadonlyMap<string, number>;
  picked: ReadonlySet<string>;
  /** What the option that is pointed at is about. */
  touched: ReadonlySet<string>;
  taught: ReadonlySet<string>;
  /** What the line that is told is about. */
  told: ReadonlySet<string>;
}

function toldIn(state: PlayState): Set<string> {
  const names = (state.beat?.events ?? []).flatMap((event) =>
    event.things.flatMap((thing) => thing.key ?? thing.square ?? []),
  );
  return new Set(names);
}

export function markingOf(state: PlayState): Marking {
  const { scene, shown, drawn } = state;
  const none: Scene['options'] = [];
  const option = scene && shown && 'option' in shown ? scene.options[shown.option] : undefined;
  const taught = (scene?.options ?? none).filter((one) => one.taught);
  /* What is picked leads to it, or it is begun anew. */
  const picked = taught.some((one) => scene && state.picked.every((name) => namesOf(scene, one).has(name)))
    ? state.picked
    : [];
  const namesTaught = (one: Scene['options'][number]) => {
    /* What is picked says it all: what does it stands beside. */
    if (scene && picked.length > 0 && optionsOf(scene, picked).length === 1) return [];
    const actor = one.actor === undefined ? undefined : scene?.objects[one.actor]?.key;
    const names = scene ? [...namesOf(scene, one)].filter((name) => !picked.includes(name)) : [];
    const others = names.filter((name) => name !== actor);
    /* What it is about glows where nobody else could do it; else first who does it, for another might. */
    const left = (name: string) => (scene ? optionsOf(scene, [...picked, name]) : []);
    const isHis = (name: string) => left(name).every((option) => option.actor === one.actor);
    return actor === undefined || !names.includes(actor) || others.some(isHis) ? others : [actor];
  };
  return {
    counts: scene && !state.busy ? pickable(scene, drawn ? [drawn] : state.picked) : new Map<string, number>(),
    picked: new Set(state.picked),
    touched: scene && option ? namesOf(scene, option) : new Set(),
    taught: new Set(taught.flatMap(namesTaught)),
    told: toldIn(state),
  };
}

export function classesOf(marking: Marking, name: string): string {
  return [
    marking.counts.has(name) && 'can-pick',
    marking.picked.has(name) && 'is-picked',
    marking.touched.has(name) && 'is-touched',
    marking.taught.has(name) && 'is-taught',
    marking.told.has(name) && 'is-told',
  ]
    .filter(Boolean)
    .join(' ');
}

export interface ThingProps {
  play: Play;
  marking: Marking;
  name: string;
  label: string;
  class: string;
  /** One click does what can be taken back. */
  isQuick?: boolean | undefined;
  /** What it says is not seen before it is picked: a finger, that points at nothing, first shows it. */
  isRead?: boolean | undefined;
  children: ComponentChildren;
}

/** Does somebody move the mouse?  A pointer that only lies where something new has come points at nothing. */
export const isPointing = (event: PointerEvent): boolean =>
  event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);

const isByFinger = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

export function Thing(props: ThingProps) {
  const { play, marking, name } = props;
  const n = marking.counts.get(name);
  /* Where it would cover what is pointed at, only a click shows it. */
  const show = () => !isNarrow() && play.show({ object: name });
  /* Only once: where the pointer goes on, it is shown already. */
  const point = (event: PointerEvent) => {
    const { picked, shown } = play.get();
    const isShown = shown !== null && 'object' in shown && shown.object === name;
    if (isPointing(event) && picked.length === 0 && !isShown) show();
  };
  return (
    <button
      type="button"
      class={`thing ${props.class} ${classesOf(marking, name)}`}
      data-key={name}
      aria-pressed={n ? marking.picked.has(name) : undefined}
      onClick={(event) => {
        event.stopPropagation();
        play.pick(name, props.isQuick && !(props.isRead && isByFinger(event)));
      }}
      onPointerMove={point}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && play.get().armed === null && show()}
    >
      <span class="heard">{props.label}</span>
      <span class="seen" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}
