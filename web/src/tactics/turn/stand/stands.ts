/** Which spaces did somebody choose for a unit, to be compared? The last three, each once, of one unit. */

import type { StandStudy } from "../../../lib/wire/server-types";

const MOST = 3;

/** With another space; those of another unit are forgotten, and a space that is asked about again keeps its place. */
export function withStand(before: StandStudy[], stand: StandStudy): StandStudy[] {
  const same = before.filter((one) => one.unit === stand.unit);
  if (same.some((one) => one.space === stand.space)) return same.map((one) => (one.space === stand.space ? stand : one));
  return [...same, stand].slice(-MOST);
}

/** What could be lost there before the round ends, on average. */
export function dangerAt(stand: StandStudy): number {
  return stand.dangers.reduce((sum, one) => sum + one.prospect.lost, 0);
}

/** How likely the best attack from there hurts somebody. */
export function bestAt(stand: StandStudy): number {
  return Math.max(0, ...stand.hits.map((hit) => hit.hurt));
}
