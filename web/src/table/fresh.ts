// SPDX-License-Identifier: MIT
// fresh.ts -- cards that have come into a hand since its owner last chose.
import type { Scene, SceneObject } from './types';

const isHeld = (scene: Scene, object: SceneObject): boolean =>
  object.sort === 'card' && Boolean(object.yours) && !object.unknown && scene.objects[object.parent]?.row === 'hand';

/** Those of the later scene that the earlier one of the same seat had not. */
export function freshIn(before: Scene | undefined, now: Scene): readonly SceneObject[] {
  if (!before) return [];
  const had = new Set(before.objects.filter((object) => isHeld(before, object)).map((object) => object.key));
  return now.objects.filter((object) => isHeld(now, object) && !had.has(object.key));
}
