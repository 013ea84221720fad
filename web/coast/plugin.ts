/** Where do `virtual:coast` and `virtual:world` come from? Natural Earth's coasts at 1:50 million, and how the packaged board divides them.
 *
 * Projecting, thinning and cutting at build time keeps the globe's mathematics and most of the points out of the page, and a
 * third of the work out of the first sight of a board.
 */

import { createRequire } from "node:module";
import { geoProjection, geoStream } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Plugin } from "vite";
import { packagedBoard } from "./board.ts";
import { markOf, packed, unpacked } from "../src/dust/map/land/packing.ts";
import { HEIGHT, MIDDLE, northing, SCALE, TOP, WIDTH, type Point, type Ring } from "../src/dust/map/land/projection.ts";
import { areaOf, thinned } from "../src/dust/map/land/rings.ts";
import { shaped } from "../src/dust/map/land/shaping.ts";

const MODULES: Record<string, () => unknown> = { "virtual:coast": () => packed(coast()), "virtual:world": world };
/** How far a thinned coast may be off, and the least island, in points of the map. */
const PRECISION = 0.45;
const LEAST = 14;

/** The rings of all land that the map shows. */
function coast(): Ring[] {
  const topology = createRequire(import.meta.url)("world-atlas/land-50m.json") as Topology;
  const projection = geoProjection((longitude, latitude) => [longitude * Math.SQRT1_2, northing(latitude)])
    .rotate([-MIDDLE, 0])
    .scale(SCALE)
    .translate([WIDTH / 2, TOP])
    .precision(0.3);
  const rings: Ring[] = [];
  let ring: Ring = [];
  geoStream(feature(topology, topology.objects.land!), projection.stream({
    point: (x, y) => void ring.push([x, y]),
    lineStart: () => void (ring = []),
    lineEnd: () => void rings.push(ring),
    polygonStart: () => undefined,
    polygonEnd: () => undefined,
    sphere: () => undefined,
  }));
  return rings.filter(isShown).map((found) => thinned(found, PRECISION)).filter((found) => found.length > 3);
}

/** Antarctica lies below the map, the smallest islands are too small to see. */
function isShown(ring: Ring): boolean {
  const north = Math.min(...ring.map(([, y]: Point) => y));
  return areaOf(ring) > LEAST && north < HEIGHT - 4;
}

/** The packaged board's territories in the order of its areas, and the mark of the board that they belong to. */
function world(): unknown {
  const board = packagedBoard();
  const work = shaped(board, unpacked(packed(coast())));
  let step = work.next();
  while (!step.done) step = work.next();
  const { lands, seas, islands } = step.value;
  const ids = (kind: string) => board.areas.filter((area) => area.kind === kind).map(({ id }) => id);
  return {
    mark: markOf(JSON.stringify(board)),
    lands: ids("land").map((id) => packed(lands.get(id) ?? [])),
    seas: ids("sea").map((id) => seas.get(id) ?? ""),
    islands: packed(islands),
  };
}

export function coastPlugin(): Plugin {
  return {
    name: "coast",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") && id.slice(1) in MODULES ? `export default ${JSON.stringify(MODULES[id.slice(1)]?.())};` : undefined),
  };
}
