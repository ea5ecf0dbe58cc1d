// SPDX-License-Identifier: MIT
// terms.tsx -- what goes with a team beside its cards: its Objective, a Contract, who is on Overwatch; as the program
// allows it.
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../pages/parts';
import { Select } from '../pages/select';
import type { Table } from '../table';
import { say } from '../words';
import { trading, type Team, type Trade } from './trade';

interface Named {
  name: string;
  id: string;
}
/** A row of `team terms --json`. */
interface Term {
  name: string;
  several: boolean;
  chosen: Named[];
  offers: Named[];
}

/** Those that are chosen here, in this order; the rest is for campaigns. */
const here = ['objective', 'contract', 'overwatch'];

interface TermsProps {
  table: Table;
  trade: Trade;
  team: Team;
  /** The card that a row has if nothing is chosen. */
  usual: Readonly<Record<string, string | undefined>>;
  busy: boolean;
  become(work: Promise<Team>): Promise<void>;
}

type Set = (names: readonly string[]) => void;

function OneOf(props: { term: Term; usual: string | undefined; busy: boolean; set: Set }) {
  const { term, usual } = props;
  const chosen = term.chosen[0]?.name ?? '';
  const none = usual ? say('build.term.usual', { card: titleOf(usual) }) : say('build.term.none');
  const others = term.offers.filter(({ name }) => name !== usual);
  return (
    <Select
      label={say(`build.term.${term.name}`)}
      value={chosen}
      off={props.busy}
      of={[
        { value: '', text: none },
        ...[...term.chosen.filter(({ name }) => others.every((one) => one.name !== name)), ...others].map(
          ({ name }) => ({ value: name, text: titleOf(name) }),
        ),
      ]}
      set={(name) => props.set(name ? [name] : [])}
    />
  );
}

function SomeOf(props: { term: Term; busy: boolean; set: Set }) {
  const { term } = props;
  const names = term.chosen.map(({ name }) => name);
  return (
    <div class="term-list">
      <Select
        label={say(`build.term.${term.name}`)}
        value=""
        hint={say('build.term.add')}
        off={props.busy || term.offers.length === 0}
        of={term.offers.map(({ name }) => ({ value: name, text: titleOf(name) }))}
        set={(name) => props.set([...names, name])}
      />
      <ul class="bought-list">
        {names.map((name, i) => (
          <li key={`${name}${i}`} class="bought">
            <span class="face-name">{titleOf(name)}</span>
            <span class="bought-acts">
              <button
                type="button"
                disabled={props.busy}
                aria-label={say('build.less', { card: titleOf(name) })}
                onClick={() => props.set(names.filter((_, k) => k !== i))}
              >
                −
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Terms(props: TermsProps) {
  const { table, trade, team, busy } = props;
  const [terms, setTerms] = useState<Term[]>([]);
  useEffect(() => {
    let isHere = true;
    table.json<Term[]>(trade.name, 'terms', team.code, ...here, '--json').then(
      (all) => isHere && setTerms(all),
      () => isHere && setTerms([]),
    );
    return () => {
      isHere = false;
    };
  }, [team.code]);
  const shown = here
    .flatMap((name) => terms.find((term) => term.name === name) ?? [])
    .filter(({ chosen, offers }) => chosen.length + offers.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="team-terms" aria-label={say('build.terms')}>
      {shown.map((term) => {
        const set: Set = (names) =>
          void props.become(trading(table, trade, 'set', team.code, term.name, names.join(' + ') || 'none'));
        return term.several ? (
          <SomeOf key={term.name} term={term} busy={busy} set={set} />
        ) : (
          <OneOf key={term.name} term={term} usual={props.usual[term.name]} busy={busy} set={set} />
        );
      })}
    </section>
  );
}
