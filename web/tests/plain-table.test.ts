// SPDX-License-Identifier: MIT
// plain-table.test.ts -- the plain table drawn: whatever has a name can be seen and clicked, with words for who does
// not see it; of any system, and with a board where there is one.
import { drawn, type Sheet } from './paper';
import { h, type ComponentChildren } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FrameProps } from '../src/table/frame';
import { optionsOf } from '../src/table/narrow';
import { PlainTable } from '../src/table/plain';
import type { Play, PlayState } from '../src/table/play';
import { chance, playOn, sitDown, type Tried } from './site';

let table: Tried;
beforeAll(async () => {
  table = await sitDown();
}, 60_000);

/** Nothing around it: tracks, board and hand, one below the other. */
const Bare = (props: FrameProps) =>
  h('div', {}, [props.tracks, props.children, props.hand] as ComponentChildren[]);

/** The table after so many choices, and what lies there. */
async function at(choices: number, ...args: string[]) {
  const opened = await table.ask('begin', ...args);
  await playOn(table, chance(3), choices);
  const scene = await table.ask('look');
  const state = { opened, scene, picked: [], marked: [], fresh: [], shown: null, beat: null, busy: false };
  const play = {
    table: { ask: table.ask },
    get: () => state as unknown as PlayState,
    subscribe: () => () => undefined,
  } as unknown as Play;
  return { scene, root: drawn(h(PlainTable, { play, frame: Bare, onLeave: () => undefined })) };
}

const keysIn = (root: Sheet): string[] => root.all().flatMap((sheet) => sheet.attributes.get('data-key') ?? []);
const named = (root: Sheet, key: string): Sheet | undefined =>
  root.all().find((sheet) => sheet.attributes.get('data-key') === key);

test.each([
  ['duel', '--seed', '7'],
  ['duel', '--seats', '4', '--seed', '9'],
  ['warfighter', '--mission', 'Dawn Raid', '--seed', '7'],
  ['heroes', '--scenario', 'The Cider Press', '--seed', '7'],
])('all that may be chosen in %s can be clicked on it', async (system, ...args) => {
  const { scene, root } = await at(4, '--system', system, ...args);
  const keys = keysIn(root);
  expect(new Set(keys).size).toBe(keys.length);
  const wanted = scene.objects.filter(({ key, id }) => id !== 0 && optionsOf(scene, [key]).length > 0);
  expect(wanted.map(({ key }) => key).filter((key) => !keys.includes(key))).toEqual([]);
  for (const { key } of wanted) expect(named(root, key)?.attributes.get('class')).toContain('can-pick');
  for (const key of keys) expect(named(root, key)?.childNodes[0]?.text).not.toBe('');
  expect(root.text).toContain(scene.turnText);
  expect(root.all().some(({ localName }) => localName === 'svg')).toBe(true);
});

test('faces of the duel come when the core has told them', async () => {
  const { scene, root } = await at(0, '--system', 'duel', '--seed', '7');
  const held = scene.objects.filter(({ sort, yours }) => sort === 'card' && yours);
  expect(held.length).toBe(5);
  const isThere = (key: string) => named(root, key)?.all().some(({ localName }) => localName === 'article');
  await vi.waitFor(() => expect(held.every(({ key }) => isThere(key))).toBe(true));
  for (const { key, name } of held) expect(named(root, key)?.text.toLowerCase()).toContain(name.toLowerCase());
  expect(named(root, 'seat.1')?.text).toContain('4 health');
});
