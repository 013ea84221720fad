/** Is a battle told from its events, with the right dice? */

import { expect, it } from "vitest";
import { told } from "../src/dust/battle_story";
import type { HappenedAnswer } from "../src/lib/server-types";

function entry(version: number, seat: number | null, events: string[]): HappenedAnswer {
  return { version, what: "input", how: "person", seat, events, lines: events.map((event) => event.toUpperCase()) };
}

it("begins with the attack, keeps the dice and ends with the conquest", () => {
  const attack = told(undefined, entry(5, 1, ["attack-declared bob ann land gaul iberia 2 tank"]), 0, (area) => area === "iberia");
  expect(attack).toMatchObject({ target: "iberia", mine: true, ended: false });
  const over = told(attack, entry(6, null, ["dice-rolled bob 1 1 2 1 6", "area-conquered bob iberia"]), 0, () => true);
  expect(over?.lines.map((line) => [line.faces, line.hits])).toEqual([[[], 0], [[2, 6], 1], [[], 0]]);
  expect(over?.ended).toBe(true);
});

it("knows a battle between others", () => {
  const attack = told(undefined, entry(5, 1, ["attack-declared bob cid land gaul iberia 2 tank"]), 0, () => false);
  expect(attack?.mine).toBe(false);
});
