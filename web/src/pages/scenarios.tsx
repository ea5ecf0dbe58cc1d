// SPDX-License-Identifier: MIT
// scenarios.tsx -- choose a scenario of heroes, the side that is led, and who leads the other.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { has, Head, Search, Stars, titleOf, useAnswer, Waiting } from './parts';

/** A row of `grognard list scenarios --json`. */
interface Scenario {
  name: string;
  pack: string;
  seats: number;
  rounds: number;
  difficulty: number;
  width: number;
  height: number;
  budget_a: number;
}

const HARDEST = 6;

export function ScenariosPage(props: { table: Table }) {
  const [words, setWords] = useState('');
  const { answer, trouble } = useAnswer(() => props.table.json<Scenario[]>('list', 'scenarios', '--json'));
  const found = (answer ?? [])
    .filter((s) => has(words, s.name, s.pack))
    .sort((a, b) => a.difficulty - b.difficulty || a.budget_a - b.budget_a);
  return (
    <>
      <Head page="scenarios">
        <Search words={words} set={setWords} found={found.length} />
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      <ul class="tiles">
        {found.map((scenario) => (
          <li key={scenario.name}>
            <a class="row-link" href={linkTo('scenario', scenario.name)}>
              <strong>{titleOf(scenario.name)}</strong>
              <Stars n={scenario.difficulty} of={HARDEST} />
              <span class="facts">
                <span title={say('icon.time')}>
                  <Icon of="time" />
                  {scenario.rounds}
                </span>
              </span>
              <small>
                {say('scenario.about', {
                  rounds: scenario.rounds,
                  seats: scenario.seats,
                  width: scenario.width,
                  height: scenario.height,
                })}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

async function one(table: Table, name: string) {
  const [scenarios, text, picture] = await Promise.all([
    table.json<Scenario[]>('list', 'scenarios', '--json'),
    table.run('board', name),
    table.run('board', '--svg', '-', name),
  ]);
  const terms = text.out.split('\n').slice(1);
  const end = terms.findIndex((line) => /^ +A B/.test(line)); // there the board begins, which the picture shows
  return {
    scenario: scenarios.find((s) => s.name === name),
    terms: terms.slice(0, end < 0 ? undefined : end).filter(Boolean),
    picture: picture.status === 0 ? picture.out : '',
  };
}

function Side(props: { scenario: string; query: Record<string, string>; title: string; about: string }) {
  return (
    <li>
      <a
        class="row-link play"
        href={linkTo('play', '', { system: 'heroes', scenario: props.scenario, ...props.query })}
      >
        <Icon of="play" />
        <strong>{props.title}</strong>
        <small>{props.about}</small>
      </a>
    </li>
  );
}

export function ScenarioPage(props: { table: Table; name: string }) {
  const { answer, trouble } = useAnswer(() => one(props.table, props.name), props.name);
  const seats = Array.from({ length: answer?.scenario?.seats ?? 0 }, (_, seat) => seat);
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo('scenarios')}>← {say('page.scenarios')}</a>
        </p>
        <h1>{titleOf(props.name)}</h1>
      </div>
      {!answer && <Waiting trouble={trouble} />}
      {answer && (
        <div class="two wide">
          <section>
            {answer.picture && (
              <img
                class="board-picture"
                alt={say('scenario.picture')}
                src={`data:image/svg+xml,${encodeURIComponent(answer.picture)}`}
              />
            )}
            <ul class="terms">
              {answer.terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{say('scenario.sides')}</h2>
            <ul class="tiles">
              {seats.map((seat) => (
                <Side
                  key={seat}
                  scenario={props.name}
                  query={{ seat: String(seat) }}
                  title={say('scenario.seat', { n: seat + 1 })}
                  about={
                    answer.terms
                      .find((line) => line.startsWith(`Player ${seat + 1}, `))
                      ?.replace(/^[^,]*, /, '') ?? say('scenario.seat.about')
                  }
                />
              ))}
              <Side
                scenario={props.name}
                query={{ curtain: '1' }}
                title={say('scenario.hotseat')}
                about={say('scenario.hotseat.about')}
              />
            </ul>
          </section>
        </div>
      )}
    </>
  );
}
