// SPDX-License-Identifier: MIT
// board.tsx -- a battlefield: grounds, what grows on them, grid, edges, goals, smoke, and a rim with coordinates.
//
// The same board is the same picture: which tree grows on a square follows from its number.  What stands on the squares
// (counters, reach, lines of sight) is laid over it by whoever draws the table, in squares of SQUARE.
import type { ComponentChildren } from 'preact';
import symbols from 'virtual:art';
import { edgeNamed, groundLooks, groundNamed, type GroundLook } from './board-looks';

export const SQUARE = 48;
export const RIM = 24;

/** As the core tells it (`square` of wire.txt); more may stand in it. */
export interface BoardSquare {
  look: string;
  north?: { look: string };
  west?: { look: string };
  /** The objective that it belongs to, what it is worth, and the seats that hold it, as bits. */
  goal?: number;
  worth?: number;
  holders?: number;
  smoke?: number;
  /** Seats that may deploy there, as bits. */
  zones?: number;
}

export interface BoardData {
  width: number;
  height: number;
  /** By x + width * y. */
  squares: BoardSquare[];
}

const none: BoardSquare = { look: 'open' };
const grass: GroundLook = { name: 'open' };
const clamp = (n: number, most: number) => Math.max(0, Math.min(most - 1, n));

/** Beyond the rim the ground goes on as it is at the rim. */
function lookAt(b: BoardData, x: number, y: number): GroundLook {
  const square = b.squares[clamp(x, b.width) + b.width * clamp(y, b.height)] ?? none;
  return groundNamed.get(square.look) ?? grass;
}

/** A square of a ground, round where the ground ends. */
function patch(b: BoardData, x: number, y: number): string {
  const l = lookAt(b, x, y);
  const at: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const [p = 0, q = 0, r = 0, s = 0] = at.map(([dx, dy]) =>
    !l.square && lookAt(b, x + dx, y) !== l && lookAt(b, x, y + dy) !== l ? 14 : 0,
  );
  const left = x * SQUARE;
  const top = y * SQUARE;
  return (
    `M${left + p} ${top}H${left + SQUARE - q}q${q} 0 ${q} ${q}V${top + SQUARE - r}q0 ${r} ${-r} ${r}` +
    `H${left + s}q${-s} 0 ${-s} ${-s}V${top + p}q0 ${-p} ${p} ${-p}z`
  );
}

const places = (b: BoardData): [number, number][] =>
  Array.from({ length: b.width * b.height }, (_, i) => [i % b.width, Math.floor(i / b.width)]);

const middle = (x: number, y: number): string => `translate(${(x + 0.5) * SQUARE} ${(y + 0.5) * SQUARE})`;

function Grounds(props: { board: BoardData }) {
  const b = props.board;
  const shadows = places(b)
    .filter(([x, y]) => lookAt(b, x, y).casts)
    .map(([x, y]) => patch(b, x, y))
    .join('');
  return (
    <>
      <path d={shadows || 'M0 0'} fill="#20240f" opacity=".28" transform="translate(5 6)" />
      {groundLooks.map((l) => {
        if (!l.colour) return null;
        const d = places(b)
          .filter(([x, y]) => lookAt(b, x, y) === l)
          .map(([x, y]) => patch(b, x, y))
          .join('');
        return (
          d && (
            <path
              key={l.name}
              d={d}
              fill={l.colour}
              stroke={l.rim ?? 'none'}
              stroke-width="4"
              paint-order="stroke"
            />
          )
        );
      })}
    </>
  );
}

function lining(b: BoardData, x: number, y: number, l: GroundLook) {
  const sides: [number, number, number][] = [
    [0, -1, 0],
    [1, 0, 90],
    [0, 1, 180],
    [-1, 0, 270],
  ];
  return sides
    .filter(([dx, dy]) => lookAt(b, x + dx, y + dy) !== l)
    .map(([, , turn]) => (
      <use key={`${x},${y},${turn}`} href={`#${l.on?.[0]}`} transform={`${middle(x, y)} rotate(${turn})`} />
    ));
}

function Growth(props: { board: BoardData }) {
  const b = props.board;
  return (
    <>
      {places(b).map(([x, y]) => {
        const l = lookAt(b, x, y);
        if (!l.on) return null;
        if (l.lines) return lining(b, x, y, l);
        const whim = ((x + 64 * y) * 40503) >>> 7;
        const across = lookAt(b, x - 1, y) === l || lookAt(b, x + 1, y) === l;
        const south = l.runs && !across && (lookAt(b, x, y - 1) === l || lookAt(b, x, y + 1) === l);
        return (
          <use
            key={`${x},${y}`}
            href={`#${l.on[whim % l.on.length]}`}
            transform={middle(x, y) + (south ? ' rotate(90)' : '')}
          />
        );
      })}
    </>
  );
}

