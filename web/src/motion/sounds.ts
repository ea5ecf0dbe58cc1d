// SPDX-License-Identifier: MIT
// sounds.ts -- what each sound is made of: layers of noise and of tones, each with its pitch from and to, its length
// and its loudness.  There are no recordings.

export interface Layer {
  /** Noise through a filter, or a tone of this shape. */
  of: 'low' | 'band' | 'high' | OscillatorType;
  /** Hertz, at its beginning and at its end. */
  from: number;
  to: number;
  /** Seconds. */
  length: number;
  loud: number;
  /** Seconds after the sound begins; several: it comes again, each time a little softer. */
  at?: readonly number[];
}

const crack: readonly Layer[] = [
  { of: 'high', from: 1800, to: 900, length: 0.045, loud: 0.9 },
  { of: 'low', from: 5200, to: 500, length: 0.2, loud: 0.8 },
  { of: 'band', from: 900, to: 250, length: 0.5, loud: 0.16 },
  { of: 'triangle', from: 170, to: 45, length: 0.1, loud: 0.5 },
];
const volley = [0, 0.085, 0.17, 0.265];
const drum = (at: readonly number[], loud = 0.7): readonly Layer[] => [
  { of: 'sine', from: 118, to: 52, length: 0.3, loud, at },
  { of: 'low', from: 900, to: 120, length: 0.07, loud: loud / 2, at },
];
const brass = (notes: readonly number[], step: number, last: number): readonly Layer[] =>
  notes.flatMap((pitch, i): Layer[] => {
    const length = i === notes.length - 1 ? last : step * 1.15;
    return [
      { of: 'sawtooth', from: pitch, to: pitch, length, loud: 0.1, at: [i * step] },
      { of: 'triangle', from: pitch, to: pitch, length, loud: 0.26, at: [i * step] },
      { of: 'sine', from: pitch * 1.5, to: pitch * 1.5, length, loud: 0.06, at: [i * step] },
    ];
  });

export const sounds = {
  rifle: crack,
  burst: crack.map((layer) => ({ ...layer, at: volley, loud: layer.loud * 0.75 })),
  gun: [
    { of: 'low', from: 2400, to: 70, length: 0.7, loud: 1 },
    { of: 'sine', from: 96, to: 32, length: 0.5, loud: 0.9 },
  ],
  throw: [{ of: 'band', from: 500, to: 1500, length: 0.28, loud: 0.3 }],
  explosion: [
    { of: 'high', from: 1200, to: 500, length: 0.08, loud: 0.6 },
    { of: 'low', from: 1500, to: 60, length: 1.3, loud: 1.1 },
    { of: 'sine', from: 78, to: 26, length: 0.8, loud: 1 },
    { of: 'band', from: 2600, to: 900, length: 0.9, loud: 0.1, at: [0.12] },
  ],
  ricochet: [
    { of: 'sine', from: 2700, to: 820, length: 0.34, loud: 0.13 },
    { of: 'band', from: 3200, to: 1500, length: 0.12, loud: 0.3 },
  ],
  thud: [
    { of: 'low', from: 700, to: 120, length: 0.12, loud: 0.8 },
    { of: 'sine', from: 130, to: 55, length: 0.16, loud: 0.6 },
  ],
  clang: [
    { of: 'square', from: 620, to: 560, length: 0.22, loud: 0.09 },
    { of: 'sine', from: 1490, to: 1450, length: 0.4, loud: 0.14 },
    { of: 'high', from: 2600, to: 2600, length: 0.03, loud: 0.4 },
  ],
  blow: [
    { of: 'band', from: 900, to: 2200, length: 0.1, loud: 0.35 },
    { of: 'low', from: 800, to: 110, length: 0.14, loud: 0.8, at: [0.1, 0.26] },
  ],
  wound: [
    { of: 'low', from: 600, to: 90, length: 0.16, loud: 0.9 },
    { of: 'sawtooth', from: 175, to: 68, length: 0.3, loud: 0.16, at: [0.03] },
    { of: 'sine', from: 88, to: 60, length: 0.16, loud: 0.6, at: [0.3, 0.52] },
  ],
  fall: [
    { of: 'low', from: 500, to: 80, length: 0.2, loud: 0.8, at: [0.05, 0.19] },
    { of: 'band', from: 1400, to: 400, length: 0.35, loud: 0.12 },
  ],
  dice: [
    { of: 'band', from: 3400, to: 2700, length: 0.028, loud: 0.9, at: [0, 0.075, 0.14, 0.235, 0.36, 0.5] },
    { of: 'low', from: 420, to: 200, length: 0.05, loud: 0.6, at: [0.02, 0.16, 0.38] },
  ],
  card: [
    { of: 'high', from: 2600, to: 6400, length: 0.1, loud: 0.22 },
    { of: 'band', from: 1900, to: 1200, length: 0.04, loud: 0.3, at: [0.1] },
  ],
  shuffle: [
    { of: 'high', from: 3200, to: 5200, length: 0.04, loud: 0.2, at: [0, 0.05, 0.09, 0.13, 0.16, 0.2, 0.23, 0.27] },
  ],
  step: [{ of: 'low', from: 520, to: 150, length: 0.075, loud: 0.55, at: [0, 0.2] }],
  engine: [
    { of: 'sawtooth', from: 52, to: 64, length: 0.55, loud: 0.14 },
    { of: 'low', from: 260, to: 320, length: 0.6, loud: 0.35 },
  ],
  arrive: [...drum([0, 0.16], 0.45), { of: 'band', from: 700, to: 500, length: 0.2, loud: 0.1 }],
  tap: [{ of: 'band', from: 1500, to: 900, length: 0.03, loud: 0.5 }],
  reload: [
    { of: 'band', from: 2200, to: 1700, length: 0.03, loud: 0.6, at: [0, 0.17] },
    { of: 'high', from: 3000, to: 3000, length: 0.02, loud: 0.3, at: [0.19] },
  ],
  chime: [
    { of: 'sine', from: 660, to: 660, length: 0.2, loud: 0.14 },
    { of: 'sine', from: 880, to: 880, length: 0.34, loud: 0.14, at: [0.09] },
  ],
  turn: [...drum([0, 0.26], 0.4), ...drum([0.39], 0.6)],
  drums: drum([0, 0.22, 0.44, 0.58, 0.72], 0.75),
  alarm: [
    { of: 'square', from: 560, to: 900, length: 0.34, loud: 0.1, at: [0, 0.42, 0.84] },
    { of: 'sine', from: 560, to: 900, length: 0.34, loud: 0.2, at: [0, 0.42, 0.84] },
  ],
  flag: brass([392, 523, 659], 0.13, 0.5),
  won: [...drum([0, 0.45, 0.9], 0.5), ...brass([392, 523, 659, 784, 659, 784], 0.16, 1.1)],
  lost: [...drum([0, 0.6, 1.2], 0.5), ...brass([294, 277, 247, 196], 0.34, 1.3)],
  tick: [{ of: 'sine', from: 1500, to: 1100, length: 0.018, loud: 0.09 }],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type SoundName = keyof typeof sounds;

/** A sound that has begun, at a second. */
export interface Begun {
  name: SoundName;
  at: number;
}

const MOST = 6; // sounds that begin within a moment
export const MOMENT = 0.35; // seconds
const AGAIN = 0.06; // the same sound is not begun anew so soon

/** May it begin, after those that have? */
export function mayBegin(name: SoundName, now: number, before: readonly Begun[]): boolean {
  const near = before.filter((one) => now - one.at < MOMENT);
  return near.length < MOST && !near.some((one) => one.name === name && now - one.at < AGAIN);
}
