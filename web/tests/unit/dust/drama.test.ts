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

it("shows what comes through the air, from every area that it comes from", () => {
  const flown: DustEvent[] = [
    { kind: "special-attack-declared", player: "bob", defender: "ann", origin: "gaul", target: "iberia", units: { bomber: 1 } },
    { kind: "special-attack-declared", player: "bob", defender: "ann", origin: "biscay", target: "iberia", units: { submarine: 2 } },
    { kind: "mechs-dropped", player: "bob", defender: "ann", target: "iberia", mechs: { gaul: 1, italy: 2 } },
    { kind: "missile-launched", player: "bob", defender: "ann", target: "iberia" },
  ];
  const seen = deedsOf({ ...happened, events: flown }, () => -1).map((deed) => (deed.kind === "flight" ? [deed.what, deed.from] : []));
  expect(seen).toEqual([["bomber", "gaul"], ["shell", "biscay"], ["mech", "gaul"], ["mech", "italy"], ["missile", undefined]]);
});
