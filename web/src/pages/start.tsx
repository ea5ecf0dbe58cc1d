// SPDX-License-Identifier: MIT
// start.tsx -- the first page: one sentence, and a game in one click.
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { quickLink, readQuick, type Quick } from '../quick';
import { linkTo } from '../route';
import type { Listed } from '../campaign/data';
import { folders, type Table } from '../table';
import { say } from '../words';
import { useMission, useSide } from './begin';
import type { Kept } from './games';
import { coursesOf, readLessons, type Course } from './learn';
import { titleOf, titleOfKept, useAnswer, Waiting } from './parts';

/** The campaign that goes on, if there is one: nobody else waits for it. */
async function campaignOn(table: Table): Promise<Listed | undefined> {
  if ((await table.list(folders.campaigns)).length === 0) return undefined;
  const all = await table.json<Listed[]>('campaign', 'list', '--json');
  return all.find((one) => one.end === 'goes on') ?? all[0];
}

async function begin(table: Table) {
  const [quick, kept, lessons] = await Promise.all([
    readQuick(table),
    table.json<Kept[]>('list', 'games', '--json'),
    readLessons(table),
  ]);
  const mission = quick.find((one) => one.mission);
  const battle = quick.find((one) => one.scenario);
  const over = kept.find((game) => game.end !== 'goes on');
  return {
    mission,
    battle,
    last: kept.find((game) => game.end === 'goes on'),
    won: over?.end === 'won' ? over : undefined,
    courses: coursesOf(lessons),
  };
}

/** Kinds of card that stand for the game beside a Mission, the first of each in its pack. */
const shownKinds = ['action', 'weapon', 'hostile'];

async function shownWith(table: Table, system: string, mission: string): Promise<CardData[]> {
  const show = (...cards: string[]) =>
    table.json<CardData[]>('pack', 'show', '--json', '--system', system, ...cards);
  const [own] = await show(mission);
  const pack = own?.id.split(':')[0] ?? '';
  const all = await table.json<{ kind: string; id: string }[]>('pack', 'list', '--json', pack);
  const first = shownKinds.flatMap((kind) => all.find((card) => card.kind === kind)?.id ?? []);
  return [...(own ? [own] : []), ...(await show(...first.map((id) => `${pack}:${id}`)))];
}

/** It comes when it comes: nobody waits for it to play. */
function Fan(props: { table: Table; system: string; mission: string }) {
  const { answer } = useAnswer(() => shownWith(props.table, props.system, props.mission), props.mission);
  return <>{answer?.map((card) => <Card key={card.id} card={card} />)}</>;
}

function Choice(props: {
  link: string;
  icon: 'mission' | 'tank' | 'lesson' | 'play' | 'record';
  title: string;
  about: string;
  first?: boolean;
  /** What was done of it before. */
  done?: string | undefined;
}) {
  return (
    <a class={`choice ${props.first ? 'first' : ''}`} href={props.link}>
      <Icon of={props.icon} />
      <strong>{props.title}</strong>
      <span>
        {props.done && (
          <em class="done">
            <Icon of="yes" /> {props.done}
          </em>
        )}
        {props.about}
      </span>
    </a>
  );
}

/** The next lesson of a system; all of them when none is left. */
function Learn(props: { course: Course }) {
  const { system, lessons, done, next } = props.course;
  return (
    <Choice
      link={next ? linkTo('lesson', next.name) : linkTo('lessons')}
      icon="lesson"
      title={say(`start.lesson.${system}`)}
      about={
        next
          ? say('start.lesson.next', { n: lessons.indexOf(next) + 1, title: next.title })
          : say('start.lesson.all')
      }
      done={done > 0 ? say('start.lesson.done', { n: done, all: lessons.length }) : undefined}
    />
  );
}

/** What the games of this page begin with: the Mission, and the battle. */
function useHow(battle: Quick | undefined) {
  const mission = useMission();
  const side = useSide((battle?.armies ?? []).map(titleOf));
  const { practice = '0' } = mission.query;
  return {
    mission: mission.query,
    battle: { practice, ...side.query },
    chosen: (
      <details class="how">
        <summary>{say('start.how')}</summary>
        {mission.chosen}
        {battle && side.chosen}
      </details>
    ),
  };
}

export function StartPage(props: { table: Table }) {
  const campaign = useAnswer(() => campaignOn(props.table)).answer;
  const { answer, trouble } = useAnswer(() => begin(props.table));
  const how = useHow(answer?.battle);
  const wonAt = (system: string) =>
    answer?.won?.system === system ? say('start.won', { about: titleOf(answer.won.about) }) : undefined;
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
                    about: titleOfKept(answer.last),
                    turn: answer.last.turn_text,
                  })}
                />
              )}
              {answer.mission && (
                <Choice
                  first={!answer.last}
                  link={quickLink(answer.mission, how.mission)}
                  icon="mission"
                  title={say(answer.mission.lesson ? 'start.first' : 'start.mission')}
                  about={say(answer.mission.lesson ? 'start.first.about' : 'start.mission.about', {
                    mission: titleOf(answer.mission.mission ?? ''),
                    team: titleOf(answer.mission.team ?? ''),
                  })}
                  done={wonAt(answer.mission.system)}
                />
              )}
              {answer.battle && (
                <Choice
                  link={quickLink(answer.battle, how.battle)}
                  icon="tank"
                  title={say('start.battle')}
                  about={say('start.battle.about', {
                    scenario: titleOf(answer.battle.scenario ?? ''),
                    army: titleOf(answer.battle.armies?.[0] ?? ''),
                    foe: titleOf(answer.battle.armies?.at(-1) ?? ''),
                    rounds: answer.battle.rounds ?? 0,
                  })}
                  done={wonAt(answer.battle.system)}
                />
              )}
              <Choice
                link={campaign ? linkTo('campaign', campaign.name) : linkTo('campaigns')}
                icon="record"
                title={say(campaign ? 'start.campaign.on' : 'start.campaign')}
                about={
                  campaign
                    ? [
                        campaign.name,
                        campaign.end === 'goes on' ? campaign.turn : '',
                        campaign.standing.replace(/\.$/, ''),
                        say('campaign.left', { n: campaign.people }),
                      ]
                        .filter(Boolean)
                        .join(' · ')
                    : say('start.campaign.about')
                }
              />
              {(answer.battle ?? (answer.mission && !answer.mission.lesson)) && how.chosen}
              <div class="courses">
                {answer.courses.map((course) => (
                  <Learn key={course.system} course={course} />
                ))}
              </div>
            </div>
          )}
        </div>
        <div class="fan" aria-hidden="true">
          {answer?.mission?.mission && (
            <Fan table={props.table} system={answer.mission.system} mission={answer.mission.mission} />
          )}
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
