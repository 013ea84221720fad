/** Is what moves on the map what happened? */

import { expect, it } from "vitest";
import { deedsOf } from "../../../src/dust/map/moving/drama";
import type { DustEvent, HappenedAnswer } from "../../../src/lib/wire/server-types";

const events: DustEvent[] = [
  { kind: "units-moved", player: "bob", route: "land", origin: "gaul", target: "iberia", units: { tank: 2 } },
  { kind: "area-taken", player: "bob", area: "iberia" },
  { kind: "turn-ended", player: "bob" },
];
const happened: HappenedAnswer = { version: 7, what: "input", how: "bot", seat: 2, events };

it("shows units on their way and land that changes hands, from whoever held it", () => {
  expect(deedsOf(happened, (area) => (area === "iberia" ? 4 : -1))).toEqual([
    { kind: "march", key: "7.0", seat: 2, from: "gaul", to: "iberia", unit: "tank" },
    { kind: "conquest", key: "7.1", area: "iberia", before: 4, seat: 2 },
  ]);
});

it("shows nothing that nobody did", () => {
  expect(deedsOf({ ...happened, seat: null }, () => -1)).toEqual([]);
});
