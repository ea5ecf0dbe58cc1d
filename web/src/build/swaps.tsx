// SPDX-License-Identifier: MIT
// swaps.tsx -- a team that is full: what gives way to a card that cannot be bought beside the others.
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../pages/parts';
import type { Table } from '../table';
import { say } from '../words';
import { swapsFor, type Line, type Team, type Trade, type Ware } from './trade';

/** Places of the list that a card could come instead of, as the program says them: `#2`, or `#2.3` for what the second
    member has. */
type Places = ReadonlyMap<string, readonly string[]>;

/** Those of the cards of a kind; '': nobody asks. */
export function useSwaps(table: Table, trade: Trade, code: string, member: number, kind: string): Places {
  const [found, setFound] = useState<{ of: string; places: Places }>({ of: '', places: new Map() });
  const of = kind && `${code} ${member} ${kind}`;
  useEffect(() => {
    let here = true;
    const told = (wares: readonly Ware[]) =>
      here && setFound({ of, places: new Map(wares.map(({ id, instead }) => [id, instead ?? []])) });
    if (of) swapsFor(table, trade, code, member, kind).then(told, () => told([]));
    return () => {
      here = false;
    };
  }, [of]);
  return found.of === of ? found.places : new Map();
}

interface Given {
  place: string;
  line: Line;
  /** Whose it is; '': it is a member, or of the one whom things are for. */
  whose: string;
}

function lineAt(team: Team, chosen: number, place: string): Given | undefined {
  const [nth = 0, thing = 0] = place.slice(1).split('.').map(Number);
  const member = team.members[nth - 1];
  const line = thing ? member?.items[thing - 1] : member;
  return line && { place, line, whose: thing && nth - 1 !== chosen ? titleOf(member?.name ?? '') : '' };
}

const atOnce = 3;

export interface SwapsProps {
  team: Team;
  /** Place of the member whom things are for. */
  chosen: number;
  ware: Ware;
  places: readonly string[];
  busy: boolean;
  swap(ware: Ware, place: string): void;
}

/** What gives way, the cheapest first: one click and it has. */
export function Swaps(props: SwapsProps) {
  const { team, ware } = props;
  const [all, setAll] = useState(false);
  const given = props.places
    .flatMap((place) => lineAt(team, props.chosen, place) ?? [])
    .sort((a, b) => a.line.cost - b.line.cost);
  if (given.length === 0) return null;
  return (
    <div class="swaps">
      <small aria-hidden="true">{say('build.instead')}</small>
      {given.slice(0, all ? undefined : atOnce).map(({ place, line, whose }) => {
        const out = titleOf(line.name);
        const named = whose ? say('build.instead.of', { card: out, who: whose }) : out;
        return (
          <button
            key={place}
            type="button"
            class="swap"
            aria-disabled={props.busy}
            onClick={() => !props.busy && props.swap(ware, place)}
          >
            <span class="heard">{say('build.swap', { card: titleOf(ware.name), out: named })}</span>
            <span aria-hidden="true">{named}</span>
          </button>
        );
      })}
      {!all && given.length > atOnce && (
        <button type="button" class="swap" onClick={() => setAll(true)}>
          {say('build.instead.more', { n: given.length - atOnce })}
        </button>
      )}
    </div>
  );
}
