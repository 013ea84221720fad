/** What is in a space, in words? For screen readers, the list and the details beside the map. */

import type { CardPicture, SpacePicture, UnitScene } from "../../../lib/wire/server-types";
import { t } from "../../../lib/words/words.svelte";
import type { TacticsPlan } from "../../plan.svelte";

/** What a space is: its ground, its cover, its place in the scenario. */
export function marksOf(plan: TacticsPlan, space: SpacePicture): string[] {
  const inside = space.structure >= 0 ? [t("web-tactics-inside")] : [];
  const marks = [t(`web-tactics-terrain-${space.terrain}`), ...inside];
  const ground = plan.ground.get(space.id);
  if (ground?.square) marks.push(t("web-tactics-square"));
  if (ground?.element) marks.push(t(`web-tactics-${ground.element}`, { hp: ground.hp }));
  plan.board?.map.sides.forEach((side) => {
    if (side.entry.includes(space.id)) marks.push(t("web-tactics-entry-of", { side: side.name }));
  });
  for (const objective of plan.board?.map.objectives ?? []) {
    if (objective.spaces.includes(space.id)) marks.push(t("web-tactics-objective-here", { name: objective.name }));
  }
  return marks;
}

const WORTH = { none: 0, soft: 1, hard: 2 } as const;
const GRADES = ["none", "soft", "hard"] as const;
export type Shelter = (typeof GRADES)[number];

/** What cover the place of a squad offers by itself; against a certain shot the server says what it is worth. */
export function shelterOf(plan: TacticsPlan, unit: UnitScene): Shelter {
  const card = plan.card(unit.id);
  return card ? shelterIn(plan, unit.space ?? "", card) : "none";
}

/** The same for a squad that would stand there. */
export function shelterIn(plan: TacticsPlan, id: string, card: CardPicture): Shelter {
  const space = plan.spaces.get(id);
  if (!space || card.kind !== "squad") return "none";
  const element = plan.ground.get(space.id)?.element;
  const found: Shelter[] = [
    element === "trap" || space.structure >= 0 ? "hard" : "none",
    element === "crate" ? "soft" : "none",
    space.terrain === "cross" ? "soft" : "none",
  ];
  const grade = GRADES[Math.min(2, found.reduce((sum, one) => sum + WORTH[one], 0))] ?? "none";
  return grade !== "none" && card[`${grade}_cover`] === "none" ? "none" : grade;
}

/** How a unit is: whose, how strong, what it has done. */
export function stateOf(plan: TacticsPlan, unit: UnitScene): string[] {
  const parts = [
    t(plan.side < 0 ? `web-tactics-side-${plan.picture(unit.id)?.side ?? 0}` : plan.isOwn(unit.id) ? "web-tactics-own" : "web-tactics-enemy"),
    t("web-tactics-left", { left: unit.strength, full: unit.full }),
  ];
  if (unit.hero) parts.push(t("web-tactics-with", { unit: plan.name(unit.hero) }));
  if (unit.status === "reserve") parts.push(t("web-tactics-reserve"));
  if (unit.status === "destroyed") parts.push(t("web-tactics-destroyed"));
  if (plan.isDone(unit.id)) parts.push(t("web-tactics-activated"));
  return parts;
}

/** A space in one line. */
export function describeSpace(plan: TacticsPlan, space: SpacePicture, lit: boolean): string {
  const parts = [space.id, ...marksOf(plan, space)];
  for (const unit of plan.unitsAt(space.id)) parts.push(plan.name(unit.id), ...stateOf(plan, unit));
  if (lit) parts.push(t("web-can-choose"));
  return parts.join(", ");
}
