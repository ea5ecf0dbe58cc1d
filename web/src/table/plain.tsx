// SPDX-License-Identifier: MIT
// plain.tsx -- the table of a system that has none of its own, drawn from scene and words alone: the seats with what
// lies before each, the middle of the table between them, your cards at the foot.
import { useEffect } from 'preact/hooks';
import { Board } from '../look/board';
import { Card, CardBack } from '../look/card';
import { Icon } from '../look/icon';
import { nameOf } from '../systems';
import { TableFrame, type TableProps } from './frame';
import { iconOfMark } from './markIcons';
import { HandCard, markedOf, sentenceOf, showChoice, type Shared } from './pieces';
import { layOut, saidMarks, shownOf, type Laid, type Pile, type Place } from './plainScene';
import type { PlayState } from './play';
import { say } from './say';
import { markingOf, Thing } from './thing';
import type { Scene, SceneObject } from './types';
import { useCard, usePlay } from './use';
import './plain.css';

/** Its numbers in words, each with its icon if it has one. */
function Marks(props: { of: SceneObject }) {
  const said = saidMarks(props.of);
  if (said.length === 0) return null;
  return (
    <span class="plain-marks">
      {said.map((mark, i) => {
        const icon = iconOfMark(mark.name);
        return (
          <span key={i} title={mark.why ?? mark.text}>
            {icon && <Icon of={icon} />} {mark.text}
          </span>
        );
      })}
    </span>
  );
}

/** The face of a card if it is seen, else its back; what has neither is a name on paper. */
function Face(props: { play: Shared['play']; object: SceneObject }) {
  const { object } = props;
  const face = useCard(props.play, object.card);
  const back = useCard(props.play, object.card ? undefined : object.back);
  if (face) return <Card card={face} size="hand" />;
  if (back) return <CardBack title={back.title} size="hand" />;
  return <span class="card-blank">{object.name}</span>;
}

