/** What does a player add to the dice? A chain of secret links, each the hash of the next.
 *
 * Its first hash, the anchor, is told before the match; for every roll one more link is shown. So neither the
 * server nor the others can foresee or choose a roll: docs/host/dice.md. Loaded when it is needed.
 */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const CHAIN = 2_048;
const STEP = 64;

/** Sixteen bytes that keep a hash apart from those made for other purposes. */
export function person(name: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(name));
  return bytes;
}

const LINK = person("opendust-link");

/** The link that was shown before this one. */
export function linkBefore(link: Uint8Array): Uint8Array {
  return blake2b(link, { dkLen: 32, personalization: LINK });
}

export class Chain {
  readonly anchor: string;
  /** Every so many links, from the secret back. */
  private readonly kept: Uint8Array[] = [];

  constructor(secret: string) {
    let link: Uint8Array = hexToBytes(secret);
    for (let number = 0; number < CHAIN; number++) {
      if (number % STEP === 0) this.kept.push(link);
      link = linkBefore(link);
    }
    this.anchor = bytesToHex(link);
  }

  /** What is shown for a roll, counted from 0. */
  link(roll: number): string {
    const back = CHAIN - 1 - roll;
    let link = this.kept[Math.floor(back / STEP)]!;
    for (let number = 0; number < back % STEP; number++) link = linkBefore(link);
    return bytesToHex(link);
  }
}

/** A secret that nobody can guess. */
export function newSecret(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}
