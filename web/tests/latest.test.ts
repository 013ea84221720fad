/** Are the last things told once each, the newest first? */

import { expect, it } from "vitest";
import { latest } from "../src/lib/latest";

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
