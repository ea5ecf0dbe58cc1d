// SPDX-License-Identifier: MIT
// heroesLit.tsx -- what is drawn over the ground while one moves or aims: squares to choose, reach, danger, the line of
// sight, the way of a move, odds.
import { memo } from 'preact/compat';
import { SQUARE } from '../look/board';
import type { Reach, Scene, Sights, Square, Ways } from '../wire';
import type { Lit } from './heroesChoose';
import type { Counter } from './heroesRead';
import type { Play } from './play';
import { useOdds } from './use';
import { say } from '../words';

export const box = (square: Square, rim = 0) => ({
  x: square.x * SQUARE + rim,
  y: square.y * SQUARE + rim,
  width: SQUARE - 2 * rim,
  height: SQUARE - 2 * rim,
});
const middle = (square: Square) => ({ x: (square.x + 0.5) * SQUARE, y: (square.y + 0.5) * SQUARE });

/** Squares of a reach with one of the bits, as one path of squares. */
export function pathOf(reach: Reach, bits: number, rim: number): string {
  const side = SQUARE - 2 * rim;
  return reach.bits
    .map((bit, i) => {
      if (!(bit & bits)) return '';
      const [x, y] = [i % reach.width, Math.floor(i / reach.width)];
      return `M${x * SQUARE + rim} ${y * SQUARE + rim}h${side}v${side}h${-side}z`;
    })
    .join('');
}

/** A dot on every square where it can stop; a lozenge where an enemy in sight can come or fire. */
export function dotsOf(ways: Ways, danger: Reach | undefined): { safe: string; feared: string } {
  const dots = { safe: '', feared: '' };
  ways.steps.forEach((n, i) => {
    if (n === 0) return;
    const [x, y] = [((i % ways.width) + 0.5) * SQUARE, (Math.floor(i / ways.width) + 0.5) * SQUARE];
    if ((danger?.bits[i] ?? 0) & 3) dots.feared += `M${x - 9} ${y}l9-9 9 9-9 9z`;
    else dots.safe += `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`;
  });
  return dots;
}

/** The corner is the one where both squares of its name meet. */
export function cornerPlace(squares: Map<string, Square>, corner: string): { x: number; y: number } | undefined {
  const [first = '', second = ''] = corner.split('/');
  const [a, b] = [squares.get(first), squares.get(second)];
  if (b) return { x: b.x * SQUARE, y: b.y * SQUARE };
  return a && { x: (a.x + 1) * SQUARE, y: (a.y + 1) * SQUARE };
}

export const LitSquares = memo((props: { lit: Lit; squares: Map<string, Square> }) => {
  const { lit, squares } = props;
  return (
    <>
      {[...lit.squares].map((name) => {
        const square = squares.get(name);
        return square && <rect key={name} class="lit-square" {...box(square, 2)} rx="5" />;
      })}
      {[...lit.corners].map((name) => {
        const at = cornerPlace(squares, name);
        return at && <circle key={name} class="lit-corner" cx={at.x} cy={at.y} r="9" />;
      })}
    </>
  );
});

/** The line as far as each square along it is seen: whole, dashed where something hides it, dotted where nothing is. */
export function SightLine(props: { from: Square; to: Square; sights: Sights }) {
  const { from, to, sights } = props;
  const [a, b] = [middle(from), middle(to)];
  const steps = 4 * Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), 1);
  const seenAt = (i: number) => {
    const [x, y] = [a.x + ((b.x - a.x) * i) / steps, a.y + ((b.y - a.y) * i) / steps];
    const n = Math.floor(x / SQUARE) + sights.width * Math.floor(y / SQUARE);
    return sights.at[n];
  };
  const end = sights.at[to.x + sights.width * to.y];
  let stop = steps;
  if (end?.sight === 'blocked') {
    stop = 0;
    while (stop < steps && seenAt(stop)?.sight !== 'blocked') stop++;
  }
  const x = a.x + ((b.x - a.x) * stop) / steps;
  const y = a.y + ((b.y - a.y) * stop) / steps;
  /* What hides part of it stands where that begins, but not on who stands at the end. */
  let hides = 0;
  while (hides < steps - 4 && seenAt(hides)?.sight !== 'obscured') hides++;
  hides = Math.max(hides, Math.min(4, steps / 2));
  const veil = { x: a.x + ((b.x - a.x) * hides) / steps, y: a.y + ((b.y - a.y) * hides) / steps };
  return (
    <g class={`sight ${end?.sight ?? 'clear'}`}>
      <path class="sight-under" d={`M${a.x} ${a.y}L${x} ${y}`} />
      <path class="sight-line" d={`M${a.x} ${a.y}L${x} ${y}`} />
      {end?.sight === 'blocked' && (
        <>
          <path class="sight-rest" d={`M${x} ${y}L${b.x} ${b.y}`} />
          <path class="sight-stop" d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} />
        </>
      )}
      {end?.sight === 'obscured' && end.penalty !== undefined && (
        <g class="board-tag" transform={`translate(${veil.x} ${veil.y})`}>
          <g class="at-size">
            <rect x="-17" y="-12" width="34" height="24" rx="12" />
            <text y="6">{`\u2212${end.penalty}`}</text>
          </g>
        </g>
      )}
    </g>
  );
}

