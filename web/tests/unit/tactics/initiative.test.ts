/** Which dice decided who may say who goes first? */

import { expect, it } from "vitest";
import { throwsOf } from "../../../src/tactics/turn/first/initiative";
import type { HappenedAnswer } from "../../../src/lib/wire/server-types";

const happened = (...events: object[]) => ({ version: 1, what: "input", how: "chance", events }) as unknown as HappenedAnswer;
const rolled = (side: string, hits: number, faces: Record<string, number>) => ({ kind: "initiative-rolled", side, hits, faces });

it("tells the throws of this round, and after a tie only those that decided", () => {
  const story = [
    happened({ kind: "round-began", round: 1 }, rolled("side-1", 0, { "1": 3 }), rolled("side-2", 2, { "1": 1, "6": 2 })),
    happened({ kind: "round-began", round: 2 }, rolled("side-1", 1, { "2": 2, "5": 1 }), rolled("side-2", 1, { "3": 2, "6": 1 }), { kind: "initiative-tied" }),
    happened(rolled("side-1", 3, { "5": 3 }), rolled("side-2", 1, { "4": 2, "5": 1 })),
  ];
  expect(throwsOf(story.slice(0, 1)).map(({ hits }) => hits)).toEqual([0, 2]);
  expect(throwsOf(story)).toEqual([
    { side: "side-1", hits: 3, faces: [5, 5, 5] },
    { side: "side-2", hits: 1, faces: [4, 4, 5] },
  ]);
  expect(throwsOf([])).toEqual([]);
});
