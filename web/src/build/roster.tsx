// SPDX-License-Identifier: MIT
// roster.tsx -- who is in the team and what each has: whoever can be equipped is a panel, others are rows.
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { say } from '../words';
import { titleOf } from '../pages/parts';
import { roomOf, type Line, type Member, type Team, type Trade, type Ware } from './trade';

/** What a hand does to the list; a member is named by its place. */
export interface RosterActs {
  /** One more of a card; for nobody: a member. */
  more(name: string, member?: number): void;
  /** One less of it, or all. */
  less(name: string, member: number, all: boolean): void;
  choose(member: number): void;
}

interface RosterProps extends RosterActs {
  trade: Trade;
  team: Team;
  cards: ReadonlyMap<string, CardData>;
  wares: ReadonlyMap<string, Ware>;
  chosen: number;
}

/** How full something is, said and drawn. */
export function Meter(props: { used: number; most: number; text: string }) {
  const part = props.most > 0 ? Math.min(1, props.used / props.most) : 0;
  return (
    <span class={`meter ${part >= 1 ? 'is-full' : ''}`}>
      <span class="meter-text">{props.text}</span>
      <span class="meter-bar" aria-hidden="true">
        <i style={{ width: `${part * 100}%` }} />
      </span>
    </span>
  );
}

function Face(props: { line: Line; cards: ReadonlyMap<string, CardData> }) {
  const card = props.cards.get(props.line.id);
  if (!card) return <span class="face-name">{titleOf(props.line.name)}</span>;
  return <Card card={card} size="chip" />;
}

function Price(props: { n: number }) {
  return (
    <span class="price" role="img" aria-label={say('build.price', { n: props.n })}>
      {props.n}
    </span>
  );
}

/** A card of the list with its number and price, and what can be done with it. */
function Row(props: RosterProps & { line: Line; member: number; item: boolean }) {
  const { line, member, item } = props;
  const title = titleOf(line.name);
  const n = line.number ?? 1;
  const ware = props.wares.get(line.id);
  const canMore = ware?.can && (!item || member === props.chosen);
  return (
    <li class="bought">
      <Face line={line} cards={props.cards} />
      <span class="bought-facts">
        {n > 1 && <b>×{n}</b>}
        {line.weight ? (
          <span class="weighs">
            <Icon of="weight" label={say('icon.weight')} />
            {line.weight}
          </span>
        ) : null}
        {line.cost !== 0 && <Price n={line.cost} />}
      </span>
      <span class="bought-acts">
        {canMore && (
          <button
            type="button"
            aria-label={say('build.more', { card: title })}
            onClick={() => props.more(line.name, item ? member : undefined)}
          >
            +
          </button>
        )}
        <button
          type="button"
          aria-label={say('build.less', { card: title })}
          onClick={() => props.less(line.name, member, n < 2)}
        >
          −
        </button>
      </span>
    </li>
  );
}

function Carrier(props: RosterProps & { member: Member; at: number }) {
  const { member, at, trade } = props;
  const room = roomOf(member);
  const title = titleOf(member.name);
  const chosen = at === props.chosen;
  return (
    <section class={`carrier ${chosen ? 'is-chosen' : ''}`} aria-label={title}>
      <header>
        <Face line={member} cards={props.cards} />
        <Price n={member.cost} />
      </header>
      {room && (
        <Meter
          used={room.used}
          most={room.most}
          text={say(`build.${trade.name}.room`, { used: room.used, most: room.most })}
        />
      )}
      <ul class="bought-list">
        {member.items.map((item, i) => (
          <Row key={`${item.id}${i}`} {...props} line={item} member={at} item />
        ))}
      </ul>
      <footer>
        <button type="button" aria-pressed={chosen} onClick={() => props.choose(at)}>
          <Icon of="equipment" />
          {say(`build.${trade.name}.${chosen ? 'chosen' : 'choose'}`)}
          <span class="heard">: {title}</span>
        </button>
        <button
          type="button"
          aria-label={say('build.less', { card: title })}
          onClick={() => props.less(member.name, at, true)}
        >
          <Icon of="no" />
        </button>
      </footer>
    </section>
  );
}

export function Roster(props: RosterProps) {
  const { team, trade } = props;
  const places = team.members.map((member, at) => ({ member, at }));
  const carriers = places.filter(({ member }) => roomOf(member));
  const others = places.filter(({ member }) => !roomOf(member));
  const number = others.reduce((n, { member }) => n + (member.number ?? 1), 0);
  return (
    <div class="roster">
      {team.members.length === 0 && <p class="empty">{say(`build.${trade.name}.empty`)}</p>}
      {team.faults.length > 0 && (
        <section class="faults" role="alert">
          <h3>{say('build.faults')}</h3>
          <ul>
            {team.faults.map((fault, i) => (
              <li key={`${fault.card}${i}`}>{fault.why}</li>
            ))}
          </ul>
        </section>
      )}
      <div class="carriers">
        {carriers.map(({ member, at }) => (
          <Carrier key={`${member.id}${at}`} {...props} member={member} at={at} />
        ))}
      </div>
      {others.length > 0 && (
        <section class="others">
          <h3>{say(`build.${trade.name}.others`, { n: number })}</h3>
          <ul class="bought-list">
            {others.map(({ member, at }) => (
              <Row key={`${member.id}${at}`} {...props} line={member} member={at} item={false} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
