// SPDX-License-Identifier: MIT
// wfAim.tsx -- over a Hostile, while a Soldier is picked: how likely his best Attack kills; and the Soldier's ways that
// need nothing else of the board, at his sheet.
import { optionsOf } from './narrow';
import type { Play } from './play';
import { say } from './say';
import type { Option, Scene, SceneObject } from './types';
import { isSoldier } from './wfScene';
import { useBest, useOdds } from './use';

/** A kill is of this grade, or of a better one. */
const KILL = 2;

export function Best(props: { play: Play; object: SceneObject }) {
  const { play, object } = props;
  const { scene, picked, busy } = play.get();
  const isOne = scene !== null && !busy && picked.length === 1 && isSoldier(picked[0]);
  const options = isOne ? optionsOf(scene, [...picked, object.key]).filter((option) => option.odds) : [];
  return options.length > 0 && scene ? <Chance play={play} scene={scene} options={options} /> : null;
}

function Chance(props: { play: Play; scene: Scene; options: readonly Option[] }) {
  const { play, scene, options } = props;
  const best = useBest(play, scene, options);
  const only = useOdds(play, scene, options.length === 1 ? (options[0]?.id ?? null) : null);
  const odds = best ?? only;
  if (!odds) return null;
  const share = odds.chances.reduce((sum, chance) => sum + (Math.abs(chance.grade) >= KILL ? chance.share : 0), 0);
  return <span class="chance">{Math.round(share / 10000)}%</span>;
}

/** Of more than these one chooses in the list. */
const MOST = 4;

export function Does(props: { play: Play; soldier: SceneObject }) {
  const { scene, busy, telling, armed } = props.play.get();
  if (!scene?.asked || busy || telling) return null;
  const own = scene.options.filter(
    ({ actor, touches }) => actor === props.soldier.id && touches.every((id) => id === actor),
  );
  return (
    <>
      {own.slice(0, MOST).map((option) => (
        <button
          key={option.id}
          type="button"
          class={`soldier-does ${armed === option.id ? 'is-armed' : ''}`}
          title={option.brief}
          aria-label={option.brief}
          data-text={option.text}
          onClick={() => props.play.choose(option.id, true)}
        >
          {armed === option.id ? say('choices.again') : (option.brief.split(/[:(]/)[0] ?? '').trim()}
        </button>
      ))}
    </>
  );
}
