// SPDX-License-Identifier: MIT
// art.ts -- the symbols of which pictures of a battlefield are put together, as the program draws them: taken out
// of one of its pictures in docs/heroes, so that they are drawn once.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function art(): Plugin {
  return {
    name: 'grognard-art',
    resolveId: (id) => (id === 'virtual:art' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:art') return undefined;
      const svg = readFileSync(new URL('../../docs/heroes/farmhouse.svg', import.meta.url), 'utf8');
      const defs = /<defs>([\s\S]*?)<\/defs>/.exec(svg)?.[1] ?? '';
      return `export default ${JSON.stringify(defs)};`;
    },
  };
}
