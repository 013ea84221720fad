/** How did a battle go? Every unit that fell, and where attacks began, read from the events of a match looked back at. */

import { eventsOf } from "../../lib/match/events";
import type { StepLine, TacticsEvent, TacticsScene } from "../../lib/wire/server-types";

export interface Fallen {
  version: number;
  round: number;
  unit: string;
  /** Whose dice it was, if any. */
  by: string;
  points: number;
}

/** Every unit that was destroyed, in order; a hero goes after the squad that he led. */
export function fallenOf(steps: StepLine[]): Fallen[] {
  const found: Fallen[] = [];
  const rolled = new Map<string, string>();
  for (const step of steps) {
    for (const event of eventsOf<TacticsEvent>(step)) {
      if ("weapon" in event && "target" in event && event.kind.endsWith("-rolled")) rolled.set(event.target, event.weapon.split(".")[0] ?? "");
      if (event.kind === "unit-destroyed") found.push({ version: step.version, round: step.round, unit: event.unit, by: rolled.get(event.unit) ?? "", points: event.points });
    }
  }
  return found;
}

/** The steps with which attacks begin: the first dice at another target, or of another unit. */
export function attacksOf(steps: StepLine[]): number[] {
  let last = "";
  return steps.flatMap((step) => {
    const rolls = eventsOf<TacticsEvent>(step).filter((event) => event.kind === "attack-rolled").map((event) => `${event.weapon.split(".")[0]} ${event.target}`);
    const isNew = rolls.some((roll) => roll !== last);
    last = rolls.at(-1) ?? (eventsOf<TacticsEvent>(step).some((event) => event.kind === "activation-ended") ? "" : last);
    return isNew ? [step.version] : [];
  });
}

export interface Cause {
  why: "objective" | "alone" | "rounds" | "vain";
  /** Whose objective, or who has nobody left; none where points decide. */
  side: number;
}

/** Why a battle was over: by what happened last and who is left. END-01 to END-04. */
export function causeOf(steps: StepLine[], { sides, round, round_limit }: Pick<TacticsScene, "sides" | "round" | "round_limit">): Cause {
  const last = steps.findLast((step) => eventsOf<TacticsEvent>(step).some((event) => event.kind === "match-won" || event.kind === "match-drawn"));
  const done = (last ? eventsOf<TacticsEvent>(last) : []).filter((event) => event.kind === "objective-fulfilled");
  const gone = sides.flatMap((side, number) => (side.on_board + side.in_reserve ? [] : [number]));
  if (done.length + gone.length === 1) return done[0] ? { why: "objective", side: Number(done[0].side.split("-")[1]) - 1 } : { why: "alone", side: gone[0]! };
  return { why: round_limit && round >= round_limit ? "rounds" : "vain", side: -1 };
}

/** Whether a seat has won, and not everybody has. */
export function hasWon(winners: number[], seat: number, seats: number): boolean {
  return winners.includes(seat) && winners.length < seats;
}

export interface Left {
  version: number;
  /** Army points by side. */
  left: number[];
}

/** What was left of the armies, from the start and after every loss and every return. */
export function leftOf(steps: StepLine[], full: number[], sideOf: (unit: string) => number): Left[] {
  const found: Left[] = [{ version: steps.find((step) => step.what === "start")?.version ?? 0, left: full }];
  const worth = new Map<string, number>();
  for (const step of steps) {
    for (const event of eventsOf<TacticsEvent>(step)) {
      if (event.kind === "unit-destroyed") worth.set(event.unit, event.points);
      const change = event.kind === "unit-destroyed" ? -event.points : event.kind === "unit-returned" ? (worth.get(event.unit) ?? 0) : 0;
      if (change) found.push({ version: step.version, left: found.at(-1)!.left.map((points, side) => (side === sideOf((event as { unit: string }).unit) ? points + change : points)) });
    }
  }
  return found;
}
