// SPDX-License-Identifier: MIT
// warfighter.tsx -- the table of warfighter: the path with all that stands on it, the sheet and the hand of one Soldier
// before it, and the numbers of the Mission.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { say } from './say';
import { TableFrame, type TableProps } from './frame';
import { dragging } from './drag';
import { footedIn, isOnBoard, TurnButton } from './wfTurn';
import { markingOf } from './thing';
import type { Scene } from './types';
import { usePlay, useStill } from './use';
import { lifting } from './wfDrag';
import { factsOf } from './wfFacts';
import { formOf } from './wfForm';
import { WfHand } from './wfHand';
import { WfLand } from './wfLand';
import { WfLines } from './wfLines';
import { useOpen } from './wfOpen';
import { WfPath } from './wfPath';
import { isStuck, WfTray } from './wfTray';
import { asideOf, pilesOf, spacesOf, squadOf, tableOf, valueOf } from './wfScene';
import { WfSheet } from './wfSquad';
import './warfighter.css';
import './wfBoard.css';
import './wfPieces.css';
import './wfHand.css';
import './wfTray.css';
import './wfSide.css';
import './wfBands.css';

/** Icons of the Mission's numbers; a number without one is said in words. */
const icons: Readonly<Record<string, IconKey>> = {
  turns_left: 'time',
  hostile_cards: 'hostile',
  to_destroy: 'target',
  to_eliminate: 'target',
  banked: 'body',
  to_bank: 'body',
  noise_now: 'noise',
  loudest: 'alarm',
  noise_to_come: 'noise',
  is_alert: 'alarm',
};
const silent = new Set(['spaces', 'bodies_wanted', 'mobilized_to', 'team_points']);

function Tracks(props: { scene: Scene }) {
  const table = tableOf(props.scene);
  const isDone = table !== undefined && valueOf(table, 'is_done') > 0;
  return (
    <>
      <b class="turn">{props.scene.turnText}</b>
      {(table?.marks ?? []).map((mark) => {
        const icon = icons[mark.name];
        if (!mark.text || silent.has(mark.name) || (mark.name === 'is_active' && isDone)) return null;
        return (
          <span
            key={mark.name}
            class={`track-number ${mark.name === 'turns_left' && mark.value <= 2 ? 'is-low' : ''}`}
            title={mark.text}
          >
            {icon ? (
              <>
                <Icon of={icon} label={mark.text} /> <b>{mark.value}</b>
                <span class="said" aria-hidden="true">
                  {mark.text}
                </span>
              </>
            ) : (
              mark.text
            )}
          </span>
        );
      })}
    </>
  );
}

/** Decks and discards, where one asks for them. */
function Decks(props: { scene: Scene }) {
  const at = useRef<HTMLDetailsElement>(null);
  /* A click elsewhere and Escape shut it. */
  useEffect(() => {
    const shut = (event: Event) => {
      const isElsewhere = !at.current?.contains(event.target as Node);
      const isOver = event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere;
      if (isOver) at.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', shut, true);
    document.addEventListener('keydown', shut, true);
    return () => {
      document.removeEventListener('pointerdown', shut, true);
      document.removeEventListener('keydown', shut, true);
    };
  }, []);
  return (
    <details class="wf-beside" ref={at}>
      <summary>
        <Icon of="copies" label={say('wf.beside')} />
      </summary>
      <ul>
        {pilesOf(props.scene).map((pile) => (
          <li key={pile.key} class="pile">
            {pile.name} <b>{pile.count}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Warfighter(props: TableProps) {
  const { play, frame: Frame = TableFrame } = props;
  const state = usePlay(play);
  const still = useStill(state);
  const { scene } = state;
  const squad = scene ? squadOf(scene) : [];
  const [open, setOpen] = useOpen(still, squad);
  useEffect(() => dragging(lifting(play)), [play]);
  if (!scene)
    return (
      <Frame {...props} isBoard>
        <p class="loading">{say('works')}</p>
      </Frame>
    );
  const marking = markingOf(state);
  const spaces = spacesOf(scene);
  const form = formOf(spaces);
  const shared = { play, marking, isQuick: true };
  const pointed = state.shown && 'object' in state.shown ? state.shown.object : undefined;
  return (
    <Frame
      {...props}
      isBoard
      foot={<TurnButton play={play} state={still} />}
      footed={footedIn(still)?.id}
      isOnBoard={isOnBoard(still)}
      facts={factsOf}
      isToldBeside={still.picked.length > 0 && !isStuck(still)}
      tracks={
        <>
          <Tracks scene={scene} />
          <Decks scene={scene} />
        </>
      }
      hand={
        <>
          {open && <WfSheet {...shared} trooper={open} />}
          <WfTray play={play} state={still} scene={scene} />
          <WfHand
            {...shared}
            scene={scene}
            marked={state.marked}
            fresh={state.fresh}
            squad={squad}
            open={open}
            aside={asideOf(scene)}
            onOpen={setOpen}
          />
        </>
      }
    >
      <WfPath {...shared} scene={scene} spaces={spaces} form={form} open={open?.soldier.key} pointed={pointed}>
        <WfLand form={form} cards={spaces.map((space) => space.location?.card ?? 0)} />
        <WfLines state={state} open={open?.soldier.key} />
      </WfPath>
    </Frame>
  );
}
