// SPDX-License-Identifier: MIT
// dialogs.tsx -- sheets that are laid over the table: why not, and threats.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from './say';
import { objectNamed } from './narrow';
import type { Play, PlayState } from './play';
import { byRule, type Forbidden } from './refusals';
import type { Refusal, Threats } from './types';

export type Sheet = 'why' | 'threats' | 'reactions' | 'keys' | 'log' | 'end';

/** Where Tab stops: of radio buttons at the one that is chosen. */
const STOPS = 'a[href], button:enabled, input:enabled:not([type="radio"]:not(:checked)), summary, [tabindex="0"]';

/** Tab goes round in a sheet: it leaves neither for the table beneath nor for what the browser has about the page. */
function goRound(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const stops = all.filter((one) => one.offsetParent !== null);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && event.currentTarget.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

export function Dialog(props: { title: string; onClose: () => void; wide?: boolean; children: ComponentChildren }) {
  const at = useRef<HTMLDialogElement>(null);
  const isShut = useRef(false);
  useLayoutEffect(() => {
    if (at.current && !at.current.open) at.current.showModal();
  }, []);
  /* Told at once and only once: its own event comes so late that it would shut the sheet which the next key opens. */
  function shut(): void {
    if (isShut.current) return;
    isShut.current = true;
    at.current?.close();
    props.onClose();
  }
  return (
    <dialog
      ref={at}
      class={`dialog ${props.wide ? 'dialog-wide' : ''}`}
      aria-label={props.title}
      onCancel={shut}
      onClose={shut}
      onKeyDown={goRound}
      onClick={(event) => event.target === at.current && shut()}
    >
      <header>
        <h2>{props.title}</h2>
        <button type="button" class="tool" aria-label={say('dialog.close')} onClick={shut}>
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

/** So many things that one rule forbids are seen; the others unfold. */
const seen = 4;

function Rule(props: { of: Forbidden }) {
  const { says, texts, isAbout } = props.of;
  const row = ({ text, besides }: Forbidden['texts'][number]) => (
    <dd key={text}>
      {text}
      {besides && <small> ({besides})</small>}
    </dd>
  );
  return (
    <div class={isAbout ? 'is-about' : ''}>
      <dt>{says}</dt>
      {texts.slice(0, seen).map(row)}
      {texts.length > seen && (
        <dd class="more">
          <details>
            <summary>{say('why.more', { n: texts.length - seen })}</summary>
            <dl>{texts.slice(seen).map(row)}</dl>
          </details>
        </dd>
      )}
    </div>
  );
}

/** Names of what is picked, or of what the panel explains. */
function namesPicked({ scene, picked, shown }: PlayState): string[] {
  const keys = picked.length > 0 ? picked : shown && 'object' in shown ? [shown.object] : [];
  return scene ? keys.map((key) => objectNamed(scene, key)?.name ?? key) : [];
}

export function WhyNot(props: { play: Play; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [names] = useState(() => namesPicked(props.play.get()));
  const all = useOnce(() => props.play.table.ask('why'));
  const list = byRule(all?.list.filter((refusal) => has(words, refusal.text, refusal.why)) ?? [], names);
  const about = list.filter(({ isAbout }) => isAbout);
  const others = list.filter(({ isAbout }) => !isAbout);
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
      {about.length > 0 && (
        <>
          <h3 class="refusals-head">{names.join(', ')}</h3>
          <dl class="refusals">
            {about.map((one) => (
              <Rule key={`${one.rule} ${one.says}`} of={one} />
            ))}
          </dl>
          {others.length > 0 && <h3 class="refusals-head">{say('why.others')}</h3>}
        </>
      )}
      <dl class="refusals">
        {others.map((one) => (
          <Rule key={`${one.rule} ${one.says}`} of={one} />
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
            <th scope="row">
              {threat.name}
              {threat.from?.split('\n').map((line) => (
                <small key={line}>{line}</small>
              ))}
            </th>
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
      {threats && !threats.said && <p>{say('threats.about')}</p>}
      {threats && threats.things.length === 0 && !threats.said && <p>{say('threats.nothing')}</p>}
      {threats?.said && <p class="threats-said">{threats.said}</p>}
      {threats && threats.things.length > 0 && <ThreatRows threats={threats} />}
    </Dialog>
  );
}
