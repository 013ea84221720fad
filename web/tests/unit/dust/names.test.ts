/** Do the names of areas keep off every stack, however large they are beside the map? */

import { describe, expect, it } from "vitest";
import { placeNames, type Block, type Placed, type Wanted } from "../../../src/dust/map/names/names";

const [WIDTH, HEIGHT] = [1600, 800];

/** Numbers that look random, the same in every run. */
function lots(seed: number): (limit: number) => number {
  let lot = seed;
  return (limit) => (lot = (lot * 48_271) % 2_147_483_647) % limit;
}

function stacks(seed: number): Wanted[] {
  const below = lots(seed);
  return Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [60 + below(WIDTH - 120), 60 + below(HEIGHT - 120)];
    return { id: `area-${at}`, name: ["Arabian Sea", "Borneo", "Great Victoria Desert"][at % 3]!, isSea: at % 3 === 0, x, y, r: 35, aside: below(30) };
  });
}

function covers({ box }: Placed, { x, y, r, aside }: Block): boolean {
  const across = Math.max(box.left - (x + aside), 0, x - aside - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down) < r - 0.01;
}

describe("names of areas", () => {
  for (const size of [14, 38])
    it(`of ${size} points cover no stack`, () => {
      let shown = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const tokens = stacks(seed);
        const view = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT };
        const names = placeNames({ wanted: tokens, tokens, marks: [], landAt: () => undefined, view, size, measure: (text) => text.length * 0.54 });
        shown += names.length;
        expect(names.flatMap((name) => tokens.filter((token) => covers(name, token)).map((token) => `${seed}: ${name.id} over ${token.id}`))).toEqual([]);
      }
      expect(shown).toBeGreaterThan(60);
    });

  it("of land come before those of seas where there is room for one", () => {
    const view = { left: 0, right: 100, top: 0, bottom: 92 };
    const names = [true, false].map((isSea, at) => ({ id: isSea ? "sea" : "land", name: "Borneo", isSea, x: 50 + at, y: 36, r: 35, aside: 0 }));
    for (const wanted of [names, names.toReversed()])
      expect(placeNames({ wanted, tokens: wanted, marks: [], landAt: () => undefined, view, size: 14, measure: (text) => text.length * 0.54 }).map(({ id }) => id)).toEqual(["land"]);
  });

  it("stand where they would on an empty memory after any one stack has changed", () => {
    const view = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT };
    const at = (tokens: Wanted[], landAt: () => undefined) => placeNames({ wanted: tokens, tokens, marks: [], landAt, view, size: 14, measure: (text) => text.length * 0.54 });
    const known = () => undefined;
    const tokens = stacks(5);
    at(tokens, known);
    for (const { id } of tokens) {
      const changed = tokens.map((token) => (token.id === id ? { ...token, r: 20, aside: 40 } : token));
      expect(at(changed, known)).toEqual(at(changed, () => undefined));
    }
  });
});
