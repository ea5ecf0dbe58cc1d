// SPDX-License-Identifier: MIT
// tray.tsx -- the dice that were rolled last, with what they came to.
import { useState } from 'preact/hooks';
import { Die } from '../look/die';
import { Icon } from '../look/icon';
import { isMoving } from '../taste';
import { objectNamed } from './narrow';
import { say } from './say';
import { paces } from './settings';
import type { PlayState } from './play';
import type { Roll } from './roll';

export function Tray(props: { state: PlayState }) {
  const { roll } = props.state;
  const [closed, setClosed] = useState<Roll | null>(null);
  if (!roll || roll.dice.length === 0 || roll === closed) return null;
  const { scene } = props.state;
  const roller = scene && roll.who[0] ? objectNamed(scene, roll.who[0]) : undefined;
  const isTheirs = roller !== undefined && !roller.yours && !roller.allied;
  return (
    <section class={`tray ${isTheirs ? 'theirs' : ''}`} aria-label={say('tray')}>
      <button type="button" class="panel-close" aria-label={say('tray.close')} onClick={() => setClosed(roll)}>
        <Icon of="no" />
      </button>
      {roll.title && <h3>{roll.title}</h3>}
      <div class="tray-dice" style={{ '--die-time': `${0.85 * paces[props.state.settings.pace]}ms` }}>
        {roll.dice.map((die, i) => (
          <figure key={`${roll.title}${i}${die.value}`}>
            <Die
              sides={die.sides}
              value={die.value}
              {...(die.outcome ? { outcome: die.outcome } : {})}
              thrown={props.state.telling && !die.outcome && isMoving('dice')}
            />
            {die.needs ? (
              <figcaption>{say('tray.needs', { total: die.total ?? die.value, n: die.needs })}</figcaption>
            ) : die.by && die.by !== roll.dice[i - 1]?.by ? (
              <figcaption>{die.by}</figcaption>
            ) : null}
          </figure>
        ))}
      </div>
      {[...roll.lines.slice(-3), ...roll.besides].map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  );
}
