/** Are a round's points read from its events? Everybody's, kind by kind, for the round that ended. */

import { expect, test } from "vitest";
import { countedOf, leadOf, pointsOf, ranked } from "../../../src/dust/points/scored";
import type { HappenedAnswer } from "../../../src/lib/wire/server-types";

const entry = (events: object[]): HappenedAnswer => ({ version: 124, what: "input", how: "chance", seat: null, events: events as never, lines: [] });
const scored = (player: string, capitals: number, sources: number, majorities: number, total: number) => ({ kind: "points-scored", player, capitals, sources, majorities, total });

test("a round that goes on: the points are those of the round before the one that begins", () => {
  const points = pointsOf(entry([scored("ann", 1, 2, 0, 9), scored("bob", 1, 5, 1, 11), { kind: "round-began", round: 3 }]), 7);
  expect(points?.round).toBe(2);
  expect(points?.version).toBe(124);
  expect(points?.shares.map(({ seat, gain, total }) => [seat, gain, total])).toEqual([[0, 3, 9], [1, 7, 11]]);
});

test("the last round is the one that was being played; what scores nothing is no scoring", () => {
  expect(pointsOf(entry([scored("ann", 1, 0, 0, 30), { kind: "match-won", players: ["ann"] }]), 6)?.round).toBe(6);
  expect(pointsOf(entry([{ kind: "area-conquered", player: "ann", area: "gaul" }]), 6)).toBeUndefined();
});

test("points are counted kind by kind, and whoever has more of them stands first", () => {
  const { shares } = pointsOf(entry([scored("ann", 1, 2, 0, 9), scored("bob", 2, 5, 1, 11), scored("cy", 1, 1, 0, 9)]), 1)!;
  expect([0, 1, 2, 3].map((kinds) => countedOf(shares[1]!, kinds))).toEqual([3, 5, 10, 11]);
  expect(ranked(shares).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test("whoever has most points is in the lead, perhaps with others", () => {
  const { shares } = pointsOf(entry([scored("ann", 1, 2, 0, 11), scored("bob", 2, 5, 1, 11), scored("cy", 1, 1, 0, 9)]), 1)!;
  const nameOf = (seat: number) => ["Ann", "Bob", "Cy"][seat]!;
  expect(leadOf(shares, nameOf, "en")).toEqual({ names: "Ann and Bob", points: 11 });
  expect(leadOf(shares.slice(1), nameOf, "fr")).toEqual({ names: "Bob", points: 11 });
});
