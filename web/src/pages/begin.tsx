// SPDX-License-Identifier: MIT
// begin.tsx -- where a game begins: is it one of practice, in which everything can be taken back, and who plays it?
import { useState } from 'preact/hooks';
import { taste } from '../taste';
import { say } from '../words';
import { Select } from './select';

/** What is chosen, as an address of a game says it, and where it is chosen. */
export interface Begin {
  query: Record<string, string>;
  chosen: preact.JSX.Element;
}

/** As the settings have it, until somebody ticks it. */
export function usePractice(): Begin {
  const [practice, set] = useState(taste().back === 'all');
  return {
    query: { practice: practice ? '1' : '0' },
    chosen: (
      <label class="tick practice">
        <input type="checkbox" checked={practice} onChange={(event) => set(event.currentTarget.checked)} />
        {say('practice')}
      </label>
    ),
  };
}

/** Who plays a Mission: the player every Soldier, the bot some of them, or the bot all. */
const players: Readonly<Record<string, Record<string, string>>> = {
  alone: {},
  'with-bot': { seats: '2', seat: '0', bot: 'heuristic' },
  'looks-on': { watch: '1', bot: 'heuristic' },
};

/** Practice and who plays, beside each other. */
export function useMission(): Begin {
  const practice = usePractice();
  const [who, set] = useState('alone');
  return {
    query: { ...practice.query, ...players[who] },
    chosen: (
      <div class="begin-how">
        <Select
          label={say('who')}
          value={who}
          of={Object.keys(players).map((value) => ({ value, text: say(`who.${value}`) }))}
          set={set}
        />
        {practice.chosen}
      </div>
    ),
  };
}

/** Which side of a battle the player leads; the bot has the others. */
export function useSide(sides: readonly string[]): Begin {
  const [seat, set] = useState('0');
  return {
    query: { seat },
    chosen: (
      <Select
        label={say('side')}
        value={seat}
        of={sides.map((text, i) => ({ value: String(i), text }))}
        set={set}
      />
    ),
  };
}
