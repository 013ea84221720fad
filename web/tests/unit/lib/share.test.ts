/** Does the page add to the dice what it has promised, and find out who does not? */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkDice } from "../../../src/lib/match/dice/check";
import { keepSeat, seatIn } from "../../../src/lib/match/seats";
import { Chain, newSecret } from "../../../src/lib/match/dice/share";
import { Sharing } from "../../../src/lib/match/dice/sharing";
import type { UpdateFrame } from "../../../src/lib/wire/server-types";

// Made by the server's own code, from secrets of 32 times the byte 1 and 2 and the seed below.
const SEED = "000102030405060708090a0b0c0d0e0f";
const COMMITMENT = "a1fecb41b9a5d4adaf2d8f3b6d7701337af72a0aef47285ce9dec16b22b57114";
const SHARES = {
  "0": "cfa71e9f86b779878321cba470bfe448c9a66cb5ef01a99fb1df93d079c5c273",
  "1": "c744bd1a875f85c390213728cd627d38f1f602f2bf3be4f3e55ff415d1de9c00",
};
const roll = (index: number, values: number[], links: Record<string, string>) => ({ index, version: 0, count: 7, faces: 6, pool: [], values, roll: index, links });
const ROLLS = [
  roll(0, [5, 2, 2, 4, 4, 6, 4], { "0": "60f25c8dff9577c30a03dad7a7bd6daa7acd7becf2901294b08397ea9dd20aea", "1": "c78969be41637b7423b1724306dbb5d6001e07e9956699d6be411aca3fabc7f8" }),
  roll(1, [6, 6, 1, 1, 4, 5, 3], { "1": "21eb0ca103e8b2c75aeaa7910c191dca36f951886de309e86b16efdf67b3e636" }),
  roll(2, [4, 6, 3, 2, 2, 2, 2], { "0": "d32ed73a1215b85e8ee78b14f18f132fdfc80f1f901d7cf3e5dada0a39d323a0", "1": "e2314ae0dc55dd52ff4a2acdcf692aedbca4d1ab3cc22674c2e5c843c53a8f9c" }),
];
const page = { commitment: COMMITMENT, seed: SEED, shares: SHARES, rolls: ROLLS };
let warnings = 0;
const warn = () => void warnings++;
const SECRET = "01".repeat(32);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  warnings = 0;
});
afterEach(() => vi.unstubAllGlobals());

it("makes the chain that the server knows", () => {
  const chain = new Chain(SECRET);
  expect(chain.anchor).toBe(SHARES["0"]);
  expect(chain.link(0)).toBe(ROLLS[0]!.links["0"]);
  expect(chain.link(100)).toBe("7468ba9513f829d2113403cfa3684655129f09960c2702ab21bf229e400a4d3c");
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
});

it("checks rolls with shares, also of those who missed one", () => {
  expect(checkDice(page, COMMITMENT, 0)).toEqual({ seedIsRight: true, rolls: 3, wrong: [], own: 2 });
  expect(checkDice(page, COMMITMENT, 1).own).toBe(3);
});

it("names a roll whose links are not those that were promised", () => {
  const [first, second, third] = structuredClone(ROLLS);
  third!.links["0"] = first!.links["0"]!;
  expect(checkDice({ ...page, rolls: [first!, second!, third!] }, COMMITMENT).wrong).toEqual([2]);
  delete second!.links["1"];
  expect(checkDice({ ...page, rolls: [first!, second!] }, COMMITMENT).wrong).toEqual([1]);
  expect(checkDice({ ...page, shares: { "1": SHARES["1"] } }, COMMITMENT).wrong).toEqual([0, 2]);
});

/** An update of a match in which the first seat is asked for a roll. */
function asked(number: number, since: number, state = "here", anchor = SHARES["0"]): UpdateFrame {
  return { seat: 0, table: { status: "playing", shares: { "0": { anchor, state } } }, roll: { number, since, seats: [0] } } as unknown as UpdateFrame;
}

it("shows a link once, for one position", async () => {
  keepSeat({ match: "m", game: "dust", token: "t", seat: 0, code: null, at: 1, secret: SECRET });
  const sharing = new Sharing("m", warn);
  const first = { type: "link", roll: 0, link: ROLLS[0]!.links["0"] };
  expect(await sharing.answer(asked(0, 5))).toEqual(first);
  // The connection broke, the page was loaded again: the same question has the same answer.
  expect(await new Sharing("m", warn).answer(asked(0, 5))).toEqual(first);
  expect(seatIn("m")?.shown).toEqual([0, 5]);
  expect(warnings).toBe(0);
  expect(await sharing.answer(asked(0, 6))).toBeUndefined();
  expect(warnings).toBe(1);
  expect(await sharing.answer(asked(2, 9))).toEqual({ type: "link", roll: 2, link: ROLLS[2]!.links["0"] });
});

it("shows no link before its time", async () => {
  keepSeat({ match: "m", game: "dust", token: "t", seat: 0, code: null, at: 1, secret: SECRET });
  const sharing = new Sharing("m", warn);
  expect(await sharing.answer(asked(2_047, 5))).toBeUndefined();
  expect(await sharing.answer(asked(3, 6))).toBeUndefined();
  expect(warnings).toBe(2);
  expect(await sharing.answer(asked(0, 3))).toEqual({ type: "link", roll: 0, link: ROLLS[0]!.links["0"] });
  expect(await sharing.answer(asked(2, 6))).toBeUndefined();
  expect(warnings).toBe(3);
});

it("comes back when it was left out, and says when its share is not used", async () => {
  const sharing = new Sharing("m", warn);
  expect(await sharing.answer(asked(0, 5))).toBeUndefined();
  keepSeat({ match: "m", game: "dust", token: "t", seat: 0, code: null, at: 1, secret: SECRET });
  expect(await sharing.answer(asked(1, 5, "missing"))).toEqual({ type: "attend" });
  expect(warnings).toBe(0);
  expect(await sharing.answer(asked(1, 5, "here", SHARES["1"]))).toBeUndefined();
  expect(warnings).toBe(1);
});
