// SPDX-License-Identifier: MIT
// card.tsx -- the face of a card, whole, as it is held in a hand, as a chip in a column, or to be read in a panel.
//
// All sizes of a face are parts of its width, so that the same face is right on a phone, in the gallery and in print.
// The picture gives way to the text; if that is still too long, the letters become smaller.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { field, packOf, rangeText, type CardData, type CardField } from './card-data';
import { Chart } from './chart';
import { Picture } from './face';
import { Icon } from './icon';
import { kindOf, statIcon, type Kind } from './kinds';

export type CardSize = 'full' | 'hand' | 'chip' | 'read';

/** Fields that are told by where they stand, or that only the makers of decks ask about. */
const silent = new Set([
  'copies',
  'region',
  'settings',
  'era',
  'deck',
  'letter',
  'look',
  'map',
  'keywords',
  'nation',
  'force',
]);

const numberOf = (f: CardField): string =>
  f.type === 'range' ? rangeText(f) : f.type === 'flag' ? '\u2713' : String(f.n ?? f.word ?? '');

function Stat(props: { field: CardField }) {
  const icon = statIcon(props.field.name);
  return (
    <span class="stat" title={props.field.said ?? props.field.label}>
      {icon && <Icon of={icon} />}
      <b>{numberOf(props.field)}</b>
      <small>{props.field.label}</small>
    </span>
  );
}

function fieldsNamed(card: CardData, names: readonly string[]): CardField[] {
  return names.flatMap((name) => field(card, name) ?? []);
}

/** What no number, chart or tag of the face shows. */
function facts(card: CardData, kind: Kind): string[] {
  const shown = new Set([...kind.stats, ...kind.charts, kind.badge ?? '']);
  return card.fields.flatMap((f) => (shown.has(f.name) || silent.has(f.name) || !f.said ? [] : [f.said]));
}

/** The same in a sentence, for who has only a line for a card. */
export function factsOf(card: CardData): string {
  const said = facts(card, kindOf(card));
  return said.length > 0 ? `${sentence(joined(said))}.` : '';
}

/** What begins with a comma belongs to what stands before it. */
const joined = (said: string[]): string => said.join('; ').replaceAll('; , ', ', ');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Tags(props: { card: CardData }) {
  const words = field(props.card, 'keywords')?.cards ?? [];
  if (!words.length) return null;
  return (
    <ul class="tags">
      {words.map((w) => (
        <li key={w.id}>
          {w.title}
          {w.n !== undefined && w.n !== 1 && <b> {w.n}</b>}
        </li>
      ))}
    </ul>
  );
}

/** Its sentences, each on a line of its own, so that they can be found at a glance. */
function Rules(props: { text: string }) {
  const parts = props.text.split(/(?<=[.!?]) (?=[A-Z+-])/);
  return <>{parts.map((part, i) => part && <p key={i}>{part}</p>)}</>;
}

/** How large the letters of the head may be for a title to have room in one line, as a part of the width. */
const titleSize = (title: string, room: number, most: number): number =>
  Math.min(most, room / (title.length * 0.4));

function Head(props: { card: CardData; kind: Kind; badge: CardField | undefined; small?: boolean }) {
  const { card, kind, badge } = props;
  const room = (props.small ? 88 : 78) - (badge ? 13 : 0);
  const size = titleSize(card.title, room, props.small ? 14 : 10.4);
  const folded = props.small && size < 10.2;
  return (
    <header class="card-head">
      {badge && (
        <span class="badge" title={badge.said ?? badge.label}>
          {numberOf(badge)}
        </span>
      )}
      <h3 class={folded ? 'folded' : ''} style={{ fontSize: `${folded ? 9.6 : size.toFixed(2)}cqw` }}>
        {card.title}
      </h3>
      <Icon of={kind.icon} class="branch" />
    </header>
  );
}

/** What stands below its picture and numbers. */
function Text(props: { card: CardData; kind: Kind }) {
  const { card, kind } = props;
  const said = factsOf(card);
  return (
    <>
      <Tags card={card} />
      {fieldsNamed(card, kind.charts).map((f) => (
        <Chart key={f.name} field={f} />
      ))}
      {said && <p class="facts">{said}</p>}
      <Rules text={card.does || card.text} />
      {card.flavour && <p class="flavour">{card.flavour}</p>}
    </>
  );
}

/** Letters become smaller until all of it is seen; what still is not, can be scrolled. */
function useFit(key: string) {
  const at = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = at.current;
    const inside = box?.parentElement;
    if (!box || !inside) return;
    /* First with a picture of some size, then with a narrow strip of it, at last without the flavour. */
    for (const [way, least] of [
      ['', 4],
      ['dense', 3.5],
      ['dense bare', 2.3],
    ] as const) {
      inside.className = `inside ${way}`;
      for (let size = 4.7; size >= least; size -= 0.15) {
        box.style.setProperty('--text', `${size}cqw`);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    }
  }, [key]);
  return at;
}

