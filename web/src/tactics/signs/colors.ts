/** How are the two sides told apart? By colour, pattern and the shape of their bases. */

export interface SidePaint {
  fill: string;
  ink: string;
  line: string;
  /** Drawn above the colour, as a path in a square of 10 by 10. */
  pattern: string;
}

export const SIDE_PAINTS: SidePaint[] = [
  { fill: "#3b78c9", ink: "#ffffff", line: "#1d4b8c", pattern: "M-2 2L2 -2M0 10L10 0M8 12L12 8" },
  { fill: "#c2473a", ink: "#ffffff", line: "#7f1d13", pattern: "M5 3.200a1.800 1.800 0 1 0 .01 0" },
];

/** The paint of a side. */
export function sidePaint(side: number): SidePaint {
  return SIDE_PAINTS[side] ?? SIDE_PAINTS[0]!;
}
