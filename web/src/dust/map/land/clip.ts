/** What do two sets of rings have in common? The way of Greiner and Hormann: walk along one, change over where they cross.
 *
 * Rings of one set bound its inside by even and odd, so holes are rings as well. The sets must be in general position:
 * no corner of one on a line of the other.
 */

import type { Point, Ring } from "./projection.ts";
import { boxOf, isIn, isInside, meets, type Box } from "./rings.ts";

interface Corner {
  at: Point;
  next: Corner;
  before: Corner;
  /** Where it is a crossing: the same one on the other set, and how far along its line it lies. */
  twin: Corner | undefined;
  along: number;
  /** Whether the walk forward from here goes into the other set. */
  enters: boolean;
  done: boolean;
}

/** A set of rings that many others are laid over: where its lines run is looked up, not searched. */
export class Ground {
  private readonly rings: Ring[];
  private readonly boxes: Box[];
  /** The corners of each ring, once somebody's lines cross it. */
  private readonly chains: (Corner[] | undefined)[] = [];
  /** By square of the map: the lines there, each as the number of its ring and of its first corner. */
  private readonly squares = new Map<number, [number, number][]>();

  constructor(rings: Ring[]) {
    this.rings = rings;
    this.boxes = rings.map((ring) => boxOf([ring]));
    rings.forEach((ring, number) =>
      ring.forEach((from, corner) => {
        for (const square of squaresOf(from, after(ring, corner))) {
          const lines = this.squares.get(square) ?? [];
          if (!lines.length) this.squares.set(square, lines);
          lines.push([number, corner]);
        }
      }),
    );
  }

  /** The rings round what lies in both sets. */
  common(rings: Ring[]): Ring[] {
    const firsts = rings.map(chained);
    const seconds = new Map<number, Set<number>>();
    firsts.forEach((corners, number) => this.cross(rings[number] ?? [], corners, seconds));
    const found = rings.filter((ring, number) => !firsts[number]?.some(isCrossed) && this.holds(ring[0]));
    const box = boxOf(rings);
    this.rings.forEach((ring, number) => {
      const own = this.boxes[number];
      if (own && meets(own, box) && !seconds.has(number) && ring[0] && isInside(rings, ring[0])) found.push(ring);
    });
    const crossed = firsts.map((corners) => corners.flatMap(crossingsAfter));
    crossed.forEach((corners, number) => turn(corners, this.holds(rings[number]?.[0])));
    for (const [number, lines] of seconds) {
      const chain = this.chains[number] ?? [];
      const corners = [...lines].sort((one, other) => one - other).flatMap((line) => crossingsAfter(chain[line]!));
      turn(corners, isInside(rings, chain[0]!.at));
    }
    for (const corner of crossed.flat()) if (!corner.done) found.push(walk(corner));
    for (const [number, lines] of seconds) for (const line of lines) mend(this.chains[number] ?? [], line);
    return found;
  }

  private holds(point: Point | undefined): boolean {
    return Boolean(point) && isInside(this.rings.filter((_, number) => isIn(this.boxes[number], point!)), point!);
  }

  /** Put every crossing of a ring's lines with the ground's into both; remember which lines of the ground are crossed. */
  private cross(ring: Ring, corners: Corner[], seconds: Map<number, Set<number>>): void {
    ring.forEach((from, number) => {
      const to = after(ring, number);
      // A line that lies in several squares is met once.
      const met = new Set<Point>();
      for (const square of squaresOf(from, to))
        for (const [other, corner] of this.squares.get(square) ?? []) {
          const there = this.rings[other];
          const start = there?.[corner];
          if (!there || !start || met.has(start)) continue;
          const place = meet(from, to, start, after(there, corner));
          if (!place) continue;
          met.add(start);
          const lines = seconds.get(other) ?? new Set();
          seconds.set(other, lines.add(corner));
          const chain = (this.chains[other] ??= chained(there));
          const [here, twin] = [put(place.at, place.along, corners[number]), put(place.at, place.across, chain[corner])];
          here.twin = twin;
          twin.twin = here;
        }
    });
  }
}

const SQUARE = 24;

/** The squares of the map that the box round a line touches. */
function squaresOf([x, y]: Point, [toX, toY]: Point): number[] {
  const found: number[] = [];
  const [left, right] = [Math.floor(Math.min(x, toX) / SQUARE), Math.floor(Math.max(x, toX) / SQUARE)];
  const [top, bottom] = [Math.floor(Math.min(y, toY) / SQUARE), Math.floor(Math.max(y, toY) / SQUARE)];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) found.push(row * 1_000 + column);
  return found;
}

function after(ring: Ring, corner: number): Point {
  return ring[(corner + 1) % ring.length] ?? [0, 0];
}

function chained(ring: Ring): Corner[] {
  const corners = ring.map((at) => ({ at, next: undefined!, before: undefined!, twin: undefined, along: 0, enters: false, done: false }) as Corner);
  corners.forEach((corner, number) => {
    corner.next = corners[(number + 1) % corners.length] ?? corner;
    corner.next.before = corner;
  });
  return corners;
}

function isCrossed(corner: Corner): boolean {
  return Boolean(corner.next.twin);
}

/** The crossings on the line that begins with a corner. */
function crossingsAfter(from: Corner): Corner[] {
  const found: Corner[] = [];
  for (let corner = from.next; corner.twin; corner = corner.next) found.push(corner);
  return found;
}

/** A line without its crossings again. */
function mend(chain: Corner[], line: number): void {
  const [from, to] = [chain[line]!, chain[(line + 1) % chain.length]!];
  from.next = to;
  to.before = from;
}

/** Where two lines cross, and how far along each. */
function meet(a: Point, b: Point, c: Point, d: Point): { at: Point; along: number; across: number } | undefined {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const [u, v] = [d[0] - c[0], d[1] - c[1]];
  const turned = x * v - y * u;
  if (!turned) return undefined;
  const [p, q] = [c[0] - a[0], c[1] - a[1]];
  const [along, across] = [(p * v - q * u) / turned, (p * y - q * x) / turned];
  if (along <= 0 || along >= 1 || across <= 0 || across >= 1) return undefined;
  return { at: [a[0] + along * x, a[1] + along * y], along, across };
}

/** A new corner on a line, in its place among the crossings there. */
function put(at: Point, along: number, from: Corner | undefined): Corner {
  let before = from as Corner;
  while (before.next.twin && before.next.along < along) before = before.next;
  const corner: Corner = { at, next: before.next, before, twin: undefined, along, enters: false, done: false };
  before.next.before = corner;
  before.next = corner;
  return corner;
}

/** Say of every crossing of a ring whether it leads in or out. */
function turn(corners: Corner[], isIn: boolean): void {
  corners.forEach((corner, number) => {
    corner.enters = isIn === (number % 2 === 1);
  });
}

function walk(start: Corner): Ring {
  const ring: Ring = [];
  let corner = start;
  do {
    const forward = corner.enters;
    do {
      corner.done = true;
      ring.push(corner.at);
      corner = forward ? corner.next : corner.before;
    } while (!corner.twin);
    corner.done = true;
    corner = corner.twin;
    corner.done = true;
  } while (corner !== start && corner.twin !== start);
  return ring;
}
