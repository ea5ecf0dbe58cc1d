// SPDX-License-Identifier: MIT
// settings-motion.tsx -- what moves at a table, how fast it is told and what is heard of it, each with a try.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { sound } from '../motion/audio';
import { kinds, type Kind } from '../motion/effects';
import { heard, TryMotion } from '../motion/try';
import { paces, readSettings, writeSettings, type Pace } from '../table/settings';
import { motions, type Taste } from '../taste';
import { say } from '../words';
import { Choose } from './choose';

interface Part {
  taste: Taste;
  set(part: Partial<Taste>): void;
}

const slowest = (Object.keys(paces) as Pace[]).sort((a, b) => paces[b] - paces[a]);

function KindRow(props: Part & { kind: Kind; see(): void }) {
  const { kind, taste } = props;
  const others = taste.still.filter((other) => other !== kind);
  const isOn = others.length === taste.still.length;
  const name = say(`set.kind.${kind}`);
  return (
    <div class="choose-row">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={taste.motion === 'none'}
          onChange={() => props.set({ still: isOn ? [...others, kind] : others })}
        />
        <span>{name}</span>
      </label>
      <button type="button" aria-label={say('set.kind.see', { name })} disabled={!isOn} onClick={props.see}>
        <Icon of="play" /> {say('set.see')}
      </button>
    </div>
  );
}

export function MotionSettings(props: Part) {
  const { taste, set } = props;
  const [pace, setPace] = useState(() => readSettings().pace);
  const tell = (to: Pace) => {
    writeSettings({ ...readSettings(), pace: to });
    setPace(to);
  };
  return (
    <>
      <Choose of="pace" all={slowest} is={pace} set={tell} />
      <Choose of="motion" all={motions} is={taste.motion} set={(motion) => set({ motion })} />
      <fieldset class="choose motion-kinds">
        <legend>{say('set.kinds')}</legend>
        <p>{say('set.kinds.about')}</p>
        <TryMotion kinds={kinds} row={(kind, see) => <KindRow key={kind} {...props} kind={kind} see={see} />} />
      </fieldset>
    </>
  );
}

export function SoundSettings(props: Part) {
  const { taste, set } = props;
  return (
    <fieldset class="choose">
      <legend>{say('set.sound')}</legend>
      <label>
        <input type="checkbox" checked={taste.sound} onChange={() => set({ sound: !taste.sound })} />
        <span>{say('set.sound.on')}</span>
      </label>
      <label class="volume">
        <span>{say('set.volume')}</span>
        <input
          type="range"
          min="0"
          max="10"
          value={taste.volume}
          disabled={!taste.sound}
          onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
          onChange={() => sound('tap')}
        />
      </label>
      <div class="hears">
        {heard.map((name) => {
          const called = say(`set.hear.${name}`);
          return (
            <button
              key={name}
              type="button"
              aria-label={say('set.hear.name', { name: called })}
              disabled={!taste.sound}
              onClick={() => sound(name)}
            >
              <Icon of="sound" /> {called}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
