/** What is seen of a position while the dice that changed it are still falling? */

import type { GroundScene, TacticsScene } from "../../lib/wire/server-types";

/** A position in which nobody has lost anything yet since another one. */
export function veiled(now: TacticsScene, before: TacticsScene): TacticsScene {
  const former = new Map(before.units.map((unit) => [unit.id, unit]));
  const units = now.units.map((unit) => {
    const old = former.get(unit.id);
    if (!old || old.strength <= unit.strength) return unit;
    const { strength, members } = old;
    return unit.status === "destroyed" ? { ...old } : { ...unit, strength, members };
  });
  return { ...now, units, ground: standing(now.ground, before.ground), sides: now.sides.map((side, number) => ({ ...side, points: before.sides[number]?.points ?? side.points })) };
}

/** Crates and traps that were hit, or are gone, as they were. */
function standing(now: GroundScene[], before: GroundScene[]): GroundScene[] {
  const left = new Map(now.map((ground) => [ground.id, ground]));
  const hit = before.filter((old) => old.element && old.hp > (left.get(old.id)?.element ? (left.get(old.id)?.hp ?? 0) : 0));
  return [...now.filter((ground) => !hit.some((old) => old.id === ground.id)), ...hit];
}
