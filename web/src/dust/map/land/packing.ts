/** How do thousands of points travel in few letters? As steps from each to the next, in halves of a point of the map. */

import type { Point, Ring } from "./projection.ts";

const GRAIN = 2;
/** Letters that need no escape in a text: 91 of them. */
const FIRST = 35;
const BASE = 91;
const SLASH = 92;
const MIDDLE = 45;

function letter(value: number): string {
  const code = FIRST + value;
  return String.fromCharCode(code >= SLASH ? code + 1 : code);
}

function valueOf(code: number): number {
  return (code > SLASH ? code - 1 : code) - FIRST;
}

/** A step: one letter if it is small, else a mark and two letters. */
function step(by: number): string {
  if (Math.abs(by) < MIDDLE) return letter(by + MIDDLE);
  const big = by + (BASE * BASE - 1) / 2;
  return letter(BASE - 1) + letter(Math.floor(big / BASE)) + letter(big % BASE);
}

/** Rings as one text, parted by spaces. */
export function packed(rings: Ring[]): string {
  return rings
    .map((ring) => {
      let [x, y] = [0, 0];
      return ring
        .map(([east, south]) => {
          const [toX, toY] = [Math.round(east * GRAIN), Math.round(south * GRAIN)];
          const words = toX === x && toY === y ? "" : step(toX - x) + step(toY - y);
          [x, y] = [toX, toY];
          return words;
        })
        .join("");
    })
    .join(" ");
}

/** The rings of a packing. */
export function unpacked(packing: string): Ring[] {
  return packing.split(" ").map((word) => {
    const steps: number[] = [];
    for (let at = 0; at < word.length; at++) {
      const value = valueOf(word.charCodeAt(at));
      if (value < BASE - 1) steps.push(value - MIDDLE);
      else {
        steps.push(valueOf(word.charCodeAt(at + 1)) * BASE + valueOf(word.charCodeAt(at + 2)) - (BASE * BASE - 1) / 2);
        at += 2;
      }
    }
    const ring: Ring = [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      ring.push([x / GRAIN, y / GRAIN] satisfies Point);
    }
    return ring;
  });
}
