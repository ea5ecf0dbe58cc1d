// SPDX-License-Identifier: MIT
// heroes.tsx -- the table of heroes: the battlefield with what is said of a place below it, tokens, hand and counters
// beside it, rounds and points above.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { OrderToken } from '../look/counter';
import { say } from '../words';
import type { Option, Scene } from '../wire';
import { TableFrame } from './frame';
import { useDanger, useSights, useSquareText } from './heroesAsk';
import { HeroesBoard } from './heroesBoard';
import { actorOf, placeless } from './heroesChoose';
import { counterOn, factionOf, markOf, readCounters, saidOf, squaresByName, type Counter } from './heroesRead';
import { Hand, Tokens, Units } from './heroesUnits';
import type { Eye } from './heroesView';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { useCard, useExplained, useOdds, usePlay } from './use';
import './heroes.css';

const FEW = 9;

/** A number of the whole game with its words. */
function Track(props: { scene: Scene; name: string; of?: string; icon: Parameters<typeof Icon>[0]['of']; class?: string }) {
  const table = props.scene.objects[0];
  const mark = table?.marks.find((one) => one.name === props.name);
  const most = props.of ? markOf(table, props.of) : undefined;
  if (!mark) return null;
  return (
    <span class={`hn-track ${props.class ?? ''}`} title={mark.text}>
      <Icon of={props.icon} />
      <b>
        {mark.value}
        {most ? `/${most}` : ''}
      </b>
      <span class="unseen">{mark.text}</span>
    </span>
  );
}

function Tracks(props: { scene: Scene }) {
  const { scene } = props;
  const table = scene.objects[0];
  const text = (name: string) => table?.marks.find((mark) => mark.name === name)?.text;
  const begins = markOf(table, 'initiative');
  const side = (who: 'you' | 'they', points: string, hold: string) => (
    <span class={`hn-side ${who}`}>
      <span class="hn-side-name">{say(`heroes.${who}`)}</span>
      <Track scene={scene} name={points} of="goal" icon="points" />
      <Track scene={scene} name={hold} of="objectives" icon="objective" />
      {begins === (who === 'you' ? 1 : 2) && <Icon of="play" label={text('initiative') ?? ''} class="hn-begins" />}
    </span>
  );
  return (
    <>
      <span class="hn-round">
        <Track scene={scene} name="round" of="rounds" icon="time" />
        <b>{text('round phase')}</b>
        {text('last round') && <em>{text('last round')}</em>}
      </span>
      {side('you', 'your points', 'you hold')}
      {side('they', 'their points', 'they hold')}
    </>
  );
}

/** An option among few others; an order is its token. */
function Few(props: { play: Play; option: Option; armed: boolean; owner: number }) {
  const { play, option } = props;
  const card = useCard(play, option.verb === 'order' ? option.card : undefined);
  const number = card?.fields.find((field) => field.name === 'number')?.n;
  return (
    <button
      type="button"
      class={`few ${props.armed ? 'armed' : ''} ${option.taught ? 'is-taught' : ''}`}
      aria-label={option.text}
      onClick={() => (props.armed ? void play.take(option.id) : play.arm(option.id))}
    >
      {card && <OrderToken faction={factionOf(props.owner)} n={number ?? 12} label="" />}
      <span>{option.brief}</span>
    </button>
  );
}

/** What one is about to do, with what the dice need; else what may be done there; else what is there. */
function Caption(props: { play: Play; state: PlayState; scene: Scene; text: string | undefined; counter: Counter | undefined }) {
  const { play, state, scene, text, counter } = props;
  const option = state.armed === null ? undefined : scene.options[state.armed];
  const explained = useExplained(play, scene, option ? option.id : null);
  const odds = useOdds(play, scene, option?.dice ? option.id : null);
  const free = scene.asked && !state.busy;
  const all = free ? optionsOf(scene, state.picked) : [];
  const left = all.length > 1 && all.length <= FEW && state.picked.length ? all : placeless(scene, all);
  const few = left.length > 0 && left.length <= FEW && (
    <div class="hn-few">
      {left.map((one) => (
        <Few key={one.id} play={play} option={one} armed={one.id === option?.id} owner={scene.seat} />
      ))}
    </div>
  );
  if (option && free)
    return (
      <div class="hn-caption armed">
        <p>
          <b>{option.text}.</b> {odds?.needs ?? explained?.needs} {odds?.brief && <strong>{odds.brief}</strong>}
        </p>
        {left.length > 1 && few}
        <button type="button" class="do" onClick={() => void play.take(option.id)}>
          {say('heroes.do')} <kbd aria-hidden>{say('heroes.enter')}</kbd>
        </button>
      </div>
    );
  return (
    <div class="hn-caption">
      {few}
      <p>
        {counter && <b>{saidOf(counter.object)}. </b>}
        {text ?? (counter ? '' : say(scene.asked ? 'heroes.point' : 'heroes.watch'))}
      </p>
    </div>
  );
}

