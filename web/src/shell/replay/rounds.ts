/** Which lines belong to which round? A step that brings a round to its end is still a part of it. */

import type { StepLine } from "../../lib/wire/server-types";

export interface ReadRound {
  round: number;
  steps: StepLine[];
}

/** The steps that say something, by the round in which they were made. */
export function readRounds(steps: StepLine[]): ReadRound[] {
  const found: ReadRound[] = [];
  let round = 0;
  for (const step of steps) {
    if (step.lines.length) {
      if (found.at(-1)?.round !== round) found.push({ round, steps: [] });
      found.at(-1)?.steps.push(step);
    }
    round = Math.max(round, step.round);
  }
  return found;
}
