/** Were the dice honest? The seed against the hash that was shown before the match, and every roll. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { DicePage, RollLine } from "../../wire/server-types";
import { linkBefore, person } from "./share";

export interface Verdict {
  seedIsRight: boolean;
  rolls: number;
  /** The numbers of the rolls that the seed does not give. */
  wrong: number[];
  /** How many rolls contain the viewer's own share, if there is one. */
  own: number | undefined;
}

/** Check a finished match against the commitment that was published before its first input. */
export function checkDice(page: DicePage, published: string, seat = -1): Verdict {
  const seed = hexToBytes(page.seed);
  const isLinked = linkChecker(page.shares);
  const wrong = page.rolls.filter((roll) => !isLinked(roll) || !isRight(roll, keyOf(roll, seed)));
  const own = page.shares[seat] === undefined ? undefined : page.rolls.filter((roll) => roll.links[seat]).length;
  return { seedIsRight: commitment(seed) === published, rolls: page.rolls.length, wrong: wrong.map((roll) => roll.index), own };
}

/** Whether the links of one roll after the other belong to the shares that were promised. */
function linkChecker(shares: Record<string, string>): (roll: RollLine) => boolean {
  const known = new Map(Object.entries(shares).map(([seat, anchor]) => [seat, { number: 0, link: anchor }]));
  return (roll) =>
    Object.entries(roll.links).every(([seat, link]) => {
      const last = known.get(seat);
      if (!last) return false;
      let before: Uint8Array = hexToBytes(link);
      for (let number = last.number; number <= roll.roll; number++) before = linkBefore(before);
      known.set(seat, { number: roll.roll + 1, link });
      return bytesToHex(before) === last.link;
    });
}

/** What a roll follows from: the seed and every link that was shown for it. */
function keyOf(roll: RollLine, seed: Uint8Array): Uint8Array {
  const seats = Object.keys(roll.links).map(Number).sort((one, other) => one - other);
  if (!seats.length) return seed;
  const told = concatBytes(...seats.map((seat) => concatBytes(new Uint8Array([seat]), hexToBytes(roll.links[seat]!))));
  return blake2b(told, { key: seed, dkLen: 64, personalization: person("opendust-shares") });
}

/** What was published before the match. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(blake2b(seed, { dkLen: 32, personalization: person("opendust-commit") }));
}

/** Whether a roll is what the seed gives for its number. */
export function isRight(roll: RollLine, seed: Uint8Array): boolean {
  const bytes = stream(roll.index, seed);
  const drawn: number[] = [];
  const pool = [...roll.pool];
  for (let number = 0; number < roll.count; number++) {
    if (roll.faces) drawn.push(1 + below(roll.faces, bytes));
    else drawn.push(pool.splice(below(pool.length, bytes), 1)[0] ?? -1);
  }
  return drawn.length === roll.values.length && drawn.every((value, at) => value === roll.values[at]);
}

/** A number below the limit; bytes that would favour some number are passed over. */
function below(limit: number, bytes: Iterator<number, never>): number {
  if (limit <= 1) return 0;
  const isWide = limit > 256;
  const size = isWide ? 65_536 : 256;
  for (;;) {
    const value = isWide ? bytes.next().value * 256 + bytes.next().value : bytes.next().value;
    if (value < size - (size % limit)) return value % limit;
  }
}

/** The bytes of one roll: blake2b of its number and the block, keyed with the seed. */
function* stream(index: number, key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(16);
    const view = new DataView(counter.buffer);
    view.setBigUint64(0, BigInt(index));
    view.setBigUint64(8, BigInt(block));
    yield* blake2b(counter, { key, dkLen: 64 });
  }
}
