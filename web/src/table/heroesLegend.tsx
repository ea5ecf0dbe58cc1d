// SPDX-License-Identifier: MIT
// heroesLegend.tsx -- the sheet that tells how a battle goes and how its table is read: numbers above it, signs on
// squares and counters, and the edges and grounds of this very board, each with what it does.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BoardPiece, goalLetter, type BoardData } from '../look/board';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { say } from '../words';
import type { Board, Scene } from '../wire';
import { Dialog } from './dialogs';
import { saidOfEdge, saidOfGround, sayAll, type Pairs } from './heroesAsk';
import type { Play } from './play';
import './heroesLegend.css';

/** Something of the board: a sample of it, its name, and what is said of it. */
interface Sample {
  name: string;
  piece: BoardData;
  said: readonly (readonly [string, Pairs])[];
}

const plain = { look: 'none' };

/** Of each sort of edge the first one, between the grounds where it stands. */
function edgesOf(board: Board): Sample[] {
  const found = new Map<string, Sample>();
  for (const square of board.squares)
    for (const side of ['north', 'west'] as const) {
      const edge = square[side];
      if (!edge.name || found.has(edge.name)) continue;
      const [x, y] = side === 'north' ? [square.x, square.y - 1] : [square.x - 1, square.y];
      const beyond = x < 0 || y < 0 ? undefined : board.squares[x + board.width * y];
      const here = { look: square.look, north: plain, west: plain, [side]: edge };
      const squares = [{ look: beyond?.look ?? 'open', north: plain, west: plain }, here];
      const piece = side === 'north' ? { width: 1, height: 2, squares } : { width: 2, height: 1, squares };
      found.set(edge.name, { name: edge.name, piece, said: [saidOfEdge(edge)] });
    }
  return [...found.values()];
}

function groundsOf(board: Board): Sample[] {
  const found = new Map<string, Sample>();
  for (const square of board.squares) {
    const name = square.ground;
    if (!name || found.has(name)) continue;
    const piece = { width: 1, height: 1, squares: [{ look: square.look, north: plain, west: plain }] };
    found.set(name, { name, piece, said: saidOfGround(square) });
  }
  return [...found.values()];
}

function useSaid(play: Play, said: Sample['said']): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let here = true;
    sayAll(play, said).then(
      (all) => here && setText(all),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return text;
}

function SampleRow(props: { play: Play; sample: Sample }) {
  const { name, piece, said } = props.sample;
  const text = useSaid(props.play, said);
  return (
    <li>
      <BoardPiece board={piece} />
      <span>
        <b>{name.charAt(0).toUpperCase() + name.slice(1)}.</b> {text.charAt(0).toUpperCase() + text.slice(1)}
      </span>
    </li>
  );
}

function Part(props: { title: string; children: ComponentChildren }) {
  return (
    <section class="hn-legend-part">
      <h3>{say(`heroes.legend.${props.title}`)}</h3>
      <ul class="hn-legend">{props.children}</ul>
    </section>
  );
}

/** What is drawn over squares, each as it is there. */
const marks: readonly (readonly [string, ComponentChildren])[] = [
  ['lit', <rect class="lit-square" x="3" y="3" width="42" height="42" rx="5" />],
  ['reach', <circle class="reach" cx="24" cy="24" r="6" />],
  ['feared', <path class="reach is-feared" d="M15 24l9-9 9 9-9 9z" />],
  ['stripes', <path class="danger" d="M0 0h48v48h-48z" />],
  [
    'chance',
    <g class="board-tag odds" transform="translate(24 24)">
      <rect x="-19" y="-10" width="38" height="20" rx="5" />
      <text y="6">50%</text>
    </g>,
  ],
];

const above: readonly IconKey[] = ['points', 'objective', 'play'];
const onCounters: readonly IconKey[] = ['cover', 'movement', 'suppressed', 'hidden', 'yes'];

export function BattleLegend(props: { play: Play; scene: Scene; onClose: () => void }) {
  const { play, scene } = props;
  const how = useSaid(play, [['how', {}]]);
  const { board } = scene;
  const goal = board?.squares.find((square) => square.goal);
  const flag = { look: 'open', goal: goal?.goal ?? 0, worth: goal?.worth ?? 0 };
  return (
    <Dialog title={say('heroes.legend')} onClose={props.onClose} wide>
      <p>{how}</p>
      <Part title="above">
        {above.map((icon) => (
          <li key={icon}>
            <Icon of={icon} /> {say(`heroes.legend.${icon}`)}
          </li>
        ))}
      </Part>
      <Part title="squares">
        {goal?.goal && (
          <li>
            <BoardPiece board={{ width: 1, height: 1, squares: [flag] }} />
            <span>{say('heroes.legend.goal', { letter: goalLetter(goal.goal), n: goal.worth ?? 0 })}</span>
          </li>
        )}
        {marks.map(([name, drawn]) => (
          <li key={name}>
            <svg class="board-piece battle-sign" aria-hidden viewBox="0 0 48 48">
              {drawn}
            </svg>
            <span>{say(`heroes.legend.${name}`)}</span>
          </li>
        ))}
      </Part>
      <Part title="counters">
        {onCounters.map((icon) => (
          <li key={icon}>
            <Icon of={icon} /> {say(`heroes.legend.${icon}`)}
          </li>
        ))}
      </Part>
      {board && (
        <>
          <Part title="edges">
            {edgesOf(board).map((sample) => (
              <SampleRow key={sample.name} play={play} sample={sample} />
            ))}
          </Part>
          <Part title="grounds">
            {groundsOf(board).map((sample) => (
              <SampleRow key={sample.name} play={play} sample={sample} />
            ))}
          </Part>
        </>
      )}
    </Dialog>
  );
}
