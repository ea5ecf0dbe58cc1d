// SPDX-License-Identifier: MIT
// face.tsx -- a card as somebody or some place: its portrait, its token on the table, its scene.
//
// They are ornaments of the words beside them.  The drawings of a pack are loaded when the first of them is to be seen;
// until they are there, and for a card that has none, its icon is shown.
import { useEffect, useState } from 'preact/hooks';
import packs from 'virtual:drawings';
import { packOf, type CardData } from './card-data';
import { CardIcon } from './icon';
import { kindOf } from './kinds';

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
  return there?.[card.id];
}

interface FaceProps {
  card: CardData;
  class?: string;
}

function Drawn(props: FaceProps & { sort: Sort; view: string }) {
  const { card, sort } = props;
  const body = useDrawing(card, sort);
  if (!body)
    return (
      <CardIcon pack={packOf(card)} name={card.icon} instead={kindOf(card).icon} class={props.class ?? ''} />
    );
  return (
    <svg
      class={`face ${sort} ${props.class ?? ''}`}
      viewBox={props.view}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Head and shoulders of a Soldier, a Hostile or a unit, or the thing that it is, on a ground of its force: 1 by 1. */
export const Bust = (props: FaceProps) => <Drawn {...props} sort="busts" view="0 0 96 96" />;

/** The whole figure, facing right, without a ground: 1 by 1. */
export const Token = (props: FaceProps) => <Drawn {...props} sort="tokens" view="0 0 96 96" />;

/** A Location: 3 by 1, or 1 by 1 of its middle. */
export const Scene = (props: FaceProps & { middle?: boolean }) => (
  <Drawn {...props} sort="scenes" view={props.middle ? '100 0 100 100' : '0 0 300 100'} />
);
