/** Who stands on the field? Nobody left to fight, though the battle lasts until the round ends: END-05; somebody whom a click on a space means. */

import type { UnitScene } from "../../lib/wire/server-types";

export function isAlone(units: Pick<UnitScene, "id" | "status">[], isEnemy: (unit: string) => boolean): boolean {
  return units.length > 0 && !units.some((unit) => isEnemy(unit.id) && unit.status !== "destroyed");
}

/** Whether a click on a space means one of those who stand there: whoever has acted, such as a hero whose space may be shared, is in nobody's way. */
export function meansUnit(there: { id: string }[], ready: string[]): boolean {
  return there.some((unit) => ready.includes(unit.id));
}
