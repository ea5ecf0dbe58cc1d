// SPDX-License-Identifier: MIT
// drive.ts -- a campaign as it is played between its Missions: what it asks, what was told, and the Mission it waits
// for.
//
// What always holds: what is shown was read from its files; a Mission that is over is taken at once, but in practice,
// where it may be fought again.
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../table';
import type { Option, Result, Scene, Sortie, State, Told } from '../wire';
import { folderOf } from './data';

export interface Driven {
  now?: State;
  /** What is asked. */
  scene?: Scene;
  /** The Mission it waits for. */
  sortie?: Sortie;
  result?: Result;
  /** All that was told, and which lines of it were news when it was opened. */
  log: readonly string[];
  news: readonly [number, number?];
}

export interface Drive extends Driven {
  busy: boolean;
  trouble: string;
  take(option: Option): void;
  undo(): void;
  /** What can be done about its Mission: `fight`, `take`, `clear`, `choose` with an option. */
  about(what: string, ...more: string[]): void;
  /** Its report is typed. */
  type(): void;
}

/** What needs nobody is done. */
async function settle(table: Table, first: Told): Promise<State> {
  let told = first;
  while (told.now.doing === 'alone' || told.now.doing === 'others') told = await table.ask('go');
  return told.now;
}

async function told(table: Table, folder: string, now: State, news: Driven['news']): Promise<Driven> {
  const log = (await table.ask('log', 0)).lines.map(({ text }) => text);
  const driven = { now, log, news };
  if (now.doing === 'over') return { ...driven, result: await table.ask('result') };
  if (now.doing === 'fields') return { ...driven, sortie: await table.ask('sortie', folder, 'look') };
  return { ...driven, scene: await table.ask('look') };
}

async function open(table: Table, folder: string, how: string): Promise<Driven> {
  const opened = await table.ask('campaign', folder, how);
  const now = await settle(table, await table.ask('go'));
  const driven = await told(table, folder, now, [opened.from, now.lines]);
  const { sortie } = driven;
  if (sortie?.state !== 'fought' || (sortie.practice && sortie.opens)) return driven;
  await table.ask('sortie', folder, 'take');
  return open(table, folder, '-');
}

export function useDrive(table: Table, name: string): Drive {
  const folder = folderOf(name);
  const [driven, setDriven] = useState<Driven>({ log: [], news: [0] });
  const [busy, setBusy] = useState(true);
  const [trouble, setTrouble] = useState('');
  const work = (doing: Promise<Driven>) => {
    setBusy(true);
    setTrouble('');
    doing
      .then(setDriven, (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
      .then(() => setBusy(false));
  };
  useEffect(() => work(open(table, folder, '-')), [folder]);
  const after = async (step: Promise<Told>) => {
    const done = await step;
    if (done.refused) throw new Error(done.refused);
    return told(table, folder, await settle(table, done), driven.news);
  };
  return {
    ...driven,
    busy,
    trouble,
    take: (option) => work(after(table.ask('take', option.id))),
    undo: () => work(after(table.ask('undo'))),
    about: (what, ...more) =>
      work(table.ask('sortie', folder, what, ...more).then(() => open(table, folder, '-'))),
    type: () => work(open(table, folder, 'report')),
  };
}
