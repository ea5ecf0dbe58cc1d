// SPDX-License-Identifier: MIT
// heroesCounter.tsx -- a counter on its square: the numbers that are in force there, where it faces, its token, and
// what has happened to it.
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { field, type CardData } from '../look/card-data';
import { SQUARE } from '../look/board';
import { Concealed, OrderToken, Unit } from '../look/counter';
import { IconAt } from '../look/icon';
import type { Counter } from './heroesRead';
import type { Play } from './play';
import { useCard } from './use';

const SIDE = 43;
const STEP = 0.16; // of a square, to who lies below

/** The card with the numbers that are in force where it stands. */
export function inForce(card: CardData, counter: Counter): CardData {
  const marks: Readonly<Record<string, number>> = { move: counter.mark('move'), defence: counter.mark('defence') };
  if (!counter.at) return card;
  return { ...card, fields: card.fields.map((f) => (marks[f.name] ? { ...f, n: marks[f.name] ?? 0 } : f)) };
}

/** How an order is drawn: 11 is a special one, 12 a bluff, nothing its back. */
export function tokenNumber(order: Counter['order']): number | undefined {
  if (order === 'special') return 11;
  return order === 'bluff' ? 12 : order === 'unknown' ? undefined : order;
}

/** A counter's card, its weapon's, and whether both are there. */
export function useFaces(play: Play, counter: Counter) {
  const card = useCard(play, counter.card);
  const armedWith = card && field(card, 'weapon')?.cards?.[0]?.id;
  const weapon = useCard(play, armedWith);
  const isWhole = (!counter.card || card !== undefined) && (!armedWith || weapon !== undefined);
  return { card, weapon, isWhole };
}

/** The counter alone, as in lists. */
export function CounterFace(props: { play: Play; counter: Counter; label: string }) {
  const { counter, play } = props;
  const { card, weapon } = useFaces(play, counter);
  if (!card || card.kind === 'concealed') return <Concealed faction={counter.faction} label={props.label} />;
  return (
    <Unit
      card={inForce(card, counter)}
      weapon={weapon}
      faction={counter.faction}
      damaged={Boolean(counter.mark('weakened') || counter.damages)}
      acted={Boolean(counter.mark('acted'))}
      label={props.label}
    />
  );
}

/** In degrees, clockwise from north; of who stands on two squares, along them. */
function turnOf(counter: Counter): number {
  const turn = 45 * (counter.faces ?? 0) - 90;
  const upright = ((turn % 360) + 360) % 360;
  return upright > 90 && upright < 270 ? upright - 180 : upright;
}

function Signs(props: { counter: Counter; wide: number }) {
  const { counter, wide } = props;
  const suppressed = counter.mark('suppressed');
  const aboard = counter.mark('passengers');
  return (
    <>
      {suppressed > 0 && (
        <g class="sign bad" transform={`translate(${wide / 2 - 17} -4)`}>
          <circle r="15" />
          <IconAt of="suppressed" x={0} y={0} side={24} />
          {suppressed > 1 && <text y="8">{suppressed}</text>}
        </g>
      )}
      {counter.damages > 0 && (
        <g class="sign warn" transform={`translate(${-wide / 2 + 16} -2)`}>
          <circle r="14" />
          <text y="8">{`!${counter.damages > 1 ? counter.damages : ''}`}</text>
        </g>
      )}
      {aboard > 0 && (
        <g class="sign note" transform={`translate(${-wide / 2 + 16} 4)`}>
          <circle r="14" />
          <text y="8">{`+${aboard}`}</text>
        </g>
      )}
      {counter.mark('concealed') > 0 && counter.ours && (
        <g class="sign note" transform={`translate(${wide / 2 - 16} -2)`}>
          <circle r="14" />
          <IconAt of="hidden" x={0} y={0} side={20} />
        </g>
      )}
      {counter.mark('acted') > 0 && (
        <g class="sign done" transform={`translate(${wide / 2 - 16} 34)`}>
          <circle r="14" />
          <path d="M-7 0l5 6 9-12" />
        </g>
      )}
    </>
  );
}

/** A turn goes the short way about: degrees that may be more than 360. */
function useTurn(to: number): number {
  const at = useRef(to);
  at.current += ((((to - at.current) % 360) + 540) % 360) - 180;
  return at.current;
}

interface OnBoard {
  play: Play;
  counter: Counter;
  /** What it is outlined as. */
  state: string;
}

function Piece(props: OnBoard) {
  const { counter } = props;
  const { at, tail } = counter;
  const facing = useTurn(45 * (counter.faces ?? 0));
  const body = useTurn(tail ? turnOf(counter) : 0);
  if (!at) return null;
  const up = STEP * counter.level;
  const [x, y] = [(at.x + (tail?.x ?? at.x) + 1) / 2 + up, (at.y + (tail?.y ?? at.y) + 1) / 2 - up];
  const long = tail !== undefined;
  const wide = long ? 200 : 100;
  const wreck = counter.mark('wreck') > 0;
  const label = counter.object.name;
  return (
    <g
      class={`piece ${props.state} ${wreck ? 'wreck' : ''} ${counter.ours ? 'ours' : 'theirs'}`}
      data-key={counter.object.key}
      style={{ transform: `translate(${x * SQUARE}px, ${y * SQUARE}px)` }}
    >
      <g class="piece-body" style={{ transform: `scale(${SIDE / 100}) rotate(${body}deg)` }}>
        <rect class="piece-shadow" x={-wide / 2 + 3} y="-46" width={wide} height="100" rx="9" />
        <g transform={`translate(${-wide / 2} -50)`} class={long ? 'long' : ''}>
          <CounterFace play={props.play} counter={counter} label={label} />
        </g>
        <rect class="piece-rim" x={-wide / 2 - 3} y="-53" width={wide + 6} height="106" rx="12" />
        {!wreck && <Signs counter={counter} wide={wide} />}
      </g>
      {counter.faces !== undefined && !wreck && (
        <path
          class={`facing faction-${counter.faction}`}
          style={{ transform: `rotate(${facing}deg)` }}
          d={long ? 'M-9-41 0-51 9-41z' : 'M-8-20.500 0-29 8-20.500z'}
        />
      )}
      {counter.order !== undefined && !wreck && (
        <g class="token" transform="translate(-26 -27) scale(.37)">
          <OrderToken faction={counter.faction} n={tokenNumber(counter.order)} label="" />
        </g>
      )}
    </g>
  );
}

function isSame(a: OnBoard, b: OnBoard): boolean {
  const [p, q] = [a.counter, b.counter];
  if (p === q) return a.state === b.state;
  if (a.state !== b.state || p.at?.name !== q.at?.name || p.card !== q.card || p.level !== q.level) return false;
  return JSON.stringify(p.object.marks) === JSON.stringify(q.object.marks) && p.object.name === q.object.name;
}

export const CounterOnBoard = memo(Piece, isSame);
