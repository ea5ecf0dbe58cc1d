// SPDX-License-Identifier: MIT
// people.tsx -- everybody in a campaign's books: the roster, one of them with his life in it, and those who were lost.
import { Bust } from '../look/face';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { useState } from 'preact/hooks';
import { Select } from '../pages/select';
import { titleOf } from '../pages/parts';
import type { CardData } from '../look/card-data';
import { Card } from '../look/card';
import type { Table } from '../table';
import { say } from '../words';
import { linkToPart, useNamed, type Person, type Saga } from './data';

/** Numbers of somebody, each with its icon. */
function Deeds(props: { of: Person }) {
  const { of } = props;
  const rows: [IconKey, string, string | number][] = [
    ['mission', 'missions', of.missions],
    ['killed', 'kills', of.kills],
    ['wound', 'hurt', of.hurt],
    ...(of.points ? ([['xp', 'points', of.points]] as [IconKey, string, number][]) : []),
  ];
  return (
    <span class="facts">
      {rows.map(([icon, what, n]) => (
        <span key={what} title={say(`campaign.record.${what}`)}>
          <Icon of={icon} label={say(`campaign.record.${what}`)} />
          {n}
        </span>
      ))}
    </span>
  );
}

function Health(props: { of: Person }) {
  const { wounds, health } = props.of;
  return (
    <span class="health" role="img" aria-label={say('campaign.health', { n: health - wounds, of: health })}>
      {Array.from({ length: health }, (_, i) => (
        <Icon key={i} of={i < health - wounds ? 'health' : 'wound'} class={i < health - wounds ? '' : 'is-lost'} />
      ))}
    </span>
  );
}

const orders = {
  book: () => 0,
  name: (a: Person, b: Person) => a.name.localeCompare(b.name),
  missions: (a: Person, b: Person) => b.missions - a.missions,
  kills: (a: Person, b: Person) => b.kills - a.kills,
  wounds: (a: Person, b: Person) => b.wounds - a.wounds,
} as const;
type Order = keyof typeof orders;

const numbered = (saga: Saga) => saga.person.map((person, i) => ({ person, n: i + 1 }));

function Tile(props: { name: string; n: number; person: Person; card: CardData | null | undefined }) {
  const { person } = props;
  return (
    <li>
      <a class={`person-tile ${person.here ? '' : 'is-gone'}`} href={linkToPart(props.name, 'person', String(props.n))}>
        <span class="portrait" aria-hidden="true">
          {props.card && <Bust card={props.card} />}
        </span>
        <strong>{person.name}</strong>
        <small>{person.here && person.goes ? say('campaign.goes') : person.is}</small>
        {person.here && <Health of={person} />}
        <Deeds of={person} />
        {person.has.length > 0 && <small class="has">{person.has.map(titleOf).join(', ')}</small>}
      </a>
    </li>
  );
}

export function RosterPage(props: { table: Table; name: string; saga: Saga }) {
  const { saga } = props;
  const [order, setOrder] = useState<Order>('book');
  const cards = useNamed(
    props.table,
    saga.person.map(({ name }) => name),
  );
  const all = numbered(saga).sort((a, b) => orders[order](a.person, b.person));
  const shelf = (here: boolean) => (
    <ul class="people">
      {all
        .filter(({ person }) => person.here === here)
        .map(({ person, n }) => (
          <Tile key={n} name={props.name} n={n} person={person} card={cards.get(person.name)} />
        ))}
    </ul>
  );
  if (all.length === 0) return <p class="empty">{say('campaign.nobody')}</p>;
  return (
    <>
      <Select
        label={say('campaign.order')}
        value={order}
        of={Object.keys(orders).map((value) => ({ value, text: say(`campaign.order.${value}`) }))}
        set={(value) => setOrder(value as Order)}
      />
      {shelf(true)}
      {all.some(({ person }) => !person.here) && (
        <>
          <h2>{say('campaign.gone')}</h2>
          {shelf(false)}
        </>
      )}
    </>
  );
}

/** What he did and what became of him, Mission by Mission. */
function Life(props: { saga: Saga; n: number; name: string }) {
  const { saga } = props;
  const lines = saga.line.filter(({ whom, deed }) => whom === props.n && deed && deed !== 'none');
  const missions = [...new Set(lines.map(({ mission }) => mission))];
  if (lines.length === 0) return <p class="empty">{say('campaign.life.none')}</p>;
  return (
    <ol class="life">
      {missions.map((number) => {
        const mission = saga.mission.find((one) => one.number === number);
        return (
          <li key={number}>
            <b>{mission ? `${mission.number}. ${mission.name}` : say('campaign.between')}</b>
            <ul>
              {lines
                .filter((line) => line.mission === number)
                .map((line, i) => (
                  <li key={i}>{line.text}</li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

export function PersonPage(props: { table: Table; name: string; saga: Saga; n: number }) {
  const { saga, n } = props;
  const person = saga.person[n - 1];
  const cards = useNamed(props.table, person ? [person.name, ...person.has] : []);
  if (!person) return <p class="empty">{say('campaign.nobody')}</p>;
  const card = cards.get(person.name);
  return (
    <article class="person">
      <header>
        <span class="portrait large" aria-hidden="true">
          {card && <Bust card={card} />}
        </span>
        <div>
          <h2>{person.name}</h2>
          <p>
            {person.is}
            {person.end && `: ${person.end}`}
          </p>
          {person.here && <Health of={person} />}
          <Deeds of={person} />
        </div>
      </header>
      <div class="person-parts">
        <section>
          <h2>{say('campaign.life')}</h2>
          <Life saga={saga} n={n} name={props.name} />
        </section>
        <section>
          <h2>{say('campaign.cards')}</h2>
          <div class="person-cards">
            {[person.name, ...person.has].flatMap((one, i) => {
              const face = cards.get(one);
              return face ? [<Card key={`${one}${i}`} card={face} size="hand" />] : [];
            })}
          </div>
        </section>
      </div>
    </article>
  );
}

export function MemorialPage(props: { table: Table; name: string; saga: Saga }) {
  const { saga } = props;
  const lost = numbered(saga).filter(({ person }) => !person.here);
  const cards = useNamed(
    props.table,
    lost.map(({ person }) => person.name),
  );
  if (lost.length === 0) return <p class="empty">{say('campaign.memorial.none')}</p>;
  return (
    <ul class="memorial">
      {lost.map(({ person, n }) => {
        const card = cards.get(person.name);
        const mission = saga.mission.find(({ number }) => number === person.left);
        return (
          <li key={n}>
            <span class="portrait" aria-hidden="true">
              {card && <Bust card={card} />}
            </span>
            <strong>
              <a href={linkToPart(props.name, 'person', String(n))}>{person.name}</a>
            </strong>
            <span>
              {person.is}
              {mission && `, ${say('campaign.memorial.in', { n: mission.number, mission: mission.name })}`}
            </span>
            {person.end && <span>{person.end}</span>}
            <Deeds of={person} />
          </li>
        );
      })}
    </ul>
  );
}
