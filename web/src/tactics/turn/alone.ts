/** Is nobody left to fight? The battle still lasts until the round ends: END-05. */

import type { UnitScene } from "../../lib/wire/server-types";

export function isAlone(units: Pick<UnitScene, "id" | "status">[], isEnemy: (unit: string) => boolean): boolean {
  return units.length > 0 && !units.some((unit) => isEnemy(unit.id) && unit.status !== "destroyed");
}
