/** What is seen of a position while the dice that changed it are still falling? */

import type { TacticsScene } from "../../lib/wire/server-types";

/** A position in which nobody has lost anything yet since another one. */
export function veiled(now: TacticsScene, before: TacticsScene): TacticsScene {
  const former = new Map(before.units.map((unit) => [unit.id, unit]));
  const units = now.units.map((unit) => {
    const old = former.get(unit.id);
    if (!old || old.strength <= unit.strength) return unit;
    const { strength, members } = old;
    return unit.status === "destroyed" ? { ...old } : { ...unit, strength, members };
  });
  return { ...now, units, sides: now.sides.map((side, number) => ({ ...side, points: before.sides[number]?.points ?? side.points })) };
}
