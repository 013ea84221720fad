/** Which outlines do flashes, bursts and tongues of flame have? Paths round a point, or along a line to the right. */

/** A star of `points` rays, every other one shorter. */
export function star(points: number, outer: number, inner: number, turn = 0): string {
  const ends = Array.from({ length: points * 2 }, (_, at) => {
    const [angle, far] = [turn + (at * Math.PI) / points, (at % 2 ? inner : outer) * (at % 4 ? 1 : 0.8)];
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${ends.join("L")}Z`;
}

/** How ragged an edge is at a place: the same for the same flame, never even. */
const ragged = (at: number, seed: number) => Math.sin(at * 2.7 + seed) * 0.6 + Math.sin(at * 5.9 + seed * 2) * 0.4;

/** A flame from a point to `far`, as wide as `half` to either side at its end, with ragged edges and tongues. */
export function flame(far: number, half: number, seed: number): string {
  const STEPS = 9;
  const edge = (side: 1 | -1) => Array.from({ length: STEPS + 1 }, (_, at) => {
    const part = at / STEPS;
    const wide = (0.1 + 0.9 * part ** 0.85) * half;
    return [part * far, side * (wide + ragged(at, seed + side) * half * 0.22 * part)] as const;
  });
  const tongues = Array.from({ length: 5 }, (_, at) => [far + half * (at % 2 ? 0.18 : 0.62 + ragged(at, seed) * 0.2), half * (0.8 - 0.4 * at)] as const);
  const ends = [...edge(1), ...tongues, ...edge(-1).toReversed()];
  const middle = (one: readonly [number, number], other: readonly [number, number]) => `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;
  // Through the middles of its sides, so that nothing is pointed but the tongues.
  return ends.reduce((path, end, at) => `${path}Q${end[0].toFixed(1)} ${end[1].toFixed(1)} ${middle(end, ends[at + 1] ?? ends[0]!)}`, `M${middle(ends.at(-1)!, ends[0]!)}`) + "Z";
}
