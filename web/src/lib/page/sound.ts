/** What does one hear? A bell when it is one's turn, dice on wood, a drum for what is conquered, a last call; only for those who switched it on. */

import { preferences } from "./preferences.svelte";

const LOUD = 0.12;
const SILENT = 0.001;
let context: AudioContext | undefined;

/** Something that is struck and fades, after a moment; all times in seconds. */
function struck(source: AudioScheduledSourceNode, on: AudioContext, after: number, lasts: number, through?: AudioNode): void {
  const start = on.currentTime + after;
  const volume = on.createGain();
  volume.gain.setValueAtTime(LOUD, start);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  if (through) source.connect(through).connect(volume).connect(on.destination);
  else source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(start + lasts);
}

/** A tone of a pitch in hertz, which may fall while it fades. */
function tone(pitch: number, after: number, lasts = 0.25, falls = pitch): void {
  context ??= new AudioContext();
  const source = context.createOscillator();
  source.frequency.setValueAtTime(pitch, context.currentTime + after);
  source.frequency.exponentialRampToValueAtTime(falls, context.currentTime + after + lasts);
  struck(source, context, after, lasts);
}

/** A knock of wood on wood. */
function knock(after: number): void {
  context ??= new AudioContext();
  const lasts = 0.05;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let at = 0; at < noise.length; at++) noise[at] = Math.random() * 2 - 1;
  const [source, wood] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = buffer;
  wood.type = "bandpass";
  wood.frequency.value = 1_400 + 900 * Math.random();
  struck(source, context, after, lasts, wood);
}

/** It is one's turn. */
export function soundTurn(): void {
  if (!preferences.sound) return;
  tone(523, 0);
  tone(784, 0.15, 0.5);
}

/** Dice fall, tumble and settle. */
export function soundDice(): void {
  if (!preferences.sound) return;
  for (const after of [0, 0.07, 0.13, 0.22, 0.34, 0.5]) knock(after);
}

/** Land changes hands, after so many seconds. */
export function soundConquest(wait: number): void {
  if (!preferences.sound) return;
  for (const after of [0, 0.22]) tone(150, wait + after, 0.3, 55);
}

/** The war is over. */
export function soundEnd(): void {
  if (!preferences.sound) return;
  for (const [at, pitch] of [392, 392, 523, 659, 784].entries()) tone(pitch, at * 0.18, at === 4 ? 0.9 : 0.25);
}
