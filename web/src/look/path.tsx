// SPDX-License-Identifier: MIT
// path.tsx -- the path of a Mission: its Locations from left to right, with what lies in each below it.
import type { ComponentChildren } from 'preact';
import { Card, CardBack } from './card';
import type { CardData } from './card-data';

export interface PathStep {
  /** Nothing: it lies face down. */
  card?: CardData;
  title: string;
  here?: boolean;
  things?: ComponentChildren;
}

export function Path(props: { steps: PathStep[]; label: string }) {
  return (
    <ol class="path" aria-label={props.label} tabIndex={0}>
      {props.steps.map((step, i) => (
        <li key={i} class={`path-step ${step.here ? 'here' : ''}`}>
          <span class="path-number">{step.title}</span>
          {step.card ? <Card card={step.card} size="hand" /> : <CardBack title={step.title} size="hand" />}
          {step.things && <div class="path-things">{step.things}</div>}
        </li>
      ))}
    </ol>
  );
}
