// SPDX-License-Identifier: MIT
// wfTurn.tsx -- the button at the foot of the side that never moves: it ends the Turn, and tells the Actions that are
// left; where a Reaction is asked for, it passes.
import type { Play, PlayState } from './play';
import { say } from './say';
import type { Option, Scene } from './types';
import { spaceOf, valueOf } from './wfScene';
import { isStuck } from './wfTray';

const passing = new Set(['end turn', 'pass', 'do not', 'decline']);

/** What nobody in particular does, and nothing is done by. */
const ends = (option: Option): boolean => option.touches.length === 0 && passing.has(option.verb);

/** What the button does now. */
export const footedIn = (state: PlayState): Option | undefined =>
  state.scene?.asked && !state.busy && !state.telling ? state.scene.options.find(ends) : undefined;

/** Each answer is a piece of its own on the path, and there is no more to know of it. */
function isOfPieces(scene: Scene): boolean {
  const answers = scene.options.filter((option) => !ends(option));
  const onPath = (id: number) => {
    const object = scene.objects[id];
    return object?.sort === 'thing' && !object.with && spaceOf(object) > 0;
  };
  const all = answers.map(({ touches }) => touches.filter(onPath));
  const own = all.map((ids) => ids.filter((id) => !all.every((others) => others.includes(id))));
  const isSingle = own.every((ids) => ids.length === 1) && new Set(own.flat()).size === answers.length;
  return answers.length > 1 && isSingle && !answers.some((option) => option.odds || option.pays);
}

/** So many stand in the list and are seen at once. */
const FEW = 4;

/** In a Turn of the Soldiers all is done where one looks, and so is what asks for one of many pieces; any other
    question has its few answers in the list. */
export function isOnBoard(state: PlayState): boolean {
  const { scene } = state;
  if (!scene?.asked || scene.lesson || isStuck(state)) return false;
  return footedIn(state)?.verb === 'end turn' || (scene.options.length > FEW && isOfPieces(scene));
}

export function TurnButton(props: { play: Play; state: PlayState }) {
  const { play, state } = props;
  const { scene } = state;
  const isAsked = scene?.asked && !state.busy && !state.telling;
  const option = footedIn(state);
  const isEnd = option?.verb === 'end turn';
  const left = (scene?.objects ?? [])
    .filter((object) => object.row === 'soldier' && object.yours)
    .reduce((sum, object) => sum + valueOf(object, 'actions'), 0);
  const isArmed = option !== undefined && state.armed === option.id;
  const [first = '', then = ''] = option?.text.split(': ') ?? [];
  const waits = state.result ? 'wf.over' : isAsked ? 'wf.choose' : 'wf.wait';
  const words = !option ? say(waits) : isEnd ? say('wf.end') : first;
  const again = isEnd && left > 0 ? say('wf.lost', { n: left }) : say('choices.again');
  const more = isArmed ? again : isEnd ? say('wf.left', { n: left }) : then;
  const is = [isArmed && 'is-armed', option && !isEnd && 'is-pass', option?.taught && 'is-taught'];
  const classes = ['turn-button', ...is].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={classes}
      disabled={!option}
      onClick={() => option && play.choose(option.id, true)}
    >
      <span>
        <b>{words}</b>
        {more && <small>{more}</small>}
      </span>
      {isEnd && (
        <span class="turn-left" aria-hidden="true">
          {left} <i class="dot full" />
        </span>
      )}
    </button>
  );
}
