// SPDX-License-Identifier: MIT
// rules-aid.tsx -- the sequence of play and the tables of each Setting, as sheets that can be printed.
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { useAnswer, Waiting } from './parts';
import { askPage, type AidPage } from './rules-ask';

function Ids(props: { rules: string }) {
  const ids = props.rules.split(/, */).filter(Boolean);
  return (
    <small class="where">
      {ids.map((id, i) => (
        <>
          {i > 0 && ', '}
          <a key={id} href={linkTo('rules', id)}>
            {id}
          </a>
        </>
      ))}
    </small>
  );
}

function Steps(props: { lines: AidPage['parts'][number]['lines'] }) {
  return (
    <ol>
      {props.lines.map((line, i) => (
        <li key={i}>
          {line.line} <Ids rules={line.rules} />
        </li>
      ))}
    </ol>
  );
}

function Figures(props: { lines: AidPage['parts'][number]['lines'] }) {
  return (
    <table>
      <tbody>
        {props.lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.figure}</th>
            <td>
              {line.line} <Ids rules={line.rules} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sheet(props: { page: AidPage }) {
  const { page } = props;
  return (
    <article class="aid">
      <h2>{[page.title, page.setting].filter(Boolean).join(', ')}</h2>
      {page.parts.map(({ part, lines }) => (
        <section key={part}>
          <h3>{part}</h3>
          {page.page === 'sequence' ? <Steps lines={lines} /> : <Figures lines={lines} />}
        </section>
      ))}
    </article>
  );
}

export function AidPages(props: { table: Table; page: string; system: string; setting: string }) {
  const page = props.page === 'sequence' ? 'sequence' : 'aid';
  const { answer, trouble } = useAnswer(
    () => askPage(props.table, page, props.system, props.setting),
    `${page} ${props.system} ${props.setting}`,
  );
  if (!answer) return <Waiting trouble={trouble} />;
  return (
    <div class="aids">
      <button type="button" class="no-print" onClick={() => print()}>
        {say('rules.print')}
      </button>
      {answer.map((one) => (
        <Sheet key={`${one.system} ${one.setting}`} page={one} />
      ))}
    </div>
  );
}
