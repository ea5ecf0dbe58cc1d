// SPDX-License-Identifier: MIT
// pieces.tsx -- what every table draws that has cards: a card that is held, the picture of one, an object in words.
import { Card } from '../look/card';
import { packOf } from '../look/card-data';
import { CardIcon, Icon } from '../look/icon';
import { kindOf } from '../look/kinds';
import { equalsOf } from './narrow';
import type { Play } from './play';
import { say } from './say';
import { Thing, type Marking } from './thing';
import type { Scene, SceneObject } from './types';
import { useCard } from './use';
import './held.css';

/** What a part of the table is given to draw its things. */
export interface Shared {
  play: Play;
  marking: Marking;
  isQuick?: boolean;
}

/** An object in a sentence, for whoever does not see it. */
export function sentenceOf(object: SceneObject): string {
  const said = object.marks.flatMap((mark) => mark.text ?? []);
  return said.length > 0 ? `${object.name}: ${said.join(', ')}` : object.name;
}

export function Picture(props: { play: Play; card: number | undefined; class?: string }) {
  const card = useCard(props.play, props.card);
  if (!card) return <span class={`icon ${props.class ?? ''}`} />;
  return <CardIcon pack={packOf(card)} name={card.icon} instead={kindOf(card).icon} class={props.class ?? ''} />;
}

/** A card that is held; `marked`: so often it is to be paid. */
export function HandCard(props: Shared & { object: SceneObject; marked: number; isFresh?: boolean }) {
  const card = useCard(props.play, props.object.card);
  const { object, isFresh } = props;
  const label = isFresh ? `${object.name}, ${say('hand.fresh')}` : object.name;
  const classes = ['held', props.marked > 0 && 'is-marked', isFresh && 'is-fresh'].filter(Boolean).join(' ');
  return (
    <Thing {...props} name={object.key} label={label} class={classes}>
      {card ? <Card card={card} size="hand" /> : <span class="card-blank">{object.name}</span>}
      {isFresh && <span class="held-fresh">{say('hand.fresh')}</span>}
      {props.marked > 0 && (
        <span class="held-mark">
          <Icon of="yes" label={say('hand.marked')} />
        </span>
      )}
    </Thing>
  );
}

/** Is the card of a hand marked to be paid?  By the options that are about it; of equal cards the first are. */
export function markedOf(scene: Scene, marked: readonly number[], object: SceneObject): number {
  const equals = equalsOf(scene, object);
  const about = marked.filter((id) => equals.some((one) => scene.options[id]?.touches.includes(one.id))).length;
  return about > equals.indexOf(object) ? 1 : 0;
}

/** Of the cards that can be chosen, and of those rather the new ones, one is seen; else a new one. */
export function showChoice(): void {
  const all = (of: string) => [...document.querySelectorAll<HTMLElement>(`.table-hand .held${of}`)];
  const cards = ['.can-pick.is-fresh', '.can-pick', '.is-fresh'].map(all).find(({ length }) => length > 0) ?? [];
  const box = document.querySelector('.table-hand')?.getBoundingClientRect();
  const isSeen = (card: HTMLElement) => {
    const { left, right } = card.getBoundingClientRect();
    return box !== undefined && left >= box.left && right <= box.right;
  };
  if (cards.length > 0 && !cards.some(isSeen)) cards[0]?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
