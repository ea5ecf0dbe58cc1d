// SPDX-License-Identifier: MIT
// look-icons.test.ts -- every icon that a pack or the interface names exists, and the legend explains every icon.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bodyOf, iconsOfPacks } from '../plugins/icons';
import { messagesOf } from '../plugins/words';
import { interfaceIcons } from '../src/look/icon-names';

describe('packs', () => {
  test.each(Object.entries(iconsOfPacks()))('%s', (_, names) => {
    expect(names.filter((name) => !bodyOf(name))).toEqual([]);
  });
});

test('the interface', () => {
  expect(Object.values(interfaceIcons).filter((name) => !bodyOf(name))).toEqual([]);
});

test('the legend', () => {
  const words = messagesOf(readFileSync(new URL('../../words/en.words', import.meta.url), 'utf8'));
  expect(Object.keys(interfaceIcons).filter((key) => !words[`web.icon.${key}`])).toEqual([]);
});
