// SPDX-License-Identifier: MIT
// frame.tsx -- what a recorded game has around its board: the ways through it, what was chosen, and beside it log and
// debrief.  Nothing of the game itself can be done here, but it can be taken over.
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { Debrief } from '../debrief/debrief';
import type { DebriefData } from '../debrief/data';
import type { Ways } from '../debrief/turning';
import { Effects } from '../motion/sprites';
import { PaceChoice, type FrameProps } from '../table/frame';
import { useKeys, type Keys } from '../table/keys';
import { Panel } from '../table/panel';
import { Tray } from '../table/tray';
import { say } from '../words';
import { Controls, Eyes } from './controls';
import { actOf } from './moments';
import { StoryLog } from './story';
import { Tide } from './tide';
import type { Watch, WatchState } from './watch';
import './replay.css';

/** What the page offers about the game that is watched. */
export interface Watched {
  watch: Watch;
  debrief: DebriefData | undefined;
  takeOver: () => void;
  share: () => void;
  save: () => void;
  /** It came in a link and is not kept yet. */
  keep?: (() => void) | undefined;
  /** It is not over, and its file is kept here. */
  goOn?: (() => void) | undefined;
}

export const WatchedContext = createContext<Watched | null>(null);

function useWatch(watch: Watch): WatchState {
  const [state, set] = useState(watch.get());
  useEffect(() => {
    set(watch.get());
    return watch.subscribe(() => set(watch.get()));
  }, [watch]);
  return state;
}

function Tool(props: { icon: IconKey; name: string; does: () => void }) {
  return (
    <button type="button" class="tool" title={props.name} onClick={props.does}>
      <Icon of={props.icon} /> <span>{props.name}</span>
    </button>
  );
}

function Tools(props: { watched: Watched; state: WatchState; onLeave: () => void }) {
  const { watched } = props;
  return (
    <nav class="table-tools" aria-label={say('table.tools')}>
      <Eyes watch={watched.watch} state={props.state} />
      {watched.keep && <Tool icon="copies" name={say('replay.keep')} does={watched.keep} />}
      <Tool icon="share" name={say('games.link')} does={watched.share} />
      <Tool icon="save" name={say('games.save')} does={watched.save} />
      <PaceChoice play={watched.watch} state={props.state} />
      <Tool icon="home" name={say('table.leave')} does={props.onLeave} />
    </nav>
  );
}

/** What was chosen to come here; or how it began. */
function Chosen(props: { state: WatchState }) {
  const { walked, trouble } = props.state;
  return (
    <header class="question replay-chosen" aria-live={props.state.runs ? 'off' : 'polite'}>
      <p class="about">{say('replay.at', { turn: walked.turnText, act: walked.act, acts: walked.acts })}</p>
      <h2>{walked.choice || say('replay.beginning')}</h2>
      {trouble && (
        <p class="table-trouble" role="alert">
          {trouble}
        </p>
      )}
    </header>
  );
}

/** Decisions as acts of the replay. */
function waysOf(watch: Watch, state: WatchState): Ways {
  const act = (decision: number) => actOf(state.story.decisions, decision);
  return { isAt: (decision) => act(decision) === state.walked.act, go: (decision) => watch.go(act(decision)) };
}

type Tab = 'log' | 'debrief';

function Beside(props: { watched: Watched; state: WatchState; tab: Tab; setTab: (tab: Tab) => void }) {
  const { watched, state, tab } = props;
  const { watch, debrief } = watched;
  return (
    <section class="replay-beside">
      <div class="replay-tabs" role="tablist" aria-label={say('replay.beside')} data-arrows>
        {(['log', 'debrief'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="replay-tab"
            onClick={() => props.setTab(name)}
          >
            {say(name === 'log' ? 'table.log' : 'replay.debrief')}
          </button>
        ))}
      </div>
      <div class="replay-tab" role="tabpanel" id="replay-tab" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' && <StoryLog story={state.story} act={state.walked.act} go={watch.go} />}
        {tab === 'debrief' && debrief && (
          <div class="debrief-all">
            <p class="debrief-outcome">{debrief.outcome}</p>
            {debrief.why && <p>{debrief.why}</p>}
            <Debrief of={debrief} ways={waysOf(watch, state)} />
          </div>
        )}
      </div>
    </section>
  );
}

export function ReplayFrame(props: FrameProps) {
  const watched = useContext(WatchedContext);
  if (!watched) throw new Error('a replay without its page');
  const { watch } = watched;
  const state = useWatch(watch);
  const { walked } = state;
  const [tab, setTab] = useState<Tab>('log');
  const [isUp, setUp] = useState(false);
  const keys: Keys = {
    ArrowRight: () => watch.by(1),
    ArrowLeft: () => watch.by(-1),
    PageDown: () => watch.turn(1),
    PageUp: () => watch.turn(-1),
    Home: () => watch.go(0),
    End: () => watch.go(walked.acts),
    ' ': () => watch.run(!state.runs),
    Escape: () => watch.clear(),
    l: () => setTab('log'),
    d: () => setTab('debrief'),
    ...props.keys,
  };
  useKeys(keys, false);
  const isEnd = walked.act === walked.acts;
  return (
    <div
      class={`table replay ${props.isBoard ? 'is-board' : ''} ${isUp ? 'is-up' : ''}`}
      data-act={walked.act}
      data-acts={walked.acts}
    >
      <header class="table-head">
        <div class="tracks">
          <span class="replay-mark">{say('replay')}</span>
          {props.tracks}
        </div>
        <Tools watched={watched} state={state} onLeave={props.onLeave} />
      </header>
      <main class="table-board" data-arrows>
        {props.children}
        <Tray state={state} />
      </main>
      <div class="table-hand" data-arrows>
        {props.hand}
      </div>
      <aside class="table-side">
        <div class="replay-bar">
          <Chosen state={state} />
          <Tide watch={watch} state={state} tide={watched.debrief?.tide ?? []} />
          <Controls watch={watch} state={state} />
        </div>
        <button type="button" class="sheet-handle" aria-expanded={isUp} onClick={() => setUp(!isUp)}>
          {say(isUp ? 'table.sheet.down' : 'replay.beside')}
        </button>
        {state.shown && <Panel play={watch} state={state} />}
        <Beside watched={watched} state={state} tab={tab} setTab={setTab} />
        {watched.goOn && isEnd ? (
          <button type="button" class="do" onClick={watched.goOn}>
            {say('games.go-on')}
          </button>
        ) : (
          <button type="button" class="do plain" disabled={isEnd} onClick={watched.takeOver}>
            {say('replay.take-over')}
          </button>
        )}
      </aside>
      <Effects play={watch} />
    </div>
  );
}
