/** Do arrows show what others did, and go when one acts oneself? */

import { expect, it } from "vitest";
import { arrowsAfter } from "../../../src/dust/map/moving/recent";
import type { DustEvent, HappenedAnswer } from "../../../src/lib/wire/server-types";

const way: DustEvent = { kind: "units-moved", player: "bob", route: "land", origin: "gaul", target: "iberia", units: { tank: 2 } };
const moved: HappenedAnswer = { version: 7, what: "input", how: "bot", seat: 2, events: [way] };

it("keeps moves of others until the viewer acts", () => {
  const arrows = arrowsAfter([], moved, 0);
  expect(arrows).toEqual([{ key: "7.0", seat: 2, from: "gaul", to: "iberia", fights: false }]);
  expect(arrowsAfter(arrows, { version: 8, what: "input", how: "person", seat: 0, events: [] }, 0)).toEqual([]);
});
