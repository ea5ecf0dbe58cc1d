// SPDX-License-Identifier: MIT
// drawings.ts -- portraits, tokens and scenes of the cards, drawn when the site is built, from what the core tells of
// the site's packs.  Those of a pack lie in a file of their own for each sort, loaded when one is to be seen.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pictures, type Sort } from '../drawing/pictures.mjs';
import type { CardData } from '../src/look/card-data';

const folder = fileURLToPath(new URL('../public/core/', import.meta.url));
const packs = fileURLToPath(new URL('../../packs', import.meta.url));
const sorts: readonly Sort[] = ['busts', 'tokens', 'scenes'];

/** All cards of the site, as the newest core tells them. */
export async function cardsOfSite(): Promise<CardData[]> {
  const { createEngine } = await import('../src/core/engine');
  const { memoryKeep } = await import('../src/core/keep');
  const engine = await createEngine(async (path) => new Uint8Array(await readFile(folder + path)), memoryKeep());
  const all: CardData[] = [];
  for (const system of ['warfighter', 'heroes']) {
    const ran = await engine.run(['pack', 'show', '--system', system, '--json']);
    if (ran.status !== 0) throw new Error(ran.err);
    all.push(...(JSON.parse(ran.out) as CardData[]));
  }
  return all;
}

/** Which drawings there may be, and how they are loaded. */
function indexModule(): string {
  const names = readdirSync(packs, { withFileTypes: true }).filter((one) => one.isDirectory());
  const rows = names.map(({ name }) => {
    const loads = sorts.map((sort) => `${sort}: () => import('virtual:drawings/${name}/${sort}')`);
    return `${JSON.stringify(name)}: { ${loads.join(', ')} }`;
  });
  return `export default { ${rows.join(',\n')} };`;
}

export function drawings(): Plugin {
  let drawn: Promise<ReturnType<typeof pictures>> | undefined;
  return {
    name: 'grognard-drawings',
    resolveId: (id) => (id.startsWith('virtual:drawings') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:drawings')) return undefined;
      const [, pack, sort] = id.split('/');
      if (!pack) return indexModule();
      drawn ??= cardsOfSite().then(pictures);
      /* One text is read faster than a thousand, by the build as by a browser. */
      const text = JSON.stringify((await drawn)[pack]?.[sort as Sort] ?? {});
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
