// SPDX-License-Identifier: MIT
// plainScene.ts -- any scene sorted as it lies on a table: what lies before each seat and in the middle, and what you
// hold.  No system is known here, only what wire.txt says of an object.
//
// What always holds: every thing and every pile of the scene is in one place, and only there.
import type { Mark, Scene, SceneObject } from './types';

/** A thing, and what lies with it or is carried by it. */
export interface Laid {
  object: SceneObject;
  bears: readonly Laid[];
}

export interface Pile {
  pile: SceneObject;
  /** Those that are seen. */
  cards: readonly SceneObject[];
}

/** A seat with what is before it; or the table itself, with what is nobody's. */
export interface Place {
  of: SceneObject;
  things: readonly Laid[];
  piles: readonly Pile[];
  /** Numbers that are things of their own. */
  tracks: readonly SceneObject[];
}

export interface Layout {
  /** The others first, those on this side last: they sit nearest. */
  seats: readonly Place[];
  middle: Place | undefined;
  /** Piles of yours that you see and not everybody does, be there a card in them or not. */
  hands: readonly Pile[];
}

/** What is said of an object. */
export const saidMarks = (object: SceneObject): Mark[] => object.marks.filter((mark) => mark.text);

/** The thing that it lies with, if that is one. */
function bearerOf(scene: Scene, object: SceneObject): SceneObject | undefined {
  const bearer = object.with ? scene.objects[object.with] : undefined;
  return bearer?.sort === 'thing' && bearer !== object ? bearer : undefined;
}

/** The seat that it is before: the one that it stands under, else its owner's; else the table. */
function placeOf(scene: Scene, object: SceneObject): number {
  for (let at = object; at.id !== 0; ) {
    const parent = scene.objects[at.parent];
    if (!parent || parent.id >= at.id) break;
    if (parent.sort === 'seat') return parent.id;
    at = parent;
  }
  return scene.objects.find((one) => one.sort === 'seat' && one.place === object.owner)?.id ?? 0;
}

const laid = (scene: Scene, object: SceneObject): Laid => ({
  object,
  bears: scene.objects
    .filter((one) => one.sort === 'thing' && bearerOf(scene, one) === object)
    .map((one) => laid(scene, one)),
});

const cardsOf = (scene: Scene, pile: SceneObject): SceneObject[] =>
  scene.objects.filter((object) => object.sort === 'card' && object.parent === pile.id);

/** Nearer ones later: you and yours last. */
const nearness = ({ of }: Place): number => (of.yours ? 2 : of.allied ? 1 : 0);

export function layOut(scene: Scene): Layout {
  const all = scene.objects.map((object) => ({ object, at: placeOf(scene, object) }));
  const here = (sort: SceneObject['sort'], id: number) =>
    all.filter(({ object, at }) => object.sort === sort && at === id).map(({ object }) => object);
  const piles: Pile[] = scene.objects
    .filter(({ sort }) => sort === 'pile')
    .map((pile) => ({ pile, cards: cardsOf(scene, pile) }));
  const hands = piles.filter(({ pile }) => pile.yours && !pile.unknown && !pile.open);
  const place = (of: SceneObject): Place => ({
    of,
    things: here('thing', of.id)
      .filter((object) => !bearerOf(scene, object))
      .map((object) => laid(scene, object)),
    piles: piles.filter((one) => !hands.includes(one) && here('pile', of.id).includes(one.pile)),
    tracks: here('track', of.id),
  });
  const [table] = scene.objects;
  const seats = scene.objects.filter(({ sort }) => sort === 'seat').map(place);
  return { seats: seats.sort((a, b) => nearness(a) - nearness(b)), middle: table && place(table), hands };
}

/** Of a pile with a top only that is seen, unless one may choose of the others. */
export function shownOf({ pile, cards }: Pile, canPick: (key: string) => boolean): readonly SceneObject[] {
  return pile.ordered && !cards.some((card) => canPick(card.key)) ? cards.slice(-1) : cards;
}
