// SPDX-License-Identifier: MIT
// lessons.tsx -- the lessons, system by system.
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { coursesOf, readLessons } from './learn';
import { Head, useAnswer, Waiting } from './parts';

function goToShelf(system: string): void {
  const head = document.getElementById(`lessons-${system}`);
  head?.scrollIntoView();
  head?.focus({ preventScroll: true });
}

export function LessonsPage(props: { table: Table }) {
  const { answer, trouble } = useAnswer(() => readLessons(props.table));
  const courses = coursesOf(answer ?? []);
  return (
    <>
      <Head page="lessons" />
      {!answer && <Waiting trouble={trouble} />}
      <p class="shelf-links">
        {courses.map(({ system, lessons, done }) => (
          <button key={system} type="button" onClick={() => goToShelf(system)}>
            {say(`lesson.of.${system}`)} <small>{say('lesson.count', { n: done, all: lessons.length })}</small>
          </button>
        ))}
      </p>
      {courses.map(({ system, lessons }) => (
        <section key={system} class="shelf">
          <h2 id={`lessons-${system}`} tabIndex={-1}>
            {say(`lesson.of.${system}`)}
          </h2>
          <ol class="tiles lessons">
            {lessons.map((lesson, i) => (
                <li key={lesson.name}>
                  <a class={`row-link ${lesson.done ? 'is-done' : ''}`} href={linkTo('lesson', lesson.name)}>
                    <b class="number" aria-hidden="true">
                      {i + 1}
                    </b>
                    <strong>{lesson.title}</strong>
                    <small>{lesson.about}</small>
                    <span class="facts">
                      <span>
                        <Icon of="uses" />
                        {say('lesson.steps', { n: lesson.steps })}
                      </span>
                      {lesson.done && (
                        <span class="done">
                          <Icon of="yes" />
                          {say('lesson.done')}
                        </span>
                      )}
                    </span>
                  </a>
                </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
