// SPDX-License-Identifier: MIT
// odds.tsx -- how an option may come out: a strip beside its row, and the whole table of it.
import { say } from './say';
import type { Odds } from './types';

const percent = (share: number): string => (share > 0 && share < 5000 ? '<1' : String(Math.round(share / 10000)));

/** From nothing to the best or the worst, each grade in its own shade: the words and numbers stand beside them.  While
    they are counted their place is kept. */
export function OddsStrip(props: { odds: Odds | undefined; isBest?: boolean }) {
  const chances = props.odds?.chances ?? [];
  if (chances.length === 0) return <span class="odds-strip is-empty" />;
  return (
    <span class="odds-strip">
      <span class="bar" aria-hidden>
        {bestFirst(chances).map(({ chance, i }) => (
          <i key={i} class={`part step-${Math.abs(chance.grade)}`} style={{ flexGrow: chance.share }} />
        ))}
      </span>
      <small>{props.isBest ? say('odds.best', { odds: props.odds?.brief ?? '' }) : props.odds?.brief}</small>
    </span>
  );
}

/** In the order in which words tell them. */
const bestFirst = (chances: Odds['chances']) => chances.map((chance, i) => ({ chance, i })).reverse();

export function OddsTable(props: { odds: Odds }) {
  const { odds } = props;
  if (odds.chances.length === 0) return <p class="odds-whole">{odds.whole}</p>;
  return (
    <div class="odds-whole">
      <table aria-label={say('odds')}>
        <tbody>
          {bestFirst(odds.chances).map(({ chance, i }) => (
            <tr key={i}>
              <th scope="row">{chance.text}</th>
              <td class="odds-bar" aria-hidden>
                <i class={`step-${Math.abs(chance.grade)}`} style={{ width: `${chance.share / 10000}%` }} />
              </td>
              <td>{percent(chance.share)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{odds.whole}</p>
    </div>
  );
}
