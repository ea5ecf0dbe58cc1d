// SPDX-License-Identifier: MIT
// rows.tsx -- what each did, in a table: ours, and theirs below it.
import { say } from '../words';
import type { DebriefData, DebriefRow } from './data';

function Side(props: { columns: DebriefData['columns']; rows: readonly DebriefRow[]; title?: string | undefined }) {
  return (
    <tbody>
      {props.title && (
        <tr class="debrief-side">
          <th colSpan={props.columns.length + 1} scope="rowgroup">
            {props.title}
          </th>
        </tr>
      )}
      {props.rows.map((row, i) => (
        <tr key={i}>
          <th scope="row">{row.name}</th>
          {props.columns.map(({ name }) => (
            <td key={name} class={row[name] === 0 ? 'zero' : ''}>
              {row[name]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function Rows(props: { of: DebriefData }) {
  const { columns, rows, rows_about: about } = props.of;
  const sides = [true, false]
    .map((ours) => ({ ours, of: rows.filter((row) => row.ours === ours) }))
    .filter(({ of }) => of.length > 0);
  if (sides.length === 0) return null;
  return (
    <section>
      <h3 id="debrief-rows">{say('debrief.rows')}</h3>
      <div class="debrief-rows" tabIndex={0} role="group" aria-labelledby="debrief-rows">
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
          {sides.map(({ ours, of }) => (
            <Side
              key={String(ours)}
              columns={columns}
              rows={of}
              title={sides.length > 1 ? say(ours ? 'debrief.ours' : 'debrief.theirs') : undefined}
            />
          ))}
        </table>
      </div>
      {about && <p class="small">{about}</p>}
    </section>
  );
}
