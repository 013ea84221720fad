/** In which light does an area stand? Of several, the one that matters most to whoever acts. */

import type { DustPlan } from "../plan.svelte";

export type Light = "contested" | "chosen" | "lit" | "open" | "looked" | "near";
/** More areas than this are a wide choice: they are marked, but do not shine. */
const FEW = 14;

export function lightOf(plan: DustPlan, id: string): { id: string; light: Light } | undefined {
  const light = found(plan, id);
  return light && { id, light };
}

/** Whether an area that may be chosen stands out: one of few, or one that is advised. */
export function shines(plan: DustPlan, id: string): boolean {
  return plan.lit.size <= FEW || plan.match.advised.includes(id);
}

function found(plan: DustPlan, id: string): Light | undefined {
  if (id === plan.scene?.battle?.target || id === plan.scene?.special?.target) return "contested";
  if (id === plan.origin || id === plan.target) return "chosen";
  const isLit = plan.lit.has(id);
  if (isLit && shines(plan, id)) return "lit";
  if (id === plan.looked) return "looked";
  if (isLit) return "open";
  return plan.near.has(id) ? "near" : undefined;
}
