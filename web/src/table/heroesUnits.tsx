// SPDX-License-Identifier: MIT
// heroesUnits.tsx -- beside the board: the tokens that are to be placed, the hand, and the counters of both sides as a
// list, each a button.
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Card } from '../look/card';
import { field } from '../look/card-data';
import { OrderToken } from '../look/counter';
import { Icon } from '../look/icon';
import type { Scene, SceneObject } from '../wire';
import { Army } from './heroesArmy';
import { CounterFace, tokenNumber, useFaces } from './heroesCounter';
import { factionOf, watchedSide, type Counter } from './heroesRead';
import { pickable } from './narrow';
import { isPointing } from './thing';
import { isByFinger } from '../hand';
import type { Play, PlayState } from './play';
import { useCard } from './use';
import { say } from '../words';

/** Cards of one's own piles of a name. */
export function cardsIn(scene: Scene, row: string): SceneObject[] {
  return scene.objects.filter((object) => {
    const pile = object.sort === 'card' ? scene.objects[object.parent] : undefined;
    return pile?.sort === 'pile' && pile.row === row && object.yours;
  });
}

interface Of {
  play: Play;
  state: PlayState;
  scene: Scene;
}

/** Cards beside each other, each with the key by which it is picked: options name the first of equal copies. */
function withKeys(cards: readonly SceneObject[]): { object: SceneObject; pickedBy: string }[] {
  return cards.map((object) => ({
    object,
    pickedBy: cards.find((one) => one.card === object.card)?.key ?? object.key,
  }));
}

interface Held extends Of {
  object: SceneObject;
  pickedBy: string;
}

/** Of an order token, what it is drawn as. */
function Token(props: Held) {
  const card = useCard(props.play, props.object.card);
  const number = card?.fields.find((field) => field.name === 'number')?.n;
  const special = card?.fields.some((field) => field.name === 'special' && field.n);
  const can = pickable(props.scene, props.state.picked).has(props.pickedBy);
  const picked = props.state.picked.includes(props.pickedBy);
  return (
    <button
      class={`token-button ${picked ? 'picked' : ''}`}
      data-key={props.pickedBy}
      disabled={!can && !picked}
      aria-pressed={picked}
      aria-label={props.object.name}
      onClick={() => props.play.pick(props.pickedBy, true)}
    >
      <OrderToken faction={factionOf(props.object.owner)} n={number ?? (special ? 11 : 12)} label="" />
    </button>
  );
}

export function Tokens(props: Of) {
  const tokens = withKeys(cardsIn(props.scene, 'pool'));
  const can = pickable(props.scene, []);
  const isAsked = tokens.some(({ object }) => can.has(object.key));
  /* What was given leaves its place empty: the others stay where they were seen. */
  const places = useRef<{ turn: number; cards: (number | undefined)[] }>({ turn: -1, cards: [] });
  if (!isAsked) return null;
  const left = [...tokens];
  const of = (card: number | undefined) => left.findIndex(({ object }) => object.card === card);
  const { turn } = props.scene;
  if (places.current.turn !== turn || tokens.length > places.current.cards.length)
    places.current = { turn, cards: tokens.map(({ object }) => object.card) };
  return (
    <section class="hn-tokens" aria-label={say('heroes.tokens')}>
      <h3>{say('heroes.tokens')}</h3>
      <div>
        {places.current.cards.map((card, i) => {
          const [held] = of(card) < 0 ? [] : left.splice(of(card), 1);
          return held ? <Token key={i} {...props} {...held} /> : <span key={i} class="token-gone" aria-hidden />;
        })}
      </div>
    </section>
  );
}

/** Questions while one deploys. */
const deploying = new Set(['deploy', 'facing']);

/** Those that are still to be put on the board: who comes now, and whoever may come first instead. */
export function Reserve(props: Of & { counters: readonly Counter[] }) {
  const { play, scene, counters } = props;
  const deploys = scene.options.find(({ verb }) => verb === 'deploy');
  const waiting = counters.filter((counter) => counter.ours && !counter.at && counter.object.with === undefined);
  /* Who has gone leaves the place empty: the board keeps its size under the pointer. */
  const [most, setMost] = useState(0);
  useLayoutEffect(() => setMost((was) => Math.max(was, waiting.length)), [waiting.length]);
  /* While something is told nothing is asked: it stays as it was. */
  const [isDeploying, setDeploying] = useState(false);
  const isSo = scene.asked ? deploying.has(scene.ask ?? '') : isDeploying;
  useLayoutEffect(() => setDeploying(isSo), [isSo]);
  if (!isSo || (waiting.length === 0 && !scene.asked)) return null;
  const now = deploys && waiting.find(({ object }) => object.id === deploys.actor);
  /* Of equal ones the options name the first. */
  const firstOf = (counter: Counter) =>
    scene.options.find((one) => {
      const named = waiting.find(({ object }) => object.id === one.actor);
      return one.verb === 'deploy first' && named?.object.card === counter.object.card;
    });
  return (
    <section class="hn-reserve" aria-label={say('heroes.reserve')}>
      <h3>{say('heroes.reserve')}</h3>
      <div>
        {waiting.map((counter) => {
          const { key, name } = counter.object;
          const first = firstOf(counter);
          const isNow = counter === now;
          return (
            <button
              key={key}
              type="button"
              class={`reserve-button ${isNow ? 'picked' : ''}`}
              data-key={key}
              title={name}
              aria-label={name}
              aria-pressed={isNow}
              aria-disabled={!first && !isNow}
              onPointerMove={(event) => isPointing(event) && play.show({ object: key })}
              onClick={() => (first && !props.state.busy ? void play.take(first.id) : play.show({ object: key }))}
            >
              <CounterFace play={play} counter={counter} label="" />
            </button>
          );
        })}
        {Array.from({ length: most - waiting.length }, (_, i) => (
          <span key={i} class="reserve-gone" aria-hidden />
        ))}
      </div>
    </section>
  );
}

