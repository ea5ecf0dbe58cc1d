// SPDX-License-Identifier: MIT
// frame.tsx -- what every table has around its board: head with tracks and tools, question, choices, panel, log,
// sheets.
//
// On a wide screen all of it lies side by side.  On a narrow one the side is a sheet at the foot: its bar says what
// is asked, and opens it.
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { hush, sound } from '../motion/audio';
import { Effects } from '../motion/sprites';
import { isMoving, keepTaste, taste } from '../taste';
import { say } from './say';
import { Choices } from './choices';
import { confirming } from './confirm';
import { Curtain } from './curtain';
import { Dialog, ThreatView, WhyNot, type Sheet } from './dialogs';
import { Ending } from './ending';
import { useFocus } from './focus';
import { KeysHelp } from './help';
import { LessonEnd } from './lessonEnd';
import { useKeys, type Keys } from './keys';
import { Log } from './log';
import { Panel, type Facts } from './panel';
import type { Play, PlayState } from './play';
import { QuestionBar } from './question';
import { Reactions } from './reactions';
import { isNarrow } from './room';
import { pressing } from './press';
import { paces, type Pace } from './settings';
import { skipping } from './skipping';
import { steadying } from './steady';
import { Tray } from './tray';
import { usePlay, useStill } from './use';
import './frame.css';
import './side.css';
import './told.css';
import './sheets.css';

/** So many choices are shown at once where the list is a sheet. */
const FEW = 5;

export interface FrameProps {
  play: Play;
  /** Numbers that belong to the whole game: turns, points. */
  tracks?: ComponentChildren;
  /** What lies below the board: hands. */
  hand?: ComponentChildren;
  onLeave: () => void;
  onAgain?: (() => void) | undefined;
  /** Keys of this board's own. */
  keys?: Keys;
  /** What is picked on this board is told beside it: where the choices are a sheet, only its bar opens it. */
  isToldBeside?: boolean;
  /** The board takes all of its place and is never scrolled where there is room for it; hands lie on it. */
  isBoard?: boolean;
  /** What stands at the foot of the side, always at one place; and the choice that it makes. */
  foot?: ComponentChildren;
  footed?: number | undefined;
  /** All that can be chosen now is chosen on the board: the list waits until it is asked for. */
  isOnBoard?: boolean;
  facts?: Facts;
  children: ComponentChildren;
}

/** What every table is given; `frame`: what stands around its board, if it is not this one. */
export interface TableProps {
  play: Play;
  onLeave: () => void;
  onAgain?: (() => void) | undefined;
  frame?: ComponentType<FrameProps>;
}

/** `why`: it would do nothing now, and that is the reason. */
function Tool(props: { icon: IconKey; name: string; off?: boolean; why?: string | undefined; onClick: () => void }) {
  return (
    <button
      type="button"
      class="tool"
      title={props.why ?? props.name}
      disabled={props.off}
      aria-disabled={props.why ? true : undefined}
      onClick={props.onClick}
    >
      <Icon of={props.icon} /> <span>{props.name}</span>
    </button>
  );
}

