// SPDX-License-Identifier: MIT
// campaign.test.ts -- campaigns in the store of a browser: the program's own files, fought, reported, carried away and
// true.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaignOf } from '../src/files';
import { startOf } from '../src/pages/game';
import { parseRoute } from '../src/route';
import type { State, Told } from '../src/wire';
import { grognard, scratch } from './native';
import { sitDown, type Tried } from './site';

const folder = '/data/grognard/campaigns/valley';

async function begin(...more: string[]): Promise<Tried> {
  const table = await sitDown();
  const ran = await table.engine.run(['campaign', 'new', 'valley', 'From Hedge to Wall', '--seed', '11', ...more]);
  expect(ran.status).toBe(0);
  return table;
}

async function settle(table: Tried, first: Promise<Told>): Promise<State> {
  let told = await first;
  while (told.now.doing === 'alone' || told.now.doing === 'others') told = await table.ask('go');
  return told.now;
}

/** Four are hired; then what leads on. */
async function equip(table: Tried): Promise<void> {
  await table.ask('campaign', folder, '-');
  let now = await settle(table, table.ask('go'));
  for (let hired = 0; now.doing === 'asks'; ) {
    const { options, about } = await table.ask('look');
    expect(about).toContain('Resource Points');
    const hire = hired < 4 ? options.find(({ verb }) => verb === 'hire') : undefined;
    const on = options.find(({ verb }) => verb === 'go' || verb === 'enough');
    if (hire) hired++;
    now = await settle(table, table.ask('take', (hire ?? on)?.id ?? -1));
  }
  expect(now.doing).toBe('fields');
}

test('a campaign waits for its Mission, a bot fights it, and what came of it is told once', async () => {
  const table = await begin();
  await equip(table);
  const ready = await table.ask('sortie', folder, 'look');
  expect([ready.state, ready.number, ready.answers.map(({ sort }) => sort)]).toEqual([
    'ready',
    1,
    ['fight', 'bot', 'hand', 'option', 'option'],
  ]);
  expect((await table.ask('sortie', folder, 'fight')).state).toBe('fought');
  await expect(table.ask('sortie', folder, 'clear')).rejects.toThrow('cannot be done');
  expect((await table.ask('sortie', folder, 'take')).state).toBe('none');
  await expect(table.ask('sortie', folder, 'take')).rejects.toThrow('cannot be done');
  const opened = await table.ask('campaign', folder, '-');
  const { lines } = await table.ask('log', opened.from);
  expect(lines[0]?.text).toBe('Dawn Raid is a success.');
});

test('a Mission that is left in its middle goes on, and nobody can think again', async () => {
  const table = await begin();
  await equip(table);
  const opened = await table.ask('mission', folder);
  expect(campaignOf(opened.file)).toBe('valley');
  await settle(table, table.ask('go'));
  const [option] = (await table.ask('look')).options;
  await table.ask('take', option?.id ?? -1);
  const begun = await table.ask('sortie', folder, 'look');
  expect(begun.state).toBe('begun');
  expect(begun.answers.some(({ option }) => option === 'reconsider')).toBe(false);
  expect((await table.ask('mission', folder)).file).toBe(opened.file);
});

test('its report is typed, and can be taken back until it is closed', async () => {
  const table = await begin();
  await equip(table);
  await table.ask('campaign', folder, 'report');
  expect((await table.ask('look')).options.map(({ verb }) => verb)).toContain('success');
  const takes = async (verb: RegExp) => {
    const { options } = await table.ask('look');
    await settle(table, table.ask('take', options.find((one) => verb.test(one.verb))?.id ?? -1));
  };
  await takes(/success/);
  expect((await table.ask('sortie', folder, 'look')).state).toBe('byHand');
  await takes(/objective in space/);
  await takes(/fate/);
  expect((await table.ask('undo')).refused).toBeUndefined();
});

test('an exported campaign is true to the program, and one of the program is read here', async () => {
  const table = await begin();
  await equip(table);
  await table.ask('sortie', folder, 'fight');
  await table.ask('sortie', folder, 'take');
  const ran = await table.engine.run(['campaign', 'export', folder, '/home/valley.tar']);
  expect(ran.status).toBe(0);
  const box = table.engine.read('/home/valley.tar');
  const home = scratch();
  const file = join(home, 'valley.tar');
  writeFileSync(file, box);
  const natively = (...args: string[]) => grognard('campaign', ...args);
  process.env['XDG_DATA_HOME'] = home;
  natively('import', file, 'brought');
  expect(natively('verify', 'brought')).toContain('setup, dice and report agree; fought by the bot');
  for (const { path } of table.engine.list(folder)) await table.engine.remove(path);
  expect((await table.engine.run(['campaign', 'import', '/home/valley.tar', 'valley'])).status).toBe(0);
  expect((await table.engine.run(['campaign', 'verify', folder])).status).toBe(0);
});

test('a Mission of a campaign has an address', () => {
  expect(startOf(parseRoute('#/campaign/valley/mission'))).toEqual({ how: 'mission', folder });
  expect(startOf(parseRoute('#/campaign/valley'))).toBeUndefined();
  expect(campaignOf('/state/grognard/one.replay')).toBeUndefined();
});
