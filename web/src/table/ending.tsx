// SPDX-License-Identifier: MIT
// ending.tsx -- how a game ended: who has won and why, the numbers of everyone, and its debrief.
import { useEffect, useState } from 'preact/hooks';
import { say } from './say';
import { Dialog } from './dialogs';
import type { Play } from './play';
import type { Result } from './types';

interface ScoreTable {
  columns: string[];
  rows: { name: string; cells: Map<string, number> }[];
  single: { kind: string; amount: number; name: string }[];
}

/** Kinds that several have become columns; the others stand alone. */
function tableOf(result: Result): ScoreTable {
  const count = new Map<string, number>();
  for (const score of result.scores) count.set(score.kind, (count.get(score.kind) ?? 0) + 1);
  const isColumn = (kind: string) => (count.get(kind) ?? 0) > 1;
  const columns = [...count.keys()].filter(isColumn);
  const rows: ScoreTable['rows'] = [];
  for (const score of result.scores.filter((one) => isColumn(one.kind))) {
    const name = score.name ?? say('seat', { n: score.seat + 1 });
    let row = rows.find((one) => one.name === name && !one.cells.has(score.kind));
    if (!row) rows.push((row = { name, cells: new Map() }));
    row.cells.set(score.kind, score.amount);
  }
  const single = result.scores
    .filter((one) => !isColumn(one.kind))
    .map(({ kind, amount, name }) => ({ kind, amount, name: name ?? '' }));
  return { columns, rows, single };
}

function Scores(props: { result: Result }) {
  const { columns, rows, single } = tableOf(props.result);
  return (
    <>
      <ul class="score-list">
        {single.map((score, i) => (
          <li key={i}>
            {score.kind}
            {score.name && ` (${score.name})`} <b>{score.amount}</b>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <div class="scores" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((kind) => (
                  <th key={kind} scope="col">
                    {kind}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={i}>
                  <th scope="row">{row.name}</th>
                  {columns.map((kind) => (
                    <td key={kind}>{row.cells.get(kind) ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

export interface EndingProps {
  play: Play;
  result: Result;
  onClose: () => void;
  onLeave: () => void;
  onAgain?: (() => void) | undefined;
}

export function Ending(props: EndingProps) {
  const { play, result } = props;
  const [debrief, setDebrief] = useState('');
  const file = play.get().now?.file;
  useEffect(() => {
    if (file)
      void play.table.run('replay', file, '--debrief').then((ran) => setDebrief(ran.status === 0 ? ran.out : ''));
  }, [file]);
  return (
    <Dialog title={say(result.won ? 'end.won' : result.over ? 'end.lost' : 'end')} onClose={props.onClose} wide>
      <div class={`ending ${result.won ? 'won' : 'lost'}`}>
        <p class="ending-text">{result.text}</p>
        {result.ending && <p class="flavour">{result.ending}</p>}
        {result.next && <p>{say('end.next', { name: result.next })}</p>}
        <Scores result={result} />
        {debrief && (
          <details open>
            <summary>{say('end.debrief')}</summary>
            <pre class="debrief" tabIndex={0}>
              {debrief}
            </pre>
          </details>
        )}
        <p class="buttons">
          {props.onAgain && (
            <button type="button" class="do" onClick={props.onAgain}>
              {say('end.again')}
            </button>
          )}
          <button type="button" class="do plain" onClick={props.onLeave}>
            {say('end.leave')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
