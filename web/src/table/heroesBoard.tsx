// SPDX-License-Identifier: MIT
// heroesBoard.tsx -- the battlefield under one's hand: ground, what is lit, counters, line of sight, cursor.
//
// There is no element for each square: a place is found from the pointer by arithmetic, so that the largest board is as
// quick as the smallest.  Ground, what is lit, counters and lines are layers of their own: the ground is drawn again
// only if it has changed.
import { memo } from 'preact/compat';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, BoardSymbols, FlagsAbove, RIM, SQUARE, type BoardData } from '../look/board';
import type { Reach, Scene, Square } from '../wire';
import { useReach, useSights, useSteps } from './heroesAsk';
import { actorOf, formed, ghostAt, isToShoot, litBy, nameAt, pickedWith, type Lit } from './heroesChoose';
import { dragging } from './drag';
import { drawnFrom, liftingUnits, type Ground as DragGround } from './heroesDrag';
import { CounterOnBoard, Ghost } from './heroesCounter';
import { box, cornerPlace, dotsOf, LitSquares, pathOf, SightLine, Targets, WayLine } from './heroesLit';
import type { Moves } from './heroesGo';
import { counterOn, lookOf, standing, type Counter } from './heroesRead';
import { isByKeys } from '../hand';
import { useEye, type Eye } from './heroesView';
import { optionsOf } from './narrow';
import { isSmall } from './room';
import type { Play, PlayState } from './play';

const Ground = memo(
  (props: { board: BoardData; look: string; label: string }) => (
    <>
      <BoardSymbols />
      <Board board={props.board} label={props.label} />
    </>
  ),
  (a, b) => a.look === b.look && a.label === b.label,
);

/** How a counter is outlined. */
function stateOf(counter: Counter, lit: Lit, picked: readonly string[]): string {
  const { key } = counter.object;
  if (picked.includes(key)) return 'picked';
  if (counter.mark('acting')) return 'acting';
  if (lit.targets.has(key)) return counter.ours ? 'live' : 'target';
  return lit.actors.has(key) ? 'live' : '';
}

interface PiecesProps {
  play: Play;
  board: BoardData;
  counters: readonly Counter[];
  lit: Lit;
  picked: readonly string[];
}

const Pieces = memo((props: PiecesProps) => (
  <>
    {standing(props.counters).map((counter) => (
      <CounterOnBoard
        key={counter.object.key}
        play={props.play}
        counter={counter}
        state={stateOf(counter, props.lit, props.picked)}
      />
    ))}
    <FlagsAbove board={props.board} taken={standing(props.counters).flatMap((counter) => counter.at ?? [])} />
  </>
));

/** Where a thing of a square's size lies in the drawing: it is moved there and not painted again. */
const over = ({ x, y }: Square) => `translate(${x * SQUARE + RIM}px, ${y * SQUARE + RIM}px)`;

/** Pixels that a finger needs. */
const FINGER = 44;
/** At this scale a counter's numbers can still be read. */
const READABLE = 0.66;

/** How small a board may be drawn so that it is seen whole: in a lesson, which speaks of all of it, as it must. */
function leastScale(scene: Scene): number {
  if (scene.lesson) return 0;
  return isSmall() ? FINGER / SQUARE : READABLE;
}

/** Where one begins: one's own counters, or where they may be put. */
function homeOf(counters: readonly Counter[], lit: Lit, squares: Map<string, Square>): Square[] {
  const own = standing(counters).flatMap((counter) => (counter.ours && counter.at ? [counter.at] : []));
  return own.length > 0 ? own : [...lit.squares].flatMap((name) => squares.get(name) ?? []);
}

function middleOf(all: readonly Square[]): { x: number; y: number } {
  const mean = (of: (square: Square) => number) => all.reduce((sum, one) => sum + of(one), 0) / (all.length || 1);
  return { x: (mean(({ x }) => x) + 0.5) * SQUARE + RIM, y: (mean(({ y }) => y) + 0.5) * SQUARE + RIM };
}

