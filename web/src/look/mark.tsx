// SPDX-License-Identifier: MIT
// mark.tsx -- small counters: a mark that lies on a card or a soldier, a row of them, a track.  What a mark means
// is told by its shape and icon, never by its colour alone.
import { Icon } from './icon';
import type { IconKey } from './icon-names';

export type Tone = 'bad' | 'good' | 'note' | 'warn';

export function Mark(props: { icon: IconKey; n?: number | string; tone?: Tone; label: string; big?: boolean }) {
  return (
    <span
      class={`mark ${props.tone ?? 'note'} ${props.big ? 'big' : ''}`}
      role="img"
      aria-label={props.n === undefined ? props.label : `${props.label} ${props.n}`}
      title={props.label}
    >
      <Icon of={props.icon} />
      {props.n !== undefined && <b>{props.n}</b>}
    </span>
  );
}

/** As many of an icon as there are, of so many: health, reticles, ammunition. */
export function Pips(props: { icon: IconKey; n: number; of: number; tone?: Tone; label: string }) {
  const all = Array.from({ length: props.of }, (_, i) => i < props.n);
  return (
    <span class={`pips ${props.tone ?? 'note'}`} role="img" aria-label={`${props.label} ${props.n}/${props.of}`}>
      {all.map((full, i) => (
        <Icon key={i} of={props.icon} class={full ? 'full' : 'gone'} />
      ))}
    </span>
  );
}

/** A track of spaces with a pawn on one of them: turns, noise. */
export function Track(props: {
  icon: IconKey;
  at: number;
  from?: number;
  to: number;
  warn?: number;
  label: string;
}) {
  const from = props.from ?? 1;
  const spaces = Array.from({ length: props.to - from + 1 }, (_, i) => from + i);
  return (
    <span class="track" role="img" aria-label={`${props.label} ${props.at}/${props.to}`}>
      <span class="track-name">
        <Icon of={props.icon} />
        {props.label}
      </span>
      {spaces.map((n) => {
        const state = n === props.at ? 'now' : n < props.at ? 'past' : '';
        return (
          <span key={n} class={`space ${state} ${props.warn !== undefined && n >= props.warn ? 'warn' : ''}`}>
            {n}
          </span>
        );
      })}
    </span>
  );
}
