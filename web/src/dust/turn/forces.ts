/** Where does somebody most likely begin? With the areas of their own that can be chosen and hold most. */

import type { AreaScene } from "../../lib/wire/server-types";
import { totalOf } from "../signs/units";

/** The largest forces of a seat among some areas, at most so many; who stands alone stays home. */
export function largestForces(areas: AreaScene[], lit: Set<string>, seat: number, most: number): AreaScene[] {
  const own = areas.filter((area) => area.owner === seat && lit.has(area.id) && totalOf(area.units) > 1);
  return own.toSorted((one, other) => totalOf(other.units) - totalOf(one.units)).slice(0, most);
}
