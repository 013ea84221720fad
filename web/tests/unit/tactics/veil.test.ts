/** Does nobody lose anything on the field before the dice have fallen? */

import { expect, it } from "vitest";
import type { TacticsScene, UnitScene } from "../../../src/lib/wire/server-types";
import { veiled } from "../../../src/tactics/battle/veil";

const unit = (id: string, strength: number, more: Partial<UnitScene> = {}) => ({ id, status: "board", space: "a1", cells: ["a1"], strength, full: 5, members: [], activated: false, ...more }) as unknown as UnitScene;
const scene = (points: number, ...units: UnitScene[]) => ({ units, ground: [], sides: [{ points }, { points: 0 }] }) as unknown as TacticsScene;

it("shows who was hit as before, in its new place, and no points for it", () => {
  const found = veiled(scene(20, unit("squad", 2, { cells: ["b2"], activated: true })), scene(0, unit("squad", 5)));
  expect(found.units[0]).toMatchObject({ strength: 5, cells: ["b2"], activated: true });
  expect(found.sides[0]?.points).toBe(0);
});

it("leaves whoever is destroyed on the field, and whoever was repaired as it is now", () => {
  const gone = unit("walker", 0, { status: "destroyed", space: null, cells: [] });
  const found = veiled(scene(0, gone, unit("other", 3)), scene(0, unit("walker", 3), unit("other", 2)));
  expect(found.units[0]).toMatchObject({ status: "board", cells: ["a1"], strength: 3 });
  expect(found.units[1]?.strength).toBe(3);
});

it("leaves a crate where it stood until the shot has hit it, and a place that changed by itself as it is", () => {
  const on = (...ground: { id: string; element?: string; hp?: number; square?: boolean }[]) => ({ ...scene(0), ground }) as unknown as TacticsScene;
  const before = on({ id: "b2", element: "crate", hp: 2 }, { id: "c3", element: "trap", hp: 4 }, { id: "d4", square: true });
  expect(veiled(on({ id: "c3", element: "trap", hp: 1 }, { id: "d4" }), before).ground).toEqual([{ id: "d4" }, { id: "b2", element: "crate", hp: 2 }, { id: "c3", element: "trap", hp: 4 }]);
});
