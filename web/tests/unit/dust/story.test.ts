/** Is a battle told from its events, with the right dice? */

import { expect, it } from "vitest";
import { told } from "../../../src/dust/battle/story";
import type { DustEvent, HappenedAnswer } from "../../../src/lib/wire/server-types";

function entry(version: number, seat: number | null, events: DustEvent[]): HappenedAnswer {
  return { version, what: "input", how: "person", seat, events, lines: events.map((event) => event.kind.toUpperCase()) };
}

const attack = (defender: string): DustEvent => ({
  kind: "attack-declared", player: "bob", defender, battle: "land", origin: "gaul", target: "iberia", units: { tank: 2 },
});

it("begins with the attack, keeps the dice and ends with the conquest", () => {
  const begun = told(undefined, entry(5, 1, [attack("ann")]), 0, (area) => area === "iberia");
  expect(begun).toMatchObject({ target: "iberia", mine: true, ended: false });
  const rolled: DustEvent = { kind: "dice-rolled", player: "bob", hits: 1, faces: { "6": 1, "2": 2 } };
  const conquered: DustEvent = { kind: "area-conquered", player: "bob", area: "iberia" };
  const over = told(begun, entry(6, null, [rolled, conquered]), 0, () => true);
  expect(over?.lines.map((line) => [line.faces, line.hits])).toEqual([[[], 0], [[2, 2, 6], 1], [[], 0]]);
  expect(over?.lines.at(-1)?.text).toBe("AREA-CONQUERED");
  expect(over?.ended).toBe(true);
});

it("counts what a nurse saved", () => {
  const begun = told(undefined, entry(5, 1, [attack("ann")]), 0, () => false);
  const nursed: DustEvent = { kind: "nurse-rolled", player: "ann", saved: 2, faces: { "5": 2 } };
  expect(told(begun, entry(6, null, [nursed]), 0, () => false)?.lines.at(-1)).toMatchObject({ faces: [5, 5], hits: 2 });
});

it("is over when something else begins, whoever goes on", () => {
  const begun = told(undefined, entry(5, 1, [attack("ann")]), 0, () => false);
  expect(told(begun, entry(6, 1, [{ kind: "turn-ended", player: "bob" }]), 0, () => false)).toMatchObject({ ended: true, lines: [{}] });
});

it("knows a battle between others", () => {
  const begun = told(undefined, entry(5, 1, [attack("cid")]), 0, () => false);
  expect(begun?.mine).toBe(false);
});
