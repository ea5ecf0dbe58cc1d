// SPDX-License-Identifier: MIT
// face.tsx -- a card as somebody or some place: its portrait, its token on the table, its scene.
//
// They are ornaments of the words beside them.  The drawings of a pack are loaded when the first of them is to be seen;
// until they are there, and for a card that has none, its icon is shown.
import { useEffect, useState } from 'preact/hooks';
import packs from 'virtual:drawings';
import { packOf, type CardData } from './card-data';
import { CardIcon, IconAt } from './icon';
import type { IconKey } from './icon-names';
import { kindOf } from './kinds';
import './face.css';

type Sort = 'busts' | 'tokens' | 'scenes';

const known = new Map<string, Readonly<Record<string, string>>>();
const asked = new Map<string, Promise<void>>();

function load(pack: string, sort: Sort): Promise<void> {
  const key = `${pack}/${sort}`;
  const before = asked.get(key);
  if (before) return before;
  const read = async () => {
    known.set(key, (await packs[pack]?.[sort]())?.default ?? {});
  };
  /* What cannot be loaded now may be asked for again. */
  const promise = read().catch(() => void asked.delete(key));
  asked.set(key, promise);
  return promise;
}

/** What is within the drawing, once its pack's are there. */
function useDrawing(card: CardData, sort: Sort): string | undefined {
  const [, redraw] = useState(0);
  const pack = packOf(card);
  const there = known.get(`${pack}/${sort}`);
  useEffect(() => {
    let here = true;
    if (!known.has(`${pack}/${sort}`)) void load(pack, sort).then(() => here && redraw((n) => n + 1));
    return () => {
      here = false;
    };
  }, [pack, sort]);
  const body = there?.[card.id];
  return there && body && !body.startsWith('<') ? there[body] : body;
}

/** How much of a drawing is seen. */
const views = { busts: '0 0 96 96', tokens: '0 0 96 96', scenes: '0 0 300 100' } as const;

interface FaceProps {
  card: CardData;
  class?: string;
}

function Drawn(props: FaceProps & { sort: Sort; view?: string }) {
  const { card, sort } = props;
  const body = useDrawing(card, sort);
  if (!body)
    return (
      <CardIcon pack={packOf(card)} name={card.icon} instead={kindOf(card).icon} class={props.class ?? ''} />
    );
  return (
    <svg
      class={`face ${sort} ${props.class ?? ''}`}
      viewBox={props.view ?? views[sort]}
      preserveAspectRatio={sort === 'scenes' ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Head and shoulders of a Soldier, a Hostile or a unit, or the thing that it is, on a ground of its force: 1 by 1. */
export const Bust = (props: FaceProps) => <Drawn {...props} sort="busts" />;

/** The same without what is around it, as a piece on a board: its shoulders end where its plate begins. */
export const Standing = (props: FaceProps) => (
  <Drawn {...props} sort="busts" view="10 6 76 76" class={`is-piece ${props.class ?? ''}`} />
);

/** The whole figure, facing right, without a ground: 1 by 1. */
export const Token = (props: FaceProps) => <Drawn {...props} sort="tokens" />;

/** Drawings as pictures with an address, by what is within. */
const pictures = new Map<string, string>();

function pictureOf(body: string): string {
  const there = pictures.get(body);
  if (there) return there;
  const head = `xmlns='http://www.w3.org/2000/svg' viewBox='${views.tokens}' width='96' height='96'`;
  const address = `data:image/svg+xml,${encodeURIComponent(`<svg ${head}>${body}</svg>`)}`;
  pictures.set(body, address);
  return address;
}

/** The same within a drawing, in a square of that side about x, y: one thing to paint, whatever it is drawn of. */
export function TokenAt(props: FaceProps & { x: number; y: number; side: number; instead: IconKey }) {
  const { x, y, side } = props;
  const body = useDrawing(props.card, 'tokens');
  if (!body) return <IconAt of={props.instead} x={x} y={y} side={side} class={props.class ?? ''} />;
  return (
    <image
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      href={pictureOf(body)}
      class={props.class}
      aria-hidden
    />
  );
}

/** A place: 3 by 1, or 1 by 1 of its middle; a room of another shape is filled, and cuts some of it. */
export const Scene = ({ middle, ...props }: FaceProps & { middle?: boolean }) => (
  <Drawn {...props} sort="scenes" {...(middle ? { view: '100 0 100 100' } : {})} />
);

/** What stands in a place, without its sky and its ground. */
export const Stead = (props: FaceProps) => <Drawn {...props} sort="scenes" class={`is-piece ${props.class ?? ''}`} />;

/** What stands for a card where there is room for one picture: who or where it is, else its icon. */
export function Picture(props: FaceProps) {
  const { card } = props;
  const kind = kindOf(card);
  if (kind.drawn === 'bust') return <Bust {...props} />;
  if (kind.drawn === 'scene') return <Scene {...props} />;
  return <CardIcon pack={packOf(card)} name={card.icon} instead={kind.icon} class={props.class ?? ''} />;
}
