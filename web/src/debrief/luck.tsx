// SPDX-License-Identifier: MIT
// luck.tsx -- how the dice of each side fell: a mark on a scale whose middle is what fair dice do, and a sentence.
import { say } from '../words';
import type { DebriefData, SideDice } from './data';

const [WIDE, HIGH] = [200, 22];
/** Standard errors that the scale shows to each side. */
const END = 3;
const at = (errors: number): number => WIDE / 2 + (errors / END) * (WIDE / 2 - 10);

function Scale(props: { of: SideDice }) {
  const errors = Math.max(-END, Math.min(END, props.of.standard_errors));
  const kind = Math.abs(errors) < 1 ? 'usual' : errors > 0 ? 'good' : 'bad';
  return (
    <div class="luck-scale" aria-hidden="true">
      <span>{say('debrief.luck.bad')}</span>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`}>
        <path class="luck-line" d={`M${at(-END)} ${HIGH / 2}H${at(END)}`} />
        <path class="luck-usual" d={`M${at(-1)} ${HIGH / 2}H${at(1)}`} />
        <path class="luck-fair" d={`M${at(0)} 3V${HIGH - 3}`} />
        <circle class={kind} cx={at(errors)} cy={HIGH / 2} r="8" />
      </svg>
      <span>{say('debrief.luck.good')}</span>
    </div>
  );
}

export function Luck(props: { of: DebriefData }) {
  const thrown = [props.of.ours, props.of.theirs].filter(({ dice }) => dice > 0);
  if (thrown.length === 0) return null;
  return (
    <section>
      <h3>{say('debrief.luck')}</h3>
      {thrown.map((side, i) => (
        <div key={i} class="luck">
          <Scale of={side} />
          <p>{side.text}</p>
        </div>
      ))}
    </section>
  );
}
