// SPDX-License-Identifier: MIT
// die.tsx -- a die that lands on what was rolled.  It is drawn flat, as dice look from above: a ten and a twenty
// show one facet with the number, a six its pips.  While it is thrown it tumbles (die.css), unless motion is not
// wanted.
export interface DieProps {
  sides: 6 | 10 | 20;
  value: number;
  /** What it is to be read as beside the number: "hits", "misses". */
  outcome?: 'hit' | 'miss';
  thrown?: boolean;
  label?: string;
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [30, 30],
    [70, 70],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [30, 30],
    [70, 30],
    [30, 70],
    [70, 70],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [30, 26],
    [70, 26],
    [30, 50],
    [70, 50],
    [30, 74],
    [70, 74],
  ],
};

function Six(props: { value: number }) {
  return (
    <>
      <rect class="die-side" x="5" y="7" width="90" height="90" rx="18" />
      <rect class="die-face" x="5" y="3" width="90" height="90" rx="18" />
      {(pips[props.value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} class="die-ink" cx={x} cy={y - 2} r="8.6" />
      ))}
    </>
  );
}

function Ten(props: { value: number }) {
  return (
    <>
      <path class="die-side" d="M50 2 97 38V66L50 98 3 66V38z" />
      <path class="die-low" d="M50 98 3 66 22 60 50 72 78 60 97 66z" />
      <path class="die-mid" d="M50 2 3 38V66L22 60zM50 2 97 38V66L78 60z" />
      <path class="die-face" d="M50 2 78 60 50 72 22 60z" />
      <text class="die-ink" x="50" y="60" font-size={props.value > 9 ? 31 : 38}>
        {props.value}
      </text>
    </>
  );
}

function Twenty(props: { value: number }) {
  return (
    <>
      <path class="die-side" d="M50 2 93 26V74L50 98 7 74V26z" />
      <path class="die-mid" d="M50 2 93 26 78 68H22L7 26z" />
      <path class="die-low" d="M22 68 7 74 50 98 93 74 78 68z" />
      <path class="die-face" d="M50 20 80 68H20z" />
      <text class="die-ink" x="50" y="64" font-size="32">
        {props.value}
      </text>
    </>
  );
}

/** Other sides that are seen while it tumbles, the last one first; under them lies what was rolled. */
const falseFaces = (sides: number, value: number): number[] =>
  [3, 1, 5, 2].map((step) => ((value - 1 + step) % sides) + 1);

const faces = { 6: Six, 10: Ten, 20: Twenty };

export function Die(props: DieProps) {
  const Face = faces[props.sides];
  const label = props.label ?? String(props.value);
  return (
    <svg
      role="img"
      aria-label={label}
      data-value={props.value}
      viewBox="0 0 100 100"
      class={`die d${props.sides} ${props.outcome ?? ''} ${props.thrown ? 'thrown' : ''}`}
    >
      <Face value={props.value} />
      {props.thrown &&
        falseFaces(props.sides, props.value).map((value, i) => (
          <g key={i} class="die-turn" style={{ '--n': i }}>
            <Face value={value} />
          </g>
        ))}
      {props.outcome && (
        <g class="die-outcome">
          <circle cx="82" cy="82" r="16" />
          <path d={props.outcome === 'hit' ? 'M74 82l6 6 11-12' : 'M76 76l12 12M88 76 76 88'} />
        </g>
      )}
    </svg>
  );
}
