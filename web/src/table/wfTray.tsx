// SPDX-License-Identifier: MIT
// wfTray.tsx -- what can be done with what is picked, where one looks: before the board, a row for each Weapon with its
// modes, and what comes of each; of a card its whole text.
import { factsOf } from '../look/card';
import { Picture } from './pieces';
import { namesOf, objectNamed, optionsOf, pickable } from './narrow';
import { OddsStrip } from './odds';
import type { Play, PlayState } from './play';
import { say } from './say';
import type { Option, Scene, SceneObject } from './types';
import { isSoldier } from './wfScene';
import { useCard, useExplained, useOdds } from './use';

/** Of more than these one chooses in the list. */
const MOST = 6;

interface Way {
  item?: SceneObject;
  /** Who does it, where he is not picked. */
  by?: SceneObject;
  options: Option[];
}

/** By what is used for it, or else by who does it. */
function waysOf(scene: Scene, picked: readonly string[], options: readonly Option[]): Way[] {
  const ways: Way[] = [];
  const isPicked = (one: SceneObject | undefined) => one !== undefined && picked.includes(one.key);
  for (const option of options) {
    const tool = option.touches.map((id) => scene.objects[id]).find((one) => one?.row === 'item');
    const actor = option.actor === undefined ? undefined : scene.objects[option.actor];
    const item = tool ?? (isPicked(actor) ? undefined : actor);
    const by = tool && !isPicked(actor) ? actor : undefined;
    const same = ways.find((way) => way.item === item && way.by === by);
    if (same) same.options.push(option);
    else ways.push({ ...(item ? { item } : {}), ...(by ? { by } : {}), options: [option] });
  }
  return ways;
}

/** Of what dice decide, what stands behind the Weapon: its mode. */
function labelOf(option: Option, item: SceneObject | undefined): string {
  /* Of two that are called the same, the table numbers them. */
  const name = item?.row === 'item' ? item.name.replace(/ #\d+$/, '') : '';
  const at = name && option.odds ? option.brief.indexOf(name) : -1;
  const rest = at < 0 ? '' : option.brief.slice(at + name.length).replace(/^ #\d+/, '').replace(/^[ ,]+/, '');
  return rest || option.brief;
}

function Mode(props: { play: Play; state: PlayState; scene: Scene; option: Option; item: SceneObject | undefined }) {
  const { play, state, scene, option } = props;
  const odds = useOdds(play, scene, option.id);
  const isArmed = state.armed === option.id;
  return (
    <button
      type="button"
      class={`mode ${isArmed ? 'is-armed' : ''} ${option.taught ? 'is-taught' : ''}`}
      data-text={option.text}
      onClick={() => play.choose(option.id, true)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && play.show({ option: option.id })}
    >
      <span class="mode-name">{labelOf(option, props.item)}</span>
      {option.odds && <OddsStrip odds={odds} />}
      {isArmed && <b class="mode-again">{say('choices.again')}</b>}
    </button>
  );
}

/** All that is about what is picked; if that is too much, what is about nothing else. */
export function offered(state: PlayState): readonly Option[] {
  const { scene, picked } = state;
  if (!scene?.asked || state.busy || state.telling || picked.length === 0) return [];
  if (picked.length === 1 && isSoldier(picked[0])) return [];
  if ((scene.due ?? 0) > 1) return [];
  const options = optionsOf(scene, picked);
  if (options.length <= MOST) return options;
  const isWhole = (option: Option) => [...namesOf(scene, option)].every((name) => picked.includes(name));
  const whole = options.filter(isWhole);
  return whole.length <= MOST ? whole : [];
}

/** Something is picked, and neither the board nor the tray says what more there is to choose. */
export function isStuck(state: PlayState): boolean {
  const { scene, picked } = state;
  if (!scene || picked.length === 0 || offered(state).length > 0) return false;
  return [...pickable(scene, picked).keys()].every((name) => picked.includes(name));
}

function CardText(props: { play: Play; object: SceneObject }) {
  const card = useCard(props.play, props.object.card);
  const text = card ? card.does || factsOf(card) || card.flavour : '';
  return text ? <p class="tray-text">{text}</p> : null;
}

/** What comes of the one that is armed: it is told before it is done. */
function Comes(props: { play: Play; scene: Scene; option: Option }) {
  const { text } = useExplained(props.play, props.scene, props.option.id) ?? { text: '' };
  const lines = text.split('\n').filter((line) => line && line !== `${props.option.text}.`);
  return lines.length > 0 ? <p class="tray-text tray-comes">{lines.join(' ')}</p> : null;
}

export function WfTray(props: { play: Play; state: PlayState; scene: Scene }) {
  const { play, state, scene } = props;
  const options = offered(state);
  if (options.length === 0) return null;
  const things = state.picked.flatMap((name) => objectNamed(scene, name) ?? []);
  const card = things.find((one) => one.sort === 'card');
  const armed = options.find((option) => option.id === state.armed);
  return (
    <section class="wf-tray" aria-label={say('wf.tray')}>
      <h3>{things.map((one) => one.name).join(', ')}</h3>
      <div class="tray-ways">
        {card && <CardText play={play} object={card} />}
        {waysOf(scene, state.picked, options).map(({ item, by, options: all }, i) => (
          <div key={i} class="tray-way" style={{ '--n': all.length }}>
            {item && (
              <h4>
                <Picture play={play} card={item.card} />{' '}
                {by ? say('wf.of', { name: by.name, item: item.name }) : item.name}
              </h4>
            )}
            <div class="tray-modes">
              {all.map((option) => (
                <Mode key={option.id} play={play} state={state} scene={scene} option={option} item={item} />
              ))}
            </div>
          </div>
        ))}
        {armed && !card && <Comes play={play} scene={scene} option={armed} />}
      </div>
    </section>
  );
}
