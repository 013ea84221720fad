/** Do planned moves pass through every area on their way? */

import { expect, test } from "vitest";
import { routeOf, type Ground } from "../../../src/dust/map/moving/routes";

/** a–b–c–d in a row, a–x–d through somebody else's x, and a–s–d over a sea that nobody holds. */
const LINKS = ["a b", "b c", "c d", "a x", "x d", "a s", "s d"].map((link) => link.split(" "));
const ground = (passable: Record<string, 0 | 1 | 2>): Ground => ({
  neighbours: (area) => LINKS.flatMap(([one, other]) => (one === area ? [other!] : other === area ? [one!] : [])),
  passes: (area) => passable[area] ?? 0,
});

test("through one's own areas, however long that is", () => {
  expect(routeOf("a", "d", ground({ b: 2, c: 2, s: 1 }))).toEqual(["a", "b", "c", "d"]);
});

test("through what nobody holds, where one's own areas do not lead there", () => {
  expect(routeOf("a", "d", ground({ b: 2, s: 1 }))).toEqual(["a", "s", "d"]);
});

test("straight, where no way leads there: bombers fly", () => {
  expect(routeOf("a", "d", ground({}))).toEqual(["a", "d"]);
});

test("next door", () => {
  expect(routeOf("a", "b", ground({}))).toEqual(["a", "b"]);
});
