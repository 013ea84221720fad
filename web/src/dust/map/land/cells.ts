/** Which part of the map is nearest to each area? Voronoi's cells round its points, joined, with edges as drawn by hand. */

import { Delaunay } from "d3-delaunay";
import { drawn, type Hand } from "./hand.ts";
import { HEIGHT, WIDTH, type Point, type Ring } from "./projection.ts";

/** The points of one area; without a name, of nobody. */
export interface Seeds {
  id: string | null;
  points: Point[];
}

/** How far seas go on above and below the map, where a frame is higher. */
const BEYOND = 700;

/** An edge of a cell, with the keys of its ends. */
interface Edge {
  from: string;
  to: string;
  points: Point[];
}

/** The rings of every area's cell. The map goes on beyond its edges: a cell there comes twice. */
export function cellsOf(areas: Seeds[], hand: Hand): Map<string, Ring[]> {
  const seeds = [-WIDTH, 0, WIDTH].flatMap((by) =>
    areas.flatMap(({ id, points }) => points.map(([x, y]) => ({ id, at: [x + by, y] as Point }))),
  );
  const voronoi = Delaunay.from(seeds.map(({ at }) => at)).voronoi([-WIDTH, -BEYOND, 2 * WIDTH, HEIGHT + BEYOND]);
  const edges = new Map<string, Map<string, Edge>>();
  seeds.forEach(({ id }, number) => {
    const corners = voronoi.cellPolygon(number) as Ring | null;
    if (id === null || !corners || !isNear(corners)) return;
    const known = edges.get(id) ?? new Map<string, Edge>();
    edges.set(id, known);
    add(known, corners.map(([x, y]): Point => [cents(x), cents(y)]), hand);
  });
  return new Map([...edges].map(([id, known]) => [id, ringsOf(known)]));
}

function isNear(corners: Ring): boolean {
  const across = corners.map(([x]) => x);
  return Math.max(...across) > -400 && Math.min(...across) < WIDTH + 400;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Add a cell's edges; an edge between two cells of one area goes. */
function add(known: Map<string, Edge>, corners: Ring, hand: Hand): void {
  corners.slice(1).forEach((end, number) => {
    const start = corners[number] ?? end;
    const [from, to] = [start.join(" "), end.join(" ")];
    if (from === to) return;
    if (known.delete(`${to} ${from}`)) return;
    known.set(`${from} ${to}`, { from, to, points: drawn(start, end, hand) });
  });
}

/** Edges joined end to end. */
function ringsOf(known: Map<string, Edge>): Ring[] {
  const after = new Map<string, Edge[]>();
  for (const edge of known.values()) after.set(edge.from, [...(after.get(edge.from) ?? []), edge]);
  const rings: Ring[] = [];
  for (const edge of known.values()) {
    const ring: Ring = [];
    for (let next = taken(after, edge.from); next; next = taken(after, next.to)) ring.push(...next.points);
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

function taken(after: Map<string, Edge[]>, from: string): Edge | undefined {
  return after.get(from)?.pop();
}
