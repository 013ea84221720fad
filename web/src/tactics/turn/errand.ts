/** How does a unit do what it was told? Its player's questions are answered as he meant, as long as they are those that he expected. */

import type { TacticsPlan } from "../plan.svelte";
import { study } from "../../lib/match/study";

export interface Errand {
  unit: string;
  /** Where the MOVEs that are still to come end. */
  stops: string[];
  target: string;
}

/** What is left of an errand after the present question was answered; nothing if it is done, or if something came between. */
export async function carryOn(plan: TacticsPlan, errand: Errand): Promise<Errand | undefined> {
  const { match } = plan;
  if (plan.acting !== errand.unit) return undefined;
  if (match.point === "move" || match.point === "entry") return await walked(plan, errand);
  if (match.point === "targets" && errand.target) await attacked(plan, errand.target);
  return undefined;
}

/** Go where the MOVE is to end, and end it. */
async function walked(plan: TacticsPlan, errand: Errand): Promise<Errand | undefined> {
  const [stop, ...stops] = errand.stops;
  const begun = plan.scene?.activation?.at;
  if (!stop) return undefined;
  if (plan.standing(errand.unit)?.space !== stop) {
    const found = await study(plan.match, "ways", {});
    const way = found?.kind === "ways" ? found.ways[stop] : undefined;
    if (!way || !(await plan.walk(way))) return undefined;
  }
  const isUnderWay = plan.match.point === "move" && plan.scene?.activation?.at === begun && plan.acting === errand.unit;
  if (isUnderWay && !(await plan.match.act("stop"))) return undefined;
  return stops.length || errand.target ? { ...errand, stops } : undefined;
}

/** Aim everything at the target, and fire. */
async function attacked(plan: TacticsPlan, target: string): Promise<void> {
  const unit = plan.scene?.attack?.unit;
  if (!plan.scene?.attack?.aims.some((aim) => aim.target === target)) return;
  await plan.aimAll(target);
  const isAimed = plan.match.point === "targets" && plan.scene?.attack?.unit === unit && Boolean(plan.scene?.attack?.shots.length);
  // Whoever has special weapons left decides about them.
  if (isAimed && !plan.scene?.attack?.aims.length) await plan.match.act("fire");
}
