/** Is a match looked back at rightly? Its scorings, since when the winner led, which battles mattered. */

import { expect, test } from "vitest";
import { battlesOf, calledIn, decisive, weightOf, worst, type Worth } from "../../../src/dust/past/battles";
import { colorsOf } from "../../../src/dust/past/colors";
import { courseOf, ledSince } from "../../../src/dust/past/course";
import type { StepLine } from "../../../src/lib/wire/server-types";

const COSTS: Record<string, number> = { tank: 2, mech: 5 };
const worth: Worth = { cost: (unit) => COSTS[unit] ?? 0, stake: (area) => (area === "gaul" ? 14 : 3) };
const step = (version: number, round: number, seat: number | null, events: object[]): StepLine => ({ version, what: "input", how: "bot", seat, round, events: events as never, lines: [] });
const scored = (player: string, total: number) => ({ kind: "points-scored", player, capitals: 1, sources: 2, majorities: 0, total });
const attack = (player: string, defender: string, target: string) => ({ kind: "attack-declared", player, defender, battle: "land", origin: "iberia", target, units: { tank: 1 } });
const destroyed = (player: string, area: string, units: object) => ({ kind: "units-destroyed", player, area, units });

const STEPS = [
  step(1, 1, 0, [attack("ann", "bob", "atlas")]),
  step(2, 1, null, [destroyed("bob", "atlas", { tank: 1 }), { kind: "area-conquered", player: "ann", area: "atlas" }]),
  step(3, 2, null, [scored("ann", 3), scored("bob", 5), { kind: "round-began", round: 2 }]),
  step(4, 2, 1, [attack("bob", "ann", "gaul")]),
  step(5, 2, null, [destroyed("bob", "gaul", { mech: 2 }), destroyed("ann", "gaul", { tank: 3 })]),
  step(6, 3, null, [{ kind: "area-conquered", player: "bob", area: "gaul" }, scored("ann", 9), scored("bob", 8), { kind: "round-began", round: 3 }]),
  step(7, 3, 0, [attack("ann", "bob", "niger")]),
  step(8, 3, null, [{ kind: "cease-fire", area: "niger" }]),
  step(9, 3, null, [scored("ann", 12), scored("bob", 10), { kind: "match-won", players: ["ann"] }]),
];

test("every scoring belongs to the round that ended with it", () => {
  expect(courseOf(STEPS).map(({ round, version }) => [round, version])).toEqual([[1, 3], [2, 6], [3, 9]]);
});

test("somebody leads since the round after the last one behind", () => {
  expect(ledSince(courseOf(STEPS), 0)).toBe(2);
  expect(ledSince(courseOf(STEPS), 1)).toBeUndefined();
  expect(ledSince(courseOf(STEPS.slice(0, 3)), 1)).toBe(1);
});

test("battles count what was lost, and the area if it changed hands", () => {
  const battles = battlesOf(STEPS, worth);
  expect(battles.map(({ target, taken, version, until }) => [target, taken, version, until])).toEqual([["atlas", true, 1, 2], ["gaul", true, 4, 6], ["niger", false, 7, 7]]);
  expect(battles.map((fought) => weightOf(fought, worth))).toEqual([5, 30, 0]);
  expect(decisive(battles, worth, 2).map(({ target }) => target)).toEqual(["atlas", "gaul"]);
  expect(decisive(battles, worth, 1).map(({ target }) => target)).toEqual(["gaul"]);
});

test("the worst moment is where a player lost most; for a spectator, where anybody did", () => {
  const battles = battlesOf(STEPS, worth);
  expect(worst(battles, worth, "ann")?.target).toBe("gaul");
  expect(worst(battles, worth, "bob")?.target).toBe("gaul");
  expect(worst(battles.slice(0, 1), worth, "ann")).toBeUndefined();
  expect(worst(battles, worth, undefined)?.target).toBe("gaul");
});

test("seats are called as in the events", () => {
  expect([0, 1, 2].map((seat) => calledIn(STEPS, seat))).toEqual(["ann", "bob", undefined]);
});

test("the course of a match has everybody's colour, from wherever one looks back", () => {
  const players = [{ color: "red" }, { color: "blue" }];
  // At the beginning nobody has chosen one.
  const plan = { colors: [null, null], match: { frame: { scene: { players } } } };
  expect(colorsOf(plan as never)).toEqual(["red", "blue"]);
});