function Grid(props: { board: BoardData }) {
  const { width, height } = props.board;
  const w = width * SQUARE;
  const h = height * SQUARE;
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x * SQUARE} 0V${h}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y * SQUARE}H${w}`),
  ];
  return <path d={lines.join('')} fill="none" stroke="#2b2a17" opacity=".26" />;
}

function Edges(props: { board: BoardData }) {
  const b = props.board;
  const isInside = (x: number, y: number) => x < b.width && y < b.height && lookAt(b, x, y).name === 'house';
  return (
    <>
      {places(b).flatMap(([x, y]) => {
        const square = b.squares[x + b.width * y] ?? none;
        return (
          [
            [square.north, false],
            [square.west, true],
          ] as const
        ).map(([look, west]) => {
          const edge = edgeNamed.get(look?.look ?? 'none');
          if (!edge?.symbol) return null;
          const flipped = !isInside(x, y);
          const turn = west ? (flipped ? 90 : -90) : flipped ? 180 : 0;
          const left = x * SQUARE + (!west && flipped ? SQUARE : 0);
          const top = y * SQUARE + (west && !flipped ? SQUARE : 0);
          return (
            <g key={`${x},${y},${west}`} transform={`translate(${left} ${top}) rotate(${turn})`}>
              <use href={`#${edge.symbol}`} />
              {edge.entrance && <use href="#arrow" />}
            </g>
          );
        });
      })}
    </>
  );
}

/** The first of seats that are told as bits. */
const seatOf = (bits: number): number => Math.log2(bits & -bits);

/** What an objective is called, from 1. */
export const goalLetter = (n: number): string => String.fromCharCode(96 + n);

interface Goal {
  n: number;
  /** Where it lies, in the drawing. */
  x: number;
  y: number;
  w: number;
  h: number;
  worth: number | undefined;
  /** Whose it is, as a class. */
  held: string;
}

function goalsOf(b: BoardData): Goal[] {
  const goals = [...new Set(b.squares.map((s) => s.goal ?? 0))].filter((n) => n > 0);
  return goals.map((n) => {
    const own = places(b).filter(([x, y]) => b.squares[x + b.width * y]?.goal === n);
    const xs = own.map(([x]) => x);
    const ys = own.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) + 1 - x, Math.max(...ys) + 1 - y];
    const { worth, holders } = b.squares[x + b.width * y] ?? none;
    const held = holders ? `faction-${seatOf(holders) + 1}` : '';
    return { n, x: x * SQUARE, y: y * SQUARE, w: w * SQUARE, h: h * SQUARE, worth, held };
  });
}

/** A flag with the letter of a goal and its worth. */
const Flag = (props: { goal: Goal }) => (
  <g class="flag">
    <path d="M5 3v24l13-6 13 6v-24z" />
    <text x="12" y="18">
      {goalLetter(props.goal.n)}
    </text>
    <text class="goal-worth" x="23" y="18">
      {props.goal.worth ?? ''}
    </text>
  </g>
);

/** A goal is framed as a whole; in the corner of its first square is its flag. */
const Goals = (props: { board: BoardData }) => (
  <>
    {goalsOf(props.board).map((goal) => (
      <g key={goal.n} class={`goal ${goal.held}`}>
        <rect x={goal.x + 3} y={goal.y + 3} width={goal.w - 6} height={goal.h - 6} rx="6" />
        <g transform={`translate(${goal.x} ${goal.y})`}>
          <Flag goal={goal} />
        </g>
      </g>
    ))}
  </>
);

/** Where a counter stands upon a flag, a small one stands above the counter; `taken`: squares with counters. */
export const FlagsAbove = (props: { board: BoardData; taken: readonly { x: number; y: number }[] }) => (
  <>
    {goalsOf(props.board)
      .filter((goal) => props.taken.some(({ x, y }) => x * SQUARE === goal.x && y * SQUARE === goal.y))
      .map((goal) => (
        <g key={goal.n} class={`goal ${goal.held}`} transform={`translate(${goal.x + 30} ${goal.y - 7})`}>
          <g class="flag">
            <path d="M2 3v19l8-4 8 4v-19z" />
            <text x="10" y="16">
              {goalLetter(goal.n)}
            </text>
          </g>
        </g>
      ))}
  </>
);

