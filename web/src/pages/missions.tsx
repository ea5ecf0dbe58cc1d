// SPDX-License-Identifier: MIT
// missions.tsx -- choose a Mission, and the team that goes: every choice is a link.
import { useState } from 'preact/hooks';
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { has, Head, Search, Stars, titleOf, useAnswer, Waiting } from './parts';

/** Rows of `grognard list missions|teams|packs --json`. */
interface Mission {
  name: string;
  pack: string;
  region: string;
  time: number;
  resources: number;
  objective: number;
  difficulty: number;
  goal: string;
  force: string;
  setting: string;
}
interface Team {
  name: string;
  pack: string;
  mission: string;
  wins?: number;
}
export interface Pack {
  name: string;
  title: string;
  system: string;
  cards: number;
}

const HARDEST = 5;

async function all(table: Table) {
  const [missions, teams, packs] = await Promise.all([
    table.json<Mission[]>('list', 'missions', '--json'),
    table.json<Team[]>('list', 'teams', '--json'),
    table.json<Pack[]>('list', 'packs', '--json'),
  ]);
  return { missions, teams, packs };
}

function MissionRow(props: { mission: Mission }) {
  const { mission } = props;
  return (
    <li>
      <a class="row-link" href={linkTo('mission', mission.name)}>
        <strong>{titleOf(mission.name)}</strong>
        <Stars n={mission.difficulty} of={HARDEST} />
        <span class="facts">
          <span title={say('icon.time')}>
            <Icon of="time" />
            {mission.time}
          </span>
          <span title={say('icon.resources')}>
            <Icon of="resources" />
            {mission.resources}
          </span>
          <span title={say('icon.space')}>
            <Icon of="space" />
            {mission.objective}
          </span>
        </span>
        <small>{[mission.region, mission.goal].filter(Boolean).map(titleOf).join(' · ')}</small>
      </a>
    </li>
  );
}

export function MissionsPage(props: { table: Table }) {
  const [words, setWords] = useState('');
  const { answer, trouble } = useAnswer(() => all(props.table));
  const found =
    answer?.missions.filter((m) => has(words, m.name, m.region, m.goal, m.force, m.setting, m.pack)) ??
    [];
  const packs = answer?.packs.filter((pack) => found.some((m) => m.pack === pack.name)) ?? [];
  return (
    <>
      <Head page="missions">
        <Search words={words} set={setWords} found={found.length} />
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      {packs.map((pack) => (
        <section key={pack.name} class="shelf">
          <h2>{pack.title}</h2>
          <ul class="tiles">
            {found
              .filter((m) => m.pack === pack.name)
              .sort((a, b) => a.difficulty - b.difficulty)
              .map((mission) => (
                <MissionRow key={mission.name} mission={mission} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

async function one(table: Table, name: string) {
  const [{ missions, teams }, cards] = await Promise.all([
    all(table),
    table.json<CardData[]>('pack', 'show', '--json', '--system', 'warfighter', name),
  ]);
  const mission = missions.find((m) => m.name === name);
  const goal = mission?.goal
    ? await table.json<CardData[]>('pack', 'show', '--json', '--system', 'warfighter', mission.goal)
    : [];
  return {
    mission,
    cards: [...cards, ...goal].slice(0, 2),
    teams: teams.filter((team) => team.mission === name),
  };
}

export function MissionPage(props: { table: Table; name: string }) {
  const { answer, trouble } = useAnswer(() => one(props.table, props.name), props.name);
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo('missions')}>← {say('page.missions')}</a>
        </p>
        <h1>{titleOf(props.name)}</h1>
        {answer?.mission && (
          <p>
            <Stars n={answer.mission.difficulty} of={HARDEST} />{' '}
            {say('mission.about', { time: answer.mission.time, space: answer.mission.objective })}
          </p>
        )}
      </div>
      {!answer && <Waiting trouble={trouble} />}
      {answer && (
        <div class="two">
          <div class="cards">
            {answer.cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
          <section>
            <h2>{say('mission.teams')}</h2>
            <ul class="tiles">
              {answer.teams.map((team) => (
                <li key={team.name}>
                  <a
                    class="row-link play"
                    href={linkTo('play', '', {
                      system: 'warfighter',
                      mission: props.name,
                      team: team.name,
                    })}
                  >
                    <Icon of="play" />
                    <strong>{titleOf(team.name)}</strong>
                    {team.wins !== undefined && (
                      <small>
                        {say('mission.wins', { percent: Math.round(team.wins / 10) })}
                      </small>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </>
  );
}
