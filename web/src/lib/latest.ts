/** What happened last, in few lines? The same thing done again and again is told once. */

import type { HappenedAnswer } from "./server-types";

export interface Told {
  key: string;
  text: string;
  times: number;
}

/** Steps looked back at for every line: purchases and placements are many alike. */
const BACK = 8;

/** The last lines of a story, the newest first. */
export function latest(story: HappenedAnswer[], most: number): Told[] {
  const told: Told[] = [];
  for (const happened of story.slice(-most * BACK)) {
    for (const [at, text] of (happened.lines ?? []).entries()) {
      const before = told.at(-1);
      if (before?.text === text) before.times += 1;
      else told.push({ key: `${happened.version}.${at}`, text, times: 1 });
    }
  }
  return told.slice(-most).toReversed();
}
