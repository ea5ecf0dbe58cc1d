// SPDX-License-Identifier: MIT
// end.tsx -- how a campaign ended: the level, its chart, how the points came, numbers over all Missions, and a text to
// share; and the log sheet, on paper.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from '../words';
import { linkTo } from '../route';
import { MissionHead } from './chronicle';
import type { Saga } from './data';

const [WIDE, HIGH, EDGE] = [600, 180, 24] as const;

/** Points behind each Mission, with where the levels begin. */
function Timeline(props: { saga: Saga }) {
  const { mission, level } = props.saga;
  const fought = mission.filter(({ state }) => state !== 'now');
  const from = level.map((one) => one.from).filter((n) => n > -999);
  const most = Math.max(1, ...from, ...fought.map(({ points }) => points));
  const least = Math.min(0, ...fought.map(({ points }) => points));
  const x = (i: number) => EDGE + (i * (WIDE - 2 * EDGE)) / Math.max(1, fought.length);
  const y = (n: number) => HIGH - EDGE - ((n - least) * (HIGH - 2 * EDGE)) / (most - least);
  const path = [`M${x(0)} ${y(0)}`, ...fought.map(({ points }, i) => `L${x(i + 1)} ${y(points)}`)].join('');
  const said = fought.map(({ number, name, points }) => `${number}. ${name}: ${points}`).join('; ');
  return (
    <svg class="timeline" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={said}>
      {from.map((n) => (
        <g key={n} class="level-line">
          <line x1={EDGE} x2={WIDE - EDGE} y1={y(n)} y2={y(n)} />
          <text x={WIDE - EDGE + 4} y={y(n) + 4}>
            {n}
          </text>
        </g>
      ))}
      <path d={path} />
      {fought.map(({ points, turning, number }, i) => (
        <g key={number} class={turning ? 'is-turning' : ''}>
          <circle cx={x(i + 1)} cy={y(points)} r={turning ? 7 : 4} />
          <text x={x(i + 1)} y={HIGH - 6}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

const sums = ['missions', 'won', 'kills', 'wounds', 'lost', 'by_bot', 'by_hand', 'turns', 'choices'] as const;

/** What is passed on: lines of text, whoever reads them. */
function textOf(saga: Saga): string {
  const reached = [...saga.level].reverse().find((level) => level.reached);
  return [
    `${saga.sheet}: ${saga.standing}`,
    reached ? say('campaign.reached', { level: reached.name }) : '',
    ...saga.mission.map(({ number, name, state, gained }) => {
      const how = say(`campaign.ended.${state.replace(' ', '-')}`);
      return `${number}. ${name}: ${how}${gained ? `, ${say('campaign.gained', { n: gained })}` : ''}`;
    }),
    saga.person.some(({ here }) => !here)
      ? say('campaign.fallen', {
          list: saga.person
            .filter(({ here }) => !here)
            .map(({ name }) => name)
            .join(', '),
        })
      : '',
    saga.practice ? say('campaign.practice') : say('campaign.ironman'),
  ]
    .filter(Boolean)
    .join('\n');
}

export function EndPage(props: { saga: Saga }) {
  const { saga } = props;
  const [copied, setCopied] = useState(false);
  const reached = [...saga.level].reverse().find((level) => level.reached);
  const text = textOf(saga);
  return (
    <div class="campaign-end">
      <section class={`reached ${saga.won ? 'is-won' : 'is-lost'}`}>
        <Icon of={saga.won ? 'points' : 'body'} />
        <h2>{reached?.name ?? say(saga.won ? 'games.end.won' : 'games.end.lost')}</h2>
        <p>{saga.standing}</p>
        {reached?.story && <blockquote class="story">{reached.story}</blockquote>}
      </section>
      {saga.mission.length > 0 && (
        <section>
          <h2>{say('campaign.timeline')}</h2>
          <Timeline saga={saga} />
        </section>
      )}
      <div class="between">
        <section>
          <h2>{say('campaign.levels')}</h2>
          <ol class="levels">
            {saga.level.map((level) => (
              <li key={level.name} class={level === reached ? 'is-reached' : ''}>
                <b>{level.from > -999 ? level.from : '–'}</b> {level.name}
                {level === reached && <Icon of="yes" label={say('campaign.levels.here')} />}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{say('campaign.sums')}</h2>
          <dl class="sums">
            {sums
              .filter((what) => saga.sums[what] > 0)
              .map((what) => (
                <div key={what}>
                  <dt>{say(`campaign.sums.${what.replace('_', '-')}`)}</dt>
                  <dd>{saga.sums[what]}</dd>
                </div>
              ))}
          </dl>
        </section>
      </div>
      <section>
        <h2>{say('campaign.share')}</h2>
        <pre class="share-text" tabIndex={0}>
          {text}
        </pre>
        <p class="acts">
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            <Icon of="share" /> {say(copied ? 'campaign.copied' : 'campaign.copy')}
          </button>
          <a class="button" href={linkTo('campaigns')}>
            {say('campaign.another')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** The log sheet: all that was, and room for what comes, for whoever plays with cardboard. */
export function SheetPage(props: { saga: Saga }) {
  const { saga } = props;
  return (
    <div class="log-sheet">
      <p class="acts no-print">
        <button type="button" class="strong" onClick={() => window.print()}>
          <Icon of="print" /> {say('print.go')}
        </button>
      </p>
      <h2>{saga.sheet || saga.title}</h2>
      <p>{saga.standing}</p>
      <div class="wide-box" tabIndex={0} role="region" aria-label={say('campaign.roster')}>
        <table>
          <thead>
            <tr>
              {(['name', 'is', 'health', 'missions', 'kills', 'points', 'has'] as const).map((head) => (
                <th key={head} scope="col">
                  {say(`campaign.sheet.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {saga.person.map((person, i) => (
              <tr key={i}>
                <th scope="row">{person.name}</th>
                <td>{person.is}</td>
                <td>{person.here ? `${person.health - person.wounds}/${person.health}` : ''}</td>
                <td>{person.missions}</td>
                <td>{person.kills}</td>
                <td>{person.points || ''}</td>
                <td>{person.has.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol class="sheet-missions">
        {saga.mission.map((mission) => (
          <li key={mission.number}>
            <MissionHead mission={mission} />
          </li>
        ))}
        {saga.stage
          .filter(({ state }) => state === 'ahead')
          .map(({ name }, i) => (
            <li key={`ahead${i}`} class="to-write">
              <b>{name}</b>
            </li>
          ))}
      </ol>
    </div>
  );
}
