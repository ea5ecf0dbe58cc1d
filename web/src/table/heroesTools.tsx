// SPDX-License-Identifier: MIT
// heroesTools.tsx -- the buttons beside the battlefield: larger, smaller, all of it, dangers, how to read it, counters.
import type { ComponentChildren } from 'preact';
import { Icon } from '../look/icon';
import { say } from '../words';
import type { Eye } from './heroesView';

/** Corners of a frame. */
const whole = 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6';

function Tool(props: {
  name: string;
  class?: string;
  pressed?: boolean;
  onClick(): void;
  children: ComponentChildren;
}) {
  const name = say(`heroes.${props.name}`);
  return (
    <button
      type="button"
      class={props.class}
      aria-label={name}
      title={name}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}

/** A thing that is on or off, and how to turn it. */
export interface Switch {
  on: boolean;
  turn(): void;
}

export function Tools(props: { eye: Eye | null; danger: Switch; list: Switch; onLegend(): void }) {
  const { eye, danger, list } = props;
  return (
    <div class="hn-tools" role="toolbar" data-arrows aria-label={say('heroes.tools')}>
      <Tool name="larger" onClick={() => eye?.zoom(1.3)}>
        +
      </Tool>
      <Tool name="smaller" onClick={() => eye?.zoom(1 / 1.3)}>
        {'\u2212'}
      </Tool>
      <Tool name="whole" onClick={() => eye?.fit()}>
        <svg viewBox="0 0 24 24" aria-hidden width="20" height="20">
          <path d={whole} fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </Tool>
      <Tool name="danger" pressed={danger.on} onClick={danger.turn}>
        <Icon of="reticle" />
      </Tool>
      <Tool name="legend" class="hn-help" onClick={props.onLegend}>
        <Icon of="rules" />
      </Tool>
      <Tool name="list" class="hn-list" pressed={list.on} onClick={list.turn}>
        <Icon of="team" /> <span>{say('heroes.list.short')}</span>
      </Tool>
    </div>
  );
}