export function PaceChoice(props: { play: Play; state: PlayState }) {
  return (
    <label class="tool pace" title={say('pace')}>
      <Icon of="play" label={say('pace')} /> <span aria-hidden="true">{say('pace.short')}</span>
      <select
        aria-label={say('pace')}
        value={props.state.settings.pace}
        onChange={(event) => props.play.set({ pace: event.currentTarget.value as Pace })}
      >
        {Object.keys(paces).map((pace) => (
          <option key={pace} value={pace}>
            {say(`pace.${pace}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function useSound(): readonly [boolean, () => void] {
  const [isOn, setOn] = useState(taste().sound);
  const turn = () => {
    keepTaste({ ...taste(), sound: !isOn });
    setOn(!isOn);
    if (isOn) hush();
    else sound('tap');
  };
  return [isOn, turn];
}

interface ToolsProps {
  play: Play;
  state: PlayState;
  sound: readonly [boolean, () => void];
  onSheet: (sheet: Sheet) => void;
  onLeave: () => void;
}

function Tools(props: ToolsProps) {
  const { play, state, onSheet } = props;
  const [isHeard, turnSound] = props.sound;
  const off = state.busy;
  const [isOpen, setOpen] = useState(false);
  return (
    <nav class={`table-tools ${isOpen ? 'is-open' : ''}`} aria-label={say('tools')}>
      <Tool
        icon="undo"
        name={say('undo')}
        off={off}
        why={state.scene?.canUndo ? undefined : say('undo.not')}
        onClick={() => void play.undo()}
      />
      <Tool icon="redo" name={say('redo')} off={off || !state.scene?.canRedo} onClick={() => void play.redo()} />
      <button type="button" class="tool tools-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={isOpen ? 'no' : 'settings'} /> {say('tools.more')}
      </button>
      <div class="tools-more" onClick={(event) => event.target instanceof HTMLSelectElement || setOpen(false)}>
        {!state.opened.noThreats && (
          <Tool icon="threat" name={say('threats')} off={off} onClick={() => onSheet('threats')} />
        )}
        <Tool icon="no" name={say('why')} off={off} onClick={() => onSheet('why')} />
        {!state.opened.noReactions && (
          <Tool icon="settings" name={say('reactions')} off={off} onClick={() => onSheet('reactions')} />
        )}
        <Tool icon="log" name={say('log')} onClick={() => onSheet('log')} />
        <Tool icon="help" name={say('keys')} onClick={() => onSheet('keys')} />
        <PaceChoice play={play} state={state} />
        <Tool icon={isHeard ? 'sound' : 'mute'} name={say(isHeard ? 'sound.off' : 'sound.on')} onClick={turnSound} />
      </div>
      <Tool icon="home" name={say('leave')} onClick={props.onLeave} />
    </nav>
  );
}

function Sheets(props: {
  play: Play;
  state: PlayState;
  sheet: Sheet;
  onClose: () => void;
  onLeave: () => void;
  onAgain?: (() => void) | undefined;
}) {
  const { play, state, onClose } = props;
  switch (props.sheet) {
    case 'why':
      return <WhyNot play={play} onClose={onClose} />;
    case 'threats':
      return <ThreatView play={play} onClose={onClose} />;
    case 'reactions':
      return <Reactions play={play} onClose={onClose} />;
    case 'keys':
      return <KeysHelp opened={state.opened} scene={state.scene} onClose={onClose} />;
    case 'log':
      return (
        <Dialog title={say('log')} onClose={onClose}>
          <Log lines={state.log} />
        </Dialog>
      );
    case 'end':
      return (
        state.result &&
        (state.opened.lesson ? (
          <LessonEnd state={state} result={state.result} onClose={onClose} onAgain={props.onAgain} />
        ) : (
          <Ending play={play} result={state.result} onClose={onClose} onLeave={props.onLeave} />
        ))
      );
  }
}

/** A wheel that turns up and down moves what lies side by side. */
function scrollAside(event: JSX.TargetedWheelEvent<HTMLElement>): void {
  if (event.deltaX === 0 && !event.shiftKey) event.currentTarget.scrollLeft += event.deltaY;
}

/** The row of the list with this number. */
function choose(n: number): void {
  document.querySelector<HTMLButtonElement>(`.options .option[data-n="${n}"]`)?.click();
}

function nextThing(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('.can-pick')].filter((spot) => spot.offsetParent !== null);
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + by + all.length) % all.length]?.focus();
}

/** All of it is seen where it is scrolled. */
function isInSight(spot: Element, part: string): boolean {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const room = spot.closest(part)?.getBoundingClientRect();
  if (!room) return true;
  const edge = Math.min(room.bottom, innerHeight);
  return left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= edge + 1;
}

/** Where not all of the table is seen at once: what a lesson speaks of comes into sight, else what can be chosen next,
    on the board or in a hand; of the board first those who act, and one's own where nothing can be chosen there.
    Where one of it is seen, the table stays as it was put. */
function bringIntoSight(isPicked: boolean): void {
  if (!isNarrow()) return;
  const next = '.can-pick:not(.is-picked)';
  const actors = `.space-soldiers ${next}`;
  for (const part of ['.table-board', '.table-hand']) {
    const of = (css: string) => [...document.querySelectorAll(`${part} ${css}`)];
    const taught = of('.is-taught');
    if (isPicked && taught.length === 0 && part === '.table-hand') continue;
    const first = isPicked ? [taught, of(next)] : [taught, of(actors), of(next), of('.token')];
    const all = first.find(({ length }) => length > 0);
    const any = taught.length > 0 ? taught : [...(all ?? []), ...of(next)];
    if (!any.some((one) => isInSight(one, part))) all?.[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  }
}

export function TableFrame(props: FrameProps) {
  const { play, onLeave, onAgain } = props;
  const live = usePlay(play);
  const still = useStill(live);
  /* Where it stands over and under the board, it would move it. */
  const state = isNarrow() ? still : live;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    if (state.result) setSheet('end');
  }, [state.result]);
  /* Before it is seen: a finger that is already on its way meets what stays. */
  useLayoutEffect(() => {
    if (state.telling || state.stayed) setUp(false);
    else if (state.armed !== null || state.picked.length > 0) setUp((was) => was || !props.isToldBeside);
    else if (state.scene?.asked) setUp(state.scene.options.length <= FEW && !props.isToldBeside);
  }, [state.armed, state.picked, state.telling, state.scene]);

  const sounds = useSound();
  useEffect(() => skipping(play), [play]);
  useEffect(() => steadying(play), [play]);
  useEffect(() => confirming(play), [play]);
  useEffect(() => pressing(play), [play]);
  useEffect(() => {
    if (!state.telling) bringIntoSight(state.picked.length > 0);
    const board = document.querySelector('.table-board');
    if (!board || state.telling) return undefined;
    /* Its place becomes larger or smaller when what stands below it has come. */
    const watch = new ResizeObserver(() => bringIntoSight(state.picked.length > 0));
    watch.observe(board);
    return () => watch.disconnect();
  }, [state.picked, state.scene, state.telling, isUp]);

  const isFolded = props.isOnBoard === true && !state.settings.list;
  const numbers = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => choose(i + 1)]));
  const threats = () => (state.opened.noThreats ? false : setSheet('threats'));
  const reactions = () => (state.opened.noReactions ? false : setSheet('reactions'));
  const keys: Keys = {
    ...numbers,
    '0': () => choose(0),
    Escape: () => play.clear(),
    ' ': () => (state.marked.length > 0 ? void play.pay() : false),
    u: () => void play.undo(),
    r: () => void play.redo(),
    U: () => void play.redo(),
    w: () => setSheet('why'),
    t: threats,
    A: reactions,
    a: reactions,
    l: () => setSheet('log'),
    L: () => setSheet('log'),
    '?': () => setSheet('keys'),
    '/': () => {
      if (isFolded) play.set({ list: true });
      requestAnimationFrame(() => document.getElementById('options-search')?.focus());
    },
    '.': () => nextThing(1),
    n: () => nextThing(1),
    N: () => nextThing(-1),
    m: sounds[1],
    M: sounds[1],
    e: () => document.querySelector<HTMLElement>('.panel-body, .panel summary')?.focus(),
    ...props.keys,
  };
  useKeys(keys, state.curtain !== null);
  useFocus(state);

  if (state.curtain !== null) return <Curtain who={state.curtain} onLift={() => play.lift()} />;
  const count = state.scene?.options.length ?? 0;
  const isArmed = state.armed !== null;
  const aims = `${isArmed ? 'is-armed' : ''} ${state.picked.length > 0 ? 'is-picking' : ''}`;
  const isRead = state.picked.length === 0 && state.shown && !('option' in state.shown);
  const reads = state.reading ? 'is-reading is-held' : isRead ? 'is-reading' : '';
  const beside = [props.isToldBeside && 'is-told-beside', props.isBoard && 'is-board', isFolded && 'is-folded']
    .filter(Boolean)
    .join(' ');
  const classes = `table ${beside} ${state.telling ? 'is-telling' : ''} ${isUp ? 'is-up' : ''} ${aims} ${reads}`;
  return (
    <div
      data-decisions={state.scene?.decisions ?? 0}
      data-seat={state.scene?.seat}
      class={classes}
      style={{ '--slowness': isMoving('moves') ? paces[state.settings.pace] / paces.usual : 0 }}
    >
      <header class="table-head">
        <div class="tracks">{props.tracks}</div>
        <Tools play={play} state={state} sound={sounds} onSheet={setSheet} onLeave={onLeave} />
      </header>
      <main class="table-board" data-arrows>
        {props.children}
      </main>
      <div class="table-hand" data-arrows onWheel={scrollAside}>
        {props.hand}
      </div>
      <aside class="table-side">
        <button
          type="button"
          class="sheet-handle"
          aria-expanded={isUp}
          hidden={!state.scene?.asked}
          onClick={() => setUp(!isUp)}
        >
          <span class="sheet-arrow" aria-hidden="true" />
          {say(isUp ? 'sheet.down' : 'sheet.up', { n: count })}
        </button>
        <QuestionBar play={play} state={state} />
        <Tray state={state} />
        <Choices play={play} state={state} without={state.settings.list ? undefined : props.footed} />
        {props.isOnBoard && !state.telling && (
          <button type="button" class="fold" aria-expanded={!isFolded} onClick={() => play.set({ list: isFolded })}>
            {isFolded ? say('list.open', { n: count }) : say('list.close')} <kbd aria-hidden>/</kbd>
          </button>
        )}
        {state.result && (
          <button type="button" class="do" onClick={() => setSheet('end')}>
            {say('end.show')}
          </button>
        )}
        <div class={`side-foot ${state.shown ? 'is-shown' : ''}`}>
          <Panel play={play} state={state} isQuiet={props.isBoard === true && !isNarrow()} facts={props.facts} />
          <Log lines={state.log} />
        </div>
        {props.foot}
      </aside>
      {sheet && (
        <Sheets
          play={play}
          state={state}
          sheet={sheet}
          onClose={() => setSheet(null)}
          onLeave={onLeave}
          onAgain={onAgain}
        />
      )}
      <Effects play={play} />
    </div>
  );
}
