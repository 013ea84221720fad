/** Where does the module `virtual:coast` come from? Natural Earth's coasts at 1:50 million, made small when the page is built.
 *
 * Projecting and thinning at build time keeps the globe's mathematics and most of the points out of the page.
 */

import { createRequire } from "node:module";
import { geoProjection, geoStream } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { Plugin } from "vite";
import { packed } from "../src/dust/map/land/packing.ts";
import { HEIGHT, MIDDLE, northing, SCALE, TOP, WIDTH, type Point, type Ring } from "../src/dust/map/land/projection.ts";
import { areaOf, thinned } from "../src/dust/map/land/rings.ts";

const NAME = "virtual:coast";
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

export function coastPlugin(): Plugin {
  return {
    name: "coast",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(packed(coast()))};` : undefined),
  };
}
