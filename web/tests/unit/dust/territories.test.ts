/** Does every board get territories, and does a common border mean a link? */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { packed, packedPath, unpacked } from "../../../src/dust/map/land/packing";
import { HEIGHT, project, type Ring, WIDTH } from "../../../src/dust/map/land/projection";
import { areaOf, isInside, pathOf } from "../../../src/dust/map/land/rings";
import { Ground } from "../../../src/dust/map/land/clip";
import { territories } from "../../../src/dust/map/land/territories";
import type { DustBoard } from "../../../src/lib/wire/server-types";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const PICTURE = `
import json, sys
from opendust.scenes.dust.catalogue import named_board
json.dump(named_board("world", "en"), sys.stdout)
`;
const world = JSON.parse(execFileSync(process.env.OPENDUST_PYTHON ?? `${root}.venv/bin/python`, ["-c", PICTURE], { cwd: root, encoding: "utf8" })) as DustBoard;
/** Reading the coast takes long where many tests share few processors. */
const PATIENCE = 300_000;

/** The world with its first area a little farther east: a board that the page does not know. */
function moved(degrees: number): DustBoard {
  return { ...world, areas: world.areas.map((area, at) => (at ? area : { ...area, lon: area.lon + degrees })) };
}

/** How much border each pair of land areas has in common: pieces that both have, whole. */
async function borders(board: DustBoard): Promise<Map<string, number>> {
  const shapes = await territories(board);
  const holders = new Map<string, string[]>();
  for (const area of board.areas.filter(({ kind }) => kind === "land"))
    for (const ring of shapes.rings.get(area.id) ?? [])
      ring.forEach((from, at) => {
        const ends = [from.join(" "), (ring[(at + 1) % ring.length] ?? from).join(" ")].sort().join(" ");
        holders.set(ends, [...(holders.get(ends) ?? []), area.id]);
      });
  const found = new Map<string, number>();
  for (const [ends, ids] of holders) {
    const [x = 0, y = 0, toX = 0, toY = 0] = ends.split(" ").map(Number);
    const pair = ids.sort().join(" ");
    if (ids.length === 2 && ids[0] !== ids[1]) found.set(pair, (found.get(pair) ?? 0) + Math.hypot(toX - x, toY - y));
  }
  return found;
}

it("knows whose land lies at a point as the lines themselves do", { timeout: PATIENCE }, async () => {
  const shapes = await territories(world);
  const lands = world.areas.filter(({ kind }) => kind === "land");
  const wrong: string[] = [];
  for (let x = 1; x < WIDTH; x += 26)
    for (let y = 1; y < HEIGHT; y += 26)
      if (shapes.landAt(x, y) !== lands.find(({ id }) => isInside(shapes.rings.get(id) ?? [], [x, y]))?.id) wrong.push(`${x} ${y}`);
  expect(wrong).toEqual([]);
  expect([shapes.landAt(-1, 5), shapes.landAt(WIDTH + 1, 5), shapes.landAt(5, -1), shapes.landAt(5, HEIGHT + 2)]).toEqual(Array(4).fill(undefined));
});

it("gives every area of the world a territory, and its circle stands near it", { timeout: PATIENCE }, async () => {
  const shapes = await territories(world);
  for (const area of world.areas) {
    const rings = shapes.rings.get(area.id) ?? [];
    expect(rings.reduce((sum, ring) => sum + areaOf(ring), 0), area.id).toBeGreaterThan(300);
    const [x, y] = shapes.anchors.get(area.id)!;
    const nearest = Math.min(...rings.flat().map(([a, b]) => Math.hypot(a - x, b - y)));
    expect(isInside(rings, [x, y]) || nearest < 40, area.id).toBe(true);
  }
});

