/** Which battles were there, and what did each cost? Read from the events of a match looked back at. */

import { eventsOf } from "../../lib/match/events";
import type { DustEvent, StepLine } from "../../lib/wire/server-types";

export interface Fought {
  /** The step that began it, and the last one that told of it. */
  version: number;
  until: number;
  round: number;
  target: string;
  /** The players by their names in the events; `seat` is the attacker's. */
  attacker: string;
  defender: string;
  seat: number;
  taken: boolean;
  /** Production points that each player lost. */
  losses: Record<string, number>;
}

/** What is known of the board: what a unit costs, and what an area is worth more than others. */
export interface Worth {
  cost: (unit: string) => number;
  stake: (area: string) => number;
}

/** The battles of a match, in order. */
export function battlesOf(steps: StepLine[], worth: Worth): Fought[] {
  const found: Fought[] = [];
  for (const step of steps) {
    let fought = found.at(-1);
    for (const event of eventsOf<DustEvent>(step)) {
      const begun = begunBy(event);
      if (begun) {
        const { player, defender, target } = begun;
        fought = { version: step.version, until: step.version, round: step.round, target, attacker: player, defender, seat: step.seat ?? -1, taken: false, losses: {} };
        found.push(fought);
      }
      if (fought) tell(fought, event, step.version, worth);
    }
  }
  return found;
}

function begunBy(event: DustEvent): { player: string; defender: string; target: string } | undefined {
  const kinds: DustEvent["kind"][] = ["attack-declared", "mechs-dropped", "special-attack-declared", "missile-launched"];
  return kinds.includes(event.kind) ? (event as { player: string; defender: string; target: string }) : undefined;
}

function tell(fought: Fought, event: DustEvent, version: number, { cost }: Worth): void {
  if (event.kind === "units-destroyed" && event.area === fought.target) {
    const lost = Object.entries(event.units).reduce((sum, [unit, amount]) => sum + amount * cost(unit), 0);
    fought.losses[event.player] = (fought.losses[event.player] ?? 0) + lost;
    fought.until = version;
  } else if (event.kind === "area-conquered" && event.area === fought.target) {
    fought.taken = true;
    fought.until = version;
  }
}

/** What a battle was about, in production points: everything lost, and the area if it changed hands. */
export function weightOf(fought: Fought, { stake }: Worth): number {
  return Object.values(fought.losses).reduce((sum, lost) => sum + lost, 0) + (fought.taken ? stake(fought.target) : 0);
}

/** The battles that mattered most, in the order in which they were fought. */
export function decisive(battles: Fought[], worth: Worth, most: number): Fought[] {
  const first = battles.toSorted((one, other) => weightOf(other, worth) - weightOf(one, worth) || one.version - other.version).slice(0, most);
  return first.filter((fought) => weightOf(fought, worth) > 0).toSorted((one, other) => one.version - other.version);
}

/** The battle in which a player lost most, areas included; without a player, the one in which anybody did. */
export function worst(battles: Fought[], worth: Worth, player: string | undefined): Fought | undefined {
  const loss = (fought: Fought) =>
    player === undefined ? weightOf(fought, worth) : (fought.losses[player] ?? 0) + (fought.taken && fought.defender === player ? worth.stake(fought.target) : 0);
  const [found] = battles.toSorted((one, other) => loss(other) - loss(one) || one.version - other.version);
  return found && loss(found) > 0 ? found : undefined;
}

/** What a seat is called in the events: by its points, its capital or its attacks, whichever there was. */
export function calledIn(steps: StepLine[], seat: number): string | undefined {
  for (const step of steps) {
    const events = eventsOf<DustEvent>(step);
    const scored = events.filter((event) => event.kind === "points-scored");
    if (scored[seat]) return scored[seat].player;
    const own = events.find((event) => step.seat === seat && (event.kind === "capital-claimed" || event.kind === "attack-declared"));
    if (own) return (own as { player: string }).player;
  }
  return undefined;
}
