/** Is a battle told from its events: who fell by whom, where attacks begin? */

import { expect, it } from "vitest";
import { attacksOf, causeOf, fallenOf, hasWon, leftOf } from "../../../src/tactics/past/course";
import { isAlone } from "../../../src/tactics/turn/alone";
import type { StepLine, TacticsEvent } from "../../../src/lib/wire/server-types";

const step = (version: number, round: number, ...events: TacticsEvent[]): StepLine => ({ version, what: "input", how: "person", seat: 0, round, events, lines: [] });
const roll = (weapon: string, target: string): TacticsEvent => ({ kind: "attack-rolled", weapon, target, hits: 1, faces: { "6": 1 } });
const steps = [
  step(4, 1, roll("hans.gun", "rhino")),
  step(5, 1, roll("hans.mg", "rhino")),
  step(6, 1, { kind: "activation-ended", unit: "hans" }),
  step(9, 2, roll("rhino.fist", "hans"), { kind: "unit-destroyed", unit: "hans", points: 24 }),
  step(12, 2, { kind: "round-ended", round: 2, first: 24, second: 0 }),
];

it("names who fell, when and by whom", () => {
  expect(fallenOf(steps)).toEqual([{ version: 9, round: 2, unit: "hans", by: "rhino", points: 24 }]);
});

it("finds where attacks begin, not every weapon of one", () => {
  expect(attacksOf(steps)).toEqual([4, 9]);
});

it("tells whoever won that they did, and nobody where all did", () => {
  expect(hasWon([1], 1, 2)).toBe(true);
  expect(hasWon([1], 0, 2)).toBe(false);
  expect(hasWon([1], -1, 2)).toBe(false);
  expect(hasWon([0, 1], 0, 2)).toBe(false);
});

it("says why it was over", () => {
  const side = (left: number) => ({ name: "", seats: [], points: 0, on_board: left, in_reserve: 0, destroyed: 0, ap_lost: 0 });
  const end = (...events: TacticsEvent[]) => [...steps, step(13, 2, ...events, { kind: "match-won", side: "side-1" })];
  const now = (own: number, others: number, round = 2) => ({ sides: [side(own), side(others)], round, round_limit: 6 });
  expect(causeOf(end({ kind: "objective-fulfilled", side: "side-2" }), now(1, 1))).toEqual({ why: "objective", side: 1 });
  expect(causeOf(end(), now(2, 0))).toEqual({ why: "alone", side: 1 });
  expect(causeOf(end(), now(1, 1, 6))).toEqual({ why: "rounds", side: -1 });
  // One unit each, and two spaces to hold.
  expect(causeOf(end(), now(1, 1))).toEqual({ why: "vain", side: -1 });
});

it("counts what is left of the armies down with every loss, and up with whoever returns", () => {
  const back = [...steps, step(14, 3, { kind: "unit-returned", unit: "hans" })];
  const told = leftOf(back, [60, 70], (unit) => (unit === "hans" ? 1 : 0));
  expect(told.map(({ version, left }) => [version, ...left])).toEqual([[0, 60, 70], [9, 60, 46], [14, 60, 70]]);
});

it("knows that nobody is left to fight, but not while somebody waits off the field", () => {
  const isEnemy = (unit: string) => unit === "hans";
  const units = (status: "board" | "reserve" | "destroyed") => [{ id: "rhino", status: "board" as const }, { id: "hans", status }];
  expect((["board", "reserve", "destroyed"] as const).map((status) => isAlone(units(status), isEnemy))).toEqual([false, false, true]);
  expect(isAlone([], isEnemy)).toBe(false);
});
