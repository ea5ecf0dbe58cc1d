// SPDX-License-Identifier: MIT
// counter.tsx -- counters of a battlefield: units, concealed ones, order tokens.
//
// Against whom a bonus counts, and whom a defence is of, is told by the shape around the number: a ring is infantry, a
// hexagon light vehicles, a square heavy ones.  The ring's colours are only the second sign.
import { field, number, type CardData } from './card-data';
import { TokenAt } from './face';
import { IconAt } from './icon';
import type { IconKey } from './icon-names';

export type Faction = 1 | 2 | 3 | 4;
export type UnitClass = 'infantry' | 'light' | 'heavy';

const shapes: Readonly<Record<UnitClass, string>> = {
  infantry: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
  light: 'M-12 0-6-10.5H6L12 0 6 10.5H-6z',
  heavy: 'M-10.5-10.5h21v21h-21z',
};

const shield = 'M-12-12Q0-15 12-12V1Q11 11 0 16Q-11 11-12 1z';

function Bonus(props: { of: UnitClass; n: number | undefined; x: number; y: number }) {
  return (
    <g
      class={`bonus of-${props.of} ${props.n === undefined ? 'none' : ''}`}
      transform={`translate(${props.x} ${props.y})`}
    >
      <path d={shapes[props.of]} />
      <text y="6.4">{props.n === undefined ? '\u00d7' : props.n < 0 ? `\u2212${-props.n}` : props.n}</text>
    </g>
  );
}

/** What it looks like, from what its card says of it. */
function silhouette(card: CardData, weapon: CardData | undefined): IconKey {
  const is = (name: string, of = card) => Boolean(number(of, name));
  const of = field(card, 'class')?.word ?? 'infantry';
  const category = field(card, 'category')?.word;
  if (is('ruse')) return 'ruse';
  if (is('roams')) return 'goliath';
  if (is('mortar')) return 'mortar';
  if (is('gun')) return 'gun';
  if (of === 'heavy') return 'tank';
  if (of === 'light') return number(card, 'transport') ? 'halftrack' : 'car';
  if (category === 'hero') return 'hero';
  if (category === 'officer') return 'officer';
  if (!weapon) return 'infantry';
  if (is('machine_gun', weapon)) return 'machinegun';
  if (is('sniper', weapon)) return 'sniper';
  if ((number(weapon, 'heavy') ?? -9) > (number(weapon, 'infantry') ?? -9)) return 'bazooka';
  return number(weapon, 'destruction') ? 'engineer' : number(weapon, 'range') ? 'submachinegun' : 'rifles';
}

export interface UnitProps {
  card: CardData;
  weapon?: CardData | undefined;
  faction: Faction;
  /** It has been hit, and shows its other side. */
  damaged?: boolean;
  suppressed?: boolean;
  acted?: boolean;
  label?: string;
}

function Stars(props: { n: number; x: number }) {
  return (
    <g class="stars" transform={`translate(${props.x} 34)`}>
      {Array.from({ length: props.n }, (_, i) => (
        <path
          key={i}
          transform={`translate(0 ${i * 15})`}
          d="M0-8 2.4-2.4 8-2.2 3.7 1.5 5.1 7.2 0 4 -5.1 7.2-3.7 1.5-8-2.2-2.4-2.4z"
        />
      ))}
    </g>
  );
}

/** A picture with a name, or an ornament of the words beside it. */
const named = (label: string) => (label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true });

export function Unit(props: UnitProps) {
  const { card, weapon } = props;
  const of = (field(card, 'class')?.word ?? 'infantry') as UnitClass;
  const long = (number(card, 'length') ?? 1) > 1;
  const w = long ? 200 : 100;
  const category = field(card, 'category')?.word ?? 'ordinary';
  const title = card.title.length;
  const state = `${props.damaged ? 'damaged' : ''} ${props.acted ? 'acted' : ''}`;
  const classes: UnitClass[] = ['infantry', 'light', 'heavy'];
  return (
    <svg
      class={`unit faction-${props.faction} ${category} ${state}`}
      width={w}
      height="100"
      viewBox={`0 0 ${w} 100`}
      {...named(props.label ?? card.title)}
    >
      <rect class="unit-edge" x="1" y="1" width={w - 2} height="98" rx="9" />
      <rect class="unit-ground" x="5" y="5" width={w - 10} height="90" rx="6" />
      <path class="unit-light" d={`M5 ${22}H${w - 5}v26L5 74z`} />
      <path class="unit-foot" d={`M5 20V11q0-6 6-6H${w - 11}q6 0 6 6v9z`} />
      <text class="unit-name" x={w / 2} y="17" font-size={Math.min(14, (w - 14) / (title * 0.39)).toFixed(1)}>
        {card.title}
      </text>
      <TokenAt
        card={card}
        instead={silhouette(card, weapon)}
        x={w / 2}
        y={long ? 58 : 67}
        side={long ? 72 : 54}
        class="silhouette"
      />
      {weapon && classes.map((c, i) => <Bonus key={c} of={c} n={number(weapon, c)} x={17.5 + 23.5 * i} y={34} />)}
      <Stars n={number(card, 'orders') ?? 0} x={w - 14} />
      {number(card, 'move') !== undefined && (
        <g class="unit-move" transform="translate(15 82)">
          <circle r="12.5" />
          <text y="6.6">{number(card, 'move')}</text>
        </g>
      )}
      <g class={`unit-defence of-${of}`} transform={`translate(${w - 16} 80)`}>
        <path d={shield} />
        <text y="6.6">{number(card, 'defence') ?? 0}</text>
      </g>
      {props.damaged && <path class="unit-torn" d={`M${w / 2 - 8} 47l10 10-9 9 14 10-7 9 9 10`} />}
      {props.suppressed && <IconAt of="suppressed" x={w - 20} y={52} side={34} class="unit-suppressed" />}
    </svg>
  );
}

