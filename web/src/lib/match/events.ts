/** How is what happened read? Events of any game, by their kind and named fields. */

import type { GameEvent, HappenedAnswer } from "../wire/server-types";

/** What an entry brought about, in the types of its game. */
export function eventsOf<Event extends { kind: string } = GameEvent>(happened: HappenedAnswer): Event[] {
  return (happened.events ?? []) as { kind: string }[] as Event[];
}

/** The faces that an event shows, one by one from the lowest; none if nothing was rolled. */
export function facesOf(event: { kind: string; faces?: unknown } | undefined): number[] {
  const amounts = Object.entries((event?.faces ?? {}) as Record<string, number>);
  return amounts.flatMap(([face, amount]) => Array<number>(amount).fill(Number(face)));
}
