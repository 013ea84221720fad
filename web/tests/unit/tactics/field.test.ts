/** Can units be told apart on the battlefield? Every card has its own figures, and no name stands over another. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ARTS } from "../../../src/tactics/figures/cards";
import { lots } from "../../../src/tactics/ground/chance";
import { plates, spellings, type Box, type Named } from "../../../src/tactics/map/names/plates";
import { trimmed } from "../../../src/tactics/map/grid";
import { edgeOf } from "../../../src/tactics/map/aim/edges";

const CARDS = join(import.meta.dirname, "../../../../src/opendust/tactics/data/units.toml");
const NAMES = ["Heavy Laser Grenadiers", "Special Ops Rangers", "The Hammers + Rhino", "Hans", "Sturmpioniere", "Axis Zombies + TotenMeister"];
const measure = (text: string) => text.length * 6.5;
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Units in a row of squares, so close that not every name has room. */
function crowd(seed: number, cell: number): Named[] {
  const lot = lots(seed);
  const spaces = new Set(Array.from({ length: 14 }, () => `${Math.floor(lot() * 5)} ${Math.floor(lot() * 4)}`));
  return [...spaces].map((space, at) => {
    const [x = 0, y = 0] = space.split(" ").map(Number);
    return { id: `u${at}`, name: NAMES[at % NAMES.length]!, x: (x + 0.5) * cell, y: (y + 0.5) * cell, size: 1, tall: 0.34, must: at === 0 };
  });
}

describe("names on the battlefield", () => {
  for (const cell of [36, 44, 62, 80]) {
    it(`never collide at ${cell} pixels a square, nor cover another unit`, () => {
      for (let seed = 1; seed <= 40; seed++) {
        const units = crowd(seed, cell);
        const found = plates(units, { cell, width: 5 * cell, height: 4 * cell, measure });
        expect(found.length).toBeGreaterThan(0);
        for (const one of found) {
          for (const other of found) if (one !== other) expect(overlap(one, other), `${one.text}, ${other.text}`).toBe(false);
          for (const unit of units) {
            const body = { x: unit.x - 0.3 * cell, y: unit.y - 0.34 * cell, width: 0.6 * cell, height: 0.7 * cell };
            expect(overlap(one, body), `${one.text} over ${unit.name}`).toBe(false);
          }
        }
      }
    });
  }
  it("are left out for few units, even on a crowded field of small squares", () => {
    // So many had a name before: 36, 85 and 90 of 100.
    for (const [cell, least] of [[44, 0.65], [62, 0.87], [80, 0.94]] as const) {
      const crowds = Array.from({ length: 40 }, (_, seed) => crowd(seed + 1, cell));
      const found = crowds.flatMap((units) => plates(units, { cell, width: 5 * cell, height: 4 * cell, measure }));
      expect(found.length / crowds.flat().length, `${cell} pixels`).toBeGreaterThan(least);
    }
  });
  it("stand under a unit that is alone, in full", () => {
    const [plate] = plates([{ id: "a", name: "Heavy Laser Grenadiers", x: 250, y: 150, size: 1, tall: 0.34, must: false }], { cell: 100, width: 500, height: 300, measure });
    expect(plate).toMatchObject({ text: "Heavy Laser Grenadiers" });
    expect(plate!.y).toBeGreaterThan(150 + 38);
  });
  it("are shortened by words before they are cut", () => {
    expect(spellings("Heavy Laser Grenadiers")).toEqual(["Heavy Laser Grenadiers", "Heavy Laser Gren."]);
    expect(spellings("The Hammers")).toEqual(["The Hammers", "The Hamm.", "Hammers"]);
  });
});

describe("figures", () => {
  const ids = [...readFileSync(CARDS, "utf8").matchAll(/^\[([\w-]+)\]$/gm)].map((found) => found[1]!);
  it("are drawn for every card", () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !ARTS[id])).toEqual([]);
  });
  it("differ from card to card, near and far", () => {
    for (const far of [false, true]) {
      const drawn = ids.map((id) => ARTS[id]!({ left: 5, far }));
      expect(new Set(drawn).size).toBe(ids.length);
    }
  });
  it("show who has fallen", () => {
    expect(ARTS["hell-boys"]!({ left: 2, far: false })).not.toBe(ARTS["hell-boys"]!({ left: 5, far: false }));
  });
});

it("draws only the outer sides of a group of squares", () => {
  const square = (x: number, y: number) => ({ x, y, at: { x: x * 100, y: y * 100 } });
  expect(edgeOf([square(0, 0)], 0).split("M")).toHaveLength(5);
  expect(edgeOf([square(0, 0), square(1, 0)], 0).split("M")).toHaveLength(7);
});

it("draws a line of sight from base to base, over no figure", () => {
  expect(trimmed({ x: 0, y: 0 }, { x: 300, y: 0 }, 75)).toEqual([{ x: 75, y: 0 }, { x: 225, y: 0 }]);
  // Side by side something of it is left.
  const [from, to] = trimmed({ x: 0, y: 0 }, { x: 80, y: 0 }, 44);
  expect(to.x).toBeGreaterThan(from.x);
});
