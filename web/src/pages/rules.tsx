// SPDX-License-Identifier: MIT
// rules.tsx -- the rules reference: every rule in our words, by its id, searched as one types.
import { useMemo, useState } from 'preact/hooks';
import { nameOf, readSystems, systemNames, systemOfRule } from '../systems';
import type { Table } from '../table';
import { say } from '../words';
import { has, Head, Search, useAnswer, Waiting } from './parts';

const MOST = 150;

interface Rule {
  id: string;
  text: string;
}

/** Lines "WF-ATK-18: ..." of `grognard rules`. */
export function readRules(text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const at = line.indexOf(': ');
    return at > 0 ? [{ id: line.slice(0, at), text: line.slice(at + 2) }] : [];
  });
}

export function RulesPage(props: { table: Table; words: string; system: string }) {
  const [system, setSystem] = useState(props.system || systemOfRule(props.words));
  const [words, setWords] = useState(props.words);
  const { answer, trouble } = useAnswer(() => props.table.run('rules', '--system', system), system);
  const more = useAnswer(() => readSystems(props.table)).answer ?? [];
  /* Those with pages of their own are there at once, and so is the one that was asked for. */
  const systems = [...new Set([...systemNames, system, ...more.map((one) => one.system)])];
  const rules = useMemo(() => readRules(answer?.out ?? ''), [answer]);
  const found = rules.filter((rule) => has(words, rule.id, rule.text));
  return (
    <>
      <Head page="rules">
        <div class="tabs" role="group" aria-label={say('page.rules')}>
          {systems.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === system}
              onClick={() => setSystem(name)}
            >
              {nameOf(name)}
            </button>
          ))}
        </div>
        <Search words={words} set={setWords} found={found.length} />
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      <dl class="rules">
        {found.slice(0, MOST).map((rule) => (
          <div key={rule.id}>
            <dt>{rule.id}</dt>
            <dd>{rule.text.charAt(0).toUpperCase() + rule.text.slice(1)}</dd>
          </div>
        ))}
      </dl>
      {found.length > MOST && <p class="empty">{say('rules.more', { n: found.length - MOST })}</p>}
    </>
  );
}