function HandCard(props: Held) {
  const { play, object, pickedBy } = props;
  const card = useCard(play, object.card);
  const can = pickable(props.scene, props.state.picked).has(pickedBy);
  const picked = props.state.picked.includes(pickedBy);
  const { shown } = props.state;
  const isShown = shown !== null && 'object' in shown && shown.object === object.key;
  const show = () => play.show({ object: object.key });
  return (
    <button
      class={`hand-card ${picked ? 'picked' : ''} ${can ? 'live' : ''}`}
      data-key={pickedBy}
      aria-pressed={picked}
      onPointerMove={(event) => isPointing(event) && !props.state.picked.length && !isShown && show()}
      onClick={() => (can || picked ? play.pick(pickedBy, !isByFinger()) : show())}
    >
      {card ? <Card card={card} size="hand" /> : object.name}
    </button>
  );
}

export function Hand(props: Of) {
  const hand = cardsIn(props.scene, 'hand');
  if (!hand.length) return null;
  return (
    <section class="hn-hand" aria-label={say('heroes.hand')}>
      <h3>{say('heroes.hand')}</h3>
      <div>
        {withKeys(hand).map((held) => (
          <HandCard key={held.object.key} {...props} {...held} />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  play: Play;
  counter: Counter;
  can: boolean;
  picked: boolean;
  look(square: string | undefined): void;
}

const Row = memo((props: RowProps) => {
  const { counter, play, can, picked } = props;
  const { object } = counter;
  const suppressed = counter.mark('suppressed');
  const { card, isWhole } = useFaces(play, counter);
  /* Whoever is still to come has the numbers that are printed. */
  const number = (name: string) => counter.mark(name) || (!counter.at && card && field(card, name)?.n) || 0;
  const [defence, cover, move] = [number('defence'), counter.mark('cover'), number('move')];
  const point = () => (object.square ? props.look(object.square) : play.show({ object: object.key }));
  return (
    <li>
      <button
        class={`unit-row ${can ? 'live' : ''} ${picked ? 'picked' : ''} ${counter.mark('acted') ? 'acted' : ''}`}
        aria-pressed={picked}
        aria-busy={!isWhole}
        onMouseEnter={point}
        onFocus={point}
        onClick={() => (can || picked ? play.pick(object.key) : play.show({ object: object.key }))}
      >
        <CounterFace play={play} counter={counter} label="" />
        <span class="unit-row-name">{object.name}</span>
        <span class="unit-row-numbers">
          {!object.square && <i>{say('heroes.off')}</i>}
          {object.square && <b>{object.with === undefined ? object.square : `^${object.square}`}</b>}
          {defence > 0 && (
            <span>
              <Icon of="cover" />
              {defence}
              {cover > 0 && <small>{` (+${cover})`}</small>}
            </span>
          )}
          {move > 0 && (
            <span>
              <Icon of="movement" />
              {move}
            </span>
          )}
          {suppressed > 0 && (
            <span class="bad">
              <Icon of="suppressed" />
              {suppressed > 1 ? suppressed : ''}
            </span>
          )}
          {counter.damages > 0 && <span class="bad">{`!${counter.damages}`}</span>}
          {counter.mark('acted') > 0 && <Icon of="yes" />}
        </span>
        {counter.order !== undefined && (
          <OrderToken faction={counter.faction} n={tokenNumber(counter.order)} label="" />
        )}
      </button>
    </li>
  );
});

interface UnitsProps extends Of {
  counters: readonly Counter[];
  look(square: string | undefined): void;
}

function AllUnits(props: UnitsProps) {
  const { counters, play, scene, state } = props;
  const can = scene.asked ? pickable(scene, state.picked) : new Map<string, number>();
  const sides = [
    [watchedSide(scene, 0) ?? say('heroes.yours'), true, counters.filter((c) => c.ours && !c.mark('wreck'))],
    [watchedSide(scene, 1) ?? say('heroes.theirs'), false, counters.filter((c) => !c.ours && !c.mark('wreck') && c.at)],
  ] as const;
  return (
    <>
      {sides.map(([title, ours, own]) => (
        <section key={title} class="hn-units" aria-label={title}>
          <h3>
            {title} <small>{own.length}</small>
          </h3>
          <Army play={play} scene={scene} ours={ours} />
          <ul>
            {own.map((counter) => (
              <Row
                key={counter.object.key}
                play={play}
                counter={counter}
                can={can.has(counter.object.key)}
                picked={state.picked.includes(counter.object.key)}
                look={props.look}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export const Units = memo(AllUnits);
