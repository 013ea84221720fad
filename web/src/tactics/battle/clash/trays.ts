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
  let [column, row] = [0, 0];
  for (const [number, roll] of blow.rolls.entries()) {
    if (chains && roll.kind !== "cover") {
      if (number) column++;
      roll.faces.forEach((face, at) => found.push({ x: column * (DIE + 10), y: at * DIE, hit: face >= 5, kind: roll.kind, late: number > 0 }));
      row = Math.max(row, roll.faces.length);
      continue;
    }
    roll.faces.forEach((face, at) => found.push({ x: (at % ROW) * DIE, y: (row + Math.floor(at / ROW)) * DIE, hit: face >= 5, kind: roll.kind, late: number > 0 }));
    row += Math.ceil(roll.faces.length / ROW);
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

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(least, value), Math.max(least, most));
}
