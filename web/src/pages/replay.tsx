// SPDX-License-Identifier: MIT
// replay.tsx -- what a recorded game came to: its debrief, as the program tells it.
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { useAnswer, Waiting } from './parts';

async function debrief(table: Table, file: string): Promise<string> {
  const ran = await table.run('replay', '--debrief', file);
  if (ran.status > 1) throw new Error(ran.err || ran.out);
  return ran.out;
}

export function ReplayPage(props: { table: Table; file: string }) {
  const { answer, trouble } = useAnswer(() => debrief(props.table, props.file), props.file);
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo('games')}>← {say('page.games')}</a>
        </p>
        <h1>{say('replay.debrief')}</h1>
        <p>
          <a class="button strong" href={linkTo('game', props.file)}>
            {say('replay.table')}
          </a>
        </p>
      </div>
      {answer === undefined ? (
        <Waiting trouble={trouble} />
      ) : (
        <pre class="debrief" tabIndex={0}>
          {answer}
        </pre>
      )}
    </>
  );
}
