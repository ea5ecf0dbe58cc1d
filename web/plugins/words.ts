// SPDX-License-Identifier: MIT
// words.ts -- the messages of the site (`web.` in words/*.words), by language and key, so that a page can speak before
// the core is loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../words', import.meta.url));

/** The messages of the site in one catalogue. */
export function messagesOf(text: string): Record<string, string> {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const match = /^(web\.[\w.-]+) = ?(.*)$/.exec(line);
      return match ? [[match[1] ?? '', match[2] ?? ''] as const] : [];
    }),
  );
}

export function words(): Plugin {
  return {
    name: 'grognard-words',
    resolveId: (id) => (id === 'virtual:words' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:words') return undefined;
      const files = readdirSync(folder).filter((name) => name.endsWith('.words'));
      const all = files.map((name) => [
        name.slice(0, -'.words'.length),
        messagesOf(readFileSync(`${folder}/${name}`, 'utf8')),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}
