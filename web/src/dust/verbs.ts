/** Which verbs does the map serve? The areas that each of them names, and how they belong together. */

import { fieldOf } from "../lib/match/choices";
import type { PlainOption } from "../lib/wire/server-types";

/** Verbs that go from one area to another, and the fields that the map fills for each verb. */
export const MAP_FIELDS: Record<string, string[]> = {
  claim: ["area"],
  center: ["area"],
  "free-mech": ["area"],
  missile: ["target"],
  deploy: ["area"],
  "deploy-neutrals": ["area"],
  launch: ["area"],
  move: ["origin", "target"],
  attack: ["origin", "target"],
  bombard: ["origin", "target"],
  fly: ["target"],
  drop: ["target"],
  "retreat-to": ["area"],
};
/** Verbs with which what was bought is placed: one after another, in the same area. */
export const PLACING = ["deploy", "launch", "deploy-neutrals"];
/** Verbs for which what takes part is proposed; for the others nothing is. */
export const PROPOSED = ["claim", "center", "free-mech", "missile", "move", "attack", "bombard", "retreat-to", ...PLACING];
/** Verbs with which units leave an area. */
export const LEAVING = ["move", "attack"];
/** Verbs that are one task for a player: the area decides which of them is meant. */
export const TOGETHER: string[][] = [["attack", "bombard"], ["deploy", "launch"]];

/** The kind of unit that an option places. */
export function kindOf(option: PlainOption): string {
  return option.verb === "launch" ? "submarine" : (fieldOf(option, "unit")?.values?.[0] ?? "");
}
