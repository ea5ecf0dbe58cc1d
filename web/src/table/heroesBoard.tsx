// SPDX-License-Identifier: MIT
// heroesBoard.tsx -- the battlefield under one's hand: ground, what is lit, counters, the line of sight, and the cursor.
//
// There is no element for each square: a place is found from the pointer by arithmetic, so that the largest board is as
// quick as the smallest.  The ground is drawn again only if it has changed.
import { memo } from 'preact/compat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, BoardSymbols, RIM, SQUARE, type BoardData } from '../look/board';
import type { Reach, Scene, Sights, Square } from '../wire';
import { useReach, useSights } from './heroesAsk';
import { actorOf, litBy, nameAt, pickedWith, type Lit } from './heroesChoose';
import { CounterOnBoard } from './heroesCounter';
import { boardLooks, counterOn, standing, type Counter } from './heroesRead';
import { useEye, type Eye } from './heroesView';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { useOdds } from './use';

const Ground = memo(
  (props: { data: BoardData; key_: string; label: string }) => (
    <>
      <BoardSymbols />
      <Board board={props.data} label={props.label} />
    </>
  ),
  (a, b) => a.key_ === b.key_ && a.label === b.label,
);

const box = (square: Square, rim = 0) => ({
  x: square.x * SQUARE + rim,
  y: square.y * SQUARE + rim,
  width: SQUARE - 2 * rim,
  height: SQUARE - 2 * rim,
});
const middle = (square: Square) => ({ x: (square.x + 0.5) * SQUARE, y: (square.y + 0.5) * SQUARE });

/** Squares of a reach with one of the bits, as one path of squares. */
function pathOf(reach: Reach, bits: number, rim: number): string {
  const side = SQUARE - 2 * rim;
  return reach.bits
    .map((bit, i) => {
      if (!(bit & bits)) return '';
      const [x, y] = [i % reach.width, Math.floor(i / reach.width)];
      return `M${x * SQUARE + rim} ${y * SQUARE + rim}h${side}v${side}h${-side}z`;
    })
    .join('');
}

