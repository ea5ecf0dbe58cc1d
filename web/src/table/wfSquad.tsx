// SPDX-License-Identifier: MIT
// wfSquad.tsx -- the Soldiers: a card each with health, Actions, what is so with him, his weapons and what he
// holds; and the hands below.
import { useEffect } from 'preact/hooks';
import { Icon } from '../look/icon';
import { isStill } from '../taste';
import { say } from './say';
import { HandCard, markedOf, Picture, sentenceOf, showChoice, type Shared } from './pieces';
import { Thing } from './thing';
import type { Scene, SceneObject } from './types';
import { Actions, Health, Marks, Number } from './wfCounters';
import { markOf, saidOf, valueOf, type Trooper } from './wfScene';

function Gear(props: Shared & { item: SceneObject }) {
  const { item } = props;
  const sort = valueOf(item, 'item_sort');
  const tint = sort === 1 ? 'tint-weapon' : sort === 3 ? 'tint-skill' : 'tint-gear';
  const counts = markOf(item, 'ammo') ? 'ammo' : 'uses';
  const left = markOf(item, counts);
  return (
    <Thing
      {...props}
      name={item.key}
      label={sentenceOf(item)}
      class={`wf-chip ${tint} ${valueOf(item, 'is_empty') || valueOf(item, 'is_jammed') ? 'is-empty' : ''}`}
    >
      <Picture play={props.play} card={item.card} class="picture" />
      <span>{item.name}</span>
      {left && <Number icon={counts} text={left.value} label={left.text ?? ''} />}
      <Marks object={item} of={['is_empty', 'is_jammed', 'is_deployed']} />
    </Thing>
  );
}

function Counters(props: Shared & { soldier: SceneObject }) {
  const own = props.soldier.marks.filter((mark) => mark.name === 'counter' && mark.text);
  return (
    <>
      {own.map((mark) => (
        <span key={`${mark.index ?? 0}`} class="counter-text">
          {mark.text}
        </span>
      ))}
    </>
  );
}

function SoldierCard(props: Shared & { trooper: Trooper }) {
  const { trooper, ...rest } = props;
  const { soldier } = trooper;
  const isGone = valueOf(soldier, 'has_left') > 0;
  return (
    <li class={`soldier-card ${isGone ? 'is-gone' : ''}`}>
      <Thing {...rest} name={soldier.key} label={sentenceOf(soldier)} class="soldier tint-soldier">
        <span class="soldier-art">
          <Picture play={props.play} card={soldier.card} class="picture" />
          <b>{trooper.n}</b>
        </span>
        <span class="soldier-name">{soldier.name}</span>
        <span class="soldier-life">
          <Health soldier={soldier} />
          <Actions soldier={soldier} />
        </span>
        <span class="soldier-marks">
          <Number icon="cover" text={valueOf(soldier, 'cover')} label={saidOf(soldier, 'cover')} />
          <Number icon="movement" text={valueOf(soldier, 'movement')} label={saidOf(soldier, 'movement')} />
          <Marks
            object={soldier}
            of={[
              'xp',
              'suppress',
              'attacked_by',
              'is_engaged',
              'is_hidden',
              'is_down',
              'set_by',
              'bodies',
              'leaves_in',
              'is_rescue',
              'fatigue',
              'stress',
              'is_waiting',
            ]}
          />
        </span>
      </Thing>
      <div class="soldier-gear">
        {trooper.gear.map((item) => (
          <Gear key={item.key} {...rest} item={item} />
        ))}
        <Counters {...rest} soldier={soldier} />
      </div>
    </li>
  );
}

export function WfSquad(props: Shared & { squad: Trooper[] }) {
  const { squad, ...rest } = props;
  return (
    <ul class="wf-squad" aria-label={say('wf.squad')}>
      {squad.map((trooper) => (
        <SoldierCard key={trooper.soldier.key} {...rest} trooper={trooper} />
      ))}
    </ul>
  );
}

/** Whose hands there are; a click brings one into sight. */
function HandTabs(props: { holders: Trooper[] }) {
  const show = (key: string) => {
    const hand = document.querySelector<HTMLElement>(`[data-hand="${key}"]`);
    const around = hand?.closest('.table-hand');
    const tabs = around?.querySelector('.hand-tabs');
    if (hand && around && tabs)
      around.scrollBy({
        left: hand.getBoundingClientRect().left - tabs.getBoundingClientRect().right - 10,
        behavior: isStill() ? 'auto' : 'smooth',
      });
  };
  return (
    <li class="hand-tabs">
      {props.holders.map(({ soldier, n, hand }) => (
        <button
          key={soldier.key}
          type="button"
          title={soldier.name}
          onClick={() => show(soldier.key)}
        >
          <span class="heard">{say('wf.hand-of', { name: soldier.name, n: hand.length })}</span>
          <span class="seen" aria-hidden="true">
            <b>{n}</b>
            <Icon of="copies" />
            {hand.length}
          </span>
        </button>
      ))}
    </li>
  );
}

export function WfHands(
  props: Shared & { scene: Scene; marked: readonly number[]; fresh: readonly SceneObject[]; squad: Trooper[] },
) {
  const { squad, scene, marked, fresh, ...rest } = props;
  const news = new Set(fresh.map((object) => object.key));
  const holders = squad.filter((trooper) => trooper.hand.length > 0 || trooper.piles.length > 0);
  useEffect(showChoice, [scene]);
  if (holders.length === 0) return <p class="hands-none">{say('hand.none')}</p>;
  return (
    <ul class="wf-hands" aria-label={say('hand.hands')}>
      {holders.length > 1 && <HandTabs holders={holders} />}
      {holders.map((trooper) => (
        <li
          key={trooper.soldier.key}
          class={props.marking.picked.has(trooper.soldier.key) ? 'is-picked' : ''}
          data-hand={trooper.soldier.key}
        >
          <h3>
            {trooper.n} {trooper.soldier.name} <small>{saidOf(trooper.soldier, 'cards')}</small>
          </h3>
          <div class="hand-cards">
            {trooper.hand.map((object) => (
              <HandCard
                key={object.key}
                {...rest}
                object={object}
                marked={markedOf(scene, marked, object)}
                isFresh={news.has(object.key)}
              />
            ))}
            {trooper.piles.map(({ pile, cards }) => (
              <div key={pile.key} class="hand-pile">
                <h4>{pile.name}</h4>
                {cards.map((object) => (
                  <HandCard key={object.key} {...rest} object={object} marked={0} />
                ))}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
