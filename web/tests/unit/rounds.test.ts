/** Do the headings of the log stand where a round begins? */

import { expect, test } from "vitest";
import { readRounds } from "../../src/shell/replay/rounds";
import type { StepLine } from "../../src/lib/wire/server-types";

const step = (version: number, round: number, ...lines: string[]): StepLine => ({ version, what: "input", how: "bot", seat: 0, round, events: [], lines });

test("the step that ends a round stands in it, silent ones nowhere, and nothing is told twice", () => {
  const steps = [step(1, 0, "sat down"), step(2, 0), step(3, 1, "reinforced"), step(4, 1, "chose"), step(5, 2, "rolled", "scored"), step(6, 2), step(7, 2, "chose")];
  expect(readRounds(steps).map(({ round, steps: told }) => [round, ...told.map(({ version }) => version)])).toEqual([
    [0, 1, 3],
    [1, 4, 5],
    [2, 7],
  ]);
});
