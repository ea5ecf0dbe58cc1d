// SPDX-License-Identifier: MIT
// dialogs.tsx -- sheets that are laid over the table: why not, and threats.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from './say';
import type { Play } from './play';
import type { Refusal, Threats } from './types';

export type Sheet = 'why' | 'threats' | 'reactions' | 'keys' | 'log' | 'end';

export function Dialog(props: { title: string; onClose: () => void; wide?: boolean; children: ComponentChildren }) {
  const at = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (at.current && !at.current.open) at.current.showModal();
  }, []);
  return (
    <dialog
      ref={at}
      class={`dialog ${props.wide ? 'dialog-wide' : ''}`}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === at.current && at.current?.close()}
    >
      <header>
        <h2>{props.title}</h2>
        <button type="button" class="tool" aria-label={say('dialog.close')} onClick={() => at.current?.close()}>
          <Icon of="no" />
        </button>
      </header>
      <div class="dialog-body" tabIndex={0}>
        {props.children}
      </div>
    </dialog>
  );
}

/** What is asked for when the sheet is opened. */
function useOnce<T>(ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let here = true;
    ask().then(
      (value) => here && setAnswer(value),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return answer;
}

/** Every word is there, wherever. */
function has(words: string, ...texts: string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What one reason forbids stands together. */
export function byReason(list: readonly Refusal[]): { why: string; texts: string[] }[] {
  const reasons = new Map<string, { why: string; texts: string[] }>();
  for (const { why, text } of list) {
    const found = reasons.get(why) ?? { why: why.charAt(0).toUpperCase() + why.slice(1), texts: [] };
    if (!found.texts.includes(text)) found.texts.push(text);
    reasons.set(why, found);
  }
  return [...reasons.values()];
}

export function WhyNot(props: { play: Play; onClose: () => void }) {
  const [words, setWords] = useState('');
  const all = useOnce(() => props.play.table.ask('why'));
  const list = byReason(all?.list.filter((refusal) => has(words, refusal.text, refusal.why)) ?? []);
  return (
    <Dialog title={say('why')} onClose={props.onClose}>
      <label class="options-search">
        <Icon of="search" label={say('choices.search')} />
        <input
          type="search"
          value={words}
          placeholder={say('why.search')}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      {all && list.length === 0 && <p>{say('why.nothing')}</p>}
      <dl class="refusals">
        {list.map((reason) => (
          <div key={reason.why}>
            <dt>{reason.why}</dt>
            {reason.texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function ThreatRows(props: { threats: Threats }) {
  const names = props.threats.words.split(' ');
  return (
    <table class="threats">
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.threats.things.map((threat) => (
          <tr key={threat.object}>
            <th scope="row">{threat.name}</th>
            {names.map((name, i) => {
              const share = threat.shares[i] ?? 0;
              return (
                <td key={name}>
                  <span class="threat-bar" aria-hidden>
                    <i class={`step-${i === 0 ? 0 : Math.min(3, i)}`} style={{ width: `${share / 10}%` }} />
                  </span>
                  {Math.round(share / 10)}%
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ThreatView(props: { play: Play; onClose: () => void }) {
  const threats = useOnce(() => props.play.table.ask('threats'));
  return (
    <Dialog title={say('threats')} onClose={props.onClose}>
      <p>{say('threats.about')}</p>
      {threats && threats.things.length === 0 && !threats.said && <p>{say('threats.nothing')}</p>}
      {threats?.said && <p class="threats-said">{threats.said}</p>}
      {threats && threats.things.length > 0 && <ThreatRows threats={threats} />}
    </Dialog>
  );
}
