// SPDX-License-Identifier: MIT
// audio.ts -- makes sounds, if they are wanted: nothing before the first gesture, never many at once.
import { taste } from '../taste';
import { mayBegin, MOMENT, sounds, type Begun, type Layer, type SoundName } from './sounds';

interface Desk {
  context: AudioContext;
  press: AudioNode;
  out: GainNode;
  hiss: AudioBuffer;
}

let desk: Desk | null = null;
let begun: readonly Begun[] = [];

/** Loudness grows faster than the number, as ears have it. */
const gainOf = (volume: number): number => 0.9 * (volume / 10) ** 2;

function open(): Desk {
  const context = new AudioContext();
  const press = context.createDynamicsCompressor();
  press.connect(context.destination);
  const out = context.createGain();
  out.connect(press);
  const hiss = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, press, out, hiss };
}

const filters = { low: 'lowpass', band: 'bandpass', high: 'highpass' } as const;

function sourceOf(layer: Layer, at: number, to: AudioNode, { context, hiss }: Desk): void {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(layer.from, at);
    pitch.exponentialRampToValueAtTime(layer.to, at + layer.length);
  };
  const { of } = layer;
  if (of === 'low' || of === 'band' || of === 'high') {
    const noise = context.createBufferSource();
    const filter = context.createBiquadFilter();
    noise.buffer = hiss;
    filter.type = filters[of];
    glide(filter.frequency);
    noise.connect(filter).connect(to);
    noise.start(at, Math.random(), layer.length + 0.05);
  } else {
    const tone = context.createOscillator();
    tone.type = of;
    glide(tone.frequency);
    tone.connect(to);
    tone.start(at);
    tone.stop(at + layer.length + 0.05);
  }
}

function strike(layer: Layer, now: number, open: Desk): void {
  (layer.at ?? [0]).forEach((after, i) => {
    const at = now + after;
    const envelope = open.context.createGain();
    envelope.gain.setValueAtTime(0.0001, at);
    envelope.gain.exponentialRampToValueAtTime(layer.loud * 0.92 ** i, at + 0.004);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + layer.length);
    envelope.connect(open.out);
    sourceOf(layer, at, envelope, open);
  });
}

/** One sound, now or so many milliseconds later. */
export function sound(name: SoundName, after = 0): void {
  const { sound: isOn, volume } = taste();
  if (!isOn || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  if (typeof AudioContext === 'undefined') return;
  desk ??= open();
  if (desk.context.state === 'suspended') void desk.context.resume();
  const now = desk.context.currentTime + after / 1000;
  if (!mayBegin(name, now, begun)) return;
  begun = [...begun.filter((one) => now - one.at < MOMENT), { name, at: now }];
  desk.out.gain.value = gainOf(volume);
  for (const layer of sounds[name]) strike(layer, now + 0.005, desk);
}

/** What still sounds ends. */
export function hush(): void {
  if (!desk) return;
  desk.out.disconnect();
  desk.out = desk.context.createGain();
  desk.out.connect(desk.press);
}
