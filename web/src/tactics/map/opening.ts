/** Where does a view begin that cannot show the whole field? Where most of one's own stand together. */

import type { Spot } from "./grid";

/** Of some spots that with the most others in a frame round it; the first of equals. */
export function densest(spots: Spot[], width: number, height: number): Spot | undefined {
  const near = (one: Spot) => spots.filter((other) => Math.abs(other.x - one.x) < width / 2 && Math.abs(other.y - one.y) < height / 2).length;
  return spots.reduce<Spot | undefined>((best, spot) => (!best || near(spot) > near(best) ? spot : best), undefined);
}
