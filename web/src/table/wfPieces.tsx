// SPDX-License-Identifier: MIT
// wfPieces.tsx -- what stands on the path: Hostiles with as many figures as they have men, Soldiers with what is so
// with them, and whatever else lies there.  A piece is a figure and a plate below it; pips on the plate repeat what
// the figures show, so that colour is never alone.
import { Standing } from '../look/face';
import { Icon } from '../look/icon';
import { sentenceOf, type Shared } from './pieces';
import { Thing } from './thing';
import type { SceneObject } from './types';
import { useCard } from './use';
import { Best } from './wfAim';
import { Actions, Health, Marks, Number, Reticles } from './wfCounters';
import { markOf, saidOf, valueOf } from './wfScene';

export interface Drawn extends Shared {
  object: SceneObject;
}

export const spread = (low: number, high: number): string => (low === high ? `${high}` : `${low}\u2013${high}`);

/** More are not drawn: the pips have the number. */
const MOST = 4;

function Figures(props: Drawn & { states: readonly string[] }) {
  const card = useCard(props.play, props.object.card);
  const states = props.states.slice(0, MOST);
  return (
    <span class={`figures of-${states.length}`}>
      {card && states.map((state, i) => <Standing key={i} card={card} class={`figure ${state}`} />)}
    </span>
  );
}

const times = (n: number, state: string): string[] => Array.from({ length: Math.max(0, n) }, () => state);

function menOf(hostile: SceneObject): string[] {
  const standing = valueOf(hostile, 'standing');
  const pinned = Math.min(standing, valueOf(hostile, 'suppress'));
  const dead = valueOf(hostile, 'reticles') - standing;
  const all = [...times(standing - pinned, 'full'), ...times(pinned, 'pinned'), ...times(dead, 'dead')];
  return all.length > 0 ? all : ['full'];
}

/** Whom it aims at. */
function Aim(props: { hostile: SceneObject }) {
  const target = valueOf(props.hostile, 'target');
  if (target === 0) return null;
  const attacks = valueOf(props.hostile, 'attacks') > 0;
  const label = [saidOf(props.hostile, 'target'), saidOf(props.hostile, 'attacks')].filter(Boolean).join(', ');
  return (
    <span class={`aim ${attacks ? 'attacks' : ''}`} role="img" aria-label={label} title={label}>
      <b>{target}</b>
    </span>
  );
}

const hostileMarks = [
  'is_marked',
  'is_fast',
  'is_engaged_side',
  'is_unrevealed',
  'door_hits',
  'to_alarm',
  'may_join',
  'will_fade',
];

export function Hostile(props: Drawn) {
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
      <Figures {...props} states={menOf(object)} />
      <Aim hostile={object} />
      <span class="chance-at">
        <Best play={props.play} object={object} />
      </span>
      <span class="badges">
        <Marks object={object} of={hostileMarks} />
      </span>
      <span class="piece-plate">
        <Reticles hostile={object} />
        <span class="piece-name">{object.name}</span>
        <span class="piece-stats">
          <Number icon="cover" text={spread(low, Math.max(low, high))} label={saidOf(object, 'cover')} />
          {markOf(object, 'most_range') && (
            <Number
              icon="range"
              text={spread(valueOf(object, 'least_range'), valueOf(object, 'most_range'))}
              label={saidOf(object, 'most_range')}
            />
          )}
          {roll > 0 && (
            <span class="roll" title={[saidOf(object, 'wounds_on'), saidOf(object, 'most_wounds')].join(', ')}>
              {roll}+
            </span>
          )}
          {needed > 0 && (
            <Number icon="hits" text={`${valueOf(object, 'hits')}/${needed}`} label={saidOf(object, 'hits_needed')} />
          )}
        </span>
      </span>
    </Thing>
  );
}

export function Other(props: Drawn) {
  const { object } = props;
  const kind = object.row === 'item' ? 'tint-gear' : object.row === 'event' ? 'tint-event' : 'tint-plain';
  return (
    <Thing {...props} name={object.key} label={sentenceOf(object)} class={`hostile is-other ${kind}`}>
      <Figures {...props} states={['full']} />
      <span class="piece-plate">
        <span class="piece-name">{object.name}</span>
      </span>
    </Thing>
  );
}

/** Of more hearts than these one sees the number at once. */
const HEARTS = 8;

export function Token(props: Drawn & { n: number; isOpen: boolean }) {
  const { object, n } = props;
  const isDown = valueOf(object, 'is_down') > 0;
  const aimed = valueOf(object, 'attacked_by');
  const most = Math.max(valueOf(object, 'health'), valueOf(object, 'most_health'));
  const states = [
    'tint-soldier',
    props.isOpen && 'is-chosen',
    isDown && 'is-down',
    !valueOf(object, 'actions') && 'is-spent',
  ];
  return (
    <Thing
      {...props}
      name={object.key}
      label={sentenceOf(object)}
      class={`token ${states.filter(Boolean).join(' ')}`}
    >
      <Figures {...props} states={['full']} />
      <b class="disc">{n}</b>
      {aimed > 0 && (
        <span class="aimed" title={saidOf(object, 'attacked_by')}>
          <Icon of="aimed" label={saidOf(object, 'attacked_by')} />
          {aimed}
        </span>
      )}
      <span class="badges">
        <Marks object={object} of={['is_engaged', 'is_hidden', 'is_down']} />
      </span>
      <span class="piece-plate">
        <span class="piece-name">{object.name.split(' ').at(-1)}</span>
        {most > HEARTS ? (
          <Number icon="health" text={valueOf(object, 'health')} label={saidOf(object, 'health')} />
        ) : (
          <Health soldier={object} />
        )}
        <span class="piece-acts">
          <Actions soldier={object} />
          <Marks object={object} of={['suppress']} />
        </span>
      </span>
    </Thing>
  );
}
