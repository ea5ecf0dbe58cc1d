// SPDX-License-Identifier: MIT
// lessons.tsx -- the lessons, system by system.
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say, spoken } from '../words';
import { Head, useAnswer, Waiting } from './parts';

/** A row of `grognard lesson --json`. */
interface Lesson {
  name: string;
  system: string;
  title: string;
  about: string;
  steps: number;
  done: boolean;
}

export function LessonsPage(props: { table: Table }) {
  const { answer, trouble } = useAnswer(() => props.table.json<Lesson[]>('lesson', '--json', '--lang', spoken()));
  const systems = [...new Set(answer?.map((lesson) => lesson.system))];
  return (
    <>
      <Head page="lessons" />
      {!answer && <Waiting trouble={trouble} />}
      {systems.map((system) => (
        <section key={system} class="shelf">
          <h2>{say(`system.${system}`)}</h2>
          <ol class="tiles lessons">
            {answer
              ?.filter((lesson) => lesson.system === system)
              .map((lesson, i) => (
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
