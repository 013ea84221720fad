/** What is an area, in words? For screen readers, the list of areas and the details beside the map. */

import { t } from "../../../lib/words/words.svelte";
import type { DustPlan } from "../../plan.svelte";

/** Units such as `3 tanks, 1 mech`. */
export function unitsText(units: Record<string, number>): string {
  const parts = Object.entries(units).map(([unit, amount]) => t(`dust-units-${unit}`, { amount }));
  return parts.length ? parts.join(", ") : t("dust-no-units");
}

/** What marks an area: land or sea, capital, source, center. */
export function marksOf(plan: DustPlan, id: string): string[] {
  const picture = plan.picture(id);
  const marks = [t(picture?.kind === "sea" ? "web-sea" : "web-land")];
  if (picture?.mark) marks.push(t(`web-mark-${picture.mark}`));
  if (plan.areaAt(id)?.center) marks.push(t("web-mark-center"));
  return marks;
}

/** An area in one line. */
export function describeArea(plan: DustPlan, id: string, lit: boolean): string {
  const held = plan.areaAt(id);
  const parts = [plan.name(id), ...marksOf(plan, id)];
  if (held && held.owner !== -1) parts.push(plan.ownerName(held.owner), unitsText(held.units));
  if (lit) parts.push(t("web-can-choose"));
  return parts.join(", ");
}
