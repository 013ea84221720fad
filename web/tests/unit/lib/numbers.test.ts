/** Are numbers written as each language writes them? */

import { expect, it } from "vitest";
import { percentIn, tenthsIn } from "../../../src/lib/words/numbers";

const NO_BREAK = /[\u00a0\u202f]/;

it("writes percent", () => {
  expect([percentIn("en", 0.617), percentIn("it", 0.617)]).toEqual(["62%", "62%"]);
  for (const language of ["de", "fr"] as const) {
    expect(percentIn(language, 0.617)).toMatch(/^62.%$/);
    expect(percentIn(language, 0.617)).toMatch(NO_BREAK);
  }
});

it("calls nothing certain or impossible that is not", () => {
  expect([0, 0.001, 0.01, 0.99, 0.999, 1].map((chance) => percentIn("en", chance))).toEqual(["0%", "<1%", "1%", "99%", ">99%", "100%"]);
});

it("writes decimals", () => {
  expect(tenthsIn("en", 3.46)).toBe("3.5");
  expect([tenthsIn("de", 3), tenthsIn("it", 3), tenthsIn("fr", 3)]).toEqual(["3,0", "3,0", "3,0"]);
  expect(tenthsIn("de", 1_234.5)).toBe("1.234,5");
});
