// SPDX-License-Identifier: MIT
// wfPath.tsx -- the row of Locations from the Mission to the Objective: a column a space, with its plate, the
// Hostiles, what lies there, and the Soldiers' counters at its foot.  A column that is too full scrolls; nothing
// covers anything.
import { Icon } from '../look/icon';
import { Picture, sentenceOf } from './pieces';
import type { Play } from './play';
import { say } from './say';
import { Thing, type Marking } from './thing';
import type { SceneObject } from './types';
import { Marks, Number, Reticles } from './wfCounters';
import { markOf, saidOf, valueOf, type Space } from './wfScene';

interface Drawn {
  play: Play;
  marking: Marking;
  object: SceneObject;
}

const spread = (low: number, high: number): string => (low === high ? `${high}` : `${low}\u2013${high}`);

/** What it costs to enter, in cards: the least and the most of any Soldier. */
function entranceOf(location: SceneObject): string {
  const least = valueOf(location, 'enter');
  const most = Math.max(least, valueOf(location, 'most_enter'));
  return most === 0 ? say('wf.enter.free') : say('wf.enter.cards', { n: most, spread: spread(least, most) });
}

function Plate(props: Drawn) {
  const { object } = props;
  const isGoal = valueOf(object, 'is_objective') > 0;
  const isMission = valueOf(object, 'is_mission') > 0;
  const kind = isGoal ? 'tint-goal' : isMission ? 'tint-mission' : 'tint-place';
  const isShut = valueOf(object, 'is_inactive') > 0;
  const most = valueOf(object, 'most_reinforce');
  return (
    <Thing {...props} name={object.key} label={sentenceOf(object)} class={`plate ${kind} ${isShut ? 'is-shut' : ''}`}>
      <span class="plate-art">
        <Picture play={props.play} card={object.card} class="picture" />
      </span>
      <span class="plate-name">{object.name}</span>
      <span class="plate-foot">
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
      </span>
      {(isGoal || isMission) && (
        <span class="plate-tag">{say(isShut ? 'wf.inactive' : isGoal ? 'wf.objective' : 'wf.mission')}</span>
      )}
    </Thing>
  );
}

function Aim(props: { hostile: SceneObject }) {
  const target = valueOf(props.hostile, 'target');
  if (target === 0) return null;
  const attacks = valueOf(props.hostile, 'attacks') > 0;
  const label = [saidOf(props.hostile, 'target'), saidOf(props.hostile, 'attacks')].filter(Boolean).join(', ');
  return (
    <span class={`aim ${attacks ? 'attacks' : ''}`} role="img" aria-label={label} title={label}>
      <Icon of={attacks ? 'aimed' : 'threat'} />
      <b>{target}</b>
    </span>
  );
}

function Hostile(props: Drawn) {
  const { object } = props;
  const isTarget = valueOf(object, 'is_target') > 0;
  const needed = valueOf(object, 'hits_needed');
  const roll = valueOf(object, 'die_needed') || valueOf(object, 'wounds_on');
  const [low, high] = [valueOf(object, 'cover'), valueOf(object, 'most_cover')];
  return (
    <Thing
      {...props}
      name={object.key}
      label={sentenceOf(object)}
      class={`hostile ${isTarget ? 'tint-goal' : 'tint-hostile'}`}
    >
      <span class="hostile-art">
        <Picture play={props.play} card={object.card} class="picture" />
      </span>
      <span class="hostile-name">{object.name}</span>
      <Aim hostile={object} />
      <span class="hostile-foot">
        <Reticles hostile={object} />
        <Marks
          object={object}
          of={[
            'is_marked',
            'is_fast',
            'is_engaged_side',
            'is_unrevealed',
            'door_hits',
            'to_alarm',
            'may_join',
            'will_fade',
          ]}
        />
        <Number icon="cover" text={spread(low, Math.max(low, high))} label={saidOf(object, 'cover')} />
        {markOf(object, 'most_range') && (
          <Number
            icon="range"
            text={spread(valueOf(object, 'least_range'), valueOf(object, 'most_range'))}
            label={saidOf(object, 'most_range')}
          />
        )}
        {roll > 0 && (
          <Number
            icon="wound"
            text={`${roll}+`}
            label={[saidOf(object, 'wounds_on'), saidOf(object, 'most_wounds')].join(', ')}
          />
        )}
        {needed > 0 && (
          <Number icon="hits" text={`${valueOf(object, 'hits')}/${needed}`} label={saidOf(object, 'hits_needed')} />
        )}
      </span>
    </Thing>
  );
}

function Other(props: Drawn) {
  const { object } = props;
  const kind = object.row === 'item' ? 'tint-gear' : object.row === 'event' ? 'tint-event' : 'tint-plain';
  return (
    <Thing {...props} name={object.key} label={sentenceOf(object)} class={`wf-chip ${kind}`}>
      <Picture play={props.play} card={object.card} class="picture" />
      <span>{object.name}</span>
    </Thing>
  );
}

/** A Soldier's counter on the path: who he is stands with the squad. */
function Token(props: Drawn & { n: number }) {
  const { object, n } = props;
  return (
    <Thing
      {...props}
      name={object.key}
      label={sentenceOf(object)}
      class={`token ${valueOf(object, 'actions') ? '' : 'is-spent'}`}
    >
      <span class="token-art">
        <Picture play={props.play} card={object.card} class="picture" />
        <b>{n}</b>
      </span>
      <span class="token-name">{object.name.split(' ').at(-1)}</span>
      <span class="token-state">
        <Number icon="health" text={valueOf(object, 'health')} label={saidOf(object, 'health')} />
        <Number icon="actions" text={valueOf(object, 'actions')} label={saidOf(object, 'actions')} />
        <Marks object={object} of={['suppress', 'attacked_by', 'is_engaged', 'is_hidden', 'is_down']} />
      </span>
    </Thing>
  );
}

/** More things than these stand beside each other in a wider column. */
const CROWD = 3;
/** From so many on they need two columns whatever lies beside them. */
const FULL = 5;

function Column(props: { play: Play; marking: Marking; space: Space }) {
  const { space, ...rest } = props;
  const n = space.hostiles.length + space.others.length;
  const crowd = n >= FULL ? 'is-crowded is-full' : n > CROWD ? 'is-crowded' : '';
  const room = n + space.soldiers.length === 0 ? 'is-bare' : crowd;
  return (
    <li class={`wf-space ${room}`}>
      <span class="space-number" aria-label={say('wf.space', { n: space.n })}>
        {space.n}
      </span>
      {space.location ? (
        <Plate {...rest} object={space.location} />
      ) : (
        <span class="plate is-empty">{say('wf.open')}</span>
      )}
      <div class="space-hostiles">
        {space.hostiles.map((object) => (
          <Hostile key={object.key} {...rest} object={object} />
        ))}
        {space.others.map((object) => (
          <Other key={object.key} {...rest} object={object} />
        ))}
      </div>
      <div class="space-soldiers">
        {space.soldiers.map((object) => (
          <Token key={object.key} {...rest} object={object} n={object.place + 1} />
        ))}
      </div>
    </li>
  );
}

export function WfPath(props: { play: Play; marking: Marking; spaces: Space[] }) {
  return (
    <ol class="wf-path" aria-label={say('wf.path')}>
      {props.spaces.map((space) => (
        <Column key={space.n} play={props.play} marking={props.marking} space={space} />
      ))}
    </ol>
  );
}
