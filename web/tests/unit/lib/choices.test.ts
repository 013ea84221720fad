/** Do forms offer what the options contain, and nothing else? */

import { describe, expect, it } from "vitest";
import { boundsOf, completed, dealt, fullest, lineOf, narrowed, rangeOf, valuesOf } from "../../../src/lib/match/choices";
import type { PlainOption } from "../../../src/lib/wire/server-types";

function way(origin: string, targets: string[], tanks: number): PlainOption {
  return {
    verb: "move",
    fields: [
      { name: "origin", noun: "area", shape: "pick", values: [origin] },
      { name: "target", noun: "area", shape: "pick", values: targets },
      { name: "units", noun: "unit", shape: "counts", upper: { tank: tanks, mech: 1 }, least: 1, most: tanks + 1 },
    ],
  };
}
const OPTIONS: PlainOption[] = [{ verb: "done", fields: [] }, way("gaul", ["iberia", "balkans"], 3), way("iberia", ["gaul"], 2)];

describe("options", () => {
  it("narrow to what agrees with the picks", () => {
    expect(valuesOf(narrowed(OPTIONS, ["move"], {}), "origin")).toEqual(["gaul", "iberia"]);
    expect(valuesOf(narrowed(OPTIONS, ["move"], { origin: "gaul" }), "target")).toEqual(["iberia", "balkans"]);
    expect(narrowed(OPTIONS, ["move"], { origin: "gaul", target: "gaul" })).toEqual([]);
  });
  it("give the widest bounds of what is left", () => {
    expect(boundsOf(narrowed(OPTIONS, ["move"], {}), "units")).toEqual({ tank: 3, mech: 1 });
    expect(rangeOf(narrowed(OPTIONS, ["move"], { origin: "iberia" }), "units")).toEqual([1, 3]);
  });
  it("are complete only within their bounds", () => {
    const areas = { origin: "iberia", target: "gaul" };
    expect(completed(OPTIONS, ["move"], { ...areas, units: { tank: 3 } })).toBeUndefined();
    expect(completed(OPTIONS, ["move"], { ...areas, units: {} })).toBeUndefined();
    const ready = completed(OPTIONS, ["move"], { ...areas, units: { tank: 2, mech: 0 } });
    expect(ready && lineOf(ready, { ...areas, units: { tank: 2, mech: 0 } })).toBe("move iberia gaul 2 tank");
  });
  it("propose all that may go, as far as the total allows", () => {
    expect(fullest(OPTIONS[2]!, { origin: "iberia", target: "gaul" })).toEqual({ units: { tank: 2, mech: 1 } });
    expect(fullest(OPTIONS[2]!, { origin: "gaul", target: "gaul" })).toEqual({});
    expect(dealt({ tank: 3, mech: 2 }, 4)).toEqual({ tank: 3, mech: 1 });
    expect(dealt({ tank: 3, mech: 2 }, 1)).toEqual({ tank: 1, mech: 0 });
  });
});
