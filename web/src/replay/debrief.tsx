// SPDX-License-Identifier: MIT
// debrief.tsx -- what a recorded game came to: the outcome, what each did, where it turned (each a way there), dice.
import type { Table } from '../table';
import { say } from '../words';
import { actOf } from './moments';
import './debrief.css';

/** `grognard replay --debrief --json`. */
export interface DebriefData {
  outcome: string;
  why: string;
  decisions: number;
  columns: { name: string; label: string }[];
  rows_about?: string;
  rows: ({ name: string; ours: boolean } & Record<string, string | number | boolean>)[];
  turning_points: { decision: number; turn_text: string; change: number; text: string }[];
  ours: { dice: number; text: string };
  theirs: { dice: number; text: string };
  /** by decisions */
  tide: number[];
}

export async function readDebrief(table: Table, file: string): Promise<DebriefData> {
  const ran = await table.run('replay', '--debrief', '--json', file);
  if (ran.out === '') throw new Error(ran.err);
  return JSON.parse(ran.out) as DebriefData;
}

/** What each did, those of ours first. */
export function Rows(props: { of: DebriefData }) {
  const { columns, rows, rows_about: about } = props.of;
  if (rows.length === 0) return null;
  return (
    <>
      <div class="debrief-rows" tabIndex={0} role="group" aria-label={say('replay.rows')}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows]
              .sort((a, b) => Number(b.ours) - Number(a.ours))
              .map((row, i) => (
                <tr key={i} class={row.ours ? 'ours' : 'theirs'}>
                  <th scope="row">
                    {row.ours ? '' : '− '}
                    {row.name}
                  </th>
                  {columns.map(({ name }) => (
                    <td key={name} class={row[name] === 0 ? 'zero' : ''}>
                      {row[name]}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {about && <p class="small">{about}</p>}
    </>
  );
}

const signed = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

function Turning(props: { of: DebriefData; decisions: readonly number[]; act: number; go: (act: number) => void }) {
  return (
    <ol class="turning" data-arrows="y">
      {props.of.turning_points.map((point) => {
        const act = actOf(props.decisions, point.decision);
        return (
          <li key={point.decision}>
            <button
              type="button"
              class={point.change < 0 ? 'bad' : 'good'}
              aria-current={act === props.act ? 'step' : undefined}
              onClick={() => props.go(act)}
            >
              <b>{signed(point.change)}</b>
              <span>
                <small>{say('replay.point', { turn: point.turn_text, n: point.decision })}</small>
                {point.text}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function Debrief(props: {
  of: DebriefData;
  decisions: readonly number[];
  act: number;
  go: (act: number) => void;
}) {
  const { of } = props;
  return (
    <div class="debrief-all">
      <p class="debrief-outcome">{of.outcome}</p>
      {of.why && <p>{of.why}</p>}
      {of.turning_points.length > 0 && <h3>{say('replay.turning')}</h3>}
      <Turning {...props} />
      <Rows of={of} />
      {[of.ours, of.theirs].map((side, i) => side.dice > 0 && <p key={i}>{side.text}</p>)}
    </div>
  );
}
