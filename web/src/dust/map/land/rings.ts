/** What can be done with closed lines of points: measure, thin, ask what is inside, write as a path. */

import type { Point, Ring } from "./projection.ts";

/** The area that a ring encloses. */
export function areaOf(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum / 2);
}

/** Whether a point lies inside some rings, holes taken out. */
export function isInside(rings: Ring[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    let [fromX, fromY] = ring.at(-1) ?? [0, 0];
    for (const [toX, toY] of ring) {
      if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
      [fromX, fromY] = [toX, toY];
    }
  }
  return inside;
}

/** A ring with as few points as do not leave it farther than a distance (Douglas and Peucker). */
export function thinned(ring: Ring, distance: number): Ring {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  const far = ring.reduce((best, point, at) => (apart(point, first) > apart(ring[best] ?? first, first) ? at : best), 0);
  return [...line(ring.slice(0, far + 1), distance).slice(0, -1), ...line([...ring.slice(far), first], distance).slice(0, -1)];
}

function line(points: Ring, distance: number): Ring {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [most, at] = [distance, 0];
  points.forEach((point, number) => {
    const off = fromLine(point, first, last);
    if (off > most) [most, at] = [off, number];
  });
  if (!at) return [first, last];
  return [...line(points.slice(0, at + 1), distance).slice(0, -1), ...line(points.slice(at), distance)];
}

function apart([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function fromLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const part = length ? Math.max(0, Math.min(1, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length)) : 0;
  return Math.hypot(point[0] - from[0] - part * dx, point[1] - from[1] - part * dy);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The least box round some rings. */
export function boxOf(rings: Ring[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
    }
  return box;
}

export function meets(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}

export function isIn(box: Box | undefined, [x, y]: Point): boolean {
  return Boolean(box) && x >= box!.left && x <= box!.right && y >= box!.top && y <= box!.bottom;
}

/** Rings as the path of a drawing. */
export function pathOf(rings: Ring[]): string {
  let path = "";
  for (const ring of rings) {
    let word = "M";
    for (const [x, y] of ring) {
      path += word + rounded(x) + " " + rounded(y);
      word = "L";
    }
    path += "Z";
  }
  return path;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
