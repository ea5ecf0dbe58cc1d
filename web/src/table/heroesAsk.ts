// SPDX-License-Identifier: MIT
// heroesAsk.ts -- what the board asks the core about a scene, once: lines of sight, reach, danger, and a square in
// words.  While the core is at work nothing is asked; what was known is kept as long as its scene.
import { useEffect, useState } from 'preact/hooks';
import { goalLetter } from '../look/board';
import type { Edge, Reach, Scene, Sights, Square, Way, Ways } from '../wire';
import type { Play } from './play';
import type { Counter } from './heroesRead';

interface Known {
  sights: Map<string, Sights>;
  reach: Map<number, Reach>;
  steps: Map<number, string[]>;
  /** Where a thing can go in the move that it may make; nothing: it may make none. */
  ways: Map<number, Ways | null>;
  way: Map<string, Going | null>;
  danger: Reach | undefined;
  squares: Map<string, string>;
  refused: Map<string, string> | undefined;
}
const known = new WeakMap<Scene, Known>();

/** A way over squares, the last one too, and on which of them somebody may fire. */
export interface Going {
  squares: readonly string[];
  underFire: readonly boolean[];
}

function knownOf(scene: Scene): Known {
  let of = known.get(scene);
  if (!of) {
    of = {
      sights: new Map(),
      reach: new Map(),
      steps: new Map(),
      ways: new Map(),
      way: new Map(),
      danger: undefined,
      squares: new Map(),
      refused: undefined,
    };
    known.set(scene, of);
  }
  return of;
}

/** Is the core free, and is this what it would be asked about? */
function isFree(play: Play, scene: Scene): boolean {
  const state = play.get();
  return state.scene === scene && !state.busy;
}

