// SPDX-License-Identifier: MIT
// wfHand.tsx -- the hand of the Soldier whose sheet is open, as a fan: what can be played stands higher, and what is
// pointed at is lifted, to be read whole.  Other hands are small stacks beside it; a click opens one.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { factsOf } from '../look/card';
import { field, packOf, type CardData } from '../look/card-data';
import { CardIcon, Icon } from '../look/icon';
import { kindOf, statIcon } from '../look/kinds';
import { say } from './say';
import { markedOf, Picture, sentenceOf, showChoice, type Shared } from './pieces';
import { Thing } from './thing';
import type { Scene, SceneObject } from './types';
import { useCard } from './use';
import type { Trooper } from './wfScene';

/** What it takes to play one, beside the card itself. */
const costs = ['actions', 'xp', 'support', 'body_count'] as const;

function Cost(props: { card: CardData }) {
  const all = costs.flatMap((name) => field(props.card, name) ?? []).filter(({ n }) => (n ?? 0) > 0);
  if (all.length === 0) return null;
  return (
    <span class="held-cost">
      {all.map(({ name, n, label, said }) => {
        const icon = statIcon(name);
        return (
          <span key={name} title={said ?? label}>
            {n} {icon ? <Icon of={icon} label={label} /> : label}
          </span>
        );
      })}
    </span>
  );
}

function Face(props: { card: CardData | undefined; name: string; isWhole?: boolean }) {
  const { card } = props;
  const kind = card && kindOf(card);
  return (
    <>
      <span class="held-name">{props.name}</span>
      {card && kind && (
        <span class="held-art">
          <CardIcon pack={packOf(card)} name={card.icon} instead={kind.icon} />
          <Cost card={card} />
        </span>
      )}
      {props.isWhole && card && <span class="held-text">{card.does || factsOf(card) || card.flavour}</span>}
    </>
  );
}

interface HeldProps extends Shared {
  object: SceneObject;
  marked: number;
  isFresh: boolean;
  /** Its place in the fan, from -1 at the left to 1 at the right. */
  at: number;
  pile?: string | undefined;
}

function Held(props: HeldProps) {
  const { object, at, isFresh } = props;
  const card = useCard(props.play, object.card);
  const label = isFresh ? `${object.name}, ${say('hand.fresh')}` : object.name;
  const tint = card ? `tint-${kindOf(card).tint}` : 'tint-plain';
  const classes = ['held', tint, props.marked > 0 && 'is-marked', isFresh && 'is-fresh'].filter(Boolean).join(' ');
  return (
    <li style={{ '--at': at, '--rise': at * at }}>
      <Thing {...props} isRead name={object.key} label={label} class={classes}>
        <span class="held-face">
          <Face card={card} name={object.name} />
          {props.pile && <span class="held-tag">{props.pile}</span>}
          {isFresh && <span class="held-tag is-good">{say('hand.fresh')}</span>}
          {props.marked > 0 && (
            <span class="held-mark">
              <Icon of="yes" label={say('hand.marked')} />
            </span>
          )}
        </span>
        <span class="held-lift">
          <Face card={card} name={object.name} isWhole />
        </span>
      </Thing>
    </li>
  );
}

/** The hands that are not open. */
function Stacks(props: { holders: readonly Trooper[]; onOpen: (key: string) => void }) {
  return (
    <>
      {props.holders.map(({ soldier, n, hand }) => (
        <button
          key={soldier.key}
          type="button"
          class="hand-stack"
          title={soldier.name}
          data-hand={soldier.key}
          onClick={() => props.onOpen(soldier.key)}
        >
          <span class="heard">{say('wf.hand-of', { name: soldier.name, n: hand.length })}</span>
          <span class="seen" aria-hidden="true">
            <b class="disc">{n}</b>
            <span>{hand.length}</span>
          </span>
        </button>
      ))}
    </>
  );
}

/** Where the pointer lay last. */
let lay = '';

/** A card that comes under a pointer at rest is not pointed at: it would open over the board. */
function resting(fan: HTMLElement | null): (() => void) | undefined {
  if (!fan) return undefined;
  fan.classList.add('is-resting');
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (lay !== `${clientX} ${clientY}`) fan.classList.remove('is-resting');
    lay = `${clientX} ${clientY}`;
  };
  window.addEventListener('pointermove', moved);
  return () => window.removeEventListener('pointermove', moved);
}

export interface HandsProps extends Shared {
  scene: Scene;
  marked: readonly number[];
  fresh: readonly SceneObject[];
  squad: readonly Trooper[];
  open: Trooper | undefined;
  aside: readonly SceneObject[];
  onOpen: (key: string) => void;
}

export function WfHand(props: HandsProps) {
  const { squad, scene, marked, fresh, open, aside, onOpen, ...rest } = props;
  const news = new Set(fresh.map((object) => object.key));
  /* Of who holds nothing the hand that was seen last stays. */
  const has = (one: Trooper | undefined) => one !== undefined && (one.hand.length > 0 || one.piles.length > 0);
  const last = useRef('');
  const shown = [open, squad.find(({ soldier }) => soldier.key === last.current), ...squad].find(has);
  last.current = shown?.soldier.key ?? '';
  const holders = squad.filter((one) => one !== shown && has(one));
  useEffect(showChoice, [scene]);
  const fan = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => resting(fan.current), [scene]);
  const cards = [
    ...(shown?.hand ?? []).map((object) => ({ object, pile: undefined })),
    ...(shown?.piles ?? []).flatMap(({ pile, cards: all }) => all.map((object) => ({ object, pile: pile.name }))),
  ];
  const middle = (cards.length - 1) / 2;
  return (
    <>
      <ul
        ref={fan}
        class="wf-fan"
        aria-label={shown ? say('wf.hand-of', { name: shown.soldier.name, n: shown.hand.length }) : say('hand.hands')}
        data-hand={shown?.soldier.key}
        style={{ '--n': Math.max(2, cards.length) }}
      >
        {cards.map(({ object, pile }, i) => (
          <Held
            key={object.key}
            {...rest}
            object={object}
            pile={pile}
            marked={pile ? 0 : markedOf(scene, marked, object)}
            isFresh={news.has(object.key)}
            at={middle > 0 ? i / middle - 1 : 0}
          />
        ))}
      </ul>
      <div class="wf-aside">
        {aside.map((object) => (
          <Thing
            {...rest}
            key={object.key}
            name={object.key}
            label={sentenceOf(object)}
            class="wf-chip is-small tint-watch"
          >
            <Picture play={props.play} card={object.card} class="picture" />
          </Thing>
        ))}
        <Stacks holders={holders} onOpen={onOpen} />
      </div>
    </>
  );
}