/** Where it would go, square by square: what it comes to in spaces, and where somebody may fire at it. */
export function WayLine(props: {
  from: Square;
  over: readonly string[];
  squares: Map<string, Square>;
  underFire?: readonly boolean[];
}) {
  const over = props.over.flatMap((name) => props.squares.get(name) ?? []);
  const all = [props.from, ...over];
  const [last, before] = [all.at(-1), all.at(-2)];
  if (!last || !before) return null;
  const [a, b] = [middle(before), middle(last)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const path = all.map((square) => middle(square)).map(({ x, y }) => `${x} ${y}`);
  return (
    <g class="go">
      <path class="go-way" d={`M${path.join('L')}`} />
      {over.map((square, i) => {
        const { x, y } = middle(square);
        const isFired = props.underFire?.[i];
        return isFired ? <circle key={square.name} class="go-fire" cx={x} cy={y} r="8" /> : null;
      })}
      <path d="M-16-9 2 0-16 9z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
      <rect class="aimed" {...box(last, 1)} rx="6" />
      {over.length > 1 && (
        <g class="board-tag" transform={`translate(${b.x + 16} ${b.y - 16})`}>
          <g class="at-size">
            <rect x="-11" y="-11" width="22" height="22" rx="11" />
            <text y="6">{over.length}</text>
          </g>
        </g>
      )}
    </g>
  );
}

/** How likely a shot at who stands there does something. */
function OddsTag(props: { play: Play; scene: Scene; option: number; at: Square }) {
  const odds = useOdds(props.play, props.scene, props.option);
  if (!odds?.chances.length) return null;
  const { x, y } = middle(props.at);
  const share = odds.chances.reduce((sum, chance) => sum + (chance.grade > 0 ? chance.share : 0), 0);
  return (
    <g class={`board-tag odds ${share ? '' : 'vain'}`} transform={`translate(${x} ${y + 20})`}>
      <g class="at-size">
        <rect x="-19" y="-10" width="38" height="20" rx="5" />
        <text y="6">{`${Math.round(share / 10000)}%`}</text>
      </g>
    </g>
  );
}

/** What is done to who stands there, where it has no odds yet. */
function WordTag(props: { word: string; at: Square }) {
  const { x, y } = middle(props.at);
  const wide = 9 * props.word.length + 10;
  return (
    <g class="board-tag odds" transform={`translate(${x} ${y + 20})`}>
      <g class="at-size">
        <rect x={-wide / 2} y="-10" width={wide} height="20" rx="5" />
        <text y="6">{props.word}</text>
      </g>
    </g>
  );
}

/** Verbs that are said on whom they are about. */
const tagged = new Set(['assault']);

/** Of those that can be aimed at, each with the odds of the first option against it, or with what it is. */
export function Targets(props: { play: Play; scene: Scene; lit: Lit; counters: readonly Counter[]; actor: Counter }) {
  const shots = props.counters.flatMap((counter) => {
    const option = props.lit.options
      .get(counter.object.key)
      ?.filter(({ actor }) => actor === props.actor.object.id && counter.object.id !== actor)
      .sort((a, b) => Number(b.dice ?? false) - Number(a.dice ?? false))
      .find(({ dice, verb }) => dice || tagged.has(verb));
    return option && counter.at ? [{ option, at: counter.at, key: counter.object.key }] : [];
  });
  return (
    <>
      {shots.slice(0, 12).map(({ option, at, key }) =>
        option.dice ? (
          <OddsTag key={key} play={props.play} scene={props.scene} option={option.id} at={at} />
        ) : (
          <WordTag key={key} word={say(`heroes.tag.${option.verb}`)} at={at} />
        ),
      )}
    </>
  );
}
