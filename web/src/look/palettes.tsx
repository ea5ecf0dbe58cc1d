// SPDX-License-Identifier: MIT
// palettes.tsx -- the choice of colours, kept from visit to visit.
import { useState } from 'preact/hooks';
import { say } from '../words';

export const palettes = ['paper', 'dark', 'blue-orange', 'red-cyan'] as const;
export type Palette = (typeof palettes)[number];
const place = 'grognard-palette';

const isPalette = (name: string | null | undefined): name is Palette => palettes.some((p) => p === name);

function use(name: Palette): void {
  document.documentElement.dataset['palette'] = name;
}

/** What the address asks for, or was chosen before, or suits the machine. */
export function recallPalette(): Palette {
  const asked = new URLSearchParams(location.search).get('palette');
  const kept = localStorage.getItem(place);
  const machine = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'paper';
  const name = isPalette(asked) ? asked : isPalette(kept) ? kept : machine;
  use(name);
  return name;
}

export function Palettes() {
  const [now, set] = useState<Palette>(recallPalette);
  const choose = (name: Palette) => {
    use(name);
    localStorage.setItem(place, name);
    set(name);
  };
  return (
    <div class="palettes" role="group" aria-label={say('palette')}>
      {palettes.map((name) => (
        <button key={name} type="button" class="button" aria-pressed={name === now} onClick={() => choose(name)}>
          {say(`palette.${name}`)}
        </button>
      ))}
    </div>
  );
}
