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

export type Deed = March | Conquest;

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
    }
    return [];
  });
}
