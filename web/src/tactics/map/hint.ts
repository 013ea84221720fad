/** Where does the hint of a lesson lead? To the units and spaces that its action names. */

import type { TacticsPlan } from "../plan.svelte";

export function hinted(plan: TacticsPlan): string[] {
  const hint = plan.match.past || !plan.match.choice ? "" : (plan.match.frame?.lesson?.action ?? "");
  const spaces = hint.split(" ").slice(1).flatMap((word) => plan.cells(word)).filter((space) => plan.spaces.has(space));
  return [...new Set(spaces)];
}
