/** Where is a space on the drawing? Squares of 100, with a margin for letters and numbers. */

import type { SpacePicture } from "../../lib/wire/server-types";

export const CELL = 100;
export const MARGIN = 48;

export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a space. */
export function corner(space: { x: number; y: number }): Spot {
  return { x: MARGIN + space.x * CELL, y: MARGIN + space.y * CELL };
}

/** The middle of some spaces together. */
export function middle(spaces: SpacePicture[]): Spot {
  const xs = spaces.map((space) => space.x);
  const ys = spaces.map((space) => space.y);
  const at = (values: number[]) => MARGIN + ((Math.min(...values) + Math.max(...values) + 1) / 2) * CELL;
  return { x: at(xs), y: at(ys) };
}

/** The ends of a line from one spot to another that leaves both bases free. */
export function trimmed(from: Spot, to: Spot, base: number): [Spot, Spot] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const part = far > 2 * base ? base / far : 0.3;
  const at = (along: number): Spot => ({ x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along });
  return [at(part), at(1 - part)];
}

/** How many spaces some spaces are wide or high, the smaller of both. */
export function extent(spaces: SpacePicture[]): number {
  const xs = spaces.map((space) => space.x);
  const ys = spaces.map((space) => space.y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 1;
}
