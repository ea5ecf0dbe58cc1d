// SPDX-License-Identifier: MIT
// question.tsx -- the bar that says what is asked, or what happens while others act; above it what a lesson says.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icon';
import { isThen, plainLine } from './lines';
import { say } from './say';
import { objectNamed } from './narrow';
import { Goal } from './panel';
import type { Play, PlayState } from './play';
import type { Lesson } from '../wire';

/** Of more losses the last are told. */
const MOST_HARM = 4;

/** `refused`: what was tried instead is not what it asks for; that stands where its words were. */
/** `isFirst`: how it shows what it asks for is told too. */
export function LessonNote(props: { lesson: Lesson; refused: string; isFirst: boolean }) {
  const { reached, say: words } = props.lesson;
  /* Whatever was read to its end, the next step begins at its first word. */
  const at = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const part of [at.current, at.current?.closest('.question-bar')]) part?.scrollTo(0, 0);
  }, [words]);
  if (!reached && !words) return null;
  if (props.refused)
    return (
      <aside ref={at} class="lesson">
        <Icon of="lesson" class="lesson-icon" />
        <div>
          <p class="table-trouble" role="alert">
            {props.refused}
          </p>
          {words && <p>{words}</p>}
        </div>
      </aside>
    );
  return (
    <aside ref={at} class="lesson" aria-live="polite">
      <Icon of="lesson" class="lesson-icon" />
      <div>
        {reached && <p class="lesson-reached">{reached}</p>}
        {words && <p>{words}</p>}
        {props.isFirst && !reached && !props.lesson.over && <p class="lesson-how">{say('lesson.how')}</p>}
      </div>
    </aside>
  );
}

/** The last words of a guide stay at hand, for as long as one plays on without it. */
function LastWords(props: { words: string }) {
  return (
    <details class="lesson-last">
      <summary>
        <Icon of="lesson" /> {say('lesson.last-words')}
      </summary>
      <p>{props.words}</p>
    </details>
  );
}

/** What the other has done while a curtain hung between. */
function News(props: { lines: readonly string[] }) {
  return (
    <details class="meanwhile" open>
      <summary>{say('news')}</summary>
      {props.lines.map((line, i) => (
        <p key={i} class={isThen(line) ? 'inner' : ''}>
          {plainLine(line)}
        </p>
      ))}
    </details>
  );
}

function Picked(props: { play: Play; state: PlayState }) {
  const { play, state } = props;
  if (state.picked.length === 0) return null;
  return (
    <p class="picked">
      {state.picked.map((name) => {
        const called = (state.scene && objectNamed(state.scene, name)?.name) ?? name;
        const drop = say('picked.drop', { name: called });
        return (
          <button key={name} type="button" class="tag" onClick={() => play.drop(name)} aria-label={drop}>
            {called} <Icon of="no" />
          </button>
        );
      })}
      <button type="button" class="tag all" onClick={() => play.clear()}>
        {say('picked.all')}
      </button>
    </p>
  );
}

/** The line that is told, and how to be done with it. */
function Telling(props: { play: Play; state: PlayState }) {
  const { beat, now } = props.state;
  const thinks = now?.nextName && now.doing === 'others' ? say('thinks', { who: now.nextName }) : say('works');
  const { result, opened } = props.state;
  const ended = opened.lesson ? say('lesson.end', { title: opened.lesson }) : result?.text.split('\n')[0];
  const waits = result ? (ended ?? say('end')) : thinks;
  return (
    <div class="question telling">
      <p>{beat?.line ? plainLine(beat.line) : waits}</p>
      {props.state.telling && (
        <button type="button" class="tool" onClick={() => props.play.skip()}>
          <Icon of="skip" /> {say('skip')} <kbd aria-hidden>{say('key.space')}</kbd>
        </button>
      )}
    </div>
  );
}

export function QuestionBar(props: { play: Play; state: PlayState }) {
  const { play, state } = props;
  const { scene } = state;
  /* While something is told, a lesson does not yet speak of what comes of it. */
  const lesson = useRef(scene?.lesson);
  const last = useRef('');
  if (!state.telling || !lesson.current) lesson.current = scene?.lesson;
  if (scene?.lesson?.say) last.current = scene.lesson.say;
  const isMarked = (scene?.due ?? 0) > 1 && scene?.options.some((option) => option.pays);
  return (
    <header class="question-bar" tabIndex={-1}>
      {state.news.length > 0 && <News lines={state.news} />}
      {lesson.current && (
        <LessonNote lesson={lesson.current} refused={state.trouble} isFirst={scene?.decisions === 0} />
      )}
      {!lesson.current && last.current && !state.telling && <LastWords words={last.current} />}
      {state.trouble && !scene?.lesson && (
        <p class="table-trouble" role="alert">
          {state.trouble}
        </p>
      )}
      {state.telling || state.busy || !scene?.asked ? (
        <Telling play={play} state={state} />
      ) : (
        <div class="question">
          {state.harm.length > 0 && (
            <p class="harm" role="status">
              <Icon of="body" /> {state.harm.slice(-MOST_HARM).join(' ')}
            </p>
          )}
          <h2 id="question">{scene.question}</h2>
          {scene.decisions === 0 && !scene.lesson && <Goal play={play} scene={scene} />}
          {scene.about && <p class="about">{scene.about}</p>}
          {state.fresh.length > 0 && (
            <p class="about fresh">{say('fresh', { list: state.fresh.map((card) => card.name).join(', ') })}</p>
          )}
          {isMarked && <p class="about">{say('due', { n: scene.due ?? 0 })}</p>}
          {scene.hidden && <p class="about">{scene.hidden}</p>}
          <Picked play={play} state={state} />
        </div>
      )}
    </header>
  );
}
