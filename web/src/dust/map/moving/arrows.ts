/** What does an arrow of war look like? A thin tail, broad shoulders, a head; bent like a march, one closed path. */

import { nearer, type Point } from "../land/projection";
import { rounded } from "../land/rings";

const PIECES = 14;

/** The path of an arrow from one token to another, round the globe if that is the shorter way. */
export function arrowPath(from: Point, to: Point, { bend = 0.16, gap = 30, weight = 1 } = {}): string {
  const end = nearer(to, from);
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]) * 1.05;
  if (length < gap * 2) return "";
  const along = curve(from, end, bend);
  const [start, tip] = [(gap * 0.8) / length, 1 - gap / length];
  const neck = Math.max(start, tip - (22 * weight) / length);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let at = 0; at <= PIECES; at++) {
    const part = start + ((neck - start) * at) / PIECES;
    const [here, x, y] = [along(part), ...across(along(part), along(part + 0.01))];
    const half = (2 + (6.5 * at) / PIECES) * weight;
    left.push([here[0] - y * half, here[1] + x * half]);
    right.unshift([here[0] + y * half, here[1] - x * half]);
  }
  const [base, point] = [along(neck), along(tip)];
  const [x, y] = across(base, point);
  const wide = 16 * weight;
  const [backX, backY] = [(point[0] - base[0]) * 0.18, (point[1] - base[1]) * 0.18];
  const head: Point[] = [[base[0] - y * wide - backX, base[1] + x * wide - backY], point, [base[0] + y * wide - backX, base[1] - x * wide - backY]];
  return `M${[...left, ...head, ...right].map(([a, b]) => `${rounded(a)} ${rounded(b)}`).join("L")}Z`;
}

function curve(from: Point, to: Point, bend: number): (part: number) => Point {
  const middle: Point = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bend, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend];
  const at = (part: number, axis: 0 | 1) => (1 - part) ** 2 * from[axis] + 2 * (1 - part) * part * middle[axis] + part ** 2 * to[axis];
  return (part) => [at(part, 0), at(part, 1)];
}

/** The direction from one point to another. */
function across(from: Point, to: Point): [number, number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  return [dx / far, dy / far];
}
