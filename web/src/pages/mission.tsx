// SPDX-License-Identifier: MIT
// mission.tsx -- a Mission, and who goes: ready-made teams with their members, those that were saved for it, or one of
// your own.
import { useCards } from '../build/cards';
import { linkToNew, savedOf, trades, trading, type Member, type Team } from '../build/trade';
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { CardIcon, Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { useMission } from './begin';
import type { Mission, ReadyTeam } from './goals';
import { hardest } from './missions';
import { Stars, titleOf, useAnswer, Waiting } from './parts';

const trade = trades.team;

async function one(table: Table, name: string) {
  const show = (card: string) =>
    table.json<CardData[]>('pack', 'show', '--json', '--system', trade.system, card);
  const [missions, ready, saved, cards] = await Promise.all([
    table.json<Mission[]>('list', 'missions', '--json'),
    table.json<ReadyTeam[]>('list', 'teams', '--json'),
    savedOf(table, trade),
    show(name),
  ]);
  const mission = missions.find((m) => m.name === name);
  const goal = mission?.goal ? await show(mission.goal) : [];
  const teams = ready.filter((team) => team.mission === name);
  const members = await Promise.all(teams.map((team) => trading(table, trade, 'show', team.name)));
  return {
    mission,
    cards: [...cards, ...goal].slice(0, 2),
    teams: [
      ...members.map((team, i) => ({ team, wins: teams[i]?.wins })),
      ...saved.filter((team) => team.goal === name && team.fits).map((team) => ({ team, wins: undefined })),
    ],
  };
}

function Face(props: { member: Member; card: CardData | undefined }) {
  const { member, card } = props;
  const pack = member.id.slice(0, member.id.indexOf(':'));
  return (
    <li>
      <span class="face" aria-hidden="true">
        {card && <CardIcon pack={pack} name={card.icon} instead="soldier" />}
      </span>
      <span>{titleOf(member.name)}</span>
      <b title={say('build.price', { n: member.cost })}>{member.cost}</b>
    </li>
  );
}

interface TeamTileProps {
  mission: string;
  team: Team;
  wins: number | undefined;
  cards: ReadonlyMap<string, CardData>;
  /** What else the address of the game says. */
  query: Record<string, string>;
}

function TeamTile(props: TeamTileProps) {
  const { team, mission } = props;
  return (
    <li class="team-tile">
      <a
        class="row-link play"
        href={linkTo('play', '', { system: trade.system, mission, team: team.name, ...props.query })}
      >
        <Icon of="play" />
        <strong>{titleOf(team.name)}</strong>
        <small>
          {props.wins !== undefined
            ? say('mission.wins', { percent: Math.round(props.wins / 10) })
            : say('mission.yours')}
        </small>
      </a>
      <ul class="faces">
        {team.members.map((member, i) => (
          <Face key={`${member.id}${i}`} member={member} card={props.cards.get(member.id)} />
        ))}
      </ul>
      <a class="change" href={linkToNew(trade, mission, team.name)}>
        {say('mission.change')}
        <span class="heard">: {titleOf(team.name)}</span>
      </a>
    </li>
  );
}

export function MissionPage(props: { table: Table; name: string }) {
  const { answer, trouble } = useAnswer(() => one(props.table, props.name), props.name);
  const ids = answer?.teams.flatMap(({ team }) => team.members.map(({ id }) => id)) ?? [];
  const cards = useCards(props.table, trade.system, ids);
  const begin = useMission();
  return (
    <>
      <div class="head">
        <p class="back">
          <a href={linkTo('missions')}>← {say('page.missions')}</a>
        </p>
        <h1>{titleOf(props.name)}</h1>
        {answer?.mission && (
          <p>
            <Stars n={answer.mission.difficulty} of={hardest} />{' '}
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
            {begin.chosen}
            <ul class="tiles">
              {answer.teams.map(({ team, wins }) => (
                <TeamTile
                  key={team.name}
                  mission={props.name}
                  team={team}
                  wins={wins}
                  cards={cards}
                  query={begin.query}
                />
              ))}
              <li>
                <a class="row-link play own" href={linkToNew(trade, props.name)}>
                  <Icon of="team" />
                  <strong>{say('mission.own')}</strong>
                  <small>{say('mission.own.about', { n: answer.mission?.resources ?? 0 })}</small>
                </a>
              </li>
            </ul>
          </section>
        </div>
      )}
    </>
  );
}
