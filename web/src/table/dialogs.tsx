// SPDX-License-Identifier: MIT
// dialogs.tsx -- sheets that are laid over the table: why not, threats, reactions, keys, the end of a game.
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

export function WhyNot(props: { play: Play; onClose: () => void }) {
  const [words, setWords] = useState('');
  const all = useOnce(() => props.play.table.ask('why'));
  const fits = (refusal: Refusal) => `${refusal.text} ${refusal.why}`.toLowerCase().includes(words.toLowerCase());
  const list = all?.list.filter(fits) ?? [];
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
        {list.map((refusal, i) => (
          <div key={i}>
            <dt>{refusal.text}</dt>
            <dd>
              {refusal.why} {refusal.rule && <small>{refusal.rule}</small>}
            </dd>
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
                  <i class={`step-${i === 0 ? 0 : Math.min(3, i)}`} style={{ height: `${share / 10}%` }} aria-hidden />
                  <span>{Math.round(share / 10)}%</span>
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
      {threats?.things.map((threat) => (
        <p key={threat.object} class="fine">
          {threat.text}
        </p>
      ))}
    </Dialog>
  );
}

export function KeysHelp(props: { onClose: () => void }) {
  const rows = [
    'arrows',
    'tab',
    'enter',
    'numbers',
    'escape',
    'space',
    'u',
    'r',
    'e',
    'w',
    't',
    'slash',
    'l',
    'a',
    'n',
    'm',
  ];
  return (
    <Dialog title={say('keys')} onClose={props.onClose}>
      <p>{say('keys.mouse')}</p>
      <dl class="keys">
        {rows.map((row) => {
          const [key = '', ...what] = say(`keys.${row}`).split(': ');
          return (
            <div key={row}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what.join(': ')}</dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
