// SPDX-License-Identifier: MIT
// heroes.tsx -- the table of heroes: the battlefield with what is said of a place below it, tokens, hand and counters
// beside it, rounds and points above.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../words';
import type { Scene } from '../wire';
import { TableFrame, type TableProps } from './frame';
import { useDanger, useRefused, useSights, useSquareText } from './heroesAsk';
import { HeroesBoard } from './heroesBoard';
import { Caption, Forms } from './heroesCaption';
import { actorOf, formsOf, litBy, placeless } from './heroesChoose';
import { counterOn, readCounters, squaresByName, type Counter } from './heroesRead';
import { useMoves } from './heroesGo';
import { BattleLegend } from './heroesLegend';
import { Tools } from './heroesTools';
import { Tracks } from './heroesTracks';
import { useBeside } from './heroesRoom';
import { Hand, Reserve, Tokens, Units } from './heroesUnits';
import type { Eye } from './heroesView';
import { pickable } from './narrow';
import type { Play, PlayState } from './play';
import { usePlay } from './use';
import './heroesCaption.css';
import './heroes.css';
import './heroesBoard.css';

/** The battlefield, its buttons, and the caption below it. */
function Field(props: {
  play: Play;
  state: PlayState;
  scene: Scene;
  counters: Counter[];
  onLegend(): void;
}) {
  const { play, state, scene, counters } = props;
  const [looked, setLooked] = useState<{ at?: string | undefined; scene: Scene }>({ scene });
  const { at } = looked;
  const look = useCallback((to: string | undefined) => setLooked({ at: to, scene }), [scene]);
  const squares = useMemo(() => squaresByName(scene.board), [scene]);
  const [eye, setEye] = useState<Eye | null>(null);
  const [wantsDanger, setDanger] = useState(false);
  const toggleDanger = () => setDanger((was) => !was);
  const [wantsList, setList] = useState(false);
  const of = { play, state, scene };
  const field = useRef<HTMLDivElement>(null);
  const isBeside = useBeside(field, scene.board);
  const actor = useMemo(() => actorOf(scene, counters, state.picked), [scene, counters, state.picked]);
  const forms = useMemo(() => formsOf(litBy(scene, [])), [scene]);
  const [wish, setForm] = useState('');
  const form = forms.includes(wish) ? wish : (forms[0] ?? '');
  const nextForm = () => setForm(forms[(forms.indexOf(form) + 1) % forms.length] ?? '');
  const moves = useMoves(play, state, counters, squares, actor, at);
  const danger = useDanger(play, scene, wantsDanger || moves.mover !== undefined);
  const sights = useSights(play, scene, scene.asked ? actor?.at?.name : undefined);
  /* What was looked at before the question is not told on where no place is asked for. */
  const isElsewhere = useMemo(
    () => scene.asked && placeless(scene, scene.options).length === scene.options.length,
    [scene],
  );
  const isPast = looked.scene !== scene && isElsewhere;
  const told = isPast ? undefined : at;
  const square = told ? squares.get(told) : undefined;
  const text = useSquareText(play, scene, square, actor, sights);
  const counter = told ? counterOn(counters, told) : undefined;
  const steps = scene.options.some((option) => Boolean(scene.asked && option.square && !option.dice));
  const refused = useRefused(play, scene, steps);
  /* Where something may be done, nobody asks what may not. */
  const isFree = told !== undefined && pickable(scene, []).has(told);
  /* Whoever begins to act is looked at. */
  const acting = counters.find((one) => one.ours && one.mark('acting'))?.object.key;
  useEffect(() => {
    const to = counters.find((one) => one.object.key === acting)?.at?.name;
    if (to) look(to);
  }, [acting]);
  return (
    <div
      ref={field}
      class={`hn-field ${isBeside ? 'is-beside' : 'is-below'} ${wantsList ? 'with-list' : ''}`}
      data-decisions={scene.decisions}
    >
      <div class="hn-beside" data-arrows>
        <div class="hn-small">
          <Reserve {...of} counters={counters} />
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
        danger={danger}
        wantsDanger={wantsDanger}
        at={at}
        look={look}
        moves={moves}
        form={form}
        nextForm={nextForm}
        label={say('heroes.board')}
        describedBy="hn-caption"
        eyeTo={setEye}
        toggleDanger={toggleDanger}
      />
      <Tools
        eye={eye}
        danger={{ on: wantsDanger, turn: toggleDanger }}
        list={{ on: wantsList, turn: () => setList(!wantsList) }}
        onLegend={props.onLegend}
      />
      {wantsDanger && <p class="hn-stripes">{say('heroes.stripes')}</p>}
      <div id="hn-caption" aria-live="polite">
        <Forms forms={forms} form={form} setForm={setForm} />
        <Caption
          {...of}
          at={at}
          way={moves.way}
          text={text}
          counter={counter}
          refused={told && !isFree ? refused?.get(told) : undefined}
        />
      </div>
    </div>
  );
}

export function HeroesTable(props: TableProps) {
  const { play, frame: Frame = TableFrame } = props;
  const state = usePlay(play);
  const { scene } = state;
  const counters = useMemo(() => (scene ? readCounters(scene, squaresByName(scene.board)) : []), [scene]);
  const [wantsLegend, setLegend] = useState(false);
  const onLegend = () => setLegend(true);
  const of = scene && { play, state, scene };
  return (
    <Frame
      play={play}
      onLeave={props.onLeave}
      onAgain={props.onAgain}
      isToldBeside
      tracks={scene && <Tracks scene={scene} onLegend={onLegend} />}
      hand={
        of && (
          <div class="hn-below">
            <Reserve {...of} counters={counters} />
            <Tokens {...of} />
            <Hand {...of} />
          </div>
        )
      }
    >
      {scene?.board && <Field play={play} state={state} scene={scene} counters={counters} onLegend={onLegend} />}
      {scene && wantsLegend && <BattleLegend play={play} scene={scene} onClose={() => setLegend(false)} />}
    </Frame>
  );
}
