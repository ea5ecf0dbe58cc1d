// SPDX-License-Identifier: MIT
// wfPath.tsx -- the Locations from the Mission to the Objective, a column each: its sign, the Hostiles and what else is
// there, and the Soldiers on the road before it.  All of it is seen at once, and nothing lies over anything.
import type { ComponentChildren } from 'preact';
import { Stead } from '../look/face';
import type { Play } from './play';
import { sentenceOf, type Shared } from './pieces';
import { optionsOf } from './narrow';
import { say } from './say';
import { Thing } from './thing';
import type { Scene, SceneObject } from './types';
import { useCard } from './use';
import { Marks, Number } from './wfCounters';
import type { Form } from './wfForm';
import { Hostile, Other, spread, Token, type Drawn } from './wfPieces';
import { isSoldier, markOf, saidOf, valueOf, type Space } from './wfScene';

/** What it costs to enter, in cards: the least and the most of any Soldier. */
function entranceOf(location: SceneObject): string {
  const least = valueOf(location, 'enter');
  const most = Math.max(least, valueOf(location, 'most_enter'));
  return most === 0 ? say('wf.enter.none') : say('wf.enter.cards', { list: spread(least, most), n: most });
}

function Sign(props: Drawn & { n: number }) {
  const { object } = props;
  const isGoal = valueOf(object, 'is_objective') > 0;
  const isMission = valueOf(object, 'is_mission') > 0;
  const kind = isGoal ? 'tint-goal' : isMission ? 'tint-mission' : 'tint-place';
  const isShut = valueOf(object, 'is_inactive') > 0;
  const most = valueOf(object, 'most_reinforce');
  return (
    <Thing {...props} name={object.key} label={sentenceOf(object)} class={`plate ${kind} ${isShut ? 'is-shut' : ''}`}>
      <b class="space-number">{props.n}</b>
      <span class="sign-words">
        <span class="plate-name">{object.name}</span>
        <span class="plate-foot">
          {isMission && <span>{say('wf.mission')}</span>}
          {markOf(object, 'enter') && !isMission && (
            <Number icon="entrance" text={entranceOf(object)} label={say('wf.enter')} />
          )}
          {most > 0 && (
            <Number
              icon="reinforce"
              text={spread(valueOf(object, 'reinforce'), most)}
              label={saidOf(object, 'most_reinforce')}
            />
          )}
          {valueOf(object, 'search') > 0 && (
            <Number icon="search" text={valueOf(object, 'search')} label={saidOf(object, 'search')} />
          )}
          <Marks object={object} of={['reinforces', 'obstacle', 'offers', 'smoke']} />
          {isGoal && isShut && <span>{say('wf.shut')}</span>}
        </span>
      </span>
    </Thing>
  );
}

/** What one sees of the Location, on the horizon. */
function View(props: { play: Play; card: number | undefined; isGhost: boolean }) {
  const card = useCard(props.play, props.card);
  return (
    <span class={`space-scene ${props.isGhost ? 'is-ghost' : ''}`} aria-hidden="true">
      {card && <Stead card={card} />}
    </span>
  );
}

/** What the Soldier who is picked can do about it: where he can go, on the road, or below its sign where somebody
    stands there.  Keys and screen readers have the sign for it. */
function Step(props: Shared & { scene: Scene; location: SceneObject; isBeside: boolean }) {
  const { play, marking, location, scene } = props;
  const isWay = [...marking.picked].some(isSoldier) && marking.counts.has(location.key);
  if (!isWay || marking.picked.has(location.key)) return null;
  const options = optionsOf(scene, [...marking.picked, location.key]);
  const [only] = options.length === 1 ? options : [];
  const words = !only ? say('wf.here') : only.verb === 'move' ? say('wf.move') : only.brief;
  return (
    <span
      class={`wf-step ${props.isBeside ? 'is-beside' : ''} ${only?.verb === 'move' ? '' : 'is-long'}`}
      aria-hidden="true"
      onClick={() => play.pick(location.key, true)}
    >
      {words}
      {only?.note && <small>{only.note}</small>}
    </span>
  );
}

interface ColumnProps extends Shared {
  scene: Scene;
  space: Space;
  open: string | undefined;
  /** The card that would come to lie there. */
  laid: SceneObject | undefined;
}

/** Of a Location that is picked, or pointed at, one sees where it would lie. */
function laidIn(scene: Scene, names: ReadonlySet<string>): SceneObject | undefined {
  return scene.options
    .filter(({ verb }) => verb === 'play location')
    .flatMap(({ touches }) => touches.flatMap((id) => scene.objects[id] ?? []))
    .find(({ sort, key }) => sort === 'card' && names.has(key));
}

function Column(props: ColumnProps) {
  const { scene, space, open, laid, ...rest } = props;
  const { n, location, hostiles, others, soldiers } = space;
  const step = location && <Step {...rest} scene={scene} location={location} isBeside={soldiers.length > 0} />;
  return (
    <li class={`wf-space ${location ? '' : 'is-open'} ${laid ? 'is-laid' : ''}`} aria-label={say('wf.space', { n })}>
      {(location ?? laid) && <View play={props.play} card={(location ?? laid)?.card} isGhost={!location} />}
      {location ? (
        <Sign {...rest} object={location} n={n} />
      ) : (
        <span class={`plate is-empty ${laid ? 'is-lit' : ''}`}>
          <b class="space-number">{n}</b>
          <span class="heard">{laid?.name ?? say('wf.open')}</span>
          <span class="sign-words" aria-hidden="true">
            {laid?.name ?? say('wf.open')}
          </span>
        </span>
      )}
      {soldiers.length > 0 && step}
      <div class="space-hostiles">
        {hostiles.map((object) => (
          <Hostile key={object.key} {...rest} object={object} />
        ))}
        {others.map((object) => (
          <Other key={object.key} {...rest} object={object} />
        ))}
      </div>
      <div class="space-soldiers">
        {soldiers.length === 0 && step}
        {soldiers.map((object) => (
          <Token key={object.key} {...rest} object={object} n={object.place + 1} isOpen={object.key === open} />
        ))}
      </div>
    </li>
  );
}

/** `children`: what is drawn over the ground and below the pieces. */
export function WfPath(
  props: Shared & {
    scene: Scene;
    spaces: readonly Space[];
    form: Form;
    open: string | undefined;
    pointed: string | undefined;
    children?: ComponentChildren;
  },
) {
  const { scene, spaces, form, open, pointed, children, ...rest } = props;
  const laid = laidIn(scene, new Set([...props.marking.picked, ...(pointed ? [pointed] : [])]));
  const next = spaces.find((space) => !space.location)?.n;
  const style = {
    '--cols': form.columns.map((column) => `${column}fr`).join(' '),
    '--scale': form.scale,
    '--rows': form.rows,
  };
  return (
    <div class={`wf-field is-${form.size}`} style={style}>
      {children}
      <ol class="wf-path" aria-label={say('wf.path')}>
        {spaces.map((space) => (
          <Column
            key={space.n}
            {...rest}
            scene={scene}
            space={space}
            open={open}
            laid={space.n === next ? laid : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
