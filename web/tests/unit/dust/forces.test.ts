/** Are one's own largest forces offered first, and nothing else? */

import { expect, test } from "vitest";
import { largestForces } from "../../../src/dust/turn/forces";
import type { AreaScene } from "../../../src/lib/wire/server-types";

const area = (id: string, owner: number, units: Record<string, number>) => ({ id, owner, units }) as unknown as AreaScene;

test("own lit areas, the largest first, no more than asked for; a single unit stays home", () => {
  const areas = [area("alaska", 0, { tank: 2 }), area("gaul", 0, { tank: 3, mech: 2 }), area("tibet", 1, { tank: 9 }), area("peru", 0, { tank: 1 }), area("congo", 0, { tank: 7 }), area("niger", 0, { fighter: 3 })];
  const lit = new Set(["alaska", "gaul", "tibet", "peru", "niger"]);
  expect(largestForces(areas, lit, 0, 2).map(({ id }) => id)).toEqual(["gaul", "niger"]);
  expect(largestForces(areas, lit, 0, 9).map(({ id }) => id)).toEqual(["gaul", "niger", "alaska"]);
  expect(largestForces(areas, new Set(), 0, 9)).toEqual([]);
});
