// SPDX-License-Identifier: MIT
// try.tsx -- a piece of table on which every kind of motion can be seen, and buttons that let sounds be heard.
import { useRef, useState } from 'preact/hooks';
import { Die } from '../look/die';
import { Icon } from '../look/icon';
import { isStill } from '../taste';
import { say } from '../words';
import { sound } from './audio';
import { effects, type Effect, type Kind } from './effects';
import { glide, shake } from './moving';
import { middleOf, type Spot } from './spots';
import { SpriteView } from './sprites';
import { spriteAt, type Sprite } from './stage';
import type { SoundName } from './sounds';
import './try.css';

/** What is seen of an event, in the first system that has it. */
const one = (name: string): Effect[] =>
  Object.values(effects)
    .flatMap(({ of }) => of[name] ?? [])
    .slice(0, 1);

/** What is shown of a kind; dice and moves are done by the piece of table itself. */
const shows: Readonly<Record<Kind, readonly Effect[]>> = {
  dice: one('dice:'),
  fire: [...one('attacks:'), ...one('its door is breached:')],
  harm: [...one('is wounded:'), ...one('killed in action:')],
  moves: one('moves:'),
  cards: [...one('draws:'), ...one('discards:')],
  signs: [...one('a Soldier Turn begins'), ...one('gains Experience:')],
};
/** These are about the enemy. */
const theirs = new Set<Effect>([...one('its door is breached:'), ...one('killed in action:')]);

const spotOf = (element: Element | null): (Spot & { element: Element }) | undefined => {
  const box = element?.getBoundingClientRect();
  return element && box ? { x: box.x, y: box.y, w: box.width, h: box.height, element } : undefined;
};

export const heard: readonly SoundName[] = [
  'rifle',
  'burst',
  'explosion',
  'dice',
  'card',
  'step',
  'wound',
  'turn',
  'won',
  'lost',
];

export function TryMotion(props: { kinds: readonly Kind[]; row(kind: Kind, see: () => void): preact.JSX.Element }) {
  const [ours, foe, over] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const [sprites, setSprites] = useState<readonly Sprite[]>([]);
  const [throws, setThrows] = useState(0);
  const [isAhead, setAhead] = useState(false);
  const see = (kind: Kind) => {
    const [from, to] = [spotOf(ours.current), spotOf(foe.current)];
    if (!from || !to || !over.current) return;
    if (kind === 'dice') setThrows((n) => n + 1);
    if (kind === 'moves') {
      const onto = over.current;
      setAhead(!isAhead);
      requestAnimationFrame(() => {
        const now = spotOf(ours.current);
        if (now && !isStill()) glide(from, now, onto, 420);
      });
    }
    if (kind === 'harm' && !isStill()) shake(from.element, 450);
    const [a, b] = [middleOf(from), middleOf(to)];
    const text = say('set.kind.signs');
    const drawn = shows[kind].flatMap((effect, i) => {
      if (effect.sound) sound(effect.sound, 400 * i);
      if (!effect.draws || isStill()) return [];
      const isBanner = effect.draws === 'banner';
      const [at, end] = theirs.has(effect) || effect.draws === 'discard' ? [b, a] : [a, b];
      const middle = { x: (a.x + b.x) / 2, y: a.y };
      return { ...spriteAt(effect, isBanner ? middle : at, end, 400 * i, 64, 1), ...(isBanner ? { text } : {}) };
    });
    setSprites(drawn);
  };
  return (
    <>
      <div class="try-table" aria-hidden>
        <i ref={ours} class={`try-counter ours ${isAhead ? 'ahead' : ''}`}>
          <Icon of="soldier" />
        </i>
        <Die key={throws} sides={10} value={(throws * 7) % 10 || 10} thrown={throws > 0} />
        <i ref={foe} class="try-counter theirs">
          <Icon of="hostile" />
        </i>
      </div>
      <div class="choose-rows">{props.kinds.map((kind) => props.row(kind, () => see(kind)))}</div>
      <div ref={over} class="effects" aria-hidden>
        {sprites.map((sprite) => (
          <SpriteView
            key={sprite.id}
            sprite={sprite}
            onEnd={() => setSprites((all) => all.filter((other) => other.id !== sprite.id))}
          />
        ))}
      </div>
    </>
  );
}
