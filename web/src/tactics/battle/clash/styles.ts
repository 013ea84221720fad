/** What is seen of a weapon when it is fired? */

import type { LinePicture } from "../../../lib/wire/server-types";
import type { Roll } from "./clash";

export const STYLES = ["tracer", "rocket", "sniper", "flame", "laser", "phaser", "shell", "blade"] as const;
export type Style = (typeof STYLES)[number];

/** Weapons that let something fly, by parts of their names. */
const ROCKETS = /bazooka|faust|schreck|rocket|petard/;

export function styleOf(line: LinePicture | undefined, rolls: Roll[]): Style {
  if (line?.range === "C") return "blade";
  if (line?.classes.includes("flamethrower")) return "flame";
  if (line?.classes.includes("laser")) return "laser";
  if (line?.classes.includes("sniper")) return "sniper";
  if (rolls.some((roll) => roll.kind === "phaser")) return "phaser";
  if (line?.range.startsWith("A")) return "shell";
  return ROCKETS.test(line?.id ?? "") ? "rocket" : "tracer";
}
