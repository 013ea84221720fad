/** Why can an area not be chosen? The server says so, asked with what was most likely meant. */

import { fullest, lineOf, narrowed, valuesOf, type Filling } from "../lib/match/choices";
import { tell } from "../lib/page/notes.svelte";
import type { PlainOption } from "../lib/wire/server-types";
import { t } from "../lib/words/words.svelte";
import type { DustPlan } from "./plan.svelte";
import { MAP_FIELDS } from "./verbs";

/** Say why an area cannot be chosen. */
export async function explain(plan: DustPlan, area: string): Promise<void> {
  const verb = plan.verbs[0] ?? "";
  const fields = MAP_FIELDS[verb] ?? [];
  const option = plan.left.find((found) => found.verb === verb) ?? plan.options.find((found) => found.verb === verb);
  if (!option) return;
  if (verb === "move" && (await meansAttack(plan, area))) return;
  // Whoever clicks an enemy while moving means to attack: what protects it is the answer.
  const guard = verb === "move" && !isMine(plan, area) && plan.guardOf(area);
  if (guard) return tell(guard);
  if (fields.includes("origin")) return explainWay(plan, option, area);
  const areas: Filling = { ...plan.filling, [plan.nextOf(verb) ?? fields.at(-1) ?? ""]: area };
  await plan.match.explain(lineOf(option, { ...fullest(option, areas), ...areas }), t("web-not-there"));
}

/** Whether an attack is meant, which may be announced while still moving. MOVE-GEN-10. */
async function meansAttack(plan: DustPlan, area: string): Promise<boolean> {
  const { ahead } = await import("./turn/ahead");
  const [question, options] = [plan.options, await ahead(plan.match)];
  return question === plan.options && plan.attackNext(options, area);
}

/** An area may be meant as the goal: of the origin chosen, or else of the nearest area of one's own.
 *
 * One's own area is meant as the origin: of a way to the nearest other.
 */
async function explainWay(plan: DustPlan, option: PlainOption, area: string): Promise<void> {
  const isOwn = isMine(plan, area);
  if (!plan.origin && !isOwn && valuesOf(narrowed(plan.options, plan.verbs, {}), "target").includes(area)) return tell(t("web-step-origin"));
  const origin = plan.origin || (isOwn ? area : nearest(plan, area, (other) => isMine(plan, other)));
  const target = plan.origin || !isOwn ? area : nearest(plan, area, (other) => !isMine(plan, other));
  const units = plan.filling.units ?? plan.areaAt(origin)?.units ?? {};
  await plan.match.explain(lineOf(option, { origin, target, units }), t("web-not-there"));
}

function isMine(plan: DustPlan, area: string): boolean {
  return plan.areaAt(area)?.owner === plan.match.seat;
}

/** The area the fewest lines away for which something holds, on land for land and at sea for sea if there is one. */
function nearest(plan: DustPlan, from: string, holds: (area: string) => boolean): string {
  const met = [from];
  for (const area of met) met.push(...plan.neighbours(area).filter((near) => !met.includes(near)));
  const found = met.filter((area) => area !== from && holds(area));
  return found.find((area) => plan.picture(area)?.kind === plan.picture(from)?.kind) ?? found[0] ?? from;
}
