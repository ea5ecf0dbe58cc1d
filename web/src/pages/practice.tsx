// SPDX-License-Identifier: MIT
// practice.tsx -- where a game begins: is it one of practice, in which everything can be taken back?
import { useState } from 'preact/hooks';
import { taste } from '../taste';
import { say } from '../words';

/** As the settings have it, until somebody ticks it; what it adds to an address of a game. */
export function usePractice(): { query: Record<string, string>; tick: preact.JSX.Element } {
  const [practice, set] = useState(taste().back === 'all');
  return {
    query: { practice: practice ? '1' : '0' },
    tick: (
      <label class="tick practice">
        <input type="checkbox" checked={practice} onChange={(event) => set(event.currentTarget.checked)} />
        {say('practice')}
      </label>
    ),
  };
}
