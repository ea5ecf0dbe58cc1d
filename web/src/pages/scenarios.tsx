// SPDX-License-Identifier: MIT
// scenarios.tsx -- choose a scenario of heroes: how hard, how long, how large, whose armies.
import { useState } from 'preact/hooks';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { FieldPicture, FieldSymbols } from './field';
import type { Scenario } from './goals';
import { hardest } from './missions';
import { has, Head, Search, Stars, titleOf, useAnswer, Waiting } from './parts';

/** Scenarios count to more than the stars of Missions: there is one scale. */
const most = 8;
export const starsOf = (difficulty: number): number => Math.ceil((Math.min(most, difficulty) * hardest) / most);

export function ScenariosPage(props: { table: Table }) {
  const [words, setWords] = useState('');
  const { answer, trouble } = useAnswer(() => props.table.json<Scenario[]>('list', 'scenarios', '--json'));
  /* What brings no armies is for those who build their own. */
  const found = (answer ?? [])
    .filter((s) => s.armies.length >= s.seats && has(words, s.name, s.pack, ...s.armies))
    .sort((a, b) => a.difficulty - b.difficulty || a.budget_a - b.budget_a);
  return (
    <>
      <Head page="scenarios">
        <p class="head-links">
          <a href={linkTo('army')}>{say('build.army.yours')}</a>
        </p>
        <Search words={words} set={setWords} found={found.length} />
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      <FieldSymbols />
      <ul class="tiles fields">
        {found.map((scenario) => (
          <li key={scenario.name}>
            <a class="row-link of-field" href={linkTo('scenario', scenario.name)}>
              <FieldPicture
                table={props.table}
                name={scenario.name}
                width={scenario.width}
                height={scenario.height}
                label=""
              />
              <strong>{titleOf(scenario.name)}</strong>
              <Stars n={starsOf(scenario.difficulty)} of={hardest} />
              <small>
                {say('scenario.about', {
                  rounds: scenario.rounds,
                  seats: scenario.seats,
                  width: scenario.width,
                  height: scenario.height,
                })}
              </small>
              <small class="sides">
                {scenario.armies.map(titleOf).join(' – ')}
                {scenario.budget_a > 0 && ` · ${say('scenario.choose')}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
