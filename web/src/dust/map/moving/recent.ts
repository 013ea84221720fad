/** What have the others just done on the map? Their moves and attacks as arrows. */

import { eventsOf } from "../../../lib/match/events";
import type { DustEvent, HappenedAnswer } from "../../../lib/wire/server-types";

export interface Arrow {
  key: string;
  seat: number;
  from: string;
  to: string;
  fights: boolean;
}

const MOST = 14;

/** The arrows after an entry: those since the viewer's own last deed. */
export function arrowsAfter(arrows: Arrow[], happened: HappenedAnswer, viewer: number): Arrow[] {
  if (happened.seat === viewer && happened.how === "person") return [];
  const { seat } = happened;
  if (seat === null) return arrows;
  const added = eventsOf<DustEvent>(happened).flatMap((event, at) => {
    switch (event.kind) {
      case "units-moved":
      case "attack-declared":
      case "special-attack-declared":
        return [{ key: `${happened.version}.${at}`, seat, from: event.origin, to: event.target, fights: event.kind !== "units-moved" }];
    }
    return [];
  });
  return added.length ? [...arrows, ...added].slice(-MOST) : arrows;
}

const LAST_STEPS = 5;

/** The ways of the last few steps, whoever went them. */
export function waysOf(told: HappenedAnswer[]): Arrow[] {
  return told.slice(-LAST_STEPS).reduce((arrows: Arrow[], happened) => arrowsAfter(arrows, happened, Number.NaN), []);
}
