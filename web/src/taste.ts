// SPDX-License-Identifier: MIT
// taste.ts -- how somebody likes the site: palette, size of text, clicks, practice, language, motion, sound.  Kept in
// the browser, put on the page.
import type { Kind } from './motion/effects';
import { languages, speak, spokenTo } from './words';

export const palettes = ['paper', 'dark', 'blue-orange', 'red-cyan'] as const;
export const sizes = ['small', 'usual', 'large', 'huge'] as const;
export const clicks = ['fair', 'two', 'one'] as const;
export const backs = ['fair', 'all'] as const;
export const motions = ['system', 'full', 'none'] as const;

export interface Taste {
  palette: (typeof palettes)[number];
  size: (typeof sizes)[number];
  /** How many do what was chosen: one, where it can be taken back; always two; one, unless something is lost. */
  clicks: (typeof clicks)[number];
  /** What can be taken back in games that begin: until something was learnt, or in games of practice everything. */
  back: (typeof backs)[number];
  motion: (typeof motions)[number];
  language: string;
  /** Kinds of motion that are not wanted. */
  still: readonly Kind[];
  sound: boolean;
  /** From 0 to 10. */
  volume: number;
}

const key = 'grognard.taste';
const percent: Record<Taste['size'], string> = { small: '87.5%', usual: '100%', large: '118%', huge: '140%' };

function ownPalette(): Taste['palette'] {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'paper';
}

export function readTaste(): Taste {
  const usual: Taste = {
    palette: ownPalette(),
    size: 'usual',
    clicks: 'fair',
    back: 'fair',
    motion: 'system',
    language: spokenTo(navigator.language.slice(0, 2)),
    still: [],
    sound: true,
    volume: 4,
  };
  try {
    const taste = { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Taste>) };
    return languages.includes(taste.language) ? taste : { ...taste, language: usual.language };
  } catch {
    return usual;
  }
}

let worn: Taste | undefined;

/** As it is now. */
export const taste = (): Taste => (worn ??= readTaste());

const slower = '(prefers-reduced-motion: reduce)';

/** Nothing is to move, by what is set here or by what the device says. */
export function isStill(): boolean {
  const { motion } = taste();
  return motion === 'none' || (motion === 'system' && matchMedia(slower).matches);
}

export const isMoving = (kind: Kind): boolean => !isStill() && !taste().still.includes(kind);

/** Put it on the page. */
export function wear(taste: Taste): void {
  if (!worn) matchMedia(slower).addEventListener('change', () => worn && wear(worn));
  worn = taste;
  const html = document.documentElement;
  html.dataset['palette'] = taste.palette;
  html.toggleAttribute('data-still', isStill());
  html.lang = taste.language;
  html.style.fontSize = percent[taste.size];
  speak(taste.language);
}

export function keepTaste(taste: Taste): void {
  wear(taste);
  try {
    localStorage.setItem(key, JSON.stringify(taste));
  } catch {
    /* a browser that keeps nothing */
  }
}
