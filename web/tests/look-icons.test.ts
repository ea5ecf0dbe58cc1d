// SPDX-License-Identifier: MIT
// look-icons.test.ts -- every icon that a pack or the interface names exists, and the legend explains every icon.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutWoff } from '../plugins/fonts';
import { bodyOf, iconsOfPacks, sheetsOf } from '../plugins/icons';
import { messagesOf } from '../plugins/words';
import { interfaceIcons } from '../src/look/icon-names';

describe('packs', () => {
  test.each(Object.entries(iconsOfPacks()))('%s', (_, names) => {
    expect(names.filter((name) => !bodyOf(name))).toEqual([]);
  });
});

test('every icon lies in one sheet, and in one only', () => {
  const byPack = iconsOfPacks();
  const all = Object.values(sheetsOf(byPack)).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(Object.values(byPack).flat().filter((name) => bodyOf(name) && !all.includes(name))).toEqual([]);
});

test('a typeface has one file', () => {
  expect(withoutWoff("url(a.woff2) format('woff2'), url(a.woff) format('woff')")).toBe("url(a.woff2) format('woff2')");
});

test('the interface', () => {
  expect(Object.values(interfaceIcons).filter((name) => !bodyOf(name))).toEqual([]);
});

test('the legend', () => {
  const words = messagesOf(readFileSync(new URL('../../words/en.words', import.meta.url), 'utf8'));
  expect(Object.keys(interfaceIcons).filter((key) => !words[`web.icon.${key}`])).toEqual([]);
});
