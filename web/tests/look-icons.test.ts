// SPDX-License-Identifier: MIT
// look-icons.test.ts -- every icon that a pack or the interface names exists, and the legend explains every icon.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutWoff } from '../plugins/fonts';
import { bodyOf, iconsOfPacks, sheetsOf } from '../plugins/icons';
import { slimPath } from '../plugins/slim';
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

test('a path is drawn with tenths, and goes where it went', () => {
  expect(slimPath('m163.512 22.754l-68.178 170.16h136.356z')).toBe('m163.5 22.8l-68.2 170.1h136.4z');
  expect(slimPath('M.04 1.06a5.04 5 0 011.5.52')).toBe('M0 1.1a5 5 0 0 1 1.5.5');
  const steps = slimPath(`m0 0${'h.04'.repeat(100)}`).split('h').slice(1);
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(4, 1);
  expect(() => slimPath('m1 2x')).toThrow();
});

test('the interface', () => {
  expect(Object.values(interfaceIcons).filter((name) => !bodyOf(name))).toEqual([]);
});

test('the legend', () => {
  const words = messagesOf(readFileSync(new URL('../../words/en.words', import.meta.url), 'utf8'));
  expect(Object.keys(interfaceIcons).filter((key) => !words[`web.icon.${key}`])).toEqual([]);
});
