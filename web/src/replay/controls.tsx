// SPDX-License-Identifier: MIT
// controls.tsx -- how one goes through a recorded game: steps and turns both ways, by itself, and in whose eyes.
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { say } from '../words';
import { ALL_OPEN, EVERYBODY, type Watch, type WatchState } from './watch';

function Go(props: { icon: IconKey; name: string; off: boolean; does: () => void }) {
  return (
    <button type="button" class="tool" title={props.name} disabled={props.off} onClick={props.does}>
      <Icon of={props.icon} label={props.name} />
    </button>
  );
}

export function Controls(props: { watch: Watch; state: WatchState }) {
  const { watch, state } = props;
  const { act, acts } = state.walked;
  return (
    <div class="replay-go" role="group" aria-label={say('replay.go')}>
      <Go icon="turnBack" name={say('replay.turn-back')} off={act === 0} does={() => watch.turn(-1)} />
      <Go icon="stepBack" name={say('replay.back')} off={act === 0} does={() => watch.by(-1)} />
      <button type="button" class="tool replay-run" aria-pressed={state.runs} onClick={() => watch.run(!state.runs)}>
        <Icon of={state.runs ? 'pause' : 'play'} /> {say(state.runs ? 'replay.halt' : 'replay.run')}
      </button>
      <Go icon="step" name={say('replay.step')} off={act === acts} does={() => watch.by(1)} />
      <Go icon="skip" name={say('replay.turn')} off={act === acts} does={() => watch.turn(1)} />
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** In whose eyes: what lies face down for a seat is not shown to it. */
export function Eyes(props: { watch: Watch; state: WatchState }) {
  const { watch, state } = props;
  const seats = (state.scene?.objects ?? []).filter((object) => object.sort === 'seat');
  return (
    <label class="replay-eyes">
      <Icon of="threat" label={say('replay.eyes')} />
      <select
        aria-label={say('replay.eyes')}
        value={state.walked.eyes}
        onChange={(event) => watch.see(Number(event.currentTarget.value))}
      >
        <option value={ALL_OPEN}>{say('replay.eyes.all')}</option>
        {seats.map((seat) => (
          <option key={seat.key} value={seat.place}>
            {seats.length > 1 ? say('replay.eyes.seat', { who: capital(seat.name) }) : say('replay.eyes.you')}
          </option>
        ))}
        {seats.length > 1 && <option value={EVERYBODY}>{say('replay.eyes.everybody')}</option>}
      </select>
    </label>
  );
}
