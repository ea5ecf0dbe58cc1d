// SPDX-License-Identifier: MIT
// sheet.tsx -- one sheet with a card of each kind, a counter of each kind, dice and a piece of board: to look at,
// and to mend until it is beautiful.  A page for makers; players see the gallery.
import { render, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Board, BoardSymbols, SQUARE } from './board';
import { Card, CardBack } from './card';
import { refs, type CardData } from './card-data';
import { Concealed, OrderToken, Unit, type Faction } from './counter';
import { Die } from './die';
import { Mark, Pips, Track } from './mark';
import { Path } from './path';
import { sampleBoard } from './sample-board';
import samples from './samples.json';
import { systemNames } from '../systems';
import { keepTaste, palettes, readTaste, wear } from '../taste';
import './look.css';
import './sheet.css';

const cards = samples as CardData[];
const byId = new Map(cards.map((c) => [c.id, c]));

const ofSystem = (system: string) => cards.filter((c) => c.system === system);
/** Those of a kind, in the first system that has it. */
const ofKind = (kind: string) => {
  const has = systemNames.find((name) => ofSystem(name).some((c) => c.kind === kind)) ?? '';
  return ofSystem(has).filter((c) => c.kind === kind);
};
const weaponOf = (unit: CardData) => byId.get(refs(unit, 'weapon')[0]?.id ?? '');
const factionOf = (unit: CardData): Faction => {
  const nations = [...new Set(ofKind('unit').map((u) => refs(u, 'nation')[0]?.id))].sort();
  return ((nations.indexOf(refs(unit, 'nation')[0]?.id) % 4) + 1) as Faction;
};

function Part(props: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}

