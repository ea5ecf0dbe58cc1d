// SPDX-License-Identifier: MIT
// words.ts -- the messages of the site (`web.` in words/*.words), by language and key, so that a page can speak before
// the core is loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../words', import.meta.url));

/** All messages of a catalogue. */
function allOf(text: string): (readonly [string, string])[] {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  return lines.flatMap((line) => {
    const match = /^([\w.-]+) = ?(.*)$/.exec(line);
    return match ? [[match[1] ?? '', match[2] ?? ''] as const] : [];
  });
}

/** The messages of the site in one catalogue. */
export function messagesOf(text: string): Record<string, string> {
  return Object.fromEntries(allOf(text).filter(([key]) => key.startsWith('web.')));
}

/** Does it say all that English says, at the table too? */
export function isWhole(text: string, english: string): boolean {
  const keys = new Set(allOf(text).map(([key]) => key));
  return allOf(english).every(([key]) => keys.has(key));
}

export function words(): Plugin {
  return {
    name: 'grognard-words',
    resolveId: (id) => (id === 'virtual:words' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:words') return undefined;
      const files = readdirSync(folder).filter((name) => name.endsWith('.words'));
      const texts = files.map(
        (name) => [name.slice(0, -'.words'.length), readFileSync(`${folder}/${name}`, 'utf8')] as const,
      );
      const english = texts.find(([name]) => name === 'en')?.[1] ?? '';
      const all = texts.map(([name, text]) => [name, messagesOf(text)]);
      const whole = texts.filter(([, text]) => isWhole(text, english)).map(([name]) => name);
      const spoken = JSON.stringify(Object.fromEntries(all));
      return `export const whole = ${JSON.stringify(whole)};\nexport default ${spoken};`;
    },
  };
}