it("brings the packaged board's territories with the page, nearly as they would be made", { timeout: PATIENCE }, async () => {
  const shapes = territories({ ...world });
  if (shapes instanceof Promise) throw new Error("the page does not know the board that the server tells");
  // All that differs is that points are packed.
  const made = await territories(moved(0.000001));
  expect([...shapes.rings.keys()].sort()).toEqual([...made.rings.keys()].sort());
  expect(shapes.land).toBe(made.land);
  for (const [id, rings] of made.rings) {
    const size = (all: Ring[]) => all.reduce((sum, ring) => sum + areaOf(ring), 0);
    const own = shapes.rings.get(id) ?? [];
    expect(own.length, id).toBe(rings.length);
    // Seas are the same, and land as near as points are packed.
    if (world.areas.some((area) => area.id === id && area.kind === "sea")) expect(own, id).toEqual(rings);
    else expect(Math.abs(size(own) / size(rings) - 1), id).toBeLessThan(0.02);
  }
});

it("makes the territories of any other board once, while the page goes on", { timeout: PATIENCE }, async () => {
  const board = moved(0.5);
  const soon = territories(board);
  expect(soon).toBeInstanceOf(Promise);
  let hasGoneOn = false;
  setTimeout(() => (hasGoneOn = true));
  const shapes = await soon;
  expect(hasGoneOn).toBe(true);
  expect(territories(board)).toBe(shapes);
});

it("lets no land lie in two territories", { timeout: PATIENCE }, async () => {
  const shapes = await territories(world);
  for (let lon = -168; lon < 190; lon += 7.3)
    for (let lat = -55; lat < 75; lat += 5.1) {
      const point = project(lon, lat);
      const holders = world.areas.filter((area) => area.kind === "land" && isInside(shapes.rings.get(area.id) ?? [], point));
      expect(holders.length, `${lon} ${lat}`).toBeLessThan(2);
    }
});

it("draws a common border only between areas of the world that are joined", { timeout: PATIENCE }, async () => {
  const linked = new Set(world.links.map(({ one, other }) => [one, other].sort().join(" ")));
  for (const [pair, length] of await borders(world)) if (!linked.has(pair)) expect(length, pair).toBeLessThan(4);
});

it("makes islands where a board has land in the sea", { timeout: PATIENCE }, async () => {
  const area = (id: string, lon: number, lat: number, kind: "land" | "sea") => ({ id, names: { en: id }, kind, mark: "" as const, region: "", lon, lat, shape: [[lon, lat]] });
  const board: DustBoard = { ...world, unused: {}, areas: [area("rock", -50, 30, "land"), area("reef", -25, 30, "land"), area("deep", -40, 20, "sea")], links: [] };
  const shapes = await territories(board);
  for (const id of ["rock", "reef"]) {
    expect(isInside(shapes.rings.get(id) ?? [], shapes.anchors.get(id)!)).toBe(true);
  }
});

it("cuts rings with holes as they are", () => {
  const square = (from: number, to: number): Ring => [[from, from], [to, from], [to, to], [from, to]];
  const frame = new Ground([square(0, 10), square(4, 6)]);
  const size = (rings: Ring[]) => rings.reduce((sum, ring) => sum + areaOf(ring), 0);
  expect(size(frame.common([square(5.1, 20.1)]))).toBeCloseTo(4.9 * 4.9 - 0.9 * 0.9);
  expect(frame.common([square(4.5, 5.5)])).toEqual([]);
  expect(size(frame.common([square(1.1, 3.1)]))).toBeCloseTo(4);
  expect(frame.common([square(-5.1, 20.1)]).length).toBe(2);
  // What was cut before leaves no trace.
  expect(frame.common([square(5.1, 20.1)])).toEqual(new Ground([square(0, 10), square(4, 6)]).common([square(5.1, 20.1)]));
});

it("packs points and finds them again", () => {
  const rings: Ring[] = [[[0, 0.5], [1800, 953], [-40, 7.5]], [[3.5, 3.5], [3, 100], [47, 2]]];
  expect(unpacked(packed(rings))).toEqual(rings);
  expect(packed(rings)).not.toMatch(/["\\]/);
  expect(packedPath(packed(rings))).toBe(pathOf(rings));
  expect([unpacked(packed([])), packedPath("")]).toEqual([[], ""]);
});
