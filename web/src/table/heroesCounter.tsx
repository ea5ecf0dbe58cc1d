// SPDX-License-Identifier: MIT
// heroesCounter.tsx -- a counter on its square: the numbers that are in force there, where it faces, its token, and
// what has happened to it.
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { field, type CardData } from '../look/card-data';
import { SQUARE } from '../look/board';
import { BoardUnit, Concealed, OrderToken } from '../look/counter';
import { IconAt } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import type { Square } from '../wire';
import type { Counter } from './heroesRead';
import type { Play } from './play';
import { useCard } from './use';

const SIDE = 43;
const STEP = 0.16; // of a square, to who lies below

/** The card with the numbers that are in force where it stands. */
function inForce(card: CardData, counter: Counter): CardData {
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
    <BoardUnit
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

interface Sign {
  of: string;
  icon?: IconKey;
  text?: string;
}

/** What has happened to it, what matters most first. */
function signsOf(counter: Counter): Sign[] {
  const [suppressed, aboard] = [counter.mark('suppressed'), counter.mark('passengers')];
  const { damages } = counter;
  return [
    ...(suppressed > 0
      ? [{ of: 'bad', icon: 'suppressed' as const, text: suppressed > 1 ? `${suppressed}` : '' }]
      : []),
    ...(damages > 0 ? [{ of: 'warn', text: `!${damages > 1 ? damages : ''}` }] : []),
    ...(aboard > 0 ? [{ of: 'note', text: `+${aboard}` }] : []),
    ...(counter.mark('concealed') > 0 && counter.ours ? [{ of: 'note', icon: 'hidden' as const }] : []),
    ...(counter.mark('acted') > 0 ? [{ of: 'done' }] : []),
  ];
}

/** From the upper right corner to the left, further ones below. */
function Signs(props: { counter: Counter; wide: number }) {
  const right = props.wide / 2 - 14;
  return (
    <>
      {signsOf(props.counter).map(({ of, icon, text }, i) => (
        <g key={of + i} transform={`translate(${right - 32 * (i % 2)} ${i < 2 ? -38 : -6})`}>
          <g class={`sign ${of}`}>
            <circle r="15" />
            {icon && <IconAt of={icon} x={0} y={0} side={22} />}
            {text && <text y="8">{text}</text>}
            {of === 'done' && <path d="M-7 0l5 6 9-12" />}
          </g>
        </g>
      ))}
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
      <g
        class="piece-body"
        style={{ transform: `scale(${SIDE / 100}) rotate(${body}deg)`, '--upright': `${-body}deg` }}
      >
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
          <g class="token-size">
            <OrderToken faction={counter.faction} n={tokenNumber(counter.order)} label="" />
          </g>
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

/** As it would stand there. */
export function Ghost(props: { play: Play; counter: Counter; at: Square }) {
  const { counter, at } = props;
  const long = counter.tail !== undefined;
  return (
    <g
      class="ghost"
      transform={`translate(${(at.x + 0.5) * SQUARE} ${(at.y + 0.5) * SQUARE}) scale(${SIDE / 100})`}
      aria-hidden
    >
      <g transform={`translate(${long ? -100 : -50} -50)`}>
        <CounterFace play={props.play} counter={counter} label="" />
      </g>
      <rect class="piece-rim" x={long ? -103 : -53} y="-53" width={long ? 206 : 106} height="106" rx="12" />
    </g>
  );
}
