// SPDX-License-Identifier: MIT
// shop.tsx -- what can be bought: cards by kind and pack, each with its price; and what cannot, with the reason.
import { useState } from 'preact/hooks';
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Icon } from '../look/icon';
import { has, Search, titleOf } from '../pages/parts';
import { Select } from '../pages/select';
import type { Table } from '../table';
import { say } from '../words';
import { useCards } from './cards';
import { Swaps, useSwaps } from './swaps';
import type { Team, Trade, Ware } from './trade';

export interface ShopProps {
  table: Table;
  trade: Trade;
  team: Team;
  /** Place of the member whom things are for. */
  chosen: number;
  wares: readonly Ware[];
  /** Titles of packs by name; that of the goal comes first. */
  packs: ReadonlyMap<string, string>;
  ownPack: string;
  /** Whom things are for; '': nobody is there. */
  forWhom: string;
  busy: boolean;
  buy(ware: Ware): void;
  swap(ware: Ware, place: string): void;
  look(card: CardData): void;
}

const atOnce = 24;
const packOf = (id: string) => id.slice(0, id.indexOf(':'));

interface TileProps extends Pick<ShopProps, 'team' | 'chosen' | 'buy' | 'swap' | 'look' | 'busy'> {
  ware: Ware;
  card: CardData | undefined;
  /** Where it could go instead of another card. */
  places: readonly string[];
}

function WareTile(props: TileProps) {
  const { ware, card } = props;
  const title = titleOf(ware.name);
  return (
    <li class={`ware ${ware.can ? '' : 'is-barred'}`}>
      <button type="button" class="ware-card" onClick={() => card && props.look(card)}>
        <span class="heard">{say('build.look', { card: title })}</span>
        <span aria-hidden="true">
          {card ? <Card card={card} size="hand" /> : <span class="card-room">{title}</span>}
        </span>
      </button>
      {ware.can ? (
        <button
          type="button"
          class="buy"
          aria-disabled={props.busy}
          onClick={() => !props.busy && props.buy(ware)}
        >
          <span class="heard">{say('build.buy', { card: title, points: ware.cost })}</span>
          <span aria-hidden="true">
            + {say('build.price', { n: ware.cost })}
            {ware.item && ware.weight !== undefined && (
              <>
                {' '}
                <Icon of="weight" /> {ware.weight}
              </>
            )}
          </span>
        </button>
      ) : (
        <div>
          <p class="bar">{ware.said}</p>
          <Swaps
            team={props.team}
            chosen={ware.item ? props.chosen : -1}
            ware={ware}
            places={props.places}
            busy={props.busy}
            swap={props.swap}
          />
        </div>
      )}
    </li>
  );
}

export function Shop(props: ShopProps) {
  const kinds = [...new Set(props.wares.map((ware) => ware.kind))];
  const [chosen, setKind] = useState('');
  const [words, setWords] = useState('');
  const [wish, setBarred] = useState<boolean>();
  const [pack, setPack] = useState('');
  const [shown, setShown] = useState(atOnce);
  const kind = kinds.includes(chosen) ? chosen : (props.wares.find((ware) => ware.can)?.kind ?? kinds[0] ?? '');
  const firsts = kinds.flatMap((one) => props.wares.find((ware) => ware.kind === one)?.id ?? []);
  const nCan = (one: string) => props.wares.filter((ware) => ware.kind === one && ware.can).length;
  /* Where nothing more can be bought, what could come instead is shown unasked. */
  const barred = wish ?? (props.wares.length > 0 && nCan(kind) === 0);
  const swaps = useSwaps(props.table, props.trade, props.team.code, props.chosen, barred ? kind : '');
  const cardOf = useCards(props.table, props.trade.system, firsts);
  const ofKind = props.wares.filter((ware) => ware.kind === kind);
  const fitting = ofKind.filter(
    (ware) => (!pack || packOf(ware.id) === pack) && has(words, ware.name, cardOf.get(ware.id)?.says ?? ''),
  );
  const found = fitting
    .filter((ware) => ware.can !== barred)
    .map((ware, i) => ({
      ware,
      rank: (packOf(ware.id) === props.ownPack ? 0 : 1) + (ware.can || swaps.get(ware.id)?.length ? 0 : 2),
      i,
    }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ ware }) => ware);
  const seen = found.slice(0, shown);
  const cards = useCards(
    props.table,
    props.trade.system,
    seen.map((ware) => ware.id),
  );
  const packs = [...new Set(ofKind.map((ware) => packOf(ware.id)))].filter(Boolean);
  const nBarred = fitting.filter((ware) => !ware.can).length;
  const isItems = ofKind[0]?.item ?? false;
  const pick = (one: string) => {
    setKind(one);
    setBarred(undefined);
    setShown(atOnce);
  };
  return (
    <section class="shop" aria-labelledby="shop-title">
      <h2 id="shop-title">{say('build.shop')}</h2>
      <div class="kinds" role="group" aria-label={say('gallery.kind')}>
        {kinds.map((one) => {
          const first = props.wares.find((ware) => ware.kind === one)?.id ?? '';
          return (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => pick(one)}>
              {cardOf.get(first)?.called ?? '…'} <small>{nCan(one)}</small>
            </button>
          );
        })}
      </div>
      <div class="shop-tools">
        <Search words={words} set={setWords} found={found.length} />
        {packs.length > 1 && (
          <Select
            label={say('gallery.pack')}
            value={pack}
            of={[
              { value: '', text: say('gallery.all') },
              ...packs.map((name) => ({ value: name, text: props.packs.get(name) ?? name })),
            ]}
            set={setPack}
          />
        )}
        <button type="button" aria-pressed={barred} onClick={() => (setBarred(!barred), setShown(atOnce))}>
          {say('build.barred', { n: nBarred })}
        </button>
      </div>
      {isItems && (
        <p class="for-whom">
          <Icon of="equipment" />
          {props.forWhom ? say('build.for', { who: props.forWhom }) : say(`build.${props.trade.name}.nobody`)}
        </p>
      )}
      {found.length === 0 && props.wares.length > 0 && <p class="empty">{say('build.none')}</p>}
      <ul class="wares">
        {seen.map((ware) => (
          <WareTile
            key={ware.id}
            ware={ware}
            card={cards.get(ware.id)}
            places={swaps.get(ware.id) ?? []}
            team={props.team}
            chosen={props.chosen}
            buy={props.buy}
            swap={props.swap}
            look={props.look}
            busy={props.busy}
          />
        ))}
      </ul>
      {shown < found.length && (
        <p class="more">
          <button type="button" onClick={() => setShown(shown + atOnce)}>
            {say('gallery.more')}
          </button>
        </p>
      )}
    </section>
  );
}