function Palettes() {
  const [taste, set] = useState(readTaste);
  const choose = (palette: (typeof palettes)[number]) => {
    keepTaste({ ...taste, palette });
    set({ ...taste, palette });
  };
  return (
    <div class="palettes">
      {palettes.map((name) => (
        <button
          key={name}
          type="button"
          class="button"
          aria-pressed={name === taste.palette}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Battlefield() {
  const units = ofKind('unit')
    .filter((u) => !refs(u, 'length').length)
    .slice(0, 5);
  const at: [number, number][] = [
    [4, 5],
    [8, 3],
    [9, 6],
    [12, 5],
    [2, 9],
  ];
  return (
    <Board board={sampleBoard()} label="A piece of a battlefield">
      {units.map((u, i) => {
        const [x, y] = at[i] ?? [0, 0];
        return (
          <svg key={u.id} x={x * SQUARE + 2} y={y * SQUARE + 2} width={SQUARE - 4} height={SQUARE - 4}>
            <Unit card={u} weapon={weaponOf(u)} faction={factionOf(u)} suppressed={i === 2} />
          </svg>
        );
      })}
    </Board>
  );
}

function Marks() {
  return (
    <>
      <div class="row tight">
        <Mark icon="suppressed" n={2} tone="bad" label="Suppressed" />
        <Mark icon="wound" n={1} tone="bad" label="Wounds" />
        <Mark icon="ammo" n={4} label="Ammo" />
        <Mark icon="xp" n={3} tone="good" label="Experience" />
        <Mark icon="aimed" n="7+" tone="warn" label="Needed to hit" />
        <Mark icon="reticle" n={3} tone="bad" label="Reticles" />
        <Mark icon="engaged" tone="warn" label="Engaged" />
        <Mark icon="jam" tone="bad" label="Jammed" />
        <Mark icon="noise" n={6} tone="warn" label="Noise" />
        <Mark icon="hidden" label="Concealed" />
        <Mark icon="ordered" n={5} tone="good" label="Order" />
        <Mark icon="cover" n={4} tone="good" label="Cover" big />
        <Mark icon="killed" tone="bad" label="Killed" big />
      </div>
      <div class="row tight" style={{ marginTop: '12px' }}>
        <Pips icon="health" n={3} of={5} tone="bad" label="Health" />
        <Pips icon="reticle" n={2} of={4} label="Active" />
        <Pips icon="ammo" n={5} of={7} tone="warn" label="Ammo" />
        <Track icon="time" at={4} to={9} label="Turn" warn={8} />
        <Track icon="noise" at={5} from={0} to={10} label="Noise" warn={7} />
      </div>
    </>
  );
}

function Sheet() {
  const units = ofKind('unit');
  /** Counters, and what is printed on them: they are shown as such. */
  const onCounters = new Set(units.flatMap((u) => [u.id, ...refs(u, 'weapon').map((w) => w.id)]));
  const [first, ...more] = ofKind('location');
  const hostiles = ofKind('hostile');
  return (
    <main class="sheet">
      <BoardSymbols />
      <header>
        <h1>Grognard</h1>
        <Palettes />
      </header>
      {systemNames.map((name) => (
        <Part key={name} title={`Cards: ${name}`}>
          <div class="row">
            {ofSystem(name)
              .filter((c) => !onCounters.has(c.id))
              .map((c) => (
                <Card key={c.id} card={c} />
              ))}
            <CardBack title="Action" />
          </div>
        </Part>
      ))}
      <Part title="In the hand">
        <div class="row">
          {[...ofKind('action'), ...ofKind('weapon'), ...hostiles, ...ofKind('player'), ...ofKind('skill')].map(
            (c) => (
              <Card key={c.id} card={c} size="hand" />
            ),
          )}
          <CardBack title="Action" size="hand" />
        </div>
      </Part>
      <Part title="In a column">
        <div class="cols">
          {ofSystem(systemNames[0] ?? '')
            .slice(0, 24)
            .map((c) => (
              <Card key={c.id} card={c} size="chip" />
            ))}
        </div>
      </Part>
      <Part title="Marks and tracks">
        <Marks />
      </Part>
      <Part title="Counters">
        <div class="row tight">
          {units.slice(0, 26).map((u, i) => (
            <Unit
              key={u.id}
              card={u}
              weapon={weaponOf(u)}
              faction={factionOf(u)}
              damaged={i % 7 === 4}
              suppressed={i % 9 === 5}
            />
          ))}
          <Concealed faction={1} label="Hidden" />
          <Concealed faction={2} label="Hidden" />
        </div>
        <div class="row tight" style={{ marginTop: '12px' }}>
          {([1, 2, 3, 4] as const).flatMap((f) =>
            [f, f + 4, undefined, 11, 12].map((n, i) => (
              <OrderToken key={`${f}.${i}`} faction={f} n={n} label="Order" />
            )),
          )}
        </div>
      </Part>
      <Part title="Dice">
        <div class="row tight">
          {[1, 4, 7, 9, 10].map((n) => (
            <Die
              key={n}
              sides={10}
              value={n}
              {...(n > 6 ? { outcome: 'hit' as const } : n === 4 ? { outcome: 'miss' as const } : {})}
            />
          ))}
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Die key={n} sides={6} value={n} />
          ))}
          {[3, 17, 20].map((n) => (
            <Die key={n} sides={20} value={n} />
          ))}
        </div>
      </Part>
      <Part title="A path">
        <Path
          label="Path"
          steps={[
            {
              title: 'Start',
              ...(ofKind('mission')[0] ? { card: ofKind('mission')[0] as CardData } : {}),
            },
            {
              title: '1',
              ...(first ? { card: first } : {}),
              here: true,
              things: ofKind('player')
                .slice(0, 2)
                .map((c) => <Card key={c.id} card={c} size="chip" />),
            },
            ...more.map((card, i) => ({
              title: String(i + 2),
              card,
              things: hostiles.slice(i, i + 2).map((c) => <Card key={c.id} card={c} size="chip" />),
            })),
            { title: '5' },
            {
              title: 'Objective',
              ...(ofKind('objective')[0] ? { card: ofKind('objective')[0] as CardData } : {}),
            },
          ]}
        />
      </Part>
      <Part title="A piece of board">
        <Battlefield />
      </Part>
    </main>
  );
}

wear(readTaste());
const root = document.getElementById('app');
if (root) render(<Sheet />, root);
