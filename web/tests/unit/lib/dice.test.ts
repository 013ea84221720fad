/** Does the page find honest dice honest, and the others not? */

import { expect, it, vi } from "vitest";
import { checkDice } from "../../../src/lib/match/dice/check";
import { firstPromised } from "../../../src/lib/match/dice/promised";

// Made with Python's hashlib from the seed below, as the server does it.
const SEED = "000102030405060708090a0b0c0d0e0f";
const COMMITMENT = "a1fecb41b9a5d4adaf2d8f3b6d7701337af72a0aef47285ce9dec16b22b57114";
const ROLLS = [
  {"index": 0, "version": 0, "count": 7, "faces": 6, "pool": [], "values": [5, 1, 4, 3, 6, 2, 3], "roll": 0, "links": {}},
  {"index": 1, "version": 1, "count": 3, "faces": 0, "pool": [10, 11, 12, 13, 14, 15, 16, 17, 18, 19], "values": [11, 14, 17], "roll": 0, "links": {}},
];

it("accepts what the seed gives", () => {
  const page = { commitment: COMMITMENT, seed: SEED, shares: {}, rolls: ROLLS };
  expect(checkDice(page, COMMITMENT)).toEqual({ seedIsRight: true, rolls: 2, wrong: [], own: undefined });
});

it("names a roll that the seed does not give", () => {
  const [first, second] = structuredClone(ROLLS);
  first!.values[0] = (first!.values[0]! % 6) + 1;
  const page = { commitment: COMMITMENT, seed: SEED, shares: {}, rolls: [first!, second!] };
  expect(checkDice(page, COMMITMENT).wrong).toEqual([0]);
});

it("knows a seed that was not bound before", () => {
  const page = { commitment: COMMITMENT, seed: SEED, shares: {}, rolls: [] };
  expect(checkDice(page, COMMITMENT.replace(/^./, "x")).seedIsRight).toBe(false);
});

it("keeps the first hash that it was told", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  expect(firstPromised("m", "")).toBe("");
  expect(firstPromised("m", COMMITMENT)).toBe(COMMITMENT);
  expect(firstPromised("m", "another")).toBe(COMMITMENT);
  expect(firstPromised("n", "another")).toBe("another");
  kept.set("opendust-commitments", "{");
  expect(firstPromised("m", "later")).toBe("later");
  vi.unstubAllGlobals();
});
