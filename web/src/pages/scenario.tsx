// SPDX-License-Identifier: MIT
// scenario.tsx -- a scenario of heroes: the field, what decides it, whose side is led, and against whom.
import { linkToNew, trades } from '../build/trade';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { usePractice } from './begin';
import { FieldPicture, FieldSymbols } from './field';
import type { ReadyArmy, Scenario } from './goals';
import { hardest } from './missions';
import { Stars, titleOf, useAnswer, Waiting } from './parts';
import { starsOf } from './scenarios';

async function one(table: Table, name: string) {
  const [scenarios, armies, text] = await Promise.all([
    table.json<Scenario[]>('list', 'scenarios', '--json'),
    table.json<ReadyArmy[]>('list', 'armies', '--json'),
    table.run('board', name),
  ]);
  const terms = text.out.split('\n').slice(1);
  const end = terms.findIndex((line) => /^ +A B/.test(line)); // there the board begins, which the picture shows
  const scenario = scenarios.find((s) => s.name === name);
  const nationOf = (army: string) => armies.find((a) => a.name === army)?.nation ?? '';
  return {
    scenario,
    sides: (scenario?.armies ?? []).map((army) => ({ army, nation: nationOf(army) })),
    terms: terms.slice(0, end < 0 ? undefined : end).filter(Boolean),
  };
}

function Way(props: { link: string; icon: IconKey; title: string; about: string }) {
  return (
    <li>
      <a class="row-link play" href={props.link}>
        <Icon of={props.icon} />
        <strong>{props.title}</strong>
        <small>{props.about}</small>
      </a>
    </li>
  );
}

export function ScenarioPage(props: { table: Table; name: string }) {
  const { answer, trouble } = useAnswer(() => one(props.table, props.name), props.name);
  const practice = usePractice();
  const play = (query: Record<string, string>) =>
    linkTo('play', '', { system: trades.army.system, scenario: props.name, ...query, ...practice.query });
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo('scenarios')}>← {say('page.scenarios')}</a>
        </p>
        <h1>{titleOf(props.name)}</h1>
        {answer?.scenario && <Stars n={starsOf(answer.scenario.difficulty)} of={hardest} />}
      </div>
      <FieldSymbols />
      {!answer && <Waiting trouble={trouble} />}
      {answer && (
        <div class="two wide">
          <section>
            {answer.scenario && (
              <FieldPicture
                table={props.table}
                name={props.name}
                width={answer.scenario.width}
                height={answer.scenario.height}
                label={say('scenario.picture')}
              />
            )}
            <ul class="terms">
              {answer.terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section class="ways">
            {answer.sides.length > 0 && (
              <>
                <h2>{say('scenario.bot')}</h2>
                {practice.chosen}
                <ul class="tiles">
                  {answer.sides.map(({ army, nation }, seat) => (
                    <Way
                      key={seat}
                      link={play({ seat: String(seat) })}
                      icon="play"
                      title={say('scenario.lead', { nation: titleOf(nation) })}
                      about={titleOf(army)}
                    />
                  ))}
                  <Way
                    link={play({ watch: '1' })}
                    icon="overwatch"
                    title={say('scenario.watch')}
                    about={say('scenario.watch.about')}
                  />
                </ul>
                <h2>{say('scenario.people')}</h2>
                <ul class="tiles">
                  <Way
                    link={play({ curtain: '1' })}
                    icon="team"
                    title={say('scenario.hotseat')}
                    about={say('scenario.hotseat.about')}
                  />
                </ul>
              </>
            )}
            {answer.scenario && answer.scenario.budget_a > 0 && (
              <>
                <h2>{say('scenario.armies')}</h2>
                <ul class="tiles">
                  <Way
                    link={linkToNew(trades.army, props.name)}
                    icon="tank"
                    title={say('scenario.own')}
                    about={say('scenario.own.about', { n: answer.scenario.budget_a })}
                  />
                </ul>
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}
