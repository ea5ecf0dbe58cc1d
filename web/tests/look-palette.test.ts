// SPDX-License-Identifier: MIT
// look-palette.test.ts -- in every palette, what is written can be read: a contrast of 4.5 or more (WCAG AA).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/look/palette.css', import.meta.url), 'utf8');

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

const paper = colours(/:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
const palettes: Record<string, Record<string, string>> = { paper };
for (const m of css.matchAll(/data-palette='([\w-]+)'\] \{([^}]*)\}/g))
  palettes[m[1] ?? ''] = { ...paper, ...colours(m[2] ?? '') };

function light(hex: string): number {
  const part = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const kinds = [
  'soldier',
  'weapon',
  'gear',
  'skill',
  'action',
  'hostile',
  'place',
  'mission',
  'goal',
  'event',
  'stress',
  'contract',
  'watch',
  'plain',
];
const pairs: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'paper-low'],
  ['ink', 'desk'],
  ['ink-low', 'paper'],
  ['ink-low', 'paper-low'],
  ['link', 'paper'],
  ['accent', 'paper'],
  ['good', 'paper'],
  ['on-gold', 'gold'],
  ...kinds.map((k): [string, string] => ['on-kind', k]),
  ...['bad', 'good', 'note', 'warn'].map((k): [string, string] => ['on-mark', `mark-${k}`]),
  ...[1, 2, 3, 4].map((n): [string, string] => ['on-faction', `faction-${n}`]),
];

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  test.each(pairs)('%s on %s', (ink, ground) => {
    expect(contrast(palette[ink] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test('there are four', () => expect(Object.keys(palettes)).toHaveLength(4));
