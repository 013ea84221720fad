/** What is to be seen of an attack? Who fires at whom, the dice as they fall, what cover saves, what is lost; from events. */

import { eventsOf, facesOf } from "../../../lib/match/events";
import type { HappenedAnswer, TacticsEvent } from "../../../lib/wire/server-types";

export interface Roll {
  kind: "attack" | "laser" | "phaser" | "cover";
  weapon: string;
  faces: number[];
  hits: number;
}

/** The dice of one side, and what they do to the other. */
export interface Blow {
  rolls: Roll[];
  saved: number;
  lost: number;
  destroyed: boolean;
}

export interface Clash extends Blow {
  key: string;
  attacker: string;
  target: string;
  /** In close combat both strike at once. */
  back?: Blow;
  /** Who told the artillery where to fire. */
  observer: string;
  /** Whether something else has begun: then a touch or a key takes it out of sight. */
  ended: boolean;
}

/** The unit that stands for another: the squad of a hero who leads it. */
export type BodyOf = (unit: string) => string;

const ROLLS: Record<string, Roll["kind"]> = { "attack-rolled": "attack", "attack-rerolled": "attack", "laser-rolled": "laser", "phaser-rolled": "phaser", "cover-rolled": "cover" };
/** With these something else begins. */
const ENDS = ["unit-activated", "unit-moved", "unit-entered", "activation-ended", "round-began", "round-ended"];
const NONE: Blow = { rolls: [], saved: 0, lost: 0, destroyed: false };

/** The attack in sight after what happened. */
export function clashAfter(clash: Clash | undefined, happened: HappenedAnswer, bodyOf: BodyOf = (unit) => unit): Clash | undefined {
  const events = eventsOf<TacticsEvent>(happened);
  const order = events.find((event) => event.kind === "strike-ordered");
  const told = events.reduce((found: Clash | undefined, event, at) => after(found, event, `${happened.version}.${at}`, bodyOf), clash);
  return told && order?.kind === "strike-ordered" ? { ...told, observer: order.unit } : told;
}

function after(clash: Clash | undefined, event: TacticsEvent, key: string, bodyOf: BodyOf): Clash | undefined {
  const kind = ROLLS[event.kind];
  if (kind && "weapon" in event && "target" in event && "hits" in event) return rolled(clash, { kind, weapon: event.weapon, faces: facesOf(event), hits: event.hits }, event.target, key, bodyOf);
  if (!clash) return clash;
  if (ENDS.includes(event.kind)) return { ...clash, ended: true };
  if (event.kind === "losses-suffered") return suffered(clash, bodyOf(event.unit), { lost: Object.values(event.models).reduce((sum, one) => sum + one, 0) });
  if (event.kind === "element-damaged") return { ...clash, lost: clash.lost + event.points };
  if (event.kind === "unit-destroyed") return suffered(clash, event.unit, { destroyed: true });
  return event.kind === "element-destroyed" ? { ...clash, destroyed: true } : clash;
}

/** What one of the two has lost. */
function suffered(clash: Clash, unit: string, { lost = 0, destroyed = false }: Partial<Blow>): Clash {
  const more = (blow: Blow) => ({ lost: blow.lost + lost, destroyed: blow.destroyed || destroyed });
  if (unit === clash.attacker) return { ...clash, back: { ...(clash.back ?? NONE), ...more(clash.back ?? NONE) } };
  return destroyed && unit !== clash.target ? clash : { ...clash, ...more(clash) };
}

/** Dice at the same target belong to the same attack, and so do those of whoever hits back. */
function rolled(clash: Clash | undefined, roll: Roll, target: string, key: string, bodyOf: BodyOf): Clash {
  const attacker = bodyOf(roll.weapon.split(".")[0] ?? "");
  const add = (blow: Blow): Blow => ({ ...blow, rolls: [...blow.rolls, roll], saved: blow.saved + (roll.kind === "cover" ? roll.hits : 0) });
  if (clash && !clash.ended && attacker === clash.target && target === clash.attacker) return { ...clash, back: add(clash.back ?? NONE) };
  const before = clash?.target === target && !clash.lost && !clash.ended ? clash : { ...NONE, key, attacker, target, observer: "", ended: false };
  return { ...before, ...add(before) };
}

/** Hits before cover. */
export function hitsOf(blow: Blow): number {
  return blow.rolls.filter((roll) => roll.kind !== "cover").reduce((sum, roll) => sum + roll.hits, 0);
}

export type Outcome = "missed" | "saved" | "hurt" | "destroyed";

export function outcomeOf(blow: Blow): Outcome {
  if (blow.destroyed) return "destroyed";
  if (blow.lost) return "hurt";
  const hits = hitsOf(blow);
  return hits && blow.saved >= hits ? "saved" : hits ? "hurt" : "missed";
}
