// SPDX-License-Identifier: MIT
// choose.tsx -- one of a few, as the settings ask for it.
import { say } from '../words';

export function Choose<T extends string>(props: { of: string; all: readonly T[]; is: T; set(to: T): void }) {
  return (
    <fieldset class="choose">
      <legend>{say(`set.${props.of}`)}</legend>
      {props.all.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={props.of}
            checked={one === props.is}
            onChange={() => props.set(one)}
          />
          <span>{say(`set.${props.of}.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
