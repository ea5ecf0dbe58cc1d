// SPDX-License-Identifier: MIT
// chart.tsx -- a table of a card, as a printed chart: what one looks a number up by stands in the dark row.
import type { CardField } from './card-data';

const kill = 99;
const cell = (column: string, n: number): string =>
  column === 'wounds' && n === kill ? 'KIA' : column === 'roll' || column === 'points' ? `${n}+` : String(n);

/** Rows of three numbers as a square of them: by the first down, by the second across. */
function Square(props: { field: CardField; columns: string[]; rows: number[][] }) {
  const [down = '', across = '', what = ''] = props.columns;
  const first = [...new Set(props.rows.map((r) => r[0] ?? 0))];
  const second = [...new Set(props.rows.map((r) => r[1] ?? 0))].sort((a, b) => a - b);
  /* A row counts from its roll on, until the next. */
  const holds = (r: number[], b: number) => (across === 'roll' ? (r[1] ?? 0) <= b : r[1] === b);
  const at = (a: number, b: number) =>
    props.rows.filter((r) => r[0] === a && holds(r, b)).sort((r, s) => (s[1] ?? 0) - (r[1] ?? 0))[0]?.[2];
  return (
    <table class="chart">
      <thead>
        <tr>
          <th scope="col">{across}</th>
          {second.map((n) => (
            <th key={n} scope="col">
              {cell(across, n)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {first.map((a) => (
          <tr key={a}>
            <th scope="row">
              {down} {a}
            </th>
            {second.map((b) => {
              const n = at(a, b);
              return <td key={b}>{n === undefined ? '\u2013' : cell(what, n)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column of the table is a row of the chart. */
function Lying(props: { field: CardField; columns: string[]; rows: number[][] }) {
  const [head = '', ...others] = props.columns;
  return (
    <table class="chart">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {props.rows.map((r, i) => (
            <th key={i} scope="col">
              {cell(head, r[0] ?? 0)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map((column, c) => (
          <tr key={column}>
            <th scope="row">{column}</th>
            {props.rows.map((r, i) => (
              <td key={i}>{cell(column, r[c + 1] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One row alone: its columns across, the field's name before them. */
function Single(props: { field: CardField; columns: string[]; rows: number[][] }) {
  return (
    <table class="chart">
      <thead>
        <tr>
          <th scope="col" />
          {props.columns.map((c) => (
            <th key={c} scope="col">
              {c}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{props.field.label}</th>
          {props.columns.map((c, i) => (
            <td key={c}>{props.rows[0]?.[i] ?? ''}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export function Chart(props: { field: CardField }) {
  const { columns = [], rows = [] } = props.field;
  if (rows.length === 1 && columns.length > 3) return <Single field={props.field} columns={columns} rows={rows} />;
  const square =
    columns.length === 3 && columns[0] !== 'range' && new Set(rows.map((r) => r[0])).size < rows.length;
  const Drawn = square || columns[1] === 'roll' ? Square : Lying;
  return <Drawn field={props.field} columns={columns} rows={rows} />;
}
