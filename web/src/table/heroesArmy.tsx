// SPDX-License-Identifier: MIT
// heroesArmy.tsx -- what a side has besides its counters: the orders that are left to it, its platoons with their
// losses, and tokens of supply.
import { Icon } from '../look/icon';
import { say } from '../words';
import type { Scene, SceneObject } from '../wire';
import { holdingsOf, ordersOf } from './heroesNear';
import { isOurs, markOf } from './heroesRead';
import type { Play } from './play';

/** One that can be broken, or that has tokens. */
function Holding(props: { play: Play; object: SceneObject; ours: boolean }) {
  const { play, object } = props;
  const [breaking, left] = [markOf(object, 'breaking'), markOf(object, 'left')];
  const broken = Boolean(markOf(object, 'broken'));
  const near = Boolean(markOf(object, 'nearly broken'));
  const worth = markOf(object, 'worth') ?? 0;
  return (
    <li>
      <button
        type="button"
        class={`army-row ${near ? 'near' : ''} ${broken ? 'broken' : ''}`}
        onClick={() => play.show({ object: object.key })}
      >
        <span class="army-name">{object.name}</span>
        {breaking !== undefined && (
          <span>
            {broken ? say('heroes.broken') : say('heroes.lost', { lost: markOf(object, 'lost') ?? 0, n: breaking })}
            {!broken && worth > 0 && (
              <small>{say(props.ours ? 'heroes.worth.they' : 'heroes.worth.you', { n: worth })}</small>
            )}
          </span>
        )}
        {Boolean(left) && <span>{say('heroes.left', { n: left ?? 0 })}</span>}
      </button>
    </li>
  );
}

export function Army(props: { play: Play; scene: Scene; ours: boolean }) {
  const { play, scene, ours } = props;
  const orders = ordersOf(scene, ours);
  const own = holdingsOf(scene).filter((object) => isOurs(scene, object) === ours);
  const shown = own.filter((object) => markOf(object, 'breaking') || markOf(object, 'left'));
  if (scene.lesson || (!orders && !shown.length)) return null;
  return (
    <ul class="hn-army">
      {orders && (
        <li class={orders.value <= 1 ? 'near' : ''} title={orders.text}>
          <Icon of="ordered" />
          <span>{orders.value > 1 ? say('heroes.orders', { n: orders.value }) : orders.text}</span>
        </li>
      )}
      {shown.map((object) => (
        <Holding key={object.key} play={play} object={object} ours={ours} />
      ))}
    </ul>
  );
}
