// SPDX-License-Identifier: MIT
// store.ts -- a state that is watched: whoever listens hears of every change, whoever hears gets every line as it is
// told; nothing of it after it has stopped.
import type { Beat } from '../wire';

export interface Store<State> {
  get(): State;
  put(change: Partial<State>): void;
  subscribe(heard: () => void): () => void;
  /** Every line as it is told, before the state has it; nothing: what was told before is past. */
  hear(heard: (beat: Beat | null) => void): () => void;
  tell(beat: Beat | null): void;
  /** Waits so long, or until somebody skips. */
  wait(milliseconds: number): Promise<void>;
  skip(): void;
  stop(): void;
  readonly stopped: boolean;
}

export function createStore<State>(first: State): Store<State> {
  let state = first;
  let stopped = false;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const hearers = new Set<(beat: Beat | null) => void>();
  const joins = <T>(all: Set<T>, one: T) => {
    all.add(one);
    return () => void all.delete(one);
  };
  return {
    get: () => state,
    put(change) {
      if (stopped) return;
      state = { ...state, ...change };
      for (const heard of listeners) heard();
    },
    subscribe: (heard) => joins(listeners, heard),
    hear: (heard) => joins(hearers, heard),
    tell(beat) {
      for (const heard of hearers) heard(beat);
    },
    wait(milliseconds) {
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          wake = null;
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        wake = done;
      });
    },
    skip: () => wake?.(),
    stop() {
      stopped = true;
      wake?.();
    },
    get stopped() {
      return stopped;
    },
  };
}
