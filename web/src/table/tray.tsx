// SPDX-License-Identifier: MIT
// tray.tsx -- the dice that were rolled last, with what they came to.
import { Die } from '../look/die';
import { say } from './say';
import type { PlayState } from './play';

export function Tray(props: { state: PlayState }) {
  const { roll } = props.state;
  if (!roll || roll.dice.length === 0) return null;
  return (
    <section class={`tray ${roll.isRead && !props.state.telling ? 'read' : ''}`} aria-label={say('tray')}>
      {roll.title && <h3>{roll.title}</h3>}
      <div class="tray-dice">
        {roll.dice.map((die, i) => (
          <figure key={`${roll.title}${i}${die.value}`}>
            <Die
              sides={die.sides}
              value={die.value}
              {...(die.outcome ? { outcome: die.outcome } : {})}
              thrown={props.state.telling && !die.outcome}
            />
            {die.needs ? (
              <figcaption>{say('tray.needs', { total: die.total ?? die.value, n: die.needs })}</figcaption>
            ) : null}
          </figure>
        ))}
      </div>
      {roll.lines.slice(-3).map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  );
}
