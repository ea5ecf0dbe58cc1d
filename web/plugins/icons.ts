// SPDX-License-Identifier: MIT
// icons.ts -- only the icons that are used go into the site, each of them once: those of the interface in one sheet,
// every other in the sheet of the first pack whose cards name it.  A sheet is loaded when one of its icons is drawn.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { interfaceIcons } from '../src/look/icon-names';
import { otherNames } from '../src/look/other-names';
import { slim } from './slim';

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

/** Packs in the order in which they take icons into their sheets: those that are played first, so that a first game
 * loads one sheet; then any other. */
const firstPacks = ['wwii-europe', 'wwii-expansions', 'wwii-pacific'];

/** The sheets: which icons lie in each.  None lies in two. */
export function sheetsOf(byPack: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const sheets: Record<string, string[]> = { interface: [...new Set(Object.values(interfaceIcons))] };
  const taken = new Set(sheets['interface']);
  for (const pack of [...firstPacks, ...Object.keys(byPack).filter((name) => !firstPacks.includes(name)).sort()]) {
    const own = (byPack[pack] ?? []).filter((name) => !taken.has(name) && bodyOf(name));
    own.forEach((name) => taken.add(name));
    if (own.length > 0) sheets[pack] = own;
  }
  return sheets;
}

function sheetModule(names: readonly string[]): string {
  return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, slim(bodyOf(name) ?? '')])))};`;
}

/** Where each icon lies, and how its sheet is loaded. */
function indexModule(sheets: Readonly<Record<string, readonly string[]>>): string {
  const rows = Object.entries(sheets)
    .filter(([sheet]) => sheet !== 'interface')
    .map(([sheet, names]) => `[${JSON.stringify(names.join(' '))}, () => import('virtual:icons/${sheet}')]`);
  return `export default [${rows.join(', ')}];`;
}

export function icons(): Plugin {
  return {
    name: 'grognard-icons',
    resolveId: (id) => (id.startsWith('virtual:icons') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:icons')) return undefined;
      const which = id.slice('\0virtual:icons/'.length);
      const sheets = sheetsOf(iconsOfPacks());
      return which === 'sheets' ? indexModule(sheets) : sheetModule(sheets[which] ?? []);
    },
  };
}
