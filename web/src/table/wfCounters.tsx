// SPDX-License-Identifier: MIT
// wfCounters.tsx -- small counters of warfighter that several places draw: health, Actions, Reticles, marks with icons.
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { Mark, type Tone } from '../look/mark';
import type { SceneObject } from './types';
import { markOf, saidOf, valueOf } from './wfScene';

/** Marks that are drawn with an icon wherever an object has them. */
const drawn: Readonly<Record<string, readonly [IconKey, Tone, 'n'?]>> = {
  suppress: ['suppressed', 'warn', 'n'],
  xp: ['xp', 'note', 'n'],
  attacked_by: ['aimed', 'bad', 'n'],
  is_engaged: ['engaged', 'bad'],
  is_hidden: ['hidden', 'good'],
  is_down: ['down', 'bad'],
  leaves_in: ['time', 'warn', 'n'],
  is_rescue: ['objective', 'good'],
  set_by: ['copies', 'note', 'n'],
  bodies: ['body', 'note', 'n'],
  fatigue: ['slow', 'warn', 'n'],
  stress: ['stress', 'bad', 'n'],
  is_empty: ['reload', 'bad'],
  is_jammed: ['jam', 'bad'],
  is_deployed: ['yes', 'good'],
  is_waiting: ['time', 'note'],
  is_fast: ['alarm', 'bad'],
  is_marked: ['objective', 'warn'],
  door_hits: ['entrance', 'note', 'n'],
  may_join: ['team', 'good'],
  will_fade: ['smoke', 'note'],
  is_engaged_side: ['engaged', 'bad'],
  is_unrevealed: ['hidden', 'note'],
  to_alarm: ['alarm', 'bad', 'n'],
  obstacle: ['no', 'warn'],
  offers: ['help', 'good'],
  reinforces: ['reinforce', 'bad'],
  smoke: ['smoke', 'note', 'n'],
};

export function Marks(props: { object: SceneObject; of: readonly string[] }) {
  return (
    <>
      {props.of.map((name) => {
        const mark = markOf(props.object, name);
        const how = drawn[name];
        if (!mark || mark.value === 0 || !how) return null;
        const [icon, tone, counts] = how;
        return (
          <Mark key={name} icon={icon} tone={tone} label={mark.text ?? name} {...(counts ? { n: mark.value } : {})} />
        );
      })}
    </>
  );
}

function Row(props: { icon: IconKey; states: readonly string[]; label: string; class: string }) {
  return (
    <span class={`row-of ${props.class}`} role="img" aria-label={props.label} title={props.label}>
      {props.states.map((state, i) => (
        <Icon key={i} of={props.icon} class={state} />
      ))}
    </span>
  );
}

const times = (n: number, state: string): string[] => Array.from({ length: Math.max(0, n) }, () => state);

export function Health(props: { soldier: SceneObject }) {
  const left = valueOf(props.soldier, 'health');
  const most = Math.max(left, valueOf(props.soldier, 'most_health'));
  const tone = left <= 1 ? 'low' : left < most ? 'hurt' : 'well';
  return (
    <Row
      icon="health"
      class={`health ${tone}`}
      label={saidOf(props.soldier, 'health')}
      states={[...times(left, 'full'), ...times(most - left, 'gone')]}
    />
  );
}

export function Actions(props: { soldier: SceneObject }) {
  const left = valueOf(props.soldier, 'actions');
  const label = saidOf(props.soldier, 'actions');
  return (
    <span class="row-of actions" role="img" aria-label={label} title={label}>
      {(left > 0 ? times(left, 'full') : ['gone']).map((state, i) => (
        <i key={i} class={`dot ${state}`} />
      ))}
    </span>
  );
}

/** The men of a Hostile card: able to act, Suppressed, killed. */
export function Reticles(props: { hostile: SceneObject }) {
  const { hostile } = props;
  const all = valueOf(hostile, 'reticles');
  const standing = valueOf(hostile, 'standing');
  const pinned = Math.min(standing, valueOf(hostile, 'suppress'));
  const label = ['reticles', 'standing', 'suppress']
    .map((name) => saidOf(hostile, name))
    .filter(Boolean)
    .join(', ');
  return (
    <span class="row-of reticles" role="img" aria-label={label} title={label}>
      {times(standing - pinned, 'full').map((_, i) => (
        <Icon key={`a${i}`} of="reticle" class="full" />
      ))}
      {times(pinned, 'pinned').map((_, i) => (
        <Icon key={`p${i}`} of="suppressed" class="pinned" />
      ))}
      {times(all - standing, 'dead').map((_, i) => (
        <Icon key={`d${i}`} of="killed" class="dead" />
      ))}
    </span>
  );
}

/** A number with its icon, and what it is in words. */
export function Number(props: { icon: IconKey; text: string | number; label: string }) {
  return (
    <span class="wf-number" title={props.label}>
      <Icon of={props.icon} label={props.label} /> {props.text}
    </span>
  );
}
