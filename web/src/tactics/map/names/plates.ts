/** Where do the names of units stand? Beside their bases, over nothing else and over no other name; never smaller. */

export const PLATE = 13;
const HEIGHT = PLATE + 5;
/** The owner's tag, and room on both sides. */
const EXTRA = 21;
const GAP = 2;
/** From this size of a square on, whole squads are drawn; below, the specialist alone. */
export const NEAR = 60;
/** From this size on units are drawn with pips and have a name, if need be a shortened one; below, a base and a number, and a name where there is room. */
export const MIDDLE = 40;
const LEAST = 4;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Named {
  id: string;
  name: string;
  /** The middle of its base, in pixels, and how many squares it is wide. */
  x: number;
  y: number;
  size: number;
  /** How far it rises above its middle, in squares. */
  tall: number;
  /** Chosen, aimed at, pointed to: named in any case. */
  must: boolean;
}

export interface Plate extends Box {
  id: string;
  text: string;
}

export interface Field {
  /** Pixels of a square, and of the whole field. */
  cell: number;
  width: number;
  height: number;
  measure: (text: string) => number;
}

/** Ways to write a name, the longest first. */
export function spellings(name: string): string[] {
  const words = name.split(" ");
  const bare = words.length > 1 && words[0]!.length <= 3 ? words.slice(1).join(" ") : name;
  const cut = words.map((word, at) => (at && word.length > 6 ? `${word.slice(0, 4)}.` : word)).join(" ");
  return [...new Set([name, cut, bare])].toSorted((one, other) => other.length - one.length);
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** A unit's base and figures, which no name may cover. */
function body(unit: Named, cell: number): Box {
  const half = 0.3 * unit.size * cell;
  return { x: unit.x - half, y: unit.y - unit.tall * cell, width: 2 * half, height: (unit.tall + 0.36 * unit.size) * cell };
}

/** In which order names take their places: as units come, or from one end of the field. */
const ORDERS: ((one: Named, other: Named) => number)[] = [() => 0, (one, other) => one.x - other.x, (one, other) => other.x - one.x, (one, other) => other.y - one.y];

/** Every name that has room; those that must be there first. Where names are crowded, the order that leaves out fewest. */
export function plates(units: Named[], field: Field, taken: Box[] = []): Plate[] {
  let best: Plate[] = [];
  for (const order of ORDERS) {
    const found = inOrder(units.toSorted((one, other) => Number(other.must) - Number(one.must) || order(one, other)), field, taken);
    if (found.length > best.length) best = found;
    if (best.length === units.length) break;
  }
  return best;
}

function inOrder(units: Named[], field: Field, taken: Box[]): Plate[] {
  const filled = [...taken, ...units.map((unit) => body(unit, field.cell))];
  const found: Plate[] = [];
  for (const unit of units) {
    const plate = placed(unit, field, filled) ?? (unit.must || field.cell >= MIDDLE ? squeezed(unit, field, filled) : undefined);
    if (!plate) continue;
    found.push(plate);
    filled.push(plate);
  }
  return found;
}

/** Below the base, above it, at its sides: the first place that is free for any way to write the name. */
function placed(unit: Named, field: Field, filled: Box[]): Plate | undefined {
  for (const text of spellings(unit.name)) {
    const width = field.measure(text) + EXTRA;
    const free = spots(unit, field, width).find((spot) => isFree(spot, field, filled));
    if (free) return { ...free, id: unit.id, text };
  }
  return undefined;
}

function spots(unit: Named, { cell, width: whole }: Field, width: number): Box[] {
  const half = 0.38 * unit.size * cell;
  const middle = Math.min(Math.max(unit.x - width / 2, GAP), whole - width - GAP);
  const at = (x: number, y: number): Box => ({ x, y, width, height: HEIGHT });
  const low = unit.y + half + GAP;
  const high = unit.y - unit.tall * cell - HEIGHT - GAP;
  const sides = [at(unit.x - half - width, unit.y - HEIGHT / 2), at(unit.x + half, unit.y - HEIGHT / 2)];
  // Where the middle is taken, the tag may stand under or over either end of the base.
  const ends = [unit.x - half, unit.x + half - width].flatMap((x) => [at(x, low), at(x, high)]);
  return [at(middle, low), at(middle, high), ...sides, ...ends];
}

function isFree(spot: Box, field: Field, filled: Box[]): boolean {
  const isInside = spot.x >= 0 && spot.y >= 0 && spot.x + spot.width <= field.width && spot.y + spot.height <= field.height + HEIGHT;
  return isInside && !filled.some((box) => overlap(spot, box));
}

/** Nothing is free: the name cut until it fits under its own base, or nothing if not even that is free. */
function squeezed(unit: Named, field: Field, filled: Box[]): Plate | undefined {
  const words = spellings(unit.name).at(-1) ?? unit.name;
  for (let length = words.length; length >= LEAST; length--) {
    const text = `${words.slice(0, length).trimEnd()}…`;
    const free = spots(unit, field, field.measure(text) + EXTRA).find((spot) => isFree(spot, field, filled));
    if (free) return { ...free, id: unit.id, text };
  }
  return undefined;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in the letters of the plates. */
export function widthOf(text: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * PLATE * 0.5;
  pen.font = `600 ${PLATE}px "Sofia Sans Condensed", "Arial Narrow", sans-serif`;
  return pen.measureText(text).width;
}
