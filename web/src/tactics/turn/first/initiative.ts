/** How did the dice for the initiative of this round fall? */

import { eventsOf, facesOf } from "../../../lib/match/events";
import type { HappenedAnswer, TacticsEvent } from "../../../lib/wire/server-types";

export interface Throw {
  side: string;
  hits: number;
  faces: number[];
}

/** The throws that decided, one for each side: those before a tie were thrown again. */
export function throwsOf(story: HappenedAnswer[]): Throw[] {
  let found: Throw[] = [];
  for (const event of story.flatMap((happened) => eventsOf<TacticsEvent>(happened))) {
    if (event.kind === "round-began" || event.kind === "initiative-tied") found = [];
    if (event.kind === "initiative-rolled") found = [...found, { side: event.side, hits: event.hits, faces: facesOf(event) }];
  }
  return found;
}
