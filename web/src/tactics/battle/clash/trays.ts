/** Where do dice lie, and where does their tray stand? Beside the target, where it covers least. In pixels. */

import { blanksCount, isHit, type Blow, type Roll } from "./clash";

/** How large dice lie, and how many in a row: many lie closer, so that they leave the field in sight. */
const MANY = 16;
const FEW_DICE = { die: 27, row: 8 };
const MANY_DICE = { die: 19, row: 12 };
/** Two lines of words. */
export const LINES = 48;

export interface Laid {
  x: number;
  y: number;
  hit: boolean;
  /** Whether it is a success: for some snipers and saves a blank is. */
  counts: boolean;
  kind: Roll["kind"];
  late: boolean;
}

/** Whether dice are those of the roll before, taken up and rolled again. */
export function isAgain({ rolls }: Pick<Blow, "rolls">, number: number): boolean {
  const [roll, before] = [rolls[number], rolls[number - 1]];
  return roll?.kind === "attack" && before?.kind === "attack" && roll.weapon === before.weapon;
}

/** How dice lie, by their number. */
export function layoutOf(blow: Blow): { die: number; row: number } {
  const dice = blow.rolls.reduce((sum, roll, number) => sum + (isAgain(blow, number) ? 0 : roll.faces.length), 0);
  return dice > MANY ? MANY_DICE : FEW_DICE;
}

/** Where every die lies. Weapons fill a row one after the other; what is rolled again lies where it lay; a hit of a laser is rolled in the next column; the dice of a phaser hang below the first ones, and so do those of cover. */
export function laid(blow: Blow): Laid[] {
  const { die, row: most } = layoutOf(blow);
  const found: Laid[] = [];
  let [column, row, next, filled, before] = [0, 0, 0, 0, 0];
  for (const [number, roll] of blow.rolls.entries()) {
    const late = number > 0;
    const blanks = blanksCount(roll);
    const shown = (face: number) => ({ hit: isHit(face), counts: isHit(face) !== blanks, kind: roll.kind, late });
    if (isAgain(blow, number)) {
      const last = found.slice(before);
      const wanted = last.filter(({ hit }) => !hit).length === roll.faces.length ? false : last.filter(({ hit }) => hit).length === roll.faces.length;
      const taken = last.filter(({ hit }) => hit === wanted);
      roll.faces.forEach((face, at) => found.push({ ...(taken[at] ?? last[at] ?? { x: 0, y: 0 }), ...shown(face) }));
      continue;
    }
    before = found.length;
    const chain = roll.kind === "laser" || (roll.kind === "attack" && blow.rolls[number + 1]?.kind === "laser");
    if (chain) {
      // Another weapon begins below; what it hits is rolled again to the right.
      if (roll.kind === "laser") column++;
      else [column, row] = [0, next];
      // Hits lie on top, one below the other, where the arrow to the next column begins; what missed lies side by side.
      const [left, across] = roll.kind === "laser" ? [column * (die + 10), 1] : [0, most];
      const [hits, blanks] = [roll.faces.filter(isHit), roll.faces.filter((face) => !isHit(face))];
      hits.forEach((face, at) => found.push({ x: left, y: (row + at) * die, ...shown(face) }));
      blanks.forEach((face, at) => found.push({ x: left + (at % across) * die, y: (row + hits.length + Math.floor(at / across)) * die, ...shown(face) }));
      next = Math.max(next, row + hits.length + Math.ceil(blanks.length / across));
      continue;
    }
    if (roll.kind !== blow.rolls[number - 1]?.kind || column) [row, filled, column] = [next, 0, 0];
    roll.faces.forEach((face, at) => found.push({ x: ((filled + at) % most) * die, y: (row + Math.floor((filled + at) / most)) * die, ...shown(face) }));
    filled += roll.faces.length;
    next = row + Math.ceil(filled / most);
  }
  return found;
}

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(blow: Blow): Size {
  const [dice, { die }] = [laid(blow), layoutOf(blow)];
  const width = Math.max(122, ...dice.map(({ x }) => x + die + 18));
  return { width, height: Math.max(die, ...dice.map(({ y }) => y + die)) + LINES };
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

/** How much two boxes cover of each other. */
export function shared(one: Box, other: Box): number {
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