export interface BoardProps {
  play: Play;
  state: PlayState;
  scene: Scene;
  counters: readonly Counter[];
  squares: Map<string, Square>;
  danger: Reach | undefined;
  /** Is it drawn on all squares? */
  wantsDanger: boolean;
  /** The square that is looked at, and how to look at another. */
  at: string | undefined;
  look(square: string | undefined): void;
  /** Whole moves to the squares that are looked at. */
  moves: Moves;
  /** In which form who comes to the board is to stand there, and how to wish for the next. */
  form: string;
  nextForm(): void;
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
  const { play, state, scene, counters, squares, at, moves } = props;
  const { ways, way } = moves;
  const { picked, armed } = state;
  const board = scene.board ?? { width: 0, height: 0, squares: [] };
  const ground = useMemo(() => lookOf(board), [scene]);
  const lit = useMemo(() => litBy(scene, picked), [scene, picked]);
  const free = useMemo(() => litBy(scene, []), [scene]);
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
  const armedOption = armed === null ? undefined : scene.options[armed];
  const aimed = useMemo(() => {
    if (!armedOption) return undefined;
    if (armedOption.square) return squares.get(armedOption.square);
    const { actor: who, touches } = armedOption;
    return counters.find((c) => c.at && c.object.id !== who && touches.includes(c.object.id))?.at;
  }, [armedOption, counters]);
  const pick = (name: string) => {
    const kept = pickedWith(scene, picked, name);
    if (kept.length < picked.length) {
      play.clear();
      for (const one of kept) play.pick(one);
    }
    play.pick(name, true);
  };
  const choose = (square: string) => {
    const wasLooked = at === square;
    props.look(square);
    if (armedOption && scene.asked && aimed?.name === square) return void play.take(armedOption.id);
    const name = nameAt(scene, counters, picked, square);
    /* Where there are several ways to do it, a second click there takes nothing back. */
    const isPlace = name === square && picked.includes(name);
    if (isPlace && optionsOf(scene, picked).length > 1) return;
    if (state.busy) return play.pick(square);
    const deploys = scene.asked && picked.length === 0 ? formed(lit, square, props.form) : undefined;
    if (deploys) void play.take(deploys.id);
    else if (name && scene.asked) pick(name);
    else if (!scene.lesson && moves.goesTo(square)) moves.go(square, wasLooked);
    else {
      const on = counterOn(counters, square);
      play.show(on ? { object: on.object.key } : null);
    }
  };

  const eye = useEye(world, leastScale(scene), {
    first: () => middleOf(homeOf(counters, lit, squares)),
    click: (x, y) => {
      const corner = cornerAt(x, y);
      if (corner) return pick(corner);
      const square = squareAt(x, y);
      if (square) choose(square);
    },
    holds: (x, y) => drawnFrom(counters, free, moves.mover, squareAt(x, y) ?? '') !== undefined,
    hover: (x, y) => props.look(squareAt(x, y)),
    leave: () => props.look(undefined),
  });
  const drawn = useRef<DragGround | null>(null);
  drawn.current = {
    counters,
    lit: free,
    moves,
    form: props.form,
    squareAt: (x, y) => squareAt(...eye.pointAt(x, y)),
    look: props.look,
  };
  useEffect(() => dragging(liftingUnits(play, () => drawn.current as DragGround)), [play]);
  useEffect(() => props.eyeTo(eye), [eye]);

  /* A pointer that lies where the last question left it points at nothing of the next. */
  useEffect(() => {
    if (!isByKeys()) props.look(undefined);
  }, [scene]);

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
  useLayoutEffect(() => {
    if (told) show(told);
  }, [told, scene]);
  useEffect(() => {
    const live = counters.find((counter) => counter.at && lit.actors.has(counter.object.key));
    const to = told ?? acting ?? actor?.at?.name ?? [...lit.squares][0] ?? live?.at?.name;
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
      if (armed !== null) play.arm(null);
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
      if (event.repeat) return;
      choose(at);
    } else if (event.key === '+' || event.key === '=') {
      done();
      eye.zoom(1.25);
    } else if (event.key === '-') {
      done();
      eye.zoom(0.8);
    } else if (event.key === 'z') {
      done();
      eye.fit();
    } else if (event.key === 'x') {
      done();
      props.nextForm();
    } else if (event.key === 'd') {
      done();
      props.toggleDanger();
    } else if (event.key === 'Escape') play.clear();
  };

