// SPDX-License-Identifier: MIT
// builder.tsx -- a team or an army is put together: who is in it on one side, the shop on the other, what it is for
// above, what is done with it below.  The program judges every step; the address is the team.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { refs, type CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { titleOf, useAnswer, Waiting } from '../pages/parts';
import { Select } from '../pages/select';
import { linkTo, type Route } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import './build.css';
import { useCards } from './cards';
import { Closer } from './closer';
import { Deeds } from './deeds';
import { Meter, Roster } from './roster';
import { SavedPage } from './saved';
import { Shop } from './shop';
import { Terms } from './terms';
import { Tools } from './tools';
import {
  forMember,
  linkOf,
  roomOf,
  shopFor,
  trades,
  trading,
  type Team,
  type Trade,
  type Ware,
} from './trade';
import { worldOf, type Goal, type Ready, type World } from './world';

/** What an address begins with. */
function begin(table: Table, trade: Trade, route: Route): Promise<Team> {
  const goal = route.query.get(trade.goal) ?? '';
  const from = route.query.get('from');
  if (route.rest) return trading(table, trade, 'show', route.rest);
  return trading(table, trade, 'new', `--${trade.goal}`, goal, ...(from ? ['--from', from] : []));
}

/** The last that something can be bought for, unless another was chosen. */
function chosenOf(team: Team, wanted: number): number {
  const wantedMember = team.members[wanted];
  if (wantedMember && roomOf(wantedMember)) return wanted;
  return team.members.reduce((last, member, at) => (roomOf(member) ? at : last), -1);
}

/** The seat of a battle that an army of this nation has, unless another is chosen. */
function seatOf(goal: Goal | undefined, ready: readonly Ready[], nation: string): number {
  const nations = goal?.armies?.map((army) => ready.find(({ name }) => name === army)?.nation ?? '') ?? [];
  return Math.max(
    0,
    nations.findIndex((one) => titleOf(one) === nation),
  );
}

