// SPDX-License-Identifier: MIT
// debrief.tsx -- what a game came to: how it went and where it turned, what each did, and how the dice fell.
import { say } from '../words';
import type { DebriefData } from './data';
import './debrief.css';
import { Luck } from './luck';
import { Rows } from './rows';
import { TideChart, Turning, type Ways } from './turning';

/** With `ways` it stands beside a replay, whose slider has the tide already. */
export function Debrief(props: { of: DebriefData; ways?: Ways | undefined }) {
  const { of, ways } = props;
  const isLong = of.tide.length > 1 && of.turning_points.length > 0;
  return (
    <div class="debrief">
      {isLong && (
        <section>
          <h3>{say('debrief.turning')}</h3>
          {!ways && <TideChart of={of} />}
          {!ways && <p class="small">{say('debrief.tide')}</p>}
          <Turning of={of} ways={ways} />
        </section>
      )}
      <Rows of={of} />
      <Luck of={of} />
    </div>
  );
}
