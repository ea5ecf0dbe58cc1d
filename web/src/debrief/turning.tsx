// SPDX-License-Identifier: MIT
// turning.tsx -- how a game went: its tide as a line above and below the middle, and where it turned, with the same
// numbers.  In a replay each turning point is a way there.
import { say } from '../words';
import type { DebriefData, TurningPoint } from './data';

const [WIDE, HIGH, RIM] = [640, 150, 16];

export function TideChart(props: { of: DebriefData }) {
  const { tide, turning_points: points } = props.of;
  const [low, high] = [Math.min(0, ...tide), Math.max(0, ...tide)];
  const x = (i: number) => RIM + (i / Math.max(1, tide.length - 1)) * (WIDE - 2 * RIM);
  const y = (value: number) => RIM + ((high - value) / Math.max(1, high - low)) * (HIGH - 2 * RIM);
  const line = tide.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <svg class="tide-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say('debrief.tide')}>
      <path class="tide-area" d={`M${x(0)} ${y(0)}L${line}L${x(tide.length - 1)} ${y(0)}z`} />
      <path class="tide-zero" d={`M${RIM} ${y(0)}H${WIDE - RIM}`} />
      <path class="tide-line" d={`M${line}`} />
      {points.map((point, i) => (
        <g key={i} class={point.change > 0 ? 'good' : 'bad'}>
          <circle cx={x(point.decision)} cy={y(tide[point.decision] ?? 0)} r="10" />
          <text x={x(point.decision)} y={y(tide[point.decision] ?? 0)}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Point(props: { of: TurningPoint; number: number }) {
  const { of, number } = props;
  const isGood = of.change > 0;
  return (
    <>
      <b class={isGood ? 'good' : 'bad'}>{number}</b>
      <span>
        <small>
          {say(isGood ? 'debrief.for' : 'debrief.against', { turn: of.turn_text })}
          <i aria-hidden="true">{isGood ? ' ▲' : ' ▼'}</i>
        </small>
        {of.text}
      </span>
    </>
  );
}

/** `isAt`: the game is shown at this decision; `go`: shows it there. */
export interface Ways {
  isAt(decision: number): boolean;
  go(decision: number): void;
}

export function Turning(props: { of: DebriefData; ways?: Ways | undefined }) {
  const { of, ways } = props;
  return (
    <ol class="turning" data-arrows="y">
      {of.turning_points.map((point, i) => {
        const shown = <Point of={point} number={i + 1} />;
        return (
          <li key={point.decision}>
            {ways ? (
              <button
                type="button"
                aria-current={ways.isAt(point.decision) ? 'step' : undefined}
                onClick={() => ways.go(point.decision)}
              >
                {shown}
              </button>
            ) : (
              <div>{shown}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
