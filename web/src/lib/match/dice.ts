/** Were the dice honest? The seed against the hash that was shown before the match, and every roll. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DicePage, RollLine } from "../wire/server-types";

export interface Verdict {
  seedIsRight: boolean;
  rolls: number;
  /** The numbers of the rolls that the seed does not give. */
  wrong: number[];
}

/** Check a finished match against the commitment that was published before its first input. */
export function checkDice(page: DicePage, published: string): Verdict {
  const seed = hexToBytes(page.seed);
  const wrong = page.rolls.filter((roll) => !isRight(roll, seed)).map((roll) => roll.index);
  return { seedIsRight: commitment(seed) === published, rolls: page.rolls.length, wrong };
}

/** What was published before the match. */
export function commitment(seed: Uint8Array): string {
  const personalization = new Uint8Array(16);
  personalization.set(utf8ToBytes("opendust-commit"));
  return bytesToHex(blake2b(seed, { dkLen: 32, personalization }));
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
