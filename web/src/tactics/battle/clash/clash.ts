/** What is to be seen of an attack? Who fires at whom, the dice as they fall, what cover saves, what is lost; from events. */

import { eventsOf, facesOf } from "../../../lib/match/events";
import type { HappenedAnswer, TacticsEvent } from "../../../lib/wire/server-types";
import { COVER } from "../../cover";

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

/** Who sees for which gun: a strike is ordered long before its dice fall, and counts until another unit is activated. */
export type Observers = ReadonlyMap<string, string>;

export function observersAfter(observers: Observers, happened: HappenedAnswer, bodyOf: BodyOf = (unit) => unit): Observers {
  return eventsOf<TacticsEvent>(happened).reduce((found: Observers, event) => {
    if (event.kind === "unit-activated") return new Map();
    return event.kind === "strike-ordered" ? new Map([...found, [bodyOf(event.artillery), event.unit]]) : found;
  }, observers);
}

/** The attacks in sight after what happened: one for every target of whoever attacks. */
export function clashesAfter(clashes: Clash[], happened: HappenedAnswer, bodyOf: BodyOf = (unit) => unit, observers: Observers = new Map()): Clash[] {
  const told = eventsOf<TacticsEvent>(happened).reduce((found: Clash[], event, at) => after(found, event, `${happened.version}.${at}`, bodyOf), clashes);
  const isNew = ({ key }: Clash) => !clashes.some((clash) => clash.key === key);
  return told.map((clash) => (isNew(clash) ? { ...clash, observer: observers.get(clash.attacker) ?? "" } : clash));
}

function after(clashes: Clash[], event: TacticsEvent, key: string, bodyOf: BodyOf): Clash[] {
  const kind = ROLLS[event.kind];
  if (kind && "weapon" in event && "target" in event && "hits" in event) return rolled(clashes, { kind, weapon: event.weapon, faces: facesOf(event), hits: event.hits }, event.target, key, bodyOf);
  if (event.kind === "retaliated") return answeredBy(clashes, bodyOf(event.target), bodyOf(event.unit), key);
  if (ENDS.includes(event.kind)) return clashes.map((clash) => ({ ...clash, ended: true }));
  if (event.kind === "losses-suffered") return suffered(clashes, bodyOf(event.unit), { lost: Object.values(event.models).reduce((sum, one) => sum + one, 0) });
  if (event.kind === "element-damaged") return suffered(clashes, COVER + event.space, { lost: event.points });
  if (event.kind === "unit-destroyed") return suffered(clashes, event.unit, { destroyed: true });
  return event.kind === "element-destroyed" ? suffered(clashes, COVER + event.space, { destroyed: true }) : clashes;
}

/** Whoever is attacked in close combat hits back: said before any die falls. */
function answeredBy(clashes: Clash[], attacker: string, target: string, key: string): Clash[] {
  const going = clashes.filter((clash) => !clash.ended && clash.attacker === attacker);
  const found = going.find((clash) => clash.target === target && !clash.lost);
  return found ? going.map((clash) => (clash === found ? { ...clash, back: clash.back ?? NONE } : clash)) : [...going, { ...NONE, key, attacker, target, back: NONE, observer: "", ended: false }];
}

/** What somebody has lost: whoever was shot at, or in close combat whoever struck. */
function suffered(clashes: Clash[], unit: string, { lost = 0, destroyed = false }: Partial<Blow>): Clash[] {
  const more = (blow: Blow): Blow => ({ ...blow, lost: blow.lost + lost, destroyed: blow.destroyed || destroyed });
  const struck = clashes.findLast((clash) => clash.target === unit);
  const striker = struck ? undefined : clashes.findLast((clash) => clash.attacker === unit);
  return clashes.map((clash) => {
    if (clash === struck) return { ...clash, ...more(clash) };
    return clash === striker ? { ...clash, back: more(clash.back ?? NONE) } : clash;
  });
}

/** Dice at the same target belong to the same attack, and so do those of whoever hits back; another target of the same attacker is seen beside it. */
function rolled(clashes: Clash[], roll: Roll, target: string, key: string, bodyOf: BodyOf): Clash[] {
  const attacker = bodyOf(roll.weapon.split(".")[0] ?? "");
  const add = (blow: Blow): Blow => ({ ...blow, rolls: [...blow.rolls, roll], saved: blow.saved + (roll.kind === "cover" ? roll.hits : 0) });
  const going = clashes.filter((clash) => !clash.ended);
  // Who was shot at by reactive fire and then attacks does not hit back: that is another attack.
  const answered = going.find((clash) => clash.back && clash.target === attacker && clash.attacker === target);
  if (answered?.back) return going.map((clash) => (clash === answered ? { ...clash, back: add(answered.back!) } : clash));
  const same = going.find((clash) => clash.target === target && !clash.lost);
  if (same) return going.map((clash) => (clash === same ? { ...clash, ...add(clash) } : clash));
  const beside = going.filter((clash) => clash.attacker === attacker && clash.target !== target);
  return [...beside, { ...add(NONE), key, attacker, target, observer: "", ended: false }];
}

/** The lowest face with the sign of a hit. */
const FIRST_HIT = 5;

/** Whether a die shows the sign of a hit. */
export const isHit = (face: number): boolean => face >= FIRST_HIT;

/** Whether blanks are what counts in a roll, as for some snipers and saves: the signs of hits are not as many as the successes. */
export function blanksCount({ faces, hits }: Pick<Roll, "faces" | "hits">): boolean {
  const signs = faces.filter(isHit).length;
  return signs !== hits && faces.length - signs === hits;
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

/** Whose strength an attack is about, for one side: of one's own attack its target, in close combat also who hits; of another's the unit that it strikes. */
export function hurtIn(clash: Pick<Clash, "attacker" | "target" | "back">, isOurs: (unit: string) => boolean): string[] {
  const { attacker, target, back } = clash;
  if (isOurs(attacker) && !isOurs(target)) return back ? [target, attacker] : [target];
  return [target, attacker].filter(isOurs).slice(0, 1);
}
