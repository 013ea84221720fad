/** Which enemies carry odds, and where? Those that may be aimed at, or that the unit could hit from where it is meant to stand; beside their bases. */

import type { Prospect } from "../../../lib/wire/server-types";
import { percent, t } from "../../../lib/words/words.svelte";
import type { TacticsPlan } from "../../plan.svelte";
import { widthOf } from "../names/plates";
import type { Badge } from "./Badges.svelte";

const HEIGHT = 40;
const LEAST = 52;
const ROOM = 14;

/** The prospects that are shown: of what is meant, and of everybody else who could be hit from there. */
export function shownOdds(plan: TacticsPlan): Prospect[] {
  if (!plan.command.meaning) return Object.values(plan.aims.odds);
  const { odds, stand } = plan.prospects;
  const isAfterMove = plan.command.intent.deeds[0]?.kind !== "attack";
  const others = isAfterMove ? (stand?.hits ?? []) : [];
  return [...(odds ? [odds] : []), ...others.filter((hit) => hit.target !== odds?.target)];
}

/** A badge at the upper right of a unit; at its left where the frame ends. */
export function badgeAt(plan: TacticsPlan, odds: Prospect, middle: { x: number; y: number }, cell: number, frame: number): Badge {
  const [hurt, kill] = [percent(odds.hurt), t("web-tactics-badge-kill", { destroyed: percent(odds.destroyed) })];
  const width = Math.max(LEAST, widthOf(kill) + ROOM);
  const right = middle.x + 0.42 * cell;
  const x = right + width < frame ? right : middle.x - 0.42 * cell - width;
  return { id: odds.target, hurt, kill, x, y: Math.max(22, middle.y - 0.42 * cell), width, height: HEIGHT, isMain: odds.target === (plan.command.intent.target || plan.target) };
}
