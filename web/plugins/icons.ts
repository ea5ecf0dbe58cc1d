// SPDX-License-Identifier: MIT
// icons.ts -- only the icons that are used go into the site: those of the interface in one module, those that the cards
// of a pack name in a module of that pack, which is loaded when one of its cards is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { interfaceIcons } from '../src/look/icon-names';
import { otherNames } from '../src/look/other-names';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const packs = fileURLToPath(new URL('../../packs', import.meta.url));
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** Of each pack's folder, the icons that its cards name: `icon = "..."`, and whatever else in quotes is an icon's name,
 * for packs hand it to functions of theirs. */
export function iconsOfPacks(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const folder of readdirSync(packs, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    const names = new Set<string>();
    for (const file of readdirSync(`${packs}/${folder.name}`).filter((name) => name.endsWith('.lua'))) {
      const text = readFileSync(`${packs}/${folder.name}/${file}`, 'utf8');
      for (const match of text.matchAll(/(\bicon\s*=\s*)?"([a-z0-9-]+)"/g)) {
        const name = match[2] ?? '';
        if (match[1] || bodyOf(name)) names.add(name);
      }
    }
    found[folder.name] = [...names].sort();
  }
  return found;
}

/** What is drawn for a name, or nothing if the set has no such icon. */
export function bodyOf(name: string): string | undefined {
  const own = otherNames[name] ?? name;
  return (set.icons[own] ?? set.icons[set.aliases?.[own]?.parent ?? ''])?.body;
}

function moduleOf(names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const body = bodyOf(name);
    return body ? [[name, body] as const] : [];
  });
  return `export default ${JSON.stringify(Object.fromEntries(rows))};`;
}

export function icons(): Plugin {
  return {
    name: 'grognard-icons',
    resolveId: (id) => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:icons')) return undefined;
      const which = id.slice('\0virtual:icons/'.length);
      const byPack = iconsOfPacks();
      if (which === 'interface') return moduleOf(Object.values(interfaceIcons));
      if (which !== 'packs') return moduleOf(byPack[which] ?? []);
      const rows = Object.keys(byPack)
        .filter((name) => byPack[name]?.length)
        .map((name) => `${JSON.stringify(name)}: () => import('virtual:icons/${name}')`);
      return `export default { ${rows.join(', ')} };`;
    },
  };
}
