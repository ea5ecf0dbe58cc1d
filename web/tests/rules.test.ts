// SPDX-License-Identifier: MIT
// rules.test.ts -- the rules page's questions to the real core: the same that tests/cli/rules.sh asks the program, with
// the same rules among the first five of their system.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askPage, askRules, askSettings, bringRows, bySystem, chaptersOf } from '../src/pages/rules-ask';
import type { Table } from '../src/table';
import { sitDown } from './site';

const text = readFileSync(new URL('../../tests/cli/rules-questions.tsv', import.meta.url), 'utf8');
const questions = text
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** What pages need of a table: to run commands. */
async function openTable(): Promise<Table> {
  const { engine } = await sitDown();
  const run: Table['run'] = (...args) => engine.run(args);
  const json: Table['json'] = async (...args) => JSON.parse((await run(...args)).out) as never;
  const table = { run, json, write: (path, bytes) => engine.write(path, bytes) } as Table;
  const rows = readFileSync(new URL('../src/reference.tsv', import.meta.url));
  await bringRows(table, () => Promise.resolve(new Uint8Array(rows)));
  return table;
}

test('plain questions find their rules', async () => {
  const table = await openTable();
  expect(questions.length).toBeGreaterThanOrEqual(24);
  for (const [question = '', ids = ''] of questions) {
    const { rows } = await askRules(table, question, '', '');
    const first = bySystem(rows).flatMap((one) => one.rows.slice(0, 5).map((rule) => rule.id));
    for (const id of ids.split(', ')) expect(first, question).toContain(id);
  }
}, 60_000);

test('every row stands in a chapter', async () => {
  const table = await openTable();
  const { rows } = await askRules(table, '', '', '');
  const says = readFileSync(new URL('../../docs/rules/says.tsv', import.meta.url), 'utf8');
  const ids = says.trim().split('\n').slice(1).map((line) => line.split('\t')[0]);
  expect(new Set(rows.map((rule) => rule.id))).toEqual(new Set(ids));
  expect(chaptersOf(rows).every((chapter) => chapter.title && chapter.rows.length > 0)).toBe(true);
});

test('nothing found is an answer, with what may be meant', async () => {
  const table = await openTable();
  const found = await askRules(table, 'supprezz', '', '');
  expect(found.rows).toEqual([]);
  expect(found.near).toMatch(/^suppress/);
});

test('each Setting has its sequence of play and its tables', async () => {
  const table = await openTable();
  const settings = await askSettings(table);
  expect(settings.length).toBeGreaterThanOrEqual(7);
  for (const { name, title } of settings)
    for (const page of ['sequence', 'aid']) {
      const [sheet] = await askPage(table, page, '', name);
      expect(sheet?.setting).toBe(title);
      expect(sheet?.parts.length).toBeGreaterThan(2);
    }
}, 60_000);