/** A number in its shape, as large as the board wants its figures; it lies at an edge of the counter and grows from
    there, and stands however the counter lies.  (One move for all of it: a browser keeps a layer's worth of notes for
    each part that is moved by itself, and a board has a thousand figures.) */
function Figure(props: { of: string; shape: string; n: number; x: number; y: number; dx?: number; dy?: number }) {
  const inwards = `translate(${10 * (props.dx ?? 0)}px, ${10 * (props.dy ?? 0)}px)`;
  const size = 'scale(var(--figure, 1))';
  return (
    <g
      class={`figure ${props.of}`}
      style={{
        transform: `translate(${props.x}px, ${props.y}px) ${size} ${inwards} rotate(var(--upright, 0deg)) scale(0.8)`,
      }}
    >
      <path d={props.shape} />
      <text y="8">{props.n < 0 ? `\u2212${-props.n}` : props.n}</text>
    </g>
  );
}

const disc = 'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z';

/** A counter on a board: its picture, and as many of its figures as can be read there.  Near: what it fires with at
    each class, how far it goes, its defence; from further off the best bonus and the defence. */
export function BoardUnit(props: UnitProps) {
  const { card, weapon } = props;
  const of = (field(card, 'class')?.word ?? 'infantry') as UnitClass;
  const long = (number(card, 'length') ?? 1) > 1;
  const w = long ? 200 : 100;
  const category = field(card, 'category')?.word ?? 'ordinary';
  const classes: UnitClass[] = ['infantry', 'light', 'heavy'];
  const bonuses = classes.flatMap((c, i) => {
    const n = weapon && number(weapon, c);
    return n === undefined ? [] : [{ of: `bonus of-${c}`, shape: shapes[c], n, i }];
  });
  const best = [...bonuses].sort((a, b) => b.n - a.n)[0];
  const move = number(card, 'move');
  const defence = { of: `unit-defence of-${of}`, shape: shield, n: number(card, 'defence') ?? 0 };
  return (
    <svg
      class={['unit on-board', `faction-${props.faction}`, category, props.damaged && 'damaged', props.acted && 'acted']
        .filter(Boolean)
        .join(' ')}
      width={w}
      height="100"
      viewBox={`0 0 ${w} 100`}
      {...named(props.label ?? card.title)}
    >
      <rect class="unit-edge" x="1" y="1" width={w - 2} height="98" rx="9" />
      <rect class="unit-ground" x="5" y="5" width={w - 10} height="90" rx="6" />
      <TokenAt
        card={card}
        instead={silhouette(card, weapon)}
        x={w / 2}
        y={50}
        side={long ? 86 : 84}
        class="silhouette"
      />
      {props.damaged && <path class="unit-torn" d={`M${w / 2 - 8} 27l10 10-9 9 14 10-7 9 9 10`} />}
      <g class="seen-near">
        {bonuses.map(({ i, ...bonus }) => (
          <Figure key={i} {...bonus} x={[2, w / 2, w - 2][i] ?? 2} y={98} dx={1 - i} dy={-1} />
        ))}
        {move !== undefined && <Figure of="unit-move" shape={disc} n={move} x={2} y={48} dx={1} />}
        <Figure {...defence} x={w - 2} y={48} dx={-1} />
      </g>
      <g class="seen-mid">
        {best && <Figure of={best.of} shape={best.shape} n={best.n} x={2} y={98} dx={1} dy={-1} />}
        <Figure {...defence} x={w - 2} y={98} dx={-1} dy={-1} />
      </g>
    </svg>
  );
}

/** A unit that the viewer may not know. */
export function Concealed(props: { faction: Faction; label: string }) {
  return (
    <svg
      class={`unit concealed faction-${props.faction}`}
      width="100"
      height="100"
      viewBox="0 0 100 100"
      {...named(props.label)}
    >
      <rect class="unit-edge" x="1" y="1" width="98" height="98" rx="9" />
      <rect class="unit-foot" x="5" y="5" width="90" height="90" rx="6" />
      <IconAt of="hidden" x={50} y={50} side={62} class="silhouette" />
    </svg>
  );
}

/** An order: 1 to 10, 11 is a special order, 12 a bluff; without a number it lies face down. */
export function OrderToken(props: { faction: Faction; n?: number | undefined; label: string }) {
  return (
    <svg
      class={`order faction-${props.faction}`}
      width="60"
      height="60"
      viewBox="0 0 60 60"
      {...named(props.label)}
    >
      <circle class="order-side" cx="30" cy="33" r="26" />
      <circle class="order-face" cx="30" cy="29" r="26" />
      <circle class="order-ring" cx="30" cy="29" r="21" />
      {props.n === undefined && <IconAt of="back" x={30} y={29} side={32} class="order-ink" />}
      {props.n === 11 && <IconAt of="orders" x={30} y={29} side={30} class="order-ink" />}
      {props.n === 12 && <IconAt of="no" x={30} y={29} side={28} class="order-ink" />}
      {props.n !== undefined && props.n < 11 && (
        <text class="order-ink" x="30" y="41" font-size="34">
          {props.n}
        </text>
      )}
    </svg>
  );
}
