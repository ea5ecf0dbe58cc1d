// SPDX-License-Identifier: MIT
// wfSquad.tsx -- the sheet of one Soldier, the one whose turn it is to be looked at: his health, Actions, what is so
// with him, and what he carries.  The others stand on the path with the same in small.
import { Bust } from '../look/face';
import { say } from './say';
import { Picture, sentenceOf, type Shared } from './pieces';
import { Thing } from './thing';
import type { SceneObject } from './types';
import { useCard } from './use';
import { Does } from './wfAim';
import { Actions, Health, Marks, Number } from './wfCounters';
import { markOf, saidOf, valueOf, type Trooper } from './wfScene';

/** With more than these, what only lies in the pack is an icon. */
const NAMED = 4;

function Gear(props: Shared & { item: SceneObject; isSmall: boolean }) {
  const { item } = props;
  const sort = valueOf(item, 'item_sort');
  const own = sort === 1 ? 'tint-weapon' : sort === 3 ? 'tint-skill' : 'tint-gear';
  const tint = item.row === 'item' ? own : 'tint-watch';
  const counts = markOf(item, 'ammo') ? 'ammo' : 'uses';
  const left = markOf(item, counts);
  const isEmpty = valueOf(item, 'is_empty') || valueOf(item, 'is_jammed');
  const classes = [tint, isEmpty && 'is-empty', props.isSmall && 'is-small'].filter(Boolean).join(' ');
  return (
    <Thing {...props} name={item.key} label={sentenceOf(item)} class={`wf-chip ${classes}`}>
      <Picture play={props.play} card={item.card} class="picture" />
      {!props.isSmall && <span class="chip-name">{item.name}</span>}
      {left && <Number icon={counts} text={left.value} label={left.text ?? ''} />}
      <Marks object={item} of={['is_empty', 'is_jammed', 'is_deployed']} />
    </Thing>
  );
}

const soldierMarks = [
  'xp',
  'suppress',
  'attacked_by',
  'is_engaged',
  'is_hidden',
  'is_down',
  'set_by',
  'bodies',
  'leaves_in',
  'is_rescue',
  'fatigue',
  'stress',
  'is_waiting',
];

export function WfSheet(props: Shared & { trooper: Trooper }) {
  const { trooper, ...rest } = props;
  const { soldier, gear } = trooper;
  const card = useCard(props.play, soldier.card);
  const isWeapon = (item: SceneObject) => item.row === 'item' && valueOf(item, 'item_sort') === 1;
  const isSmall = (item: SceneObject) => gear.length > NAMED && item.row === 'item' && !isWeapon(item);
  const sorted = [...gear.filter(isWeapon), ...gear.filter((item) => !isWeapon(item))];
  const own = soldier.marks.filter((mark) => mark.name === 'counter' && mark.text);
  return (
    <section class="wf-sheet" aria-label={say('wf.sheet', { name: soldier.name })}>
      <Thing {...rest} name={soldier.key} label={sentenceOf(soldier)} class="soldier tint-soldier">
        <span class="soldier-art">
          {card && <Bust card={card} class="picture" />}
          <b class="disc">{trooper.n}</b>
        </span>
        <span class="soldier-head">
          <span class="soldier-name">{soldier.name}</span>
          <Actions soldier={soldier} />
        </span>
        <span class="soldier-life">
          <Health soldier={soldier} />
          <Number icon="cover" text={valueOf(soldier, 'cover')} label={saidOf(soldier, 'cover')} />
          <Number icon="movement" text={valueOf(soldier, 'movement')} label={saidOf(soldier, 'movement')} />
          <Marks object={soldier} of={soldierMarks} />
        </span>
      </Thing>
      <div class="soldier-gear">
        {sorted.map((item) => (
          <Gear key={item.key} {...rest} item={item} isSmall={isSmall(item)} />
        ))}
        <Does play={props.play} soldier={soldier} />
        {own.map((mark) => (
          <span key={mark.index ?? 0} class="counter-text">
            {mark.text}
          </span>
        ))}
      </div>
    </section>
  );
}
