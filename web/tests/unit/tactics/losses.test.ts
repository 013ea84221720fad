/** What do losses cost in dice, before one chooses who falls? */

import { expect, it } from "vitest";
import type { CardPicture } from "../../../src/lib/wire/server-types";
import { timesOf } from "../../../src/tactics/army/weapons";
import { diceLeft, diceOf, hasFlames, type Part } from "../../../src/tactics/battle/losses/dice_left";

const line = (id: string, range: string, values: Record<string, string>, more: object = {}) => ({ id, name: id, range, classes: [], values, ammo: null, carriers: 1, ...more });
const card = {
  kind: "squad",
  lines: [
    line("rifle", "4", { S2: "1/1", V3: "-" }),
    line("bazooka", "3", { S2: "1/1", V3: "1/4" }),
    line("knife", "C", { S2: "2/1", V3: "-" }, { classes: ["knife"] }),
    line("rocket", "6", { S2: "3/1,6/1", V3: "2/2" }, { ammo: 2 }),
  ],
  bearers: [{ count: 4, role: "soldier", lines: [0, 2] }, { count: 1, role: "soldier", lines: [1, 2] }],
} as unknown as CardPicture;
const squad = (left: number[], ammo = 2): Part => ({ card, members: left.map((one, at) => ({ id: `squad.${at}`, name: "", left: one, full: 4 })), ammo: { "squad.rocket": ammo } });

it("compares the dice before and after losses, from afar and close up", () => {
  expect(diceLeft([squad([4, 1])], { "squad.0": 3 }, ["S2", "V3"])).toEqual([
    { reach: "far", before: [4 + 1 + 3, 1 + 2], after: [1 + 1 + 3, 1 + 2] },
    { reach: "close", before: [10, 0], after: [4, 0] },
  ]);
  expect(diceLeft([squad([4, 1])], { "squad.1": 1 }, ["V3"])).toEqual([{ reach: "far", before: [3], after: [2] }]);
});

it("counts no weapon without ammo, and nothing for nobody", () => {
  expect(diceLeft([squad([1, 0], 0)], { "squad.0": 1 }, ["S2"])).toEqual([
    { reach: "far", before: [1], after: [0] },
    { reach: "close", before: [2], after: [0] },
  ]);
});

it("rolls as many dice for a hero hurt as for one unhurt", () => {
  const hero = { card: { ...card, kind: "hero" } as CardPicture, members: [{ id: "joe.0", name: "", left: 4, full: 4 }], ammo: {} };
  expect(diceLeft([hero], { "joe.0": 3 }, ["S2"])).toEqual([
    { reach: "far", before: [5], after: [5] },
    { reach: "close", before: [2], after: [2] },
  ]);
});

it("reads every kind of value; flames are told apart", () => {
  expect(["3/1", "p2/3", "3/1,6/1", "1/hit", "-", undefined].map((value) => diceOf(value))).toEqual([3, 2, 3, 1, 0, 0]);
  const flame = { ...squad([1, 1]), card: { ...card, lines: [line("flame", "1", { S2: "1/hit" })] } as CardPicture };
  expect(hasFlames([flame], ["S2"])).toBe(true);
  expect(hasFlames([squad([1, 1])], ["S2"])).toBe(false);
});

it("tells how many still carry a weapon, on a card how many do at full strength", () => {
  const [rifle, bazooka, knife, rocket] = card.lines.map((one) => ({ ...one, carriers: one.id === "rifle" ? 4 : 1 }));
  const lines = { ...card, lines: [rifle!, bazooka!, knife!, rocket!] };
  const hurt = { members: squad([2, 0]).members };
  expect(lines.lines.map((one) => timesOf(lines, one))).toEqual(["4× ", "", "", ""]);
  expect(lines.lines.map((one) => timesOf(lines, one, hurt))).toEqual(["2× ", "0× ", "2× ", ""]);
});