function Smoke(props: { board: BoardData }) {
  const b = props.board;
  return (
    <>
      {places(b).map(([x, y]) => {
        const n = b.squares[x + b.width * y]?.smoke;
        if (!n) return null;
        const [cx, cy] = [x * SQUARE, y * SQUARE];
        return (
          <g key={`${x},${y}`} class="smoke">
            {[
              [-14, -14],
              [16, -8],
              [-2, 14],
            ].map(([dx = 0, dy = 0]) => (
              <circle key={dx} cx={cx + dx} cy={cy + dy} r="41" fill="url(#smoke)" />
            ))}
            <text x={cx} y={cy + 7}>{`\u2212${n}`}</text>
          </g>
        );
      })}
    </>
  );
}

export const columnName = (x: number): string =>
  (x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : '') + String.fromCharCode(65 + (x % 26));

const RimText = (props: { x: number; y: number; children: ComponentChildren }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <text>{props.children}</text>
  </g>
);

function Rim(props: { board: BoardData }) {
  const { width, height } = props.board;
  return (
    <g class="rim">
      {Array.from({ length: width }, (_, x) => (
        <g key={x}>
          <RimText x={(x + 0.5) * SQUARE} y={-RIM / 2}>
            {columnName(x)}
          </RimText>
          <RimText x={(x + 0.5) * SQUARE} y={height * SQUARE + RIM / 2}>
            {columnName(x)}
          </RimText>
        </g>
      ))}
      {Array.from({ length: height }, (_, y) => (
        <g key={y}>
          <RimText x={-RIM / 2} y={(y + 0.5) * SQUARE}>
            {y + 1}
          </RimText>
          <RimText x={width * SQUARE + RIM / 2} y={(y + 0.5) * SQUARE}>
            {y + 1}
          </RimText>
        </g>
      ))}
    </g>
  );
}

/** The symbols, once a page, before the first board. */
export function BoardSymbols() {
  return (
    <svg class="symbols" aria-hidden width="0" height="0">
      <defs dangerouslySetInnerHTML={{ __html: symbols }} />
    </svg>
  );
}

function Squares(props: { board: BoardData }) {
  const b = props.board;
  return (
    <>
      <rect width={b.width * SQUARE} height={b.height * SQUARE} fill="url(#grass)" />
      <Grounds board={b} />
      <Growth board={b} />
      <Grid board={b} />
      <Edges board={b} />
      <Goals board={b} />
      <Smoke board={b} />
    </>
  );
}

/** The middle of a few squares, as large as one of them: a sample. */
export function BoardPiece(props: { board: BoardData }) {
  const [x, y] = [((props.board.width - 1) / 2) * SQUARE, ((props.board.height - 1) / 2) * SQUARE];
  return (
    <svg class="board-piece" aria-hidden viewBox={`${x} ${y} ${SQUARE} ${SQUARE}`}>
      <Squares board={props.board} />
    </svg>
  );
}

export function Board(props: { board: BoardData; label: string; children?: ComponentChildren }) {
  const b = props.board;
  const w = b.width * SQUARE;
  const h = b.height * SQUARE;
  return (
    <svg
      class="board"
      role="img"
      aria-label={props.label}
      viewBox={`${-RIM} ${-RIM} ${w + 2 * RIM} ${h + 2 * RIM}`}
    >
      <rect class="board-frame" x={-RIM} y={-RIM} width={w + 2 * RIM} height={h + 2 * RIM} rx="10" />
      <svg x="0" y="0" width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
        <Squares board={b} />
        {props.children}
      </svg>
      <rect class="board-line" width={w} height={h} />
      <Rim board={b} />
    </svg>
  );
}

/** The squares alone, as a picture, with the zones where the sides come to it. */
export function Field(props: { board: BoardData }) {
  const b = props.board;
  const zone = (seat: number) =>
    places(b)
      .filter(([x, y]) => ((b.squares[x + b.width * y]?.zones ?? 0) >> seat) & 1)
      .map(([x, y]) => `M${x * SQUARE} ${y * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`)
      .join('');
  return (
    <svg class="board field-drawing" aria-hidden viewBox={`0 0 ${b.width * SQUARE} ${b.height * SQUARE}`}>
      <Squares board={b} />
      {[0, 1, 2, 3].map((seat) => {
        const d = zone(seat);
        return d && <path key={seat} class={`field-zone faction-${seat + 1}`} d={d} />;
      })}
    </svg>
  );
}
