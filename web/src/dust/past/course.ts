/** How did the points go? Every round's scoring in a match looked back at, and since when its winner led. */

import type { StepLine } from "../../lib/wire/server-types";
import { pointsOf, type RoundPoints } from "../points/scored";

/** The scorings of a match, in order. */
export function courseOf(steps: StepLine[]): RoundPoints[] {
  return steps.flatMap((step, at) => pointsOf(step, steps[at - 1]?.round ?? step.round) ?? []);
}

/** The round since which somebody had at least as many points as anybody, until the end; nothing if not at the end. */
export function ledSince(course: RoundPoints[], seat: number): number | undefined {
  const leads = ({ shares }: RoundPoints) => Math.max(...shares.map((share) => share.total)) === shares[seat]?.total;
  const behind = course.findLastIndex((points) => !leads(points));
  return course[behind + 1]?.round;
}
