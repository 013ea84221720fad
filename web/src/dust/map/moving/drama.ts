/** What is to be seen moving? Units on their way and land that changes hands, from the events of what happened. */

import { eventsOf } from "../../../lib/match/events";
import type { DustEvent, HappenedAnswer } from "../../../lib/wire/server-types";

export interface March {
  kind: "march";
  key: string;
  seat: number;
  from: string;
  to: string;
  unit: string;
}

export interface Conquest {
  kind: "conquest";
  key: string;
  area: string;
  /** Who held it, and who holds it now. */
  before: number;
  seat: number;
}

/** What comes through the air: a bomber, a shell, a mech on its parachute, a missile from nowhere on the map. */
export interface Flight {
  kind: "flight";
  key: string;
  seat: number;
  from: string | undefined;
  to: string;
  what: "bomber" | "shell" | "mech" | "missile";
}

export type Deed = March | Conquest | Flight;

/** What an entry shows; `ownerOf` tells who held an area before it. */
export function deedsOf(happened: HappenedAnswer, ownerOf: (area: string) => number): Deed[] {
  const { seat, version } = happened;
  if (seat === null) return [];
  return eventsOf<DustEvent>(happened).flatMap((event, at): Deed[] => {
    const key = `${version}.${at}`;
    switch (event.kind) {
      case "units-moved": {
        const unit = Object.keys(event.units)[0];
        return unit ? [{ kind: "march", key, seat, from: event.origin, to: event.target, unit }] : [];
      }
      case "area-conquered":
      case "area-taken":
        return [{ kind: "conquest", key, area: event.area, before: ownerOf(event.area), seat }];
      case "special-attack-declared":
        return [{ kind: "flight", key, seat, from: event.origin, to: event.target, what: event.units["bomber"] ? "bomber" : "shell" }];
      case "bombers-flown":
        return Object.keys(event.bombers).map((from) => ({ kind: "flight", key: `${key}.${from}`, seat, from, to: event.target, what: "bomber" }));
      case "mechs-dropped":
        return Object.keys(event.mechs).map((from) => ({ kind: "flight", key: `${key}.${from}`, seat, from, to: event.target, what: "mech" }));
      case "missile-launched":
        return [{ kind: "flight", key, seat, from: undefined, to: event.target, what: "missile" }];
    }
    return [];
  });
}
