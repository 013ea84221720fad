/** Which colours has the course of a match? Those of its end. */

import type { DustScene } from "../../lib/wire/server-types";
import type { DustPlan } from "../plan.svelte";

/** The colours at the end: who looks back at the beginning sees nobody's yet, and the course of a match is told from there, too. */
export function colorsOf(plan: DustPlan): (string | null)[] {
  const now = plan.match.frame?.scene as DustScene | null | undefined;
  return now?.players.map((player) => player.color) ?? plan.colors;
}
