/** What are units and areas of a match worth? In production points, to say which battles mattered. */

import type { DustPlan } from "../plan.svelte";
import type { Worth } from "./battles";

/** Areas only roughly: what one would give for a capital, a power source, plain land. */
const STAKES = { capital: 14, source: 8, "": 3 };

/** What things are worth on the board of a match. */
export function worthOn(plan: DustPlan): Worth {
  const costs = new Map(plan.board?.units.map((unit) => [unit.id, unit.cost]));
  return { cost: (unit) => costs.get(unit) ?? 0, stake: (area) => STAKES[plan.picture(area)?.mark ?? ""] };
}