const dotsOf = (reach: Reach, bits: number): string =>
  reach.bits
    .map((bit, i) => {
      if (!(bit & bits)) return '';
      const [x, y] = [((i % reach.width) + 0.5) * SQUARE, (Math.floor(i / reach.width) + 0.5) * SQUARE];
      return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`;
    })
    .join('');

/** The corner is the one where both squares of its name meet. */
function cornerPlace(squares: Map<string, Square>, corner: string): { x: number; y: number } | undefined {
  const [first = '', second = ''] = corner.split('/');
  const [a, b] = [squares.get(first), squares.get(second)];
  if (b) return { x: b.x * SQUARE, y: b.y * SQUARE };
  return a && { x: (a.x + 1) * SQUARE, y: (a.y + 1) * SQUARE };
}

function LitSquares(props: { lit: Lit; squares: Map<string, Square>; deploys: boolean }) {
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
}

/** The line as far as each square along it is seen: whole, dashed where something hides it, dotted where nothing is. */
function SightLine(props: { from: Square; to: Square; sights: Sights }) {
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
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
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
        <g class="board-tag" transform={`translate(${half.x} ${half.y})`}>
          <rect x="-17" y="-12" width="34" height="24" rx="12" />
          <text y="6">{`\u2212${end.penalty}`}</text>
        </g>
      )}
    </g>
  );
}

/** Where it would go. */
function GoLine(props: { from: Square; to: Square }) {
  const [a, b] = [middle(props.from), middle(props.to)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  if (props.from === props.to) return null;
  return (
    <g class="go">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path d="M-16-9 2 0-16 9z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
    </g>
  );
}

/** How likely a shot at who stands there does something. */
function OddsTag(props: { play: Play; scene: Scene; option: number; at: Square }) {
  const odds = useOdds(props.play, props.scene, props.option);
  if (!odds?.chances.length) return null;
  const { x, y } = middle(props.at);
  const share = odds.chances.reduce((sum, chance) => sum + (chance.result ? chance.share : 0), 0);
  return (
    <g class="board-tag odds" transform={`translate(${x} ${y + 20})`}>
      <rect x="-19" y="-10" width="38" height="20" rx="5" />
      <text y="6">{`${Math.round(share / 10000)}%`}</text>
    </g>
  );
}

/** Of those that can be aimed at, each with the odds of the first option against it. */
function Targets(props: { play: Play; scene: Scene; lit: Lit; counters: readonly Counter[]; actor: Counter }) {
  const shots = props.counters.flatMap((counter) => {
    const option = props.lit.options
      .get(counter.object.key)
      ?.find((one) => one.dice && one.actor === props.actor.object.id && counter.object.id !== one.actor);
    return option && counter.at ? [{ option: option.id, at: counter.at, key: counter.object.key }] : [];
  });
  return (
    <>
      {shots.slice(0, 12).map((shot) => (
        <OddsTag key={shot.key} play={props.play} scene={props.scene} option={shot.option} at={shot.at} />
      ))}
    </>
  );
}

/** How a counter is outlined. */
function stateOf(counter: Counter, lit: Lit, picked: readonly string[], actor: Counter | undefined): string {
  const { key } = counter.object;
  if (picked.includes(key)) return 'picked';
  if (counter.mark('acting')) return 'acting';
  if (lit.targets.has(key)) return 'target';
  return lit.actors.has(key) && counter !== actor ? 'live' : '';
}

export interface BoardProps {
  play: Play;
  state: PlayState;
  scene: Scene;
  counters: readonly Counter[];
  squares: Map<string, Square>;
  danger: Reach | undefined;
  /** The square that is looked at, and how to look at another. */
  at: string | undefined;
  look(square: string | undefined): void;
  label: string;
  /** The sentence about the square. */
  describedBy: string;
  /** Handed out, for buttons beside the board. */
  eyeTo(eye: Eye): void;
  toggleDanger(): void;
}

/** The next counter that one might look at: who can act, then other own ones, then the enemy's. */
function nextCounter(counters: readonly Counter[], lit: Lit, at: string | undefined, way: number): string | undefined {
  const rank = (c: Counter) => (c.mark('acting') ? 0 : lit.actors.has(c.object.key) ? 1 : c.ours ? 2 : 3);
  const order = standing(counters).sort((a, b) => rank(a) - rank(b) || a.object.id - b.object.id);
  const here = order.findIndex((c) => c.at?.name === at);
  const next = order[(here < 0 && way < 0 ? order.length - 1 : here + way + order.length) % order.length];
  return next?.at?.name;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};

export function HeroesBoard(props: BoardProps) {
  const { play, state, scene, counters, squares, at } = props;
  const { picked, armed } = state;
  const board = scene.board ?? { width: 0, height: 0, squares: [] };
  const looks = useMemo(() => boardLooks(board), [scene]);
  const lit = useMemo(() => litBy(scene, picked), [scene, picked]);
  const actor = useMemo(() => actorOf(scene, counters, picked), [scene, counters, picked]);
  const [hasKeys, setKeys] = useState(false);
  const world = { w: board.width * SQUARE + 2 * RIM, h: board.height * SQUARE + 2 * RIM };

  const squareAt = (x: number, y: number): string | undefined => {
    const [column, row] = [Math.floor((x - RIM) / SQUARE), Math.floor((y - RIM) / SQUARE)];
    if (column < 0 || row < 0 || column >= board.width || row >= board.height) return undefined;
    return board.squares[column + board.width * row]?.name;
  };
  const cornerAt = (x: number, y: number): string | undefined =>
    [...lit.corners].find((name) => {
      const place = cornerPlace(squares, name);
      return place && Math.hypot(place.x + RIM - x, place.y + RIM - y) < 14;
    });
  const pick = (name: string) => {
    const kept = pickedWith(scene, picked, name);
    if (kept.length < picked.length) {
      play.clear();
      for (const one of kept) play.pick(one);
    }
    play.pick(name);
  };
  const choose = (square: string) => {
    props.look(square);
    const name = nameAt(scene, counters, picked, square);
    if (name && scene.asked) pick(name);
    else play.show({ object: counterOn(counters, square)?.object.key ?? square });
  };

  const eye = useEye(world, 0.62, {
    click: (x, y) => {
      const corner = cornerAt(x, y);
      if (corner) return pick(corner);
      const square = squareAt(x, y);
      if (square) choose(square);
    },
    hover: (x, y) => props.look(squareAt(x, y)),
    leave: () => undefined,
  });
  useEffect(() => props.eyeTo(eye), [eye]);

  const show = useCallback(
    (name: string | undefined) => {
      const square = name ? squares.get(name) : undefined;
      if (square) eye.show({ x: square.x * SQUARE + RIM, y: square.y * SQUARE + RIM, side: SQUARE });
    },
    [eye, squares],
  );
  /* Whoever begins to act, and whatever is told, comes into sight. */
  const told = state.beat?.events.flatMap((event) => event.things.map((thing) => thing.square ?? '')).find(Boolean);
  const acting = counters.find((counter) => counter.mark('acting'))?.at?.name;
  const seen = useRef('');
  useEffect(() => {
    const to = told ?? acting ?? actor?.at?.name ?? [...lit.squares][0];
    if (!to || seen.current === to) return;
    seen.current = to;
    show(to);
  }, [told, acting, scene]);

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const arrow = arrows[event.key];
    const here = at ? squares.get(at) : undefined;
    if (arrow) {
      done();
      const from = here ?? actor?.at ?? squares.get([...lit.squares][0] ?? '') ?? board.squares[0];
      if (!from) return;
      const x = Math.min(board.width - 1, Math.max(0, from.x + (here ? arrow[0] : 0)));
      const y = Math.min(board.height - 1, Math.max(0, from.y + (here ? arrow[1] : 0)));
      const next = board.squares[x + board.width * y]?.name;
      props.look(next);
      show(next);
    } else if (event.key === '.' || event.key === ',') {
      done();
      const next = nextCounter(counters, lit, at, event.key === '.' ? 1 : -1);
      props.look(next);
      show(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && at) {
      done();
      if (armed !== null && !picked.length) void play.take(armed);
      else choose(at);
    } else if (event.key === '+' || event.key === '=') {
      done();
      eye.zoom(1.25);
    } else if (event.key === '-') {
      done();
      eye.zoom(0.8);
    } else if (event.key === '0') {
      done();
      eye.fit();
    } else if (event.key === 'd') {
      done();
      props.toggleDanger();
    } else if (event.key === 'Escape') play.clear();
  };

  const pointed = at ? squares.get(at) : undefined;
  const under = at ? counterOn(counters, at) : undefined;
  const foe = under && !under.ours && !under.mark('wreck') && !under.object.unknown ? under : undefined;
  const sights = useSights(play, scene, scene.asked ? actor?.at?.name : undefined);
  const reach = useReach(play, scene, scene.asked && actor?.at && actor.ours ? actor.object.id : undefined);
  const fears = useReach(play, scene, foe && actor === undefined ? foe.object.id : undefined);
  const armedOption = armed === null ? undefined : scene.options[armed];
  const aimed = useMemo(() => {
    if (!armedOption) return undefined;
    if (armedOption.square) return squares.get(armedOption.square);
    const target = counters.find((c) => c.at && c.object.id !== armedOption.actor && armedOption.touches.includes(c.object.id));
    return target?.at;
  }, [armedOption, counters]);
  const to = aimed ?? pointed;
  const goes = armedOption?.square !== undefined && !armedOption.dice;
  const many = picked.length > 0 ? optionsOf(scene, picked).length : scene.options.length;

  return (
    <div
      ref={eye.window}
      class={`battle ${scene.asked ? 'asked' : ''}`}
      tabIndex={0}
      role="application"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onKeyDown={keys}
      onFocus={() => setKeys(true)}
      onBlur={() => setKeys(false)}
    >
      <div ref={eye.drawing} class="battle-drawing" style={{ width: `${world.w}px`, height: `${world.h}px` }}>
        <Ground data={looks.data} key_={looks.key} label={props.label} />
        <svg
          class="battle-over"
          aria-hidden
          viewBox={`${-RIM} ${-RIM} ${world.w} ${world.h}`}
          width={world.w}
          height={world.h}
        >
          <defs>
            <pattern id="danger" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect class="danger-back" width="10" height="10" />
              <rect class="danger-stripe" width="3" height="10" />
            </pattern>
          </defs>
          {props.danger && <path class="danger" d={pathOf(props.danger, 3, 0)} />}
          {fears && <path class="danger" d={pathOf(fears, 3, 0)} />}
          {reach && <path class="reach" d={dotsOf(reach, 1)} />}
          <LitSquares lit={lit} squares={squares} deploys={false} />
          {standing(counters).map((counter) => (
            <CounterOnBoard
              key={counter.object.key}
              play={play}
              counter={counter}
              state={stateOf(counter, lit, picked, actor)}
            />
          ))}
          {goes && actor?.at && aimed && <GoLine from={actor.at} to={aimed} />}
          {!goes && actor?.at && to && to !== actor.at && sights && scene.asked && (
            <SightLine from={actor.at} to={to} sights={sights} />
          )}
          {aimed && <rect class="aimed" {...box(aimed, 1)} rx="6" />}
          {actor && scene.asked && many < 200 && (
            <Targets play={play} scene={scene} lit={lit} counters={counters} actor={actor} />
          )}
          {pointed && <rect class={hasKeys ? 'cursor keys' : 'cursor'} {...box(pointed, 0)} rx="4" />}
        </svg>
      </div>
    </div>
  );
}
