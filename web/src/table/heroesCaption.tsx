// SPDX-License-Identifier: MIT
// heroesCaption.tsx -- the strip below the battlefield: what one is about to do, what may be done where one has
// clicked, or what is there.
import { OrderToken } from '../look/counter';
import { say } from '../words';
import type { Option, Scene } from '../wire';
import { placeless } from './heroesChoose';
import { factionOf, saidOf, type Counter } from './heroesRead';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { useCard, useExplained, useOdds } from './use';

const FEW = 9;

/** An option among few others; an order is its token.  What several of them would be called is said in full. */
function Few(props: { play: Play; option: Option; isAlike: boolean; armed: boolean; owner: number }) {
  const { play, option } = props;
  const card = useCard(play, option.verb === 'order' ? option.card : undefined);
  const number = card?.fields.find((field) => field.name === 'number')?.n;
  return (
    <button
      type="button"
      class={`few ${props.armed ? 'armed' : ''} ${option.taught ? 'is-taught' : ''}`}
      title={option.text}
      aria-pressed={props.armed}
      onClick={() => (props.armed ? void play.take(option.id) : play.arm(option.id))}
    >
      {card && <OrderToken faction={factionOf(props.owner)} n={number ?? 12} label="" />}
      <span>{props.isAlike ? option.text : option.brief}</span>
    </button>
  );
}

/** What one is about to do, with what the dice need; else what may be done there; else what is there. */
export function Caption(props: {
  play: Play;
  state: PlayState;
  scene: Scene;
  text: string | undefined;
  counter: Counter | undefined;
}) {
  const { play, state, scene, text, counter } = props;
  const option = state.armed === null ? undefined : scene.options[state.armed];
  const explained = useExplained(play, scene, option ? option.id : null);
  const odds = useOdds(play, scene, option?.dice ? option.id : null);
  const free = scene.asked && !state.busy;
  const all = free ? optionsOf(scene, state.picked) : [];
  const left = all.length > 1 && all.length <= FEW && state.picked.length ? all : placeless(scene, all);
  const armed = free ? option : undefined;
  const few = left.length > (armed ? 1 : 0) && left.length <= FEW && (
    <div class="hn-few" data-arrows>
      {left.map((one) => (
        <Few
          key={one.id}
          play={play}
          option={one}
          isAlike={left.some((other) => other !== one && other.brief === one.brief)}
          armed={one.id === armed?.id}
          owner={scene.seat}
        />
      ))}
    </div>
  );
  /* The few stay where they are when one of them is armed, under the pointer and with the focus. */
  return (
    <div class={`hn-caption ${armed ? 'armed' : ''}`}>
      {few}
      {armed ? (
        <p>
          <b>{armed.text}.</b> {odds?.needs ?? explained?.needs} {odds?.brief && <strong>{odds.brief}</strong>}
        </p>
      ) : (
        <p>
          {counter && <b>{saidOf(counter.object)}. </b>}
          {text ?? (counter ? '' : say(scene.asked ? 'heroes.point' : state.now ? 'heroes.watch' : 'heroes.look'))}
        </p>
      )}
      {armed && (
        <button type="button" class="do" onClick={() => void play.take(armed.id)}>
          {say('heroes.do')} <kbd aria-hidden>{say('heroes.enter')}</kbd>
        </button>
      )}
    </div>
  );
}
