/** What is there to say of a scenario in a gallery? Its kind, its length, whom it favours, who usually fights. */

import type { ArmyPage, TacticsMap } from "../../lib/wire/server-types";

export type Kind = "destroy" | "hold" | "reach";
export const KINDS: Kind[] = ["destroy", "hold", "reach"];

/** What decides it: the first objective that is not only about destroying; else destroying. */
export function kindOf(map: TacticsMap): Kind {
  const goals = map.objectives.map((objective) => objective.goal);
  return goals.includes("reach") ? "reach" : goals.includes("hold") ? "hold" : "destroy";
}

/** An activation takes people about a minute; told in steps of five minutes. */
export function minutesOf(map: TacticsMap): number | undefined {
  return map.facts ? Math.max(5, Math.round(map.facts.activations / 5) * 5) : undefined;
}

/** The ready armies of a side. */
export function readyFor(armies: ArmyPage[], scenario: string, side: number): ArmyPage[] {
  return armies.filter((army) => army.scenarios.includes(scenario) && (army.side === null || army.side === side));
}

/** The armies that fight if nobody says otherwise, as the rules choose them: of two factions. */
export function usualArmies(armies: ArmyPage[], scenario: string): (ArmyPage | undefined)[] {
  const [first] = readyFor(armies, scenario, 0);
  const others = readyFor(armies, scenario, 1);
  return [first, others.find((army) => army.faction !== first?.faction) ?? others[0]];
}

/** Which side every seat plays, as the settings say it; one's own first. Half of the seats play together. */
export function sidesText(seats: number, own: number): string {
  const friends = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) => 1 + (seat < friends ? own : 1 - own)).join(" ");
}
