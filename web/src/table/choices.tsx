// SPDX-License-Identifier: MIT
// choices.tsx -- what may be done now, as a list: gathered by who does it, narrowed by what is picked and by words.
//
// Pointing at a row or moving to it shows what comes of it.  As on the board, a click does it; a second one is asked
// for where dice decide it or something is lost by it, and always for who likes that better.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from './say';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { OddsStrip } from './odds';
import { isNarrow } from './room';
import { isWayOut, numbered, rowsOf, type Row } from './rows';
import { isPointing } from './thing';
import type { Scene } from './types';
import { useBest, useOdds } from './use';

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
  const odds = useOdds(play, scene, only?.id ?? null);
  const best = useBest(play, scene, row.options);
  const marked = only ? state.marked.filter((id) => id === only.id).length : 0;
  const isArmed = only !== undefined && state.armed === only.id;
  const isMany = Boolean(only?.pays && (scene.due ?? 0) > 1);
  const isTaught = row.options.some((option) => option.taught);
  function choose() {
    if (!only) return props.onOpen(row);
    if (isMany) return play.mark(only.id, marked > 0 && marked >= (only.pays ?? 0) ? -1 : 1);
    play.choose(only.id, true);
  }
  const isShown = Boolean(only && state.shown && 'option' in state.shown && state.shown.option === only.id);
  /* What is armed stays until something else is clicked. */
  const show = () => only && !isShown && !state.telling && state.armed === null && play.show({ option: only.id });
  const point = (event: PointerEvent) => !isNarrow() && isPointing(event) && show();
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
        data-n={props.n}
        data-text={row.text}
        aria-pressed={isMany ? marked > 0 : undefined}
        aria-expanded={only ? undefined : false}
        onClick={choose}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onPointerMove={point}
      >
        <kbd aria-hidden>{props.n < 10 ? props.n : ''}</kbd>
        <span class="option-text">
          {isTaught && <Icon of="lesson" label={say('choices.taught')} />} {row.text}
          {only?.note && <small> {only.note}</small>}
          {isMany && marked > 1 && <b> &times;{marked}</b>}
          {isArmed && <em>{say('choices.again')}</em>}
        </span>
        {only?.odds && <OddsStrip odds={odds} />}
        {!only && best && <OddsStrip odds={best} isBest />}
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
    <button type="button" class="do is-paying" disabled={n === 0} onClick={() => void props.play.pay()}>
      {say('choices.pay', { n, due: props.due })}
    </button>
  );
}

/** `without`: a choice that stands elsewhere. */
export function Choices(props: { play: Play; state: PlayState; without?: number | undefined }) {
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
  /* Another list begins at its top, and so does the sheet of a phone, where what does it stands above the list. */
  const at = useRef<HTMLElement>(null);
  useEffect(() => {
    if (at.current && !scene?.lesson) at.current.scrollTop = 0;
  }, [state.picked]);
  useEffect(() => {
    if (isNarrow()) at.current?.closest('.table-side')?.scrollTo(0, 0);
  }, [scene, state.picked, state.armed]);
  const all = useMemo(() => (scene ? rowsOf(scene, scene.options, open, '') : []), [scene, open]);
  if (!scene || !isAsked) return <div class="options none" />;
  const options = [
    ...optionsOf(scene, state.picked).filter((option) => option.id !== props.without),
    ...(state.picked.length > 0 ? scene.options.filter((option) => option.out) : []),
  ];
  const rows = rowsOf(scene, options, open, words);
  const due = scene.due ?? 0;
  const groups: { heading: string; rows: { row: Row; n: number }[] }[] = [];
  const numbers = numbered(rows, all);
  rows.forEach((row, i) => {
    const isFirstOut = isWayOut(row) && !isWayOut(rows[i - 1]);
    const isNew = groups.at(-1)?.heading !== row.heading || i === 0 || isFirstOut;
    if (isNew) groups.push({ heading: row.heading, rows: [] });
    groups.at(-1)?.rows.push({ row, n: numbers[i] ?? 0 });
  });
  const last = groups.at(-1);
  /** What only ends the question, and what nobody in particular does, stands at the end, and is always seen; but a
      lesson says what is wanted. */
  const isOut = last?.rows.some(({ row }) => isWayOut(row));
  const isLast = isOut || (groups.length > 1 && last?.heading === '');
  const isPinned = !scene.lesson && isLast && (last?.rows.length ?? 0) <= 2;
  const onOpen = (row: Row) => setOpen(new Set([...open, row.text]));
  return (
    <section ref={at} class="options" aria-labelledby="question" data-arrows="y">
      {(rows.length > SEARCHED || words !== '') && <Search words={words} onWords={setWords} />}
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
