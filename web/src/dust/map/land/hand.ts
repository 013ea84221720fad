/** How does something look drawn by hand, and yet always the same? */

import type { Point, Ring } from "./projection.ts";

export interface Hand {
  /** How far an edge strays, as a part of its length, and the shortest piece that does. */
  strays: number;
  least: number;
}

/** No edge strays farther, however long it is. */
const FARTHEST = 90;

export const LAND_HAND: Hand = { strays: 0.34, least: 9 };
export const SEA_HAND: Hand = { strays: 0.16, least: 22 };
export const STRAIGHT: Hand = { strays: 0, least: Infinity };

/** An edge by hand: halves are bent aside, again and again. From either side it is the same line. */
export function drawn(start: Point, end: Point, hand: Hand): Point[] {
  const turned = start[0] > end[0] || (start[0] === end[0] && start[1] > end[1]);
  const [from, to] = turned ? [end, start] : [start, end];
  const line = [from, ...bent(from, to, hand, 5)];
  return (turned ? line.reverse() : line).slice(0, -1);
}

function bent(from: Point, to: Point, hand: Hand, depth: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (!depth || length < hand.least) return [to];
  const aside = chance(from[0] + to[0], from[1] + to[1]) * Math.min(hand.strays, FARTHEST / length);
  const middle: Point = [(from[0] + to[0]) / 2 - dy * aside, (from[1] + to[1]) / 2 + dx * aside];
  return [...bent(from, middle, hand, depth - 1), ...bent(middle, to, hand, depth - 1)];
}

/** A ring whose edges are drawn by hand. */
export function drawnRing(corners: Ring, hand: Hand): Ring {
  return corners.flatMap((from, at) => drawn(from, corners[(at + 1) % corners.length] ?? from, hand));
}

/** A number between -0.5 and 0.5 that looks like chance and is always the same. */
export function chance(one: number, other: number): number {
  const value = Math.sin(one * 12.9898 + other * 78.233) * 43758.5453;
  return value - Math.floor(value) - 0.5;
}
