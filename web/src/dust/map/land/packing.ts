/** How do thousands of points travel in few letters? As steps from each to the next, in halves of a point of the map. */

import type { Point, Ring } from "./projection.ts";

const GRAIN = 2;
/** Letters that need no escape in a text: 91 of them. */
const FIRST = 35;
const BASE = 91;
const SLASH = 92;
const MIDDLE = 45;
const SPACE = 32;

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

/** Tell the points of a packing one after the other, and where a ring ends. */
function tell(packing: string, point: (x: number, y: number) => void, end: () => void): void {
  let [x, y, at] = [0, 0, 0];
  function next(): number {
    const value = valueOf(packing.charCodeAt(at++));
    if (value < BASE - 1) return value - MIDDLE;
    at += 2;
    return valueOf(packing.charCodeAt(at - 2)) * BASE + valueOf(packing.charCodeAt(at - 1)) - (BASE * BASE - 1) / 2;
  }
  while (at < packing.length) {
    if (packing.charCodeAt(at) === SPACE) {
      end();
      [x, y] = [0, 0];
      at++;
      continue;
    }
    x += next();
    y += next();
    point(x / GRAIN, y / GRAIN);
  }
  if (packing) end();
}

/** The rings of a packing. */
export function unpacked(packing: string): Ring[] {
  const rings: Ring[] = [];
  let ring: Ring = [];
  tell(packing, (x, y) => void ring.push([x, y] satisfies Point), () => {
    rings.push(ring);
    ring = [];
  });
  return rings;
}

/** The rings of a packing as the path of a drawing, without making points of them: a board has thirty thousand. */
export function packedPath(packing: string): string {
  let [path, word] = ["", "M"];
  tell(packing, (x, y) => {
    path += `${word}${x} ${y}`;
    word = "L";
  }, () => {
    path += "Z";
    word = "M";
  });
  return path;
}

/** A number by which a text is known again; other texts have others. */
export function markOf(text: string): number {
  let [one, other] = [17, 29];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 16_777_619);
    other = Math.imul(other + text.charCodeAt(at), 1_597_334_677);
  }
  return (one >>> 0) * 2 ** 20 + (other >>> 12);
}
