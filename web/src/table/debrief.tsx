// SPDX-License-Identifier: MIT
// debrief.tsx -- what a game came to: what each did, how the tide went, its turning points, and whether dice were fair.
import { useEffect, useState } from 'preact/hooks';
import { readDebrief, Rows, type DebriefData } from '../replay/debrief';
import { say } from './say';
import type { Play } from './play';

export function useDebrief(play: Play): DebriefData | undefined {
  const [debrief, setDebrief] = useState<DebriefData>();
  const file = play.get().now?.file;
  useEffect(() => {
    if (file) readDebrief(play.table, file).then(setDebrief, () => undefined);
  }, [file]);
  return debrief;
}

const [WIDE, HIGH, RIM] = [640, 150, 16];

/** The tide as a line above and below its middle, with the numbers of the turning points on it. */
function Tide(props: { debrief: DebriefData }) {
  const { tide, turning_points: points } = props.debrief;
  const [low, high] = [Math.min(0, ...tide), Math.max(0, ...tide)];
  const x = (i: number) => RIM + (i / Math.max(1, tide.length - 1)) * (WIDE - 2 * RIM);
  const y = (value: number) => RIM + ((high - value) / Math.max(1, high - low)) * (HIGH - 2 * RIM);
  const line = tide.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <svg class="debrief-tide" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say('debrief.tide')}>
      <path class="tide-area" d={`M${x(0)} ${y(0)}L${line}L${x(tide.length - 1)} ${y(0)}z`} />
      <path class="tide-zero" d={`M${RIM} ${y(0)}H${WIDE - RIM}`} />
      <path class="tide-line" d={`M${line}`} />
      {points.map((point, i) => (
        <g key={i} class={point.change > 0 ? 'good' : 'bad'}>
          <circle cx={x(point.decision)} cy={y(tide[point.decision] ?? 0)} r="10" />
          <text x={x(point.decision)} y={y(tide[point.decision] ?? 0) + 5}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function Debrief(props: { debrief: DebriefData }) {
  const { debrief } = props;
  return (
    <section class="debriefing">
      <Rows of={debrief} />
      {debrief.tide.length > 1 && (
        <>
          <h3>{say('debrief.tide')}</h3>
          <Tide debrief={debrief} />
          <ol>
            {debrief.turning_points.map((point, i) => (
              <li key={i}>
                <b>{point.turn_text}:</b> {point.text}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{say('debrief.dice')}</h3>
      {[debrief.ours, debrief.theirs].map((side, i) => side.dice > 0 && <p key={i}>{side.text}</p>)}
    </section>
  );
}
