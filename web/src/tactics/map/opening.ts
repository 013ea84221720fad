/** Where does a view begin that cannot show the whole field, and where is its small map? Where most of one's own stand together; where fewest stand. */

import type { Spot } from "./grid";

/** Of some spots that with the most others in a frame round it; the first of equals. */
export function densest(spots: Spot[], width: number, height: number): Spot | undefined {
  const near = (one: Spot) => spots.filter((other) => Math.abs(other.x - one.x) < width / 2 && Math.abs(other.y - one.y) < height / 2).length;
  return spots.reduce<Spot | undefined>((best, spot) => (!best || near(spot) > near(best) ? spot : best), undefined);
}

interface View {
  x: number;
  y: number;
  scale: number;
  width: number;
  height: number;
}

const CORNERS = ["right bottom", "left bottom", "right top", "left top"];
/** So many pixels of a corner are covered by a small map. */
const COVERED = 112;

/** The corner of a view in which fewest of some spots would be covered; the first of equals. */
export function freestCorner(view: View, spots: Spot[]): string {
  const seen = spots.map((spot) => ({ x: view.x + spot.x * view.scale, y: view.y + spot.y * view.scale }));
  const covered = CORNERS.map((corner) => seen.filter(({ x, y }) => (corner.startsWith("right") ? view.width - x : x) < COVERED && (corner.endsWith("bottom") ? view.height - y : y) < COVERED && x > 0 && y > 0 && x < view.width && y < view.height).length);
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? "";
}
