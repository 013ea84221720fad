/** What have the others just done on the map? Their moves and attacks as arrows. */

import type { HappenedAnswer } from "../lib/server-types";

export interface Arrow {
  key: string;
  seat: number;
  from: string;
  to: string;
  fights: boolean;
}

const MOST = 14;
/** Which words of an event name the two areas. */
const WAYS: Record<string, [number, number, boolean]> = {
  "units-moved": [3, 4, false],
  "attack-declared": [4, 5, true],
  "special-attack-declared": [3, 4, true],
};

/** The arrows after an entry: those since the viewer's own last deed. */
export function arrowsAfter(arrows: Arrow[], happened: HappenedAnswer, viewer: number): Arrow[] {
  if (happened.seat === viewer && happened.how === "person") return [];
  const added = (happened.events ?? []).flatMap((event, at) => {
    const words = event.split(" ");
    const way = WAYS[words[0] ?? ""];
    if (!way || happened.seat === null) return [];
    const [from, to] = [words[way[0]] ?? "", words[way[1]] ?? ""];
    return [{ key: `${happened.version}.${at}`, seat: happened.seat, from, to, fights: way[2] }];
  });
  return added.length ? [...arrows, ...added].slice(-MOST) : arrows;
}

const LAST_STEPS = 5;

/** The ways of the last few steps, whoever went them. */
export function waysOf(told: HappenedAnswer[]): Arrow[] {
  return told.slice(-LAST_STEPS).reduce((arrows: Arrow[], happened) => arrowsAfter(arrows, happened, Number.NaN), []);
}