/** Corners of a frame. */
const whole = 'M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6';

function Tools(props: { eye: Eye | null; danger: boolean; toggleDanger(): void; list: boolean; toggleList(): void }) {
  const { eye } = props;
  return (
    <div class="hn-tools" role="toolbar" aria-label={say('heroes.tools')}>
      <button type="button" aria-label={say('heroes.larger')} title={say('heroes.larger')} onClick={() => eye?.zoom(1.3)}>
        +
      </button>
      <button type="button" aria-label={say('heroes.smaller')} title={say('heroes.smaller')} onClick={() => eye?.zoom(1 / 1.3)}>
        {'\u2212'}
      </button>
      <button type="button" aria-label={say('heroes.whole')} title={say('heroes.whole')} onClick={() => eye?.fit()}>
        <svg viewBox="0 0 24 24" aria-hidden width="20" height="20">
          <path d={whole} fill="none" stroke="currentColor" stroke-width="3" />
        </svg>
      </button>
      <button
        type="button"
        aria-pressed={props.danger}
        aria-label={say('heroes.danger')}
        title={say('heroes.danger')}
        onClick={props.toggleDanger}
      >
        <Icon of="threat" />
      </button>
      <button
        type="button"
        class="hn-list"
        aria-pressed={props.list}
        aria-label={say('heroes.list')}
        title={say('heroes.list')}
        onClick={props.toggleList}
      >
        <Icon of="team" />
      </button>
    </div>
  );
}

/** The battlefield, its buttons, and the caption below it. */
function Field(props: { play: Play; state: PlayState; scene: Scene; counters: Counter[]; at: string | undefined; look(square: string | undefined): void }) {
  const { play, state, scene, counters, at, look } = props;
  const squares = useMemo(() => squaresByName(scene.board), [scene]);
  const [eye, setEye] = useState<Eye | null>(null);
  const [wantsDanger, setDanger] = useState(false);
  const toggleDanger = () => setDanger((was) => !was);
  const [wantsList, setList] = useState(false);
  const of = { play, state, scene };
  const danger = useDanger(play, scene, wantsDanger);
  const actor = useMemo(() => actorOf(scene, counters, state.picked), [scene, counters, state.picked]);
  const sights = useSights(play, scene, scene.asked ? actor?.at?.name : undefined);
  const square = at ? squares.get(at) : undefined;
  const text = useSquareText(play, scene, square, actor, sights);
  const counter = at ? counterOn(counters, at) : undefined;
  return (
    <div class={`hn-field ${wantsList ? 'with-list' : ''}`}>
      <div class="hn-beside">
        <div class="hn-small">
          <Tokens {...of} />
          <Hand {...of} />
        </div>
        <Units {...of} counters={counters} look={look} />
      </div>
      <HeroesBoard
        play={play}
        state={state}
        scene={scene}
        counters={counters}
        squares={squares}
        danger={wantsDanger ? danger : undefined}
        at={at}
        look={look}
        label={say('heroes.board')}
        describedBy="hn-caption"
        eyeTo={setEye}
        toggleDanger={toggleDanger}
      />
      <Tools
        eye={eye}
        danger={wantsDanger}
        toggleDanger={toggleDanger}
        list={wantsList}
        toggleList={() => setList(!wantsList)}
      />
      <div id="hn-caption" aria-live="polite">
        <Caption play={play} state={state} scene={scene} text={text} counter={counter} />
      </div>
    </div>
  );
}

export function HeroesTable(props: { play: Play; onLeave: () => void; onAgain?: (() => void) | undefined }) {
  const { play } = props;
  const state = usePlay(play);
  const { scene } = state;
  const [at, look] = useState<string | undefined>(undefined);
  const counters = useMemo(() => (scene ? readCounters(scene, squaresByName(scene.board)) : []), [scene]);
  /* Where a question is about squares, the keyboard begins on the board. */
  const asked = useRef('');
  useEffect(() => {
    if (!scene?.asked || asked.current === scene.question) return;
    asked.current = scene.question ?? '';
    if (scene.options.some((option) => option.square) && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.battle')?.focus({ preventScroll: true });
  }, [scene]);
  const of = scene && { play, state, scene };
  return (
    <TableFrame
      play={play}
      onLeave={props.onLeave}
      onAgain={props.onAgain}
      tracks={scene && <Tracks scene={scene} />}
      hand={
        of && (
          <div class="hn-below">
            <Tokens {...of} />
            <Hand {...of} />
          </div>
        )
      }
    >
      {scene?.board && <Field play={play} state={state} scene={scene} counters={counters} at={at} look={look} />}
    </TableFrame>
  );
}
