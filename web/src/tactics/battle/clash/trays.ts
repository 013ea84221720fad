/** Where do dice lie, and where does their tray stand? Beside the target, where it covers least. In pixels. */

import type { Blow, Roll } from "./clash";

const ROW = 8;
export const DIE = 27;
/** Two lines of words. */
export const LINES = 48;

export interface Laid {
  x: number;
  y: number;
  hit: boolean;
  kind: Roll["kind"];
  late: boolean;
}

/** Where every die lies. A hit of a laser is rolled again in the next column; the dice of a phaser hang below the first ones. */
export function laid(blow: Blow): Laid[] {
  const chains = blow.rolls.some((roll) => roll.kind === "laser");
  const found: Laid[] = [];
  let [column, row, next] = [0, 0, 0];
  for (const [number, roll] of blow.rolls.entries()) {
    if (chains && roll.kind !== "cover") {
      // Another weapon begins below; what it hits is rolled again to the right.
      if (roll.kind === "laser") column++;
      else [column, row] = [0, next];
      roll.faces.forEach((face, at) => found.push({ x: column * (DIE + 10), y: (row + at) * DIE, hit: face >= 5, kind: roll.kind, late: number > 0 }));
      next = Math.max(next, row + roll.faces.length);
      continue;
    }
    roll.faces.forEach((face, at) => found.push({ x: (at % ROW) * DIE, y: (next + Math.floor(at / ROW)) * DIE, hit: face >= 5, kind: roll.kind, late: number > 0 }));
    next += Math.ceil(roll.faces.length / ROW);
  }
  return found;
}

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(blow: Blow): Size {
  const dice = laid(blow);
  const width = Math.max(122, ...dice.map((die) => die.x + DIE + 18));
  return { width, height: Math.max(DIE, ...dice.map((die) => die.y + DIE)) + LINES };
}

export interface Box extends Size {
  x: number;
  y: number;
}
export interface Stand {
  x: number;
  y: number;
  /** On which side of the target it stands; a tray that had to be moved points at nobody. */
  side: "right" | "left" | "below" | "above" | "";
}
const SIDES = ["right", "left", "below", "above"] as const;

function shared(one: Box, other: Box): number {
  const [wide, high] = [Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x), Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)];
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place beside a spot at which a tray covers least of what is taken; the first of equals. */
export function standFor(size: Size, spot: { x: number; y: number }, gap: number, frame: Box, taken: Box[]): Stand {
  const { width, height } = size;
  const places = {
    right: { x: spot.x + gap, y: spot.y - height / 2 },
    left: { x: spot.x - gap - width, y: spot.y - height / 2 },
    below: { x: spot.x - width / 2, y: spot.y + gap },
    above: { x: spot.x - width / 2, y: spot.y - gap - height },
  };
  const found = SIDES.map((side) => {
    const [x, y] = [within(places[side].x, frame.x, frame.x + frame.width - width), within(places[side].y, frame.y, frame.y + frame.height - height)];
    const moved = Math.abs(x - places[side].x) + Math.abs(y - places[side].y);
    const covers = taken.reduce((sum, box) => sum + shared({ x, y, width, height }, box), 0);
    return { x, y, side: moved > 1 ? ("" as const) : side, covers };
  });
  return found.reduce((best, other) => (other.covers < best.covers - 1 ? other : best));
}

const APART = 12;

/** Two trays side by side, below or above a spot, wherever they cover less; one under the other where the frame is too narrow. */
export function pairFor(sizes: [Size, Size], spot: { x: number; y: number }, gap: number, frame: Box, taken: Box[]): [Stand, Stand] {
  const [one, other] = sizes;
  const beside = one.width + APART + other.width <= frame.width;
  const width = beside ? one.width + APART + other.width : Math.max(one.width, other.width);
  const height = beside ? Math.max(one.height, other.height) : one.height + APART + other.height;
  const x = within(beside ? spot.x - one.width - APART / 2 : spot.x - width / 2, frame.x, frame.x + frame.width - width);
  const found = [spot.y + gap, spot.y - gap - height].map((top) => {
    const y = within(top, frame.y, frame.y + frame.height - height);
    return { y, covers: taken.reduce((sum, box) => sum + shared({ x, y, width, height }, box), 0) };
  });
  const { y } = found.reduce((best, next) => (next.covers < best.covers - 1 ? next : best));
  return [{ x, y, side: "" }, beside ? { x: x + one.width + APART, y, side: "" } : { x, y: y + one.height + APART, side: "" }];
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, value), Math.max(least, most));
}
