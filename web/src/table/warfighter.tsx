// SPDX-License-Identifier: MIT
// warfighter.tsx -- the table of warfighter: the path, the squad, the hands, and the numbers of the Mission.
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { say } from './say';
import { TableFrame, type TableProps } from './frame';
import { Picture, sentenceOf } from './pieces';
import type { Play } from './play';
import { markingOf, Thing, type Marking } from './thing';
import type { Scene } from './types';
import { usePlay } from './use';
import { WfLines } from './wfLines';
import { WfPath } from './wfPath';
import { asideOf, pilesOf, spacesOf, squadOf, tableOf, valueOf } from './wfScene';
import { WfHands, WfSquad } from './wfSquad';
import { WfWay } from './wfWay';
import './wfSquad.css';
import './warfighter.css';
import './wfWay.css';

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

/** Decks and discards, and what lies beside the path. */
function Beside(props: { play: Play; marking: Marking; scene: Scene }) {
  const { scene, ...rest } = props;
  return (
    <ul class="wf-beside" aria-label={say('wf.beside')}>
      {asideOf(scene).map((object) => (
        <li key={object.key}>
          <Thing {...rest} name={object.key} label={sentenceOf(object)} class="wf-chip tint-watch">
            <Picture play={props.play} card={object.card} class="picture" />
            <span>{object.name}</span>
          </Thing>
        </li>
      ))}
      {pilesOf(scene).map((pile) => (
        <li key={pile.key} class="pile" title={pile.name}>
          <Icon of="copies" /> {pile.name} <b>{pile.count}</b>
        </li>
      ))}
    </ul>
  );
}

export function Warfighter(props: TableProps) {
  const { play, frame: Frame = TableFrame } = props;
  const state = usePlay(play);
  const { scene } = state;
  if (!scene)
    return (
      <Frame {...props}>
        <p class="loading">{say('works')}</p>
      </Frame>
    );
  const marking = markingOf(state);
  const squad = squadOf(scene);
  const spaces = spacesOf(scene);
  return (
    <Frame
      {...props}
      tracks={<Tracks scene={scene} />}
      hand={
        <WfHands
          play={play}
          marking={marking}
          scene={scene}
          marked={state.marked}
          fresh={state.fresh}
          squad={squad}
        />
      }
    >
      <WfWay spaces={spaces} />
      <div class="wf-around">
        <div class="wf-field">
          <WfPath play={play} marking={marking} spaces={spaces} />
          <WfLines state={state} />
        </div>
      </div>
      <WfSquad play={play} marking={marking} squad={squad} />
      <Beside play={play} marking={marking} scene={scene} />
    </Frame>
  );
}
