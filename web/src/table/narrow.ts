// SPDX-License-Identifier: MIT
// narrow.ts -- which options are left when things of the table are picked, and what can be picked next.
//
// Of equal cards that lie together an option names the first, and a click on any of them is about it.
// A thing is named by its key, a square by its name ("B5"), a corner by its name: all of them live in one set of names.
import type { Option, Scene, SceneObject } from './types';

/** What was found out about a scene, which never changes: with 1,000 options it is asked at every press. */
interface Known {
  names: Map<Option, ReadonlySet<string>>;
  pickable: Map<string, ReadonlyMap<string, number>>;
}
const known = new WeakMap<Scene, Known>();

function knownOf(scene: Scene): Known {
  const found = known.get(scene) ?? { names: new Map(), pickable: new Map() };
  known.set(scene, found);
  return found;
}

/** Equal cards of one pile, this one too: an option that names one of them is about any. */
export function equalsOf(scene: Scene, object: SceneObject): readonly SceneObject[] {
  if (object.sort !== 'card' || !object.card) return [object];
  return scene.objects.filter(
    ({ sort, card, parent }) => sort === 'card' && card === object.card && parent === object.parent,
  );
}

function findNames(scene: Scene, option: Option): Set<string> {
  const names = new Set<string>();
  for (const id of option.touches) {
    const object = scene.objects[id];
    for (const one of object ? equalsOf(scene, object) : []) names.add(one.key);
  }
  if (option.square) names.add(option.square);
  if (option.corner) names.add(option.corner);
  return names;
}

/** All names that an option is about. */
export function namesOf(scene: Scene, option: Option): ReadonlySet<string> {
  const { names } = knownOf(scene);
  const found = names.get(option) ?? findNames(scene, option);
  names.set(option, found);
  return found;
}

/** The options that are about everything that is picked. */
export function optionsOf(scene: Scene, picked: readonly string[]): Option[] {
  if (picked.length === 0) return scene.options;
  return scene.options.filter((option) => {
    const names = namesOf(scene, option);
    return picked.every((name) => names.has(name));
  });
}

/** Names that can be picked: with how many options each is left, as things are picked now. */
export function pickable(scene: Scene, picked: readonly string[]): ReadonlyMap<string, number> {
  const all = knownOf(scene).pickable;
  const found = all.get(picked.join('\n'));
  if (found) return found;
  const counts = new Map<string, number>();
  for (const option of optionsOf(scene, picked))
    for (const name of namesOf(scene, option)) counts.set(name, (counts.get(name) ?? 0) + 1);
  all.set(picked.join('\n'), counts);
  return counts;
}

/** What is picked after a click: one thing more, one less, or something else altogether. */
export function pick(scene: Scene, picked: readonly string[], name: string): string[] {
  if (picked.includes(name)) return picked.filter((one) => one !== name);
  if (optionsOf(scene, [...picked, name]).length > 0) return [...picked, name];
  return optionsOf(scene, [name]).length > 0 ? [name] : [...picked];
}

export const objectNamed = (scene: Scene, key: string): SceneObject | undefined =>
  scene.objects.find((object) => object.key === key);
