/** How are sides told apart? By the shape of their bases, by pattern and by colour: round ones play angular ones. */

import type { Hatch, Shade } from "../../shell/analysis/hatch";

export interface SidePaint {
  fill: string;
  /** The middle of a base, behind the figures. */
  deep: string;
  /** What is written or tagged in the side's colour. */
  plate: string;
  /** Drawn above the colour, in a square of 9 by 9. */
  weave: string;
  turned: boolean;
  /** The base, 76 units wide. */
  base: string;
}

export const SIDE_PAINTS: SidePaint[] = [
  {
    fill: "#3d7fd0", deep: "#173a69", plate: "#3d7fd0", turned: false,
    weave: '<circle cx="4.5" cy="4.5" r="2" fill="#fff" fill-opacity=".5"/>',
    base: "M0 -38A38 38 0 1 1 -.01 -38Z",
  },
  {
    fill: "#a52b23", deep: "#67190f", plate: "#a52b23", turned: true,
    weave: '<path d="M0 2.2H9" stroke="#fff" stroke-opacity=".4" stroke-width="2.6"/>',
    base: "M-23 -37H23L37 -23V23L23 37H-23L-37 23V-23Z",
  },
  {
    fill: "#4f9a58", deep: "#173d1f", plate: "#4f9a58", turned: false,
    weave: '<path d="M0 3H9" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>',
    base: "M0 -29A21.5 21.5 0 1 1 29 0A21.5 21.5 0 1 1 0 29A21.5 21.5 0 1 1 -29 0A21.5 21.5 0 1 1 0 -29Z",
  },
  {
    fill: "#f2f4f2", deep: "#3d4d5b", plate: "#8fa0ad", turned: true,
    weave: '<path d="M0 2H9M2 0V9" stroke="#33424f" stroke-opacity=".75" stroke-width="1.7"/>',
    base: "M-6 -44H6L43 -7V7L6 44H-6L-43 7V-7Z",
  },
];

/** The paint of a side. */
export function sidePaint(side: number): SidePaint {
  return SIDE_PAINTS[side] ?? SIDE_PAINTS[0]!;
}

const HATCHES: Hatch[] = ["dots", "diagonals", "horizontals", "lattice"];

/** What a side is drawn with in a graph. */
export function sideShade(side: number): Shade {
  return { color: sidePaint(side).plate, hatch: HATCHES[side] ?? "dots" };
}

/** A side's pattern, as text of SVG. */
export function weaveOf(side: number, id: string): string {
  const { weave, turned } = sidePaint(side);
  return `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"${turned ? ' patternTransform="rotate(45)"' : ""}>${weave}</pattern>`;
}