function Full(props: { card: CardData; kind: Kind; picture?: ComponentChildren; children?: ComponentChildren }) {
  const { card, kind } = props;
  const badge = kind.badge ? field(card, kind.badge) : undefined;
  const stats = fieldsNamed(card, kind.stats);
  const copies = field(card, 'copies')?.n;
  const from = (field(card, 'nation') ?? field(card, 'force'))?.cards?.[0]?.title;
  const body = useFit(card.id);
  return (
    <>
      <Head card={card} kind={kind} badge={badge} />
      <div class={`art ${kind.backdrop}`}>
        {props.picture ?? <Picture card={card} class="picture" />}
        {from && <span class="origin">{from}</span>}
        {props.children}
      </div>
      {stats.length > 0 && (
        <div class="stats">
          {stats.map((f) => (
            <Stat key={f.name} field={f} />
          ))}
        </div>
      )}
      <div class="body" ref={body}>
        <Text card={card} kind={kind} />
      </div>
      <footer class="card-foot">
        <span>{card.called}</span>
        {copies !== undefined && copies > 0 && <span>&times;{copies}</span>}
        <span>{packOf(card)}</span>
      </footer>
    </>
  );
}

/** What its keywords do and its words mean. */
function Meanings(props: { text: string }) {
  return (
    <dl class="read-meanings">
      {props.text
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [word = '', ...rest] = line.split(': ');
          return (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{rest.join(': ')}</dd>
            </div>
          );
        })}
    </dl>
  );
}

/** All that it says, as wide as there is room and in letters of the page. */
function Read(props: { card: CardData; kind: Kind; children?: ComponentChildren }) {
  const { card, kind } = props;
  const stats = fieldsNamed(card, [...(kind.badge ? [kind.badge] : []), ...kind.stats]);
  return (
    <>
      <header class="read-head">
        <Picture card={card} class="picture" />
        <h2>{card.title}</h2>
        <small>{card.called}</small>
      </header>
      {props.children}
      {stats.length > 0 && (
        <ul class="read-stats">
          {stats.map((f) => {
            const icon = statIcon(f.name);
            return (
              <li key={f.name} title={f.said ?? f.label}>
                {icon && <Icon of={icon} />} <b>{numberOf(f)}</b> {f.label}
              </li>
            );
          })}
        </ul>
      )}
      <div class="body">
        <Text card={card} kind={kind} />
      </div>
      {card.meanings && <Meanings text={card.meanings} />}
    </>
  );
}

/** How large the letters of a text may be for all of it to stand below a picture of some height. */
const textSize = (text: string): number => Math.max(5, Math.min(7.6, Math.sqrt(11000 / Math.max(1, text.length))));

function Hand(props: { card: CardData; kind: Kind }) {
  const { card, kind } = props;
  const stats = fieldsNamed(card, [...(kind.badge ? [kind.badge] : []), ...kind.stats]).slice(0, 4);
  const text = card.does || facts(card, kind).map(sentence).join('. ') || card.flavour;
  return (
    <>
      <Head card={card} kind={kind} badge={undefined} small />
      <div class={`art ${kind.backdrop}`}>
        <Picture card={card} class="picture" />
      </div>
      {stats.length > 0 && (
        <div class="stats">
          {stats.map((f) => (
            <Stat key={f.name} field={f} />
          ))}
        </div>
      )}
      {text && (
        <p class="first" style={{ fontSize: `${textSize(text).toFixed(2)}cqw` }}>
          {text}
        </p>
      )}
    </>
  );
}

function Chip(props: { card: CardData; kind: Kind }) {
  const { card, kind } = props;
  /* What it cost is past. */
  const first = kind.badge && kind.badge !== 'cost' ? [kind.badge] : [];
  const stats = fieldsNamed(card, [...first, ...kind.stats]).slice(0, 4);
  return (
    <>
      <Picture card={card} class="picture" />
      <span class="name">{card.title}</span>
      {stats.map((f) => {
        const icon = statIcon(f.name);
        return (
          <span key={f.name} class="stat" title={f.said ?? f.label}>
            {icon && <Icon of={icon} label={f.label} />}
            <b>{numberOf(f)}</b>
          </span>
        );
      })}
    </>
  );
}

const faces = { full: Full, hand: Hand, chip: Chip, read: Read };

export interface CardProps {
  card: CardData;
  size?: CardSize;
  class?: string;
  /** What is drawn in the place of its icon, on a whole card. */
  picture?: ComponentChildren;
  children?: ComponentChildren;
}

export function Card(props: CardProps) {
  const kind = kindOf(props.card);
  const size = props.size ?? 'full';
  const Face = faces[size];
  const tint = `tint-${kind.tint} kind-${props.card.kind}`;
  return (
    <article class={`card ${size} ${tint} ${props.class ?? ''}`} data-card={props.card.id}>
      <div class="inside">
        <Face card={props.card} kind={kind} picture={props.picture}>
          {props.children}
        </Face>
      </div>
    </article>
  );
}

/** What is seen of a card that lies face down. */
export function CardBack(props: { title: string; size?: CardSize }) {
  return (
    <article class={`card back ${props.size ?? 'full'}`}>
      <div class="inside">
        <Icon of="back" class="picture" />
        <span class="name">{props.title}</span>
      </div>
    </article>
  );
}
