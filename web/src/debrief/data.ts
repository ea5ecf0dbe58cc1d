// SPDX-License-Identifier: MIT
// data.ts -- what a game came to, as the program tells it.
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../table';

export interface TurningPoint {
  decision: number;
  turn_text: string;
  /** of the tide: above 0 it was good for us */
  change: number;
  text: string;
}

export interface SideDice {
  dice: number;
  /** how far off fair dice they fell */
  standard_errors: number;
  text: string;
}

export type DebriefRow = { name: string; ours: boolean } & Record<string, string | number | boolean>;

/** `grognard replay --debrief --json`. */
export interface DebriefData {
  outcome: string;
  why: string;
  decisions: number;
  columns: { name: string; label: string }[];
  rows_about?: string;
  rows: DebriefRow[];
  turning_points: TurningPoint[];
  ours: SideDice;
  theirs: SideDice;
  /** by decisions */
  tide: number[];
}

async function readDebrief(table: Table, file: string): Promise<DebriefData> {
  const ran = await table.run('replay', '--debrief', '--json', file);
  if (ran.out === '') throw new Error(ran.err);
  return JSON.parse(ran.out) as DebriefData;
}

/** It comes when it comes; a game that cannot be played again has none.  `game`: the file may be that of another. */
export function useDebrief(table: Table, file: string | undefined, game?: unknown): DebriefData | undefined {
  const [debrief, setDebrief] = useState<DebriefData>();
  useEffect(() => {
    setDebrief(undefined);
    let here = true;
    if (file) readDebrief(table, file).then((of) => here && setDebrief(of), () => undefined);
    return () => {
      here = false;
    };
  }, [file, game]);
  return debrief;
}
