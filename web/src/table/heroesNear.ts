// SPDX-License-Identifier: MIT
// heroesNear.ts -- the orders, platoons and options of the sides, and what is said when one of them comes to its end.
import { say } from '../words';
import type { Scene, SceneObject } from '../wire';
import { isOurs, markOf } from './heroesRead';

export const ordersOf = (scene: Scene, ours: boolean) =>
  scene.objects[0]?.marks.find((mark) => mark.name === (ours ? 'your orders' : 'their orders'));

export const holdingsOf = (scene: Scene): SceneObject[] =>
  scene.objects.filter((object) => object.sort === 'thing' && object.row === 'holding');

/** What the next loss may decide, in a sentence or two. */
export function saidOfNear(scene: Scene): string {
  if (scene.lesson) return '';
  const orders = [true, false].flatMap((ours) => {
    const mark = ordersOf(scene, ours);
    return mark?.text && mark.value <= 1 ? [`${mark.text.charAt(0).toUpperCase()}${mark.text.slice(1)}.`] : [];
  });
  const holdings = holdingsOf(scene)
    .filter((object) => markOf(object, 'nearly broken') && markOf(object, 'worth'))
    .map((object) =>
      say(isOurs(scene, object) ? 'heroes.near.they' : 'heroes.near.you', {
        name: object.name,
        n: markOf(object, 'worth') ?? 0,
      }),
    );
  return [...orders, ...holdings].join(' ');
}
