// SPDX-License-Identifier: MIT
// start.tsx -- the first page: one sentence, and a game in one click.
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { useAnswer, Waiting } from './parts';
import type { Kept } from './games';

interface Quick {
  system: string;
  mission?: string;
  team?: string;
  scenario?: string;
}

/** The link of a quick game. */
function linkOf(quick: Quick): string {
  const { system, mission, team, scenario } = quick;
  return linkTo(
    'play',
    '',
    scenario ? { system, scenario } : { system, mission: mission ?? '', team: team ?? '' },
  );
}

async function begin(table: Table) {
  const seed = String(Math.floor(Math.random() * 1e9));
  const [quick, kept] = await Promise.all([
    table.json<Quick[]>('list', 'quick', '--json', '--seed', seed),
    table.json<Kept[]>('list', 'games', '--json'),
  ]);
  const mission = quick.find((one) => one.mission);
  const battle = quick.find((one) => one.scenario);
  return { mission, battle, last: kept.find((game) => game.end === 'goes on') };
}

/** Kinds of card that stand for the game beside a Mission, the first of each in its pack. */
const shownKinds = ['action', 'weapon', 'hostile'];

async function shownWith(table: Table, mission: string): Promise<CardData[]> {
  const show = (...cards: string[]) =>
    table.json<CardData[]>('pack', 'show', '--json', '--system', 'warfighter', ...cards);
  const [own] = await show(mission);
  const pack = own?.id.split(':')[0] ?? '';
  const all = await table.json<{ kind: string; id: string }[]>('pack', 'list', '--json', pack);
  const first = shownKinds.flatMap((kind) => all.find((card) => card.kind === kind)?.id ?? []);
  return [...(own ? [own] : []), ...(await show(...first.map((id) => `${pack}:${id}`)))];
}

/** It comes when it comes: nobody waits for it to play. */
function Fan(props: { table: Table; mission: string }) {
  const { answer } = useAnswer(() => shownWith(props.table, props.mission), props.mission);
  return <>{answer?.map((card) => <Card key={card.id} card={card} />)}</>;
}

function Choice(props: {
  link: string;
  icon: 'mission' | 'tank' | 'lesson' | 'play';
  title: string;
  about: string;
  first?: boolean;
}) {
  return (
    <a class={`choice ${props.first ? 'first' : ''}`} href={props.link}>
      <Icon of={props.icon} />
      <strong>{props.title}</strong>
      <span>{props.about}</span>
    </a>
  );
}

export function StartPage(props: { table: Table }) {
  const { answer, trouble } = useAnswer(() => begin(props.table));
  const lesson = {
    link: linkTo('lesson', 'wf-moving'),
    icon: 'lesson' as const,
    title: say('start.lesson'),
    about: say('start.lesson.about'),
  };
  return (
    <div class="start">
      <section class="hero">
        <div class="words">
          <h1>{say('start.title')}</h1>
          <p class="lead">{say('start.lead')}</p>
          {!answer && <Waiting trouble={trouble} />}
          {answer && (
            <div class="choices">
              {answer.last && (
                <Choice
                  first
                  link={linkTo('game', answer.last.file)}
                  icon="play"
                  title={say('start.go-on')}
                  about={say('start.go-on.about', {
                    about: answer.last.about,
                    turn: answer.last.turn + 1,
                  })}
                />
              )}
              {answer.mission && (
                <Choice
                  first={!answer.last}
                  link={linkOf(answer.mission)}
                  icon="mission"
                  title={say('start.mission')}
                  about={say('start.mission.about', {
                    mission: answer.mission.mission ?? '',
                    team: answer.mission.team ?? '',
                  })}
                />
              )}
              {answer.battle && (
                <Choice
                  link={linkOf(answer.battle)}
                  icon="tank"
                  title={say('start.battle')}
                  about={say('start.battle.about', {
                    scenario: answer.battle.scenario ?? '',
                  })}
                />
              )}
              <Choice {...lesson} />
            </div>
          )}
        </div>
        <div class="fan" aria-hidden="true">
          {answer?.mission?.mission && <Fan table={props.table} mission={answer.mission.mission} />}
        </div>
      </section>
      <section class="promises">
        {(['legal', 'odds', 'undo', 'kept'] as const).map((what) => (
          <div key={what}>
            <Icon
              of={({ legal: 'yes', odds: 'odds', undo: 'undo', kept: 'log' } as const)[what]}
            />
            <h2>{say(`start.${what}`)}</h2>
            <p>{say(`start.${what}.about`)}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
