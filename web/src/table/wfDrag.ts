// SPDX-License-Identifier: MIT
// wfDrag.ts -- what is drawn over the board of warfighter: a Soldier or what he carries to a Hostile, a Location or
// another Soldier, a card to whom it is about, else to its space or onto the path.
import { ghostOf, type Lift } from './drag';
import { namesOf, optionsOf } from './narrow';
import type { Play } from './play';
import type { Scene } from './types';

const lifted = '.is-board :is(.token, .soldier, .wf-chip, .held):is(.can-pick, .is-picked)';

/** Where a card goes that is about nothing else on the path: a Location where it would lie, any other anywhere. */
function placeOfCard(at: Element, scene: Scene, name: string): Element | null {
  const options = optionsOf(scene, [name]);
  if (options.some(({ verb }) => verb === 'play location')) return at.closest('.wf-space.is-laid');
  const aims = options.some((option) => {
    const actor = scene.objects[option.actor ?? -1]?.key;
    const others = [...namesOf(scene, option)].filter((one) => one !== name && one !== actor);
    return others.some((one) => document.querySelector(`.wf-field [data-key="${one}"]`));
  });
  return aims ? null : at.closest('.wf-field');
}

interface Place {
  /** What it is led to; itself: to no other thing. */
  to: string;
  lit: Element;
}

function placeAt(scene: Scene, from: Element, name: string, x: number, y: number): Place | undefined {
  const at = document.elementFromPoint(x, y);
  if (!at?.closest('.wf-field')) return undefined;
  const goesTo = (lit: HTMLElement | null | undefined): Place | undefined => {
    const to = lit?.dataset.key;
    return lit && to && to !== name && optionsOf(scene, [name, to]).length > 0 ? { to, lit } : undefined;
  };
  const thing = at.closest<HTMLElement>('.wf-field [data-key]');
  const found = goesTo(thing);
  if (found && !from.matches('.held')) return found;
  if (from.matches('.held')) {
    const isActor = optionsOf(scene, [name]).some(({ actor }) => scene.objects[actor ?? -1]?.key === found?.to);
    if (found && !isActor) return found;
    const lit = placeOfCard(at, scene, name);
    return lit ? { to: name, lit } : undefined;
  }
  /* Between those who stand there it comes to the Location. */
  if (thing?.matches('.hostile')) return undefined;
  return goesTo(at.closest('.wf-space')?.querySelector<HTMLElement>('.plate[data-key]'));
}

export const lifting =
  (play: Play): Lift =>
  (target) => {
    const from = target.closest<HTMLElement>(lifted);
    const name = from?.dataset.key;
    const { scene, busy } = play.get();
    if (!from || !name || !scene?.asked || busy || (scene.due ?? 0) > 1) return undefined;
    let last: string | null | undefined;
    return {
      ghost: () => ghostOf(from, from.querySelector('.held-face')?.outerHTML),
      over(x, y) {
        const now = play.get().scene === scene;
        const place = now ? placeAt(scene, from, name, x, y) : undefined;
        const to = place?.to ?? null;
        if (now && to !== last) play.lead(name, to);
        last = to;
        return place?.lit ?? null;
      },
      land: () => play.land(true),
      leave: () => play.land(false),
    };
  };