/** What `find` knows, or what `ask` brings, if the core is free. */
function useKnown<T>(
  play: Play,
  scene: Scene,
  key: string,
  find: () => T | undefined,
  ask: () => Promise<void>,
): T | undefined {
  const [, redraw] = useState(0);
  const { busy } = play.get();
  useEffect(() => {
    if (!key || find() !== undefined || !isFree(play, scene)) return;
    let here = true;
    ask().then(
      () => here && redraw((n) => n + 1),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [scene, key, busy]);
  return key ? find() : undefined;
}

export function useSights(play: Play, scene: Scene, from: string | undefined): Sights | undefined {
  const { sights } = knownOf(scene);
  return useKnown(
    play,
    scene,
    from ?? '',
    () => sights.get(from ?? ''),
    async () => {
      if (from) sights.set(from, await play.table.ask('sight', from));
    },
  );
}

export function useReach(play: Play, scene: Scene, object: number | undefined): Reach | undefined {
  const { reach } = knownOf(scene);
  return useKnown(
    play,
    scene,
    object === undefined ? '' : String(object),
    () => reach.get(object ?? 0),
    async () => {
      if (object !== undefined) reach.set(object, await play.table.ask('reach', object));
    },
  );
}

/** The squares that an option walks over. */
export function useSteps(play: Play, scene: Scene, option: number | undefined): string[] | undefined {
  const { steps } = knownOf(scene);
  return useKnown(
    play,
    scene,
    option === undefined ? '' : `steps ${option}`,
    () => steps.get(option ?? 0),
    async () => {
      const way = option === undefined ? undefined : await play.table.ask('steps', option).catch(() => undefined);
      if (option !== undefined) steps.set(option, way?.squares.split(' ') ?? []);
    },
  );
}

/** Where it can go, all the way; nothing: it is not to move now. */
export function useWays(play: Play, scene: Scene, object: number | undefined): Ways | null | undefined {
  const { ways } = knownOf(scene);
  return useKnown(
    play,
    scene,
    object === undefined ? '' : `ways ${object}`,
    () => ways.get(object ?? 0),
    async () => {
      if (object !== undefined) ways.set(object, await play.table.ask('ways', object).catch(() => null));
    },
  );
}

const goingOf = (way: Way): Going => ({
  squares: way.squares.split(' '),
  underFire: way.underFire.map((one) => one > 0),
});

/** The way to a square; asked once. */
export async function askWay(play: Play, scene: Scene, object: number, to: string): Promise<Going | null> {
  const { way } = knownOf(scene);
  const key = `${object} ${to}`;
  const found = way.get(key);
  if (found !== undefined) return found;
  const asked = await play.table.ask('way', object, to).then(goingOf, () => null);
  way.set(key, asked);
  return asked;
}

export function useWay(play: Play, scene: Scene, object: number | undefined, to: string | undefined) {
  const { way } = knownOf(scene);
  const key = object === undefined || to === undefined ? '' : `${object} ${to}`;
  return useKnown(
    play,
    scene,
    key && `way ${key}`,
    () => way.get(key),
    async () => void (await askWay(play, scene, object ?? 0, to ?? '')),
  );
}

export function useDanger(play: Play, scene: Scene, wanted: boolean): Reach | undefined {
  const of = knownOf(scene);
  return useKnown(
    play,
    scene,
    wanted ? 'danger' : '',
    () => of.danger,
    async () => {
      of.danger = await play.table.ask('danger');
    },
  );
}

/** Of squares that may not be chosen though others may: why, by their names. */
export function useRefused(play: Play, scene: Scene, wanted: boolean): Map<string, string> | undefined {
  const of = knownOf(scene);
  return useKnown(
    play,
    scene,
    wanted ? 'refused' : '',
    () => of.refused,
    async () => {
      const { list } = await play.table.ask('why');
      of.refused = new Map(list.flatMap((one) => (one.square ? [[one.square, `${one.text}: ${one.why}`]] : [])));
    },
  );
}

export type Pairs = Record<string, string | number>;

/** Sentences of the catalogue, those that there are, one after the other. */
export async function sayAll(play: Play, said: readonly (readonly [string, Pairs])[]): Promise<string> {
  const texts = await Promise.all(
    said.map(([key, pairs]) =>
      play.table.ask('message', `heroes.table.${key}`, ...Object.entries(pairs).flat().map(String)),
    ),
  );
  return texts.map(({ text }) => text).join(' ');
}

type Said = [string, Pairs];
const those = (said: readonly (readonly [string, Pairs | false])[]): Said[] =>
  said.flatMap(([key, pairs]) => (pairs ? [[key, pairs] as Said] : []));

/** What its ground does. */
export function saidOfGround(square: Square): Said[] {
  const vehicles = (square.noLight ? 1 : 0) + (square.noHeavy ? 2 : 0);
  return those([
    ['cover', square.cover ? { n: square.cover, inside: square.inside ? 1 : 0 } : false],
    ['blocks', square.blocks ? { inside: square.inside ? 1 : 0 } : false],
    ['hides', square.hides && !square.blocks ? { n: square.hides } : false],
    ['slow', square.slow ? {} : false],
    ['no-foot', square.noFoot ? {} : false],
    ['no-vehicle', vehicles ? { n: vehicles } : false],
  ]);
}

/** What an edge does. */
export const saidOfEdge = (edge: Edge): Said => [
  'edge',
  {
    closed: edge.closed ? 1 : 0,
    enters: edge.entrance ? 1 : 0,
    opens: edge.opening ? 1 : 0,
    blocks: edge.blocks ? 1 : 0,
    n: edge.hides ?? 0,
  },
];

/** What the square is and what its ground does, as the terminal says it. */
function saidOfSquare(scene: Scene, square: Square): Said[] {
  const held = !square.holders ? 0 : (square.holders >> Math.max(0, scene.seat)) & 1 ? 1 : 2;
  const board = scene.board;
  const beside = (x: number, y: number) =>
    board && x < board.width && y < board.height ? board.squares[x + board.width * y] : undefined;
  const edges = [
    ['north', square.north],
    ['west', square.west],
    ['south', beside(square.x, square.y + 1)?.north],
    ['east', beside(square.x + 1, square.y)?.west],
  ] as const;
  return [
    ...those([
      ['square', { at: square.name, ground: square.ground ?? '', plain: square.ground ? 0 : 1 }],
      ['goal', square.goal ? { letter: goalLetter(square.goal), n: square.worth ?? 0, held } : false],
    ]),
    ...saidOfGround(square),
    ...those(edges.map(([side, edge]) => [`edge-${side}`, edge?.name ? { edge: edge.name } : false] as const)),
  ];
}

/** How far it is, as shots count: a step aslant is one. */
export const spaces = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** With what stands in the way. */
async function saidOfSight(
  play: Play,
  sights: Sights,
  from: Counter,
  to: Square,
): Promise<[string, Pairs] | undefined> {
  const line = sights.at[to.x + sights.width * to.y];
  if (!line || !from.at || from.at === to) return undefined;
  const sight = ['clear', 'obscured', 'blocked'].indexOf(line.sight);
  const between = sight > 0 ? (await play.table.ask('between', from.at.name, to.name)).text : '';
  return ['sight', { who: from.object.name, sight, penalty: line.penalty ?? 0, n: spaces(from.at, to), between }];
}

/** A square in words, and the line to it from who would act. */
export function useSquareText(
  play: Play,
  scene: Scene,
  square: Square | undefined,
  from: Counter | undefined,
  sights: Sights | undefined,
): string | undefined {
  const { squares } = knownOf(scene);
  const key = square ? `${square.name} ${sights ? (from?.object.key ?? '') : ''}` : '';
  return useKnown(
    play,
    scene,
    key,
    () => squares.get(key),
    async () => {
      if (!square) return;
      const line = sights && from ? await saidOfSight(play, sights, from, square) : undefined;
      squares.set(key, await sayAll(play, [...(line ? [line] : []), ...saidOfSquare(scene, square)]));
    },
  );
}
