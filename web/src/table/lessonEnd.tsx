// SPDX-License-Identifier: MIT
// lessonEnd.tsx -- a lesson is done: what has been learned, and what comes next.
import { linkTo } from '../route';
import { systemOf } from '../systems';
import { Dialog } from './dialogs';
import type { PlayState } from './play';
import { say } from './say';
import type { Result } from './types';

export interface LessonEndProps {
  state: PlayState;
  result: Result;
  onClose: () => void;
  onAgain?: (() => void) | undefined;
}

export function LessonEnd(props: LessonEndProps) {
  const { result, state } = props;
  const { system } = state.opened;
  const lesson = state.scene?.lesson;
  return (
    <Dialog title={say('lesson.end', { title: state.opened.lesson ?? '' })} onClose={props.onClose}>
      <div class="ending taught">
        {lesson?.reached && <p>{lesson.reached}</p>}
        {lesson?.say && <p>{lesson.say}</p>}
        {!result.next && <p>{say('lesson.last')}</p>}
        <p class="buttons">
          {result.next ? (
            <a class="do" href={linkTo('lesson', result.next)}>
              {say('lesson.next', { title: result.nextTitle ?? result.next })}
            </a>
          ) : (
            <a class="do" href={linkTo(systemOf(system).chooser)}>
              {say(`lesson.play.${system}`)}
            </a>
          )}
        </p>
        <p class="buttons">
          {props.onAgain && (
            <button type="button" class="do plain" onClick={props.onAgain}>
              {say('lesson.again')}
            </button>
          )}
          <a class="do plain" href={linkTo('lessons')}>
            {say('lesson.all')}
          </a>
          {result.next && (
            <a class="do plain" href={linkTo(systemOf(system).chooser)}>
              {say(`lesson.play.${system}`)}
            </a>
          )}
        </p>
      </div>
    </Dialog>
  );
}
