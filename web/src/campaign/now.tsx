// SPDX-License-Identifier: MIT
// now.tsx -- the page between two Missions: what happened since, what is due, what is next.
import { useState } from 'preact/hooks';
import { Scene } from '../look/face';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { Waiting } from '../pages/parts';
import type { Table } from '../table';
import type { Answer, Sortie } from '../wire';
import { say } from '../words';
import { linkToPart, useNamed, type Saga, type Stage } from './data';
import type { Drive } from './drive';
import { capital, Outfit } from './outfit';

const signs: Readonly<Record<Stage['state'], IconKey>> = { ahead: 'mission', now: 'play', won: 'yes', failed: 'no' };

/** The Missions in their order, each with how it went. */
export function Road(props: { table: Table; stages: readonly Stage[] }) {
  const cards = useNamed(
    props.table,
    props.stages.map(({ name }) => name),
  );
  return (
    <ol class="road" aria-label={say('campaign.road')}>
      {props.stages.map((stage, i) => {
        const card = cards.get(stage.name);
        return (
          <li key={i} class={`stage is-${stage.state}`} aria-current={stage.state === 'now' ? 'step' : undefined}>
            <span class="stage-picture" aria-hidden="true">
              {card && <Scene card={card} />}
              <Icon of={signs[stage.state]} />
            </span>
            <strong>{stage.name}</strong>
            {stage.with && <small>{stage.with}</small>}
            <small>{say(`campaign.stage.${stage.state}`)}</small>
          </li>
        );
      })}
    </ol>
  );
}

const sorts: Readonly<Record<Answer['sort'], IconKey>> = {
  fight: 'play',
  bot: 'dice',
  hand: 'copies',
  again: 'undo',
  take: 'yes',
  option: 'log',
};

/** A Mission that waits to be fought, goes on, or is over. */
function Field(props: { name: string; sortie: Sortie; drive: Drive }) {
  const { sortie, drive } = props;
  const [sure, setSure] = useState('');
  const act = (answer: Answer) => {
    if (answer.sort === 'option') return drive.about('choose', answer.option ?? '');
    if (answer.sort === 'hand') return drive.type();
    return drive.about({ bot: 'fight', take: 'take', again: 'clear', fight: 'look' }[answer.sort]);
  };
  const risky = (answer: Answer) => answer.option === 'forfeit' || (answer.sort === 'bot' && sortie.state === 'begun');
  const first = sortie.answers[0]?.sort;
  return (
    <section class="ready" aria-labelledby="question">
      <h2 id="question">{sortie.title}</h2>
      {sortie.about && (
        <ul class={`terms ${sortie.refused ? 'trouble' : ''}`}>
          {sortie.about
            .split('\n')
            .filter(Boolean)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      )}
      <div class="answers">
        {sortie.answers.map((answer) =>
          answer.sort === 'fight' ? (
            <a key="fight" class="button strong" data-sort="fight" href={linkToPart(props.name, 'mission')}>
              <Icon of="play" /> {answer.text}
            </a>
          ) : (
            <button
              key={answer.text}
              type="button"
              data-sort={answer.sort}
              class={sure === answer.text ? 'danger' : answer.sort === first ? 'strong' : ''}
              aria-disabled={drive.busy}
              onBlur={() => setSure('')}
              onClick={() => {
                if (drive.busy) return;
                if (risky(answer) && sure !== answer.text) setSure(answer.text);
                else act(answer);
              }}
            >
              <Icon of={sorts[answer.sort]} /> {sure === answer.text ? say('campaign.sure') : capital(answer.text)}
            </button>
          ),
        )}
      </div>
      {drive.busy && <Waiting />}
    </section>
  );
}

/** What happened since the last Mission was over. */
function News(props: { drive: Drive }) {
  const { log, news } = props.drive;
  const lines = log.slice(...news).filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section class="news-of" aria-labelledby="news">
      <h2 id="news">{say('campaign.news')}</h2>
      <ul>
        {lines.map((line, i) => (
          <li key={i} class={line.startsWith('==') ? 'is-head' : ''}>
            {line.replace(/^=+ ?| ?=+$/g, '')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Story(props: { saga: Saga }) {
  if (props.saga.story.length === 0) return null;
  return (
    <div>
      {props.saga.story.map(({ name, text }) => (
        <blockquote key={name} class="story">
          <p>{text}</p>
        </blockquote>
      ))}
    </div>
  );
}

export function NowPage(props: { table: Table; name: string; saga: Saga; drive: Drive }) {
  const { table, name, saga, drive } = props;
  return (
    <div class="campaign-now" data-decisions={drive.busy ? undefined : drive.now?.decisions}>
      {drive.trouble && <Waiting trouble={drive.trouble} />}
      {!drive.now && !drive.trouble && <Waiting />}
      <Road table={table} stages={saga.stage} />
      <div class="between">
        <Story saga={saga} />
        <News drive={drive} />
      </div>
      {drive.scene && <Outfit scene={drive.scene} people={saga.person} drive={drive} />}
      {drive.sortie && <Field name={name} sortie={drive.sortie} drive={drive} />}
    </div>
  );
}
