// SPDX-License-Identifier: MIT
// debug.tsx -- the core without a face: what is told, what is asked, and the options as buttons.  For whoever works on
// the core; nothing links to it.
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { systemNames } from '../systems';
import type { Scene, Told } from '../wire';
import { openTable } from './workerTable';

const table = openTable();

function Debug() {
  const [lines, setLines] = useState<string[]>([]);
  const [scene, setScene] = useState<Scene | null>(null);
  const [trouble, setTrouble] = useState('');

  async function follow(first: Told): Promise<void> {
    let told = first;
    for (;;) {
      const said = told.beats.map((beat) => beat.line ?? '').filter((line) => line !== '');
      setLines((before) => [...before, ...said]);
      if (told.now.doing === 'curtain') told = await table.ask('lift');
      else if (told.now.doing === 'others' || told.now.doing === 'alone') told = await table.ask('go');
      else break;
    }
    setScene(await table.ask('look'));
  }

  const attempt = (what: () => Promise<void>) => () => {
    what().catch((error: unknown) => setTrouble(String(error)));
  };
  const begin = (system: string) =>
    attempt(async () => {
      const opened = await table.ask('begin', '--system', system);
      setLines([opened.title, opened.about]);
      await follow(await table.ask('go'));
    });
  const take = (id: number) => attempt(async () => follow(await table.ask('take', id)));

  return (
    <>
      {systemNames.map((system) => (
        <button key={system} onClick={begin(system)}>
          {system}
        </button>
      ))}{' '}
      <button onClick={attempt(async () => follow(await table.ask('undo')))}>undo</button>
      <p role="alert">{trouble}</p>
      <pre>{lines.slice(-30).join('\n')}</pre>
      <p>{scene?.question}</p>
      <ol>
        {scene?.options.map((option) => (
          <li key={option.id}>
            <button onClick={take(option.id)}>{option.text}</button>
          </li>
        ))}
      </ol>
    </>
  );
}

const root = document.getElementById('app');
if (root) render(<Debug />, root);
