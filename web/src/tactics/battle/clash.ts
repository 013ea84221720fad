/** What is to be seen of an attack? Who fires at whom, the dice as they fall, what cover saves, what is lost; from events. */

import { eventsOf, facesOf } from "../../lib/match/events";
import type { HappenedAnswer, TacticsEvent } from "../../lib/wire/server-types";

export interface Roll {
  kind: "attack" | "laser" | "phaser" | "cover";
  weapon: string;
  faces: number[];
  hits: number;
}

export interface Clash {
  key: string;
  attacker: string;
  target: string;
  rolls: Roll[];
  saved: number;
  lost: number;
  destroyed: boolean;
  /** Whether something else has begun: then a touch or a key takes it out of sight. */
  ended: boolean;
}

const ROLLS: Record<string, Roll["kind"]> = { "attack-rolled": "attack", "attack-rerolled": "attack", "laser-rolled": "laser", "phaser-rolled": "phaser", "cover-rolled": "cover" };
/** With these something else begins. */
const ENDS = ["unit-activated", "unit-moved", "unit-entered", "activation-ended", "round-began", "round-ended"];

/** The attack in sight after what happened. */
export function clashAfter(clash: Clash | undefined, happened: HappenedAnswer): Clash | undefined {
  return eventsOf<TacticsEvent>(happened).reduce((found: Clash | undefined, event, at) => after(found, event, `${happened.version}.${at}`), clash);
}

function after(clash: Clash | undefined, event: TacticsEvent, key: string): Clash | undefined {
  const kind = ROLLS[event.kind];
  if (kind && "weapon" in event && "target" in event && "hits" in event) return rolled(clash, { kind, weapon: event.weapon, faces: facesOf(event), hits: event.hits }, event.target, key);
  if (!clash) return clash;
  if (ENDS.includes(event.kind)) return { ...clash, ended: true };
  if (event.kind === "losses-suffered") return { ...clash, lost: clash.lost + Object.values(event.models).reduce((sum, one) => sum + one, 0) };
  if (event.kind === "element-damaged") return { ...clash, lost: clash.lost + event.points };
  if (event.kind === "unit-destroyed" && event.unit === clash.target) return { ...clash, destroyed: true };
  return event.kind === "element-destroyed" ? { ...clash, destroyed: true } : clash;
}

/** Dice at the same target belong to the same attack. */
function rolled(clash: Clash | undefined, roll: Roll, target: string, key: string): Clash {
  const attacker = roll.weapon.split(".")[0] ?? "";
  const before = clash?.target === target && !clash.lost && !clash.ended ? clash : { key, attacker, target, rolls: [], saved: 0, lost: 0, destroyed: false, ended: false };
  return { ...before, rolls: [...before.rolls, roll], saved: before.saved + (roll.kind === "cover" ? roll.hits : 0) };
}

/** Hits before cover. */
export function hitsOf(clash: Clash): number {
  return clash.rolls.filter((roll) => roll.kind !== "cover").reduce((sum, roll) => sum + roll.hits, 0);
}

export type Outcome = "missed" | "saved" | "hurt" | "destroyed";

export function outcomeOf(clash: Clash): Outcome {
  if (clash.destroyed) return "destroyed";
  if (clash.lost) return "hurt";
  const hits = hitsOf(clash);
  return hits && clash.saved >= hits ? "saved" : hits ? "hurt" : "missed";
}
