// SPDX-License-Identifier: MIT
// tide.tsx -- where in the game one is: a slider over all acts, the tide of the game drawn behind it, turns as marks.
import { useMemo } from 'preact/hooks';
import { say } from '../words';
import { tideLine } from './moments';
import type { Watch, WatchState } from './watch';

const HIGH = 40;
const WIDE = 360;

const upright = (x: number) => ({ x1: x, x2: x, y1: -3, y2: HIGH + 3 });

function Drawing(props: { tide: readonly number[]; state: WatchState }) {
  const { walked, story } = props.state;
  const points = useMemo(() => tideLine(props.tide, story.decisions), [props.tide, story]);
  const turns = walked.turns.flatMap((turn, act) => (act > 0 && turn !== walked.turns[act - 1] ? [act] : []));
  const zero = 1 + Math.min(0, ...props.tide) / (Math.max(0, ...props.tide) - Math.min(0, ...props.tide) || 1);
  const drawn = (of: (y: number) => number) =>
    points.map(({ x, y }) => `${(x * WIDE).toFixed(1)},${(of(y) * HIGH).toFixed(1)}`).join(' ');
  const area = (of: (y: number) => number) => `0,${zero * HIGH} ${drawn(of)} ${WIDE},${zero * HIGH}`;
  const at = (walked.act / Math.max(1, walked.acts)) * WIDE;
  return (
    <svg class="tide" viewBox={`0 -3 ${WIDE} ${HIGH + 6}`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map((act) => (
        <line key={act} class="tide-turn" {...upright((act / walked.acts) * WIDE)} />
      ))}
      <line class="tide-zero" x1="0" x2={WIDE} y1={zero * HIGH} y2={zero * HIGH} />
      <polygon class="tide-good" points={area((y) => Math.min(y, zero))} />
      <polygon class="tide-bad" points={area((y) => Math.max(y, zero))} />
      <polyline class="tide-line" points={drawn((y) => y)} />
      <line class="tide-now" {...upright(at)} />
    </svg>
  );
}

export function Tide(props: { watch: Watch; state: WatchState; tide: readonly number[] }) {
  const { watch, state } = props;
  const { act, acts, turnText } = state.walked;
  const byTurn = (event: KeyboardEvent) => {
    const way = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    watch.turn(way);
  };
  return (
    <div class="replay-slider">
      <Drawing tide={props.tide} state={state} />
      <input
        type="range"
        min={0}
        max={acts}
        value={act}
        aria-label={say('replay.where')}
        aria-valuetext={say('replay.at', { turn: turnText, act, acts })}
        onInput={(event) => watch.go(Number(event.currentTarget.value))}
        onKeyDown={byTurn}
      />
    </div>
  );
}
