/** What does one hear? Short tones, only for those who switched them on. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | undefined;

/** A tone of a pitch in hertz, after a moment in seconds. */
function tone(pitch: number, after: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + 0.25);
}

/** It is one's turn. */
export function soundTurn(): void {
  if (!preferences.sound) return;
  tone(523, 0);
  tone(784, 0.15);
}

/** Dice fall. */
export function soundDice(): void {
  if (!preferences.sound) return;
  for (const [at, pitch] of [220, 180, 240].entries()) tone(pitch, at * 0.07);
}
