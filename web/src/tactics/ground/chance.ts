/** How does a battlefield get its tufts and stones? By lot, but always the same for the same place. */

/** Numbers from 0 to 1, always the same from the same seed. */
export function lots(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seedOf(x: number, y: number): number {
  return (x * 73_856_093) ^ (y * 19_349_663);
}