function LaidThing(props: Shared & { laid: Laid }) {
  const { laid, ...shared } = props;
  const { object, bears } = laid;
  const down = object.down ? say('plain.down', { name: sentenceOf(object) }) : sentenceOf(object);
  return (
    <li class={`plain-thing ${bears.length > 0 ? 'bears' : ''}`}>
      <Thing {...shared} name={object.key} label={object.unknown ? object.name : down} class="laid">
        <Face play={props.play} object={object} />
        {object.down && !object.unknown && (
          <span class="laid-down">
            <Icon of="hidden" />
          </span>
        )}
        {object.square && <b class="laid-square">{object.square}</b>}
        <Marks of={object} />
      </Thing>
      {bears.length > 0 && (
        <ul>
          {bears.map((one) => (
            <LaidThing key={one.object.key} {...shared} laid={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A pile with how many cards it has, and those of them that are seen. */
function PileOf(props: Shared & { of: Pile }) {
  const { of, ...shared } = props;
  const { pile } = of;
  const n = pile.count ?? of.cards.length;
  const shown = shownOf(of, (key) => props.marking.counts.has(key));
  return (
    <li class="plain-pile">
      <div class="pile-cards">
        {shown.length === 0 && (
          <Thing {...shared} name={pile.key} label={say('plain.pile', { name: pile.name, n })} class="laid">
            {n > 0 && pile.back ? <Face play={props.play} object={pile} /> : <span class="card-blank is-empty" />}
          </Thing>
        )}
        {shown.map((card) => (
          <Thing key={card.key} {...shared} name={card.key} label={`${pile.name}: ${card.name}`} class="laid">
            <Face play={props.play} object={card} />
          </Thing>
        ))}
      </div>
      <span class="pile-name" aria-hidden={shown.length === 0}>
        {pile.name} <b>{n}</b>
      </span>
    </li>
  );
}

function Lying(props: Shared & { place: Place; label: string }) {
  const { place, label, ...shared } = props;
  if (place.things.length + place.piles.length === 0) return null;
  return (
    <ul class="plain-lying" aria-label={label}>
      {place.things.map((one) => (
        <LaidThing key={one.object.key} {...shared} laid={one} />
      ))}
      {place.piles.map((one) => (
        <PileOf key={one.pile.key} {...shared} of={one} />
      ))}
    </ul>
  );
}

/** So many pixels a square, if there is room. */
const SQUARE_SIZE = 44;

/** The board, if it is more than a row: on which square something is, it says itself. */
function Field(props: { board: NonNullable<Scene['board']> }) {
  const { board } = props;
  if (board.height < 2) return null;
  return (
    <div class="plain-board" style={{ maxWidth: `${(board.width + 1) * SQUARE_SIZE}px` }}>
      <Board board={board} label={say('plain.board')} />
    </div>
  );
}

/** What is so with a seat beside its numbers. */
const stands = (seat: SceneObject, what: string): string => say(`plain.${what}`, { you: seat.yours ? 1 : 0 });
const standing = (seat: SceneObject): string[] =>
  (['asked', 'initiative', 'resigned'] as const).filter((what) => seat[what]).map((what) => stands(seat, what));

function Seat(props: Shared & { place: Place }) {
  const { place, ...shared } = props;
  const { of: seat } = place;
  const side = seat.yours ? 'is-yours' : seat.allied ? 'is-allied' : 'is-theirs';
  const label = [sentenceOf(seat), ...standing(seat)].join(', ');
  return (
    <section class={`plain-seat ${side} ${seat.resigned ? 'is-gone' : ''}`} aria-label={seat.name}>
      <Thing {...shared} name={seat.key} label={label} class="seat">
        <span class="seat-name">
          {seat.asked && <Icon of="play" />} {seat.name}
        </span>
        <Marks of={seat} />
        {place.tracks.map((track) => (
          <Marks key={track.key} of={track} />
        ))}
        {seat.initiative && <small>{stands(seat, 'initiative')}</small>}
        {seat.resigned && <small>{stands(seat, 'resigned')}</small>}
      </Thing>
      <Lying {...shared} place={place} label={seat.name} />
    </section>
  );
}

function Hands(props: Shared & { hands: readonly Pile[]; state: PlayState; scene: Scene }) {
  const { state, scene, ...shared } = props;
  const hands = props.hands.filter(({ cards }) => cards.length > 0);
  const news = new Set(state.fresh.map((object) => object.key));
  useEffect(showChoice, [scene]);
  if (hands.length === 0) return <p class="hands-none">{say('hand.none')}</p>;
  return (
    <ul class="plain-hands" aria-label={say('hand.hands')}>
      {hands.map(({ pile, cards }) => (
        <li key={pile.key}>
          <h3>{pile.name}</h3>
          <div class="hand-cards">
            {cards.map((object) => (
              <HandCard
                key={object.key}
                {...shared}
                object={object}
                marked={markedOf(scene, state.marked, object)}
                isFresh={news.has(object.key)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The game, its turn, and the numbers of the whole table. */
function Tracks(props: { system: string; scene: Scene; middle: Place | undefined }) {
  const { middle } = props;
  return (
    <>
      <b class="turn">{props.scene.turnText || nameOf(props.system)}</b>
      {(middle ? [middle.of, ...middle.tracks] : []).flatMap((object) =>
        saidMarks(object).map((mark, i) => (
          <span key={`${object.key} ${i}`} class="track-number">
            {mark.text}
          </span>
        )),
      )}
    </>
  );
}

export function PlainTable(props: TableProps) {
  const { play, frame: Frame = TableFrame } = props;
  const state = usePlay(play);
  const { scene } = state;
  if (!scene)
    return (
      <Frame {...props}>
        <p class="loading">{say('works')}</p>
      </Frame>
    );
  const shared: Shared = { play, marking: markingOf(state) };
  const { seats, middle, hands } = layOut(scene);
  const near = seats.filter(({ of }) => of.yours || of.allied);
  return (
    <Frame
      {...props}
      tracks={<Tracks system={state.opened.system} scene={scene} middle={middle} />}
      hand={<Hands {...shared} hands={hands} state={state} scene={scene} />}
    >
      <div class="plain-table">
        {seats
          .filter((seat) => !near.includes(seat))
          .map((seat) => (
            <Seat key={seat.of.key} {...shared} place={seat} />
          ))}
        {scene.board && <Field board={scene.board} />}
        {middle && (
          <section class="plain-middle" aria-label={say('plain.middle')}>
            <Lying {...shared} place={middle} label={say('plain.middle')} />
          </section>
        )}
        {near.map((seat) => (
          <Seat key={seat.of.key} {...shared} place={seat} />
        ))}
      </div>
    </Frame>
  );
}
