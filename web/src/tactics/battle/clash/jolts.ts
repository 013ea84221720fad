/** How is a shot felt? Whoever fires is thrown back, whoever is hit flinches, and what is heavy shakes the field, once an attack. */

import { hitsOf, type Clash } from "./clash";
import { isHeavy, kickOf, type Style } from "./styles";

/** Milliseconds after which a weapon is fired, and after which it strikes. */
const FIRED = 250;
const STRUCK = 640;
const FLINCH = 6;
const SHAKE = 3;

export interface Jolt {
  x: number;
  y: number;
  /** Milliseconds until it comes. */
  wait: number;
}

/** What a unit feels of an attack, away from the other; nothing if it only looks on, or if everything goes by. */
export function joltOf(clash: Clash, unit: string, styles: Style[], way: { x: number; y: number }): Jolt | undefined {
  const far = Math.hypot(way.x, way.y) || 1;
  const [struck, fires] = [unit === clash.target && hitsOf(clash) > 0, unit === clash.attacker];
  const size = struck ? FLINCH : fires ? -kickOf(styles) : 0;
  return size ? { x: (way.x / far) * size, y: (way.y / far) * size, wait: struck ? STRUCK : FIRED } : undefined;
}

/** What the whole field feels of it: always the same way, so that nobody is made dizzy. */
export function shakeOf(clash: Clash, styles: Style[]): Jolt | undefined {
  return isHeavy(styles) && hitsOf(clash) ? { x: SHAKE, y: SHAKE, wait: STRUCK } : undefined;
}
