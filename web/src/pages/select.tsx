// SPDX-License-Identifier: MIT
// select.tsx -- one of several, with its name above it.
import type { ComponentChild } from 'preact';

export interface Choice {
  value: string;
  text: string;
  /** Choices of one group stand together, under its name. */
  group?: string | undefined;
}

export interface SelectProps {
  label: string;
  value: string;
  of: readonly Choice[];
  /** What stands there before anything is chosen, and cannot be. */
  hint?: string;
  off?: boolean;
  set(value: string): void;
}

function optionsOf(of: readonly Choice[]): ComponentChild[] {
  return of.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

export function Select(props: SelectProps) {
  const groups = [...new Set(props.of.map(({ group }) => group))];
  return (
    <label class="labelled">
      {props.label}
      <select
        class="field"
        value={props.value}
        disabled={props.off}
        onChange={(event) => props.set(event.currentTarget.value)}
      >
        {props.hint !== undefined && (
          <option value="" disabled>
            {props.hint}
          </option>
        )}
        {groups.map((group) => {
          const own = optionsOf(props.of.filter((one) => one.group === group));
          return group === undefined ? (
            own
          ) : (
            <optgroup key={group} label={group}>
              {own}
            </optgroup>
          );
        })}
      </select>
    </label>
  );
}
