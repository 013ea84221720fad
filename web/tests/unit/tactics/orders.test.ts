/** Which orders are sent, which chosen spaces are compared, where does the view of a large field begin, and what is a battle about? */

import { expect, it } from "vitest";
import type { Prospect, StandStudy } from "../../../src/lib/wire/server-types";
import { densest, freestCorner } from "../../../src/tactics/map/opening";
import { aimsOf } from "../../../src/tactics/map/place/objectives";
import { meansUnit } from "../../../src/tactics/turn/alone";
import { letsPass } from "../../../src/tactics/turn/orders/held.svelte";
import { changes, doingOf, HOLD, ranges, type Order } from "../../../src/tactics/turn/orders/orders";
import { bestAt, dangerAt, withStand } from "../../../src/tactics/turn/stand/stands";

it("sends only orders that are other ones, since each may be changed once in a turn", () => {
  const standing: Record<string, Order> = { rifles: { quarry: "anything", reach: 4 }, walker: undefined, snipers: { quarry: "soldiers", reach: 6 } };
  const draft: Record<string, Order> = { rifles: { quarry: "anything", reach: 4 }, walker: { quarry: "vehicles", reach: 3 }, snipers: undefined };
  expect(changes(draft, (unit) => standing[unit])).toEqual(["order walker vehicles 3", "cancel-order snipers"]);
});

it("tells one unit to hold its fire, and shows it as such", () => {
  expect(changes({ walker: HOLD }, () => undefined)).toEqual([]);
  expect(changes({ walker: HOLD }, () => ({ quarry: "anything", reach: 2 }))).toEqual(["cancel-order walker"]);
  expect([undefined, HOLD, { quarry: "soldiers", reach: 2 }].map((order) => doingOf(order))).toEqual(["ask", "hold", "fire"]);
});

it("asks nothing if only units that hold their fire could react", () => {
  expect(letsPass(["walker"], ["walker", "rifles"])).toBe(true);
  expect(letsPass(["walker", "snipers"], ["walker"])).toBe(false);
  expect(letsPass([], ["walker"])).toBe(false);
});

it("offers the ranges of a card, and any beyond", () => {
  expect(ranges(1, 30)).toEqual([1, 2, 3, 4, 5, 6, 30]);
  expect(ranges(1, 3)).toEqual([1, 2, 3]);
});

const prospect = (hurt: number, lost: number) => ({ target: "hans", hurt, lost }) as Prospect;
const stand = (space: string, unit = "rifles"): StandStudy => ({ kind: "stand", unit, space, hits: [prospect(0.4, 1), prospect(0.7, 2)], reactions: [], dangers: [{ space: "a1", moves: 0, prospect: prospect(0.5, 1.5) }] }) as unknown as StandStudy;

it("compares the last three spaces that were chosen for one unit, each once", () => {
  const all = ["d6", "e6", "d6", "d8", "f2"].reduce((found: StandStudy[], space) => withStand(found, stand(space)), []);
  expect(all.map((one) => one.space)).toEqual(["e6", "d8", "f2"]);
  expect(withStand(all, stand("a1", "walker")).map((one) => one.space)).toEqual(["a1"]);
  expect(bestAt(stand("d6"))).toBeCloseTo(0.7);
  expect(dangerAt(stand("d6"))).toBeCloseTo(1.5);
});

it("opens a part of the field where most of one's own stand, and puts the small map where fewest do", () => {
  const together = [{ x: 100, y: 1500 }, { x: 1400, y: 100 }, { x: 1500, y: 200 }, { x: 1300, y: 150 }];
  expect(densest(together, 600, 600)).toEqual({ x: 1400, y: 100 });
  expect(densest([], 600, 600)).toBeUndefined();
  const view = { x: 0, y: 0, scale: 1, width: 390, height: 340 };
  expect(freestCorner(view, [])).toBe("right bottom");
  expect(freestCorner(view, [{ x: 350, y: 300 }])).toBe("left bottom");
  expect(freestCorner(view, [{ x: 350, y: 300 }, { x: 50, y: 300 }, { x: 350, y: 20 }])).toBe("left top");
});

it("tells objectives once that differ only in their space", () => {
  const hold = (space: string, points = 20) => ({ text: `Objective: hold ${space} (${points} points).`, spaces: [space] });
  expect(aimsOf([hold("d4"), hold("m4"), hold("d13")])).toEqual(["Objective: hold d4, m4, d13 (20 points)."]);
  expect(aimsOf([hold("d4"), hold("m4", 10)])).toHaveLength(2);
  expect(aimsOf([{ text: "Objective: leave by the east.", spaces: ["i1", "i2"] }])).toEqual(["Objective: leave by the east."]);
});

it("goes by a click where somebody stands who has acted, and chooses whoever may still act", () => {
  const hero = [{ id: "rhino" }];
  expect(meansUnit(hero, ["hell-boys"])).toBe(false);
  expect(meansUnit(hero, ["hell-boys", "rhino"])).toBe(true);
  expect(meansUnit([], ["hell-boys"])).toBe(false);
});
