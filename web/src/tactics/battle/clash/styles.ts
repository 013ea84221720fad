/** What is seen and felt of a weapon when it is fired? */

import type { LinePicture } from "../../../lib/wire/server-types";
import type { Roll } from "./clash";

export const STYLES = ["tracer", "burst", "gun", "rocket", "grenade", "charge", "sniper", "flame", "laser", "phaser", "psychic", "shell", "blade"] as const;
export type Style = (typeof STYLES)[number];

/** By parts of their names: what lets something fly, what is carried to the target, what fires one heavy round or many light ones. */
const BY_NAME: [RegExp, Style][] = [
  [/phaser/, "phaser"],
  [/psychic/, "psychic"],
  [/charge/, "charge"],
  [/petard/, "shell"],
  [/bazooka|faust|schreck|rocket|piat/, "rocket"],
  [/howitzer|pounder|8-8|punisher|ptrs/, "gun"],
  [/quad|flak|kwk/, "burst"],
];
const BY_CLASS: Style[] = ["laser", "sniper", "burst", "grenade"];

export function styleOf(line: LinePicture | undefined, rolls: Roll[]): Style {
  if (line?.range === "C") return "blade";
  if (line?.classes.includes("flamethrower")) return "flame";
  if (line?.range.startsWith("A")) return "shell";
  if (rolls.some((roll) => roll.kind === "phaser")) return "phaser";
  const named = BY_NAME.find(([name]) => name.test(line?.id ?? ""))?.[1];
  return BY_CLASS.find((style) => line?.classes.includes(style)) ?? named ?? "tracer";
}

/** How far whoever fires is thrown back, in hundredths of a square. */
const KICKS: Record<Style, number> = { tracer: 3, burst: 5, gun: 10, rocket: 7, grenade: 3, charge: 0, sniper: 5, flame: 2, laser: 2, phaser: 3, psychic: 2, shell: 8, blade: 0 };
/** What makes the ground shake where it comes down. */
const HEAVY: Style[] = ["gun", "rocket", "charge", "shell"];

export const kickOf = (styles: Style[]): number => Math.max(0, ...styles.map((style) => KICKS[style]));
export const isHeavy = (styles: Style[]): boolean => styles.some((style) => HEAVY.includes(style));
