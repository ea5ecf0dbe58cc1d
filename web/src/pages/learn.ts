// SPDX-License-Identifier: MIT
// learn.ts -- the lessons as the program lists them, and which of them comes next.
import type { Table } from '../table';

/** A row of `grognard lesson --json`. */
export interface Lesson {
  name: string;
  system: string;
  title: string;
  about: string;
  steps: number;
  done: boolean;
}

export const readLessons = (table: Table): Promise<Lesson[]> =>
  table.json<Lesson[]>('lesson', '--json');

/** The lessons of a system, and how far somebody is. */
export interface Course {
  system: string;
  lessons: readonly Lesson[];
  done: number;
  /** The first that is not done; undefined: all are. */
  next: Lesson | undefined;
}

export function coursesOf(all: readonly Lesson[]): Course[] {
  return [...new Set(all.map((lesson) => lesson.system))].map((system) => {
    const lessons = all.filter((lesson) => lesson.system === system);
    return {
      system,
      lessons,
      done: lessons.filter((lesson) => lesson.done).length,
      next: lessons.find((lesson) => !lesson.done),
    };
  });
}
