/** Are the last things told once each with their dice, the newest first? */

import { expect, it } from "vitest";
import { facesOf } from "../../../src/lib/match/events";
import { latest, withoutDice } from "../../../src/lib/match/latest";
import type { HappenedAnswer, TacticsEvent } from "../../../src/lib/wire/server-types";

const step = (version: number, ...lines: string[]) => ({ version, what: "input", how: "bot", seat: 1, lines }) as const;

it("tells what was done several times running in one line", () => {
  const story = [step(1, "bought"), step(2, "placed"), step(3, "placed", "placed"), step(4), step(5, "bought")];
  const told = latest(story.map((happened) => ({ ...happened, lines: [...happened.lines] })), 8);
  expect(told.map((line) => [line.text, line.times])).toEqual([["bought", 1], ["placed", 3], ["bought", 1]]);
  expect(told[1]?.key).toBe("2.0");
});

it("keeps the newest where there is not room for all", () => {
  const story = Array.from({ length: 9 }, (_, at) => ({ ...step(at), lines: [`line ${at}`] }));
  expect(latest(story, 2).map((line) => line.text)).toEqual(["line 8", "line 7"]);
});

const rolled: TacticsEvent = { kind: "reaction-rolled", unit: "hans", hits: 1, faces: { "5": 1, "2": 2 } };
const moved: TacticsEvent = { kind: "unit-moved", unit: "hans", origin: "a1", space: "a2" };

it("shows the dice of an event one by one", () => {
  expect(facesOf(rolled)).toEqual([2, 2, 5]);
  expect(facesOf(moved)).toEqual([]);
  expect(facesOf(undefined)).toEqual([]);
});

it("gives a roll to its own line, though the table speaks first", () => {
  const entry: HappenedAnswer = { version: 4, what: "input", how: "deadline", seat: 0, events: [rolled, moved], lines: ["too late", "rolled", "moved"] };
  expect(latest([entry], 5).map((line) => [line.text, line.faces])).toEqual([["moved", []], ["rolled", [2, 2, 5]], ["too late", []]]);
});

it("never makes one of two rolls", () => {
  const entry: HappenedAnswer = { version: 4, what: "input", how: "chance", seat: null, events: [rolled, rolled], lines: ["rolled", "rolled"] };
  expect(latest([entry], 5).map((line) => line.times)).toEqual([1, 1]);
});

it("takes the dice out of a sentence, and no other words in brackets", () => {
  expect(withoutDice("M1 AR at Hans: 2 successes (1 3 [5] [6]).")).toBe("M1 AR at Hans: 2 successes.");
  expect(withoutDice("Hans lost everything (24 AP).")).toBe("Hans lost everything (24 AP).");
  expect(withoutDice("Hans has 2 left of 3 (V3).")).toBe("Hans has 2 left of 3 (V3).");
});
