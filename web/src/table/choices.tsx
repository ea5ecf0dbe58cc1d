// SPDX-License-Identifier: MIT
// choices.tsx -- what may be done now, as a list: gathered by who does it, narrowed by what is picked and by words.
//
// Pointing at a row or moving to it shows what comes of it.  As on the board, a first click on what dice decide or what
// loses something only chooses it, and a second does it; so does every touch, since nothing is pointed at by a finger.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from './say';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { OddsStrip } from './odds';
import { rowsOf, type Row } from './rows';
import type { Scene } from './types';
import { useOdds } from './use';

/** Of more than these one may look for some by words. */
const SEARCHED = 9;

function ChoiceRow(props: {
  play: Play;
  state: PlayState;
  scene: Scene;
  row: Row;
  n: number;
  onOpen: (row: Row) => void;
}) {
  const { play, state, scene, row } = props;
  const only = row.options.length === 1 ? row.options[0] : undefined;
  const odds = useOdds(play, scene, only?.dice ? only.id : null);
  const touch = useRef(false);
  const marked = only ? state.marked.filter((id) => id === only.id).length : 0;
  const isArmed = only !== undefined && state.armed === only.id;
  const isMany = Boolean(only?.pays && (scene.due ?? 0) > 1);
  const isTaught = row.options.some((option) => option.taught);
  function choose() {
    if (!only) return props.onOpen(row);
    if (isMany) return play.mark(only.id, marked > 0 && marked >= (only.pays ?? 0) ? -1 : 1);
    if (!isArmed && (only.confirm || only.dice || touch.current)) return play.arm(only.id);
    void play.take(only.id);
  }
  const isShown = Boolean(only && state.shown && 'option' in state.shown && state.shown.option === only.id);
  /* What is armed stays until something else is clicked. */
  const show = () => only && !isShown && !state.telling && state.armed === null && play.show({ option: only.id });
  /* A pointer that only lies where a new row has come points at nothing. */
  const point = (event: PointerEvent) =>
    event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0) && show();
  const at = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTaught) at.current?.scrollIntoView({ block: 'nearest' });
  }, [isTaught, scene]);
  const classes = ['option', isArmed && 'armed', isTaught && 'taught', marked > 0 && 'marked']
    .filter(Boolean)
    .join(' ');
  return (
    <li>
      <button
        ref={at}
        type="button"
        class={classes}
        data-option={only?.id}
        data-verb={only?.verb}
        aria-pressed={isMany ? marked > 0 : undefined}
        aria-expanded={only ? undefined : false}
        onClick={choose}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onPointerDown={(event) => (touch.current = event.pointerType === 'touch')}
        onPointerMove={point}
      >
        <kbd aria-hidden>{props.n < 10 ? props.n : ''}</kbd>
        <span class="option-text">
          {isTaught && <Icon of="lesson" label={say('choices.taught')} />} {row.text}
          {only?.note && <small> {only.note}</small>}
          {isMany && marked > 1 && <b> &times;{marked}</b>}
          {isArmed && <em>{say('choices.again')}</em>}
        </span>
        {only?.dice && <OddsStrip odds={odds} />}
      </button>
    </li>
  );
}

function Search(props: { words: string; onWords: (words: string) => void }) {
  return (
    <label class="options-search">
      <Icon of="search" label={say('choices.search')} />
      <input
        type="search"
        id="options-search"
        value={props.words}
        placeholder={say('choices.search')}
        onInput={(event) => props.onWords(event.currentTarget.value)}
      />
    </label>
  );
}

function Pay(props: { play: Play; state: PlayState; due: number }) {
  const n = props.state.marked.length;
  return (
    <button type="button" class="do" disabled={n === 0} onClick={() => void props.play.pay()}>
      {say('choices.pay', { n, due: props.due })}
    </button>
  );
}

export function Choices(props: { play: Play; state: PlayState }) {
  const { play, state } = props;
  const { scene } = state;
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setWords('');
    setOpen(new Set());
  }, [scene]);
  const isAsked = scene?.asked && !state.telling;
  useEffect(() => {
    if (isAsked) document.querySelector('.option.taught')?.scrollIntoView({ block: 'nearest' });
  }, [scene, isAsked]);
  if (!scene || !isAsked) return <div class="options none" />;
  const options = optionsOf(scene, state.picked);
  const rows = rowsOf(scene, options, open, words);
  const due = scene.due ?? 0;
  const groups: { heading: string; rows: { row: Row; n: number }[] }[] = [];
  rows.forEach((row, i) => {
    if (groups.at(-1)?.heading !== row.heading || i === 0) groups.push({ heading: row.heading, rows: [] });
    groups.at(-1)?.rows.push({ row, n: i + 1 });
  });
  const last = groups.at(-1);
  /** What nobody in particular does stands at the end, and is always seen; but a lesson says what is wanted. */
  const isPinned = !scene.lesson && groups.length > 1 && last?.heading === '' && last.rows.length <= 2;
  const onOpen = (row: Row) => setOpen(new Set([...open, row.text]));
  return (
    <section class="options" aria-labelledby="question" data-arrows="y">
      {(options.length > SEARCHED || words !== '') && <Search words={words} onWords={setWords} />}
      {groups.map((group, i): JSX.Element => (
        <div
          key={`${i}${group.heading}`}
          class={`options-group ${isPinned && group === last ? 'is-pinned' : ''}`}
        >
          {group.heading && <h3>{group.heading}</h3>}
          <ul>
            {group.rows.map(({ row, n }) => (
              <ChoiceRow
                key={row.options.map((o) => o.id).join()}
                play={play}
                state={state}
                scene={scene}
                row={row}
                n={n}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </div>
      ))}
      {due > 1 && options.some((option) => option.pays) && <Pay play={play} state={state} due={due} />}
    </section>
  );
}