function Building(props: { table: Table; trade: Trade; route: Route; world: World; first: Team; changed(): void }) {
  const { table, trade, world } = props;
  const [team, setTeam] = useState(props.first);
  const [past, setPast] = useState<Team[]>([]);
  const [wanted, setWanted] = useState(-1);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [closer, setCloser] = useState<CardData>();
  const [foe, setFoe] = useState('');
  const [side, setSide] = useState<number>();
  const [wares, setWares] = useState<{ of: string; all: Ware[] }>({ of: '', all: [] });
  const chosen = chosenOf(team, wanted);
  const isStale = wares.of !== `${team.code} ${chosen}`;
  const goal = world.goals.find(({ name }) => name === team.goal);
  const from = props.route.query.get('from') ?? '';

  useEffect(() => history.replaceState(null, '', linkOf(trade, team.code)), [team.code]);
  useEffect(() => {
    let here = true;
    const told = (all: Ware[]) => here && setWares({ of: `${team.code} ${chosen}`, all });
    shopFor(table, trade, team.code, chosen).then(told, () => told([]));
    return () => {
      here = false;
    };
  }, [team.code, chosen]);

  const ids = useMemo(
    () => team.members.flatMap((member) => [member.id, ...member.items.map(({ id }) => id)]),
    [team],
  );
  const cards = useCards(table, trade.system, ids);
  const wareOf = useMemo(() => new Map(wares.all.map((ware) => [ware.id, ware])), [wares]);

  const become = async (work: Promise<Team>, then?: (next: Team) => void) => {
    setBusy(true);
    setTrouble('');
    try {
      const next = await work;
      setPast([...past, team]);
      setTeam(next);
      then?.(next);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const more = (name: string, member?: number) =>
    void become(trading(table, trade, 'add', team.code, name, ...forMember(member)), (next) => {
      const last = next.members.length - 1;
      const newest = next.members[last];
      if (member === undefined && newest && next.members.length > team.members.length && roomOf(newest))
        setWanted(last);
    });
  /** A card instead of what stands at this place; whoever is being equipped stays so, if he is not what gives way. */
  const swap = (ware: Ware, place: string) =>
    void become(
      trading(
        ...[table, trade, 'add', team.code, ware.name] as const,
        ...forMember(ware.item ? chosen : undefined),
        ...['--instead', place],
      ),
      (next) => {
        const last = next.members.length - 1;
        const newest = next.members[last];
        const gone = Number(place.slice(1)) - 1;
        if (!ware.item && newest && roomOf(newest)) setWanted(last);
        else if (next.members.length < team.members.length && gone < chosen) setWanted(chosen - 1);
        else setWanted(chosen);
      },
    );
  const less = (name: string, member: number, all: boolean) =>
    void become(
      trading(table, trade, 'remove', team.code, name, ...(all ? [] : ['x1']), ...forMember(member)),
    );
  const undo = () => {
    const last = past[past.length - 1];
    if (last) setTeam(last);
    setPast(past.slice(0, -1));
  };

  const nation = cards.get(team.members[0]?.id ?? '');
  const own = nation ? (refs(nation, 'nation')[0]?.title ?? '') : '';
  const seat = trade.name === 'army' ? (side ?? seatOf(goal, world.ready, own)) : 0;
  const settings: Record<string, string> =
    trade.name === 'team'
      ? { mission: team.goal, team: team.code }
      : {
          scenario: team.goal,
          [`army${seat + 1}`]: team.code,
          ...(foe ? { [`army${2 - seat}`]: foe } : {}),
          seat: String(seat),
        };
  const who = chosen < 0 ? '' : titleOf(team.members[chosen]?.name ?? '');
  return (
    <>
      <div class="head build-head">
        <p class="back">
          <a href={linkTo(trade.goal, team.goal)}>← {titleOf(team.goal)}</a>
          <a href={linkTo(trade.name)}>{say(`build.${trade.name}.yours`)}</a>
        </p>
        <h1>{say(`build.${trade.name}`)}</h1>
        <Tools table={table} trade={trade} team={team} world={world} busy={busy} become={become}>
          <button type="button" disabled={past.length === 0} onClick={undo}>
            <Icon of="undo" />
            {say('build.undo')}
          </button>
        </Tools>
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="builder" aria-busy={busy || isStale}>
        <section class="side" aria-labelledby="side-title">
          <h2 id="side-title">{say(`build.${trade.name}.members`)}</h2>
          <div class="purse" role="status">
            <b>{team.most > 0 ? team.most - team.points : team.points}</b>
            <Meter
              used={team.points}
              most={team.most}
              text={
                team.most > 0
                  ? say('build.left', { used: team.points, most: team.most })
                  : say('build.points.any', { used: team.points })
              }
            />
            <button
              type="button"
              class="to-shop"
              onClick={() => document.getElementById('shop-title')?.scrollIntoView()}
            >
              {say('build.shop')}
            </button>
          </div>
          <Roster
            trade={trade}
            team={team}
            cards={cards}
            wares={wareOf}
            chosen={chosen}
            more={more}
            less={less}
            choose={setWanted}
          />
          <Terms
            table={table}
            trade={trade}
            team={team}
            usual={{ objective: goal?.goal }}
            busy={busy}
            become={become}
          />
          {trade.name === 'army' && (
            <>
              <Select
                label={say('build.army.seat')}
                value={String(seat)}
                of={(goal?.armies ?? []).map((army, i) => ({
                  value: String(i),
                  text: say('build.army.seat.of', { n: i + 1, army: titleOf(army) }),
                }))}
                set={(at) => setSide(Number(at))}
              />
              <Select
                label={say('build.army.foe')}
                value={foe}
                of={[
                  { value: '', text: titleOf(goal?.armies?.[1 - seat] ?? '') },
                  ...world.ready.map(({ name }) => ({ value: name, text: titleOf(name) })),
                ]}
                set={setFoe}
              />
            </>
          )}
          <Deeds
            table={table}
            trade={trade}
            team={team}
            settings={settings}
            seat={seat}
            name={world.saved.has(from) ? from : ''}
            taken={world.saved}
            kept={props.changed}
          />
        </section>
        <Shop
          table={table}
          trade={trade}
          team={team}
          chosen={chosen}
          wares={wares.all}
          packs={world.packs}
          ownPack={goal?.pack ?? ''}
          forWhom={who}
          busy={busy || isStale}
          buy={(ware) => more(ware.name, ware.item ? chosen : undefined)}
          swap={swap}
          look={setCloser}
        />
      </div>
      <Closer card={closer} close={() => setCloser(undefined)} />
    </>
  );
}

export function BuilderPage(props: { table: Table; of: Trade['name']; route: Route }) {
  const { table, route } = props;
  const trade = trades[props.of];
  const address = `${route.rest}?${route.query.toString()}`;
  const isNew = route.rest !== '' || route.query.has(trade.goal);
  const [saves, setSaves] = useState(0);
  const world = useAnswer(() => worldOf(table, trade), `${props.of} ${saves}`);
  const first = useAnswer(
    async () => (isNew ? { address, team: await begin(table, trade, route) } : undefined),
    address,
  );
  if (!isNew) return <SavedPage key={props.of} table={table} trade={trade} />;
  if (!world.answer || !first.answer || first.answer.address !== address)
    return <Waiting trouble={first.trouble ?? world.trouble} />;
  return (
    <Building
      key={address}
      table={table}
      trade={trade}
      route={route}
      world={world.answer}
      first={first.answer.team}
      changed={() => setSaves((n) => n + 1)}
    />
  );
}
