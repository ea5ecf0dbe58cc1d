// SPDX-License-Identifier: MIT
// wfTray.tsx -- what can be done with what is picked, where one looks: before the board, a row for each Weapon with its
// modes, and what comes of each.  As in the list the first click shows, the second does it.
import { Picture } from './pieces';
import { objectNamed, optionsOf } from './narrow';
import { OddsStrip } from './odds';
import type { Play, PlayState } from './play';
import { say } from './say';
import type { Option, Scene, SceneObject } from './types';
import { useOdds } from './use';

/** Of more than these one chooses in the list. */
const MOST = 6;

interface Way {
  item?: SceneObject;
  options: Option[];
}

/** By what is used for it. */
function waysOf(scene: Scene, options: readonly Option[]): Way[] {
  const ways: Way[] = [];
  for (const option of options) {
    const item = option.touches.map((id) => scene.objects[id]).find((one) => one?.row === 'item');
    const same = ways.find((way) => way.item === item);
    if (same) same.options.push(option);
    else ways.push({ ...(item ? { item } : {}), options: [option] });
  }
  return ways;
}

/** Of what dice decide, what stands behind the Weapon: its mode. */
function labelOf(option: Option, item: SceneObject | undefined): string {
  /* Of two that are called the same, the table numbers them. */
  const name = item?.name.replace(/ #\d+$/, '') ?? '';
  const at = name && option.odds ? option.brief.indexOf(name) : -1;
  const rest = at < 0 ? '' : option.brief.slice(at + name.length).replace(/^ #\d+/, '').replace(/^[ ,]+/, '');
  return rest || option.brief;
}

function Mode(props: { play: Play; state: PlayState; scene: Scene; option: Option; item: SceneObject | undefined }) {
  const { play, state, scene, option } = props;
  const odds = useOdds(play, scene, option.id);
  return (
    <button
      type="button"
      class={`mode ${state.armed === option.id ? 'is-armed' : ''}`}
      data-text={option.text}
      onClick={() => play.choose(option.id)}
    >
      <span class="mode-name">{labelOf(option, props.item)}</span>
      {option.odds && <OddsStrip odds={odds} />}
    </button>
  );
}

/** The options that the tray offers: none where a card is picked, for it is lifted there. */
export function offered(state: PlayState): readonly Option[] {
  const { scene, picked } = state;
  if (!scene?.asked || state.busy || state.telling || picked.length < 2) return [];
  if (picked.some((name) => objectNamed(scene, name)?.sort === 'card')) return [];
  const options = optionsOf(scene, picked);
  return options.length <= MOST ? options : [];
}

export function WfTray(props: { play: Play; state: PlayState; scene: Scene }) {
  const { play, state, scene } = props;
  const options = offered(state);
  if (options.length === 0) return null;
  const names = state.picked.flatMap((name) => objectNamed(scene, name)?.name ?? []);
  return (
    <section class="wf-tray" aria-label={say('wf.tray')}>
      <h3>{names.join(', ')}</h3>
      <div class="tray-ways">
        {waysOf(scene, options).map(({ item, options: all }, i) => (
          <div key={i} class="tray-way" style={{ '--n': all.length }}>
            {item && (
              <h4>
                <Picture play={play} card={item.card} /> {item.name}
              </h4>
            )}
            <div class="tray-modes">
              {all.map((option) => (
                <Mode key={option.id} play={play} state={state} scene={scene} option={option} item={item} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