  const pointed = at ? squares.get(at) : undefined;
  const under = at ? counterOn(counters, at) : undefined;
  const foe = under && !under.ours && !under.mark('wreck') && !under.object.unknown ? under : undefined;
  const sights = useSights(play, scene, scene.asked ? actor?.at?.name : undefined);
  const fears = useReach(play, scene, foe && actor === undefined ? foe.object.id : undefined);
  const to = aimed ?? pointed;
  const isFree = scene.asked && !state.busy;
  const ghost = isFree && at && !under ? ghostAt(counters, lit, at) : undefined;
  const stands = ghost ?? (way ? actor : undefined);
  const aims = scene.asked && isToShoot(scene, actor) && !way && !under?.ours;
  const goes = armedOption?.square !== undefined && !armedOption.dice;
  const steps = useSteps(play, scene, armedOption?.id);
  const many = picked.length > 0 ? optionsOf(scene, picked).length : scene.options.length;

  const taught = useMemo(() => {
    const named = scene.options
      .filter((option) => option.taught)
      .flatMap((option) => [option.square, ...option.touches.map((id) => scene.objects[id]?.square)]);
    return [...new Set(named)].flatMap((name) => (name ? (squares.get(name) ?? []) : []));
  }, [scene, squares]);

  const dots = useMemo(() => ways && dotsOf(ways, props.danger), [ways, props.danger]);

  const frame = `${-RIM} ${-RIM} ${world.w} ${world.h}`;
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
        <Ground board={board} look={ground} label={props.label} />
        <svg class="battle-over" aria-hidden viewBox={frame} width={world.w} height={world.h}>
          <defs>
            <pattern id="danger" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect class="danger-back" width="10" height="10" />
              <rect class="danger-stripe" width="3" height="10" />
            </pattern>
          </defs>
          {props.wantsDanger && props.danger && <path class="danger" d={pathOf(props.danger, 3, 0)} />}
          {fears && <path class="danger" d={pathOf(fears, 3, 0)} />}
          {dots && <path class="reach" d={dots.safe} />}
          {dots && <path class="reach is-feared" d={dots.feared} />}
          <LitSquares lit={lit} squares={squares} />
        </svg>
        <svg class="battle-over" aria-hidden viewBox={frame} width={world.w} height={world.h}>
          <Pieces play={play} board={board} counters={counters} lit={lit} picked={picked} />
          {stands && pointed && <Ghost play={play} counter={stands} at={pointed} />}
        </svg>
        <div
          class={`cursor ${hasKeys ? 'keys' : ''}`}
          hidden={!pointed}
          style={pointed && { transform: over(pointed) }}
        />
        <svg class="battle-over" aria-hidden viewBox={frame} width={world.w} height={world.h}>
          {goes && actor?.at && aimed && <WayLine from={actor.at} over={[aimed.name]} squares={squares} />}
          {aims && !goes && actor?.at && to && to !== actor.at && sights && (
            <SightLine from={actor.at} to={to} sights={sights} />
          )}
          {steps && actor?.at && <WayLine from={actor.at} over={steps} squares={squares} />}
          {way && actor?.at && (
            <WayLine from={actor.at} over={way.squares} squares={squares} underFire={way.underFire} />
          )}
          {aimed && <rect class="aimed" {...box(aimed, 1)} rx="6" />}
          {taught.map((square) => (
            <rect key={square.name} class="taught-square" {...box(square, 1)} rx="6" />
          ))}
          {actor && scene.asked && many < 200 && (
            <Targets play={play} scene={scene} lit={lit} counters={counters} actor={actor} />
          )}
        </svg>
      </div>
    </div>
  );
}
