/** How are a board's areas cut from the coast? From the board's own places alone, so that anybody's board has territories.
 *
 * A land area is the part of the coast's land that is nearest to its points. Where none is near, it gets an island.
 * For the packaged board this is done when the page is built (coast/plugin.ts), for any other when it is opened.
 */

import type { AreaPicture, DustBoard } from "../../../lib/wire/server-types.ts";
import { cellsOf, type Seeds } from "./cells.ts";
import { Ground } from "./clip.ts";
import { chance, LAND_HAND, STRAIGHT } from "./hand.ts";
import { packed } from "./packing.ts";
import { project, WIDTH, type Point, type Ring } from "./projection.ts";
import { areaOf, isInside } from "./rings.ts";

/** What of a board its territories depend on. */
export interface Outline {
  areas: Pick<AreaPicture, "id" | "kind" | "lon" | "lat" | "shape">[];
  unused: DustBoard["unused"];
}

export interface Shaped {
  /** The rings of each land area. */
  lands: Map<string, Ring[]>;
  /** The corners of those of each sea, packed: whoever draws them by hand begins with the same points. */
  seas: Map<string, string>;
  /** Land that the coast has not. */
  islands: Ring[];
}

/** A smaller speck is no territory. */
const SPECK = 4;
/** A circle that is farther from its land gets an island. */
const CLOSE = 40;
const ISLAND = 24;
/** Cells keep off the grid on which the coast's points lie, so that no corner of one is on a line of the other. */
const OFF = 0.0137;

/** The shapes of a board on a coast, in pieces between which others may work. */
export function* shaped(board: Outline, coast: Ring[]): Generator<void, Shaped> {
  const cells = cellsOf([...seedsOf(board, "land")], LAND_HAND);
  yield;
  const seas = new Map([...cellsOf([...seedsOf(board, "sea")], STRAIGHT)].map(([id, corners]) => [id, packed(corners)]));
  yield;
  const ground = new Ground(coast);
  const places = new Map(board.areas.map(({ id, lon, lat }) => [id, project(lon, lat)]));
  const lands = new Map<string, Ring[]>();
  const islands: Ring[] = [];
  for (const [id, cell] of cells) {
    yield;
    const off = cell.filter(isOnMap).map((ring) => ring.map(([x, y]): Point => [x + OFF, y + OFF / 2]));
    const own = ground.common(off).filter((ring) => areaOf(ring) > SPECK);
    const place = places.get(id) ?? [0, 0];
    if (!isAt(own, place)) {
      const isle = island(place);
      own.push(...new Ground([isle]).common(off));
      islands.push(isle);
    }
    lands.set(id, own);
  }
  return { lands, seas, islands };
}

function seedsOf(board: Outline, kind: AreaPicture["kind"]): Seeds[] {
  const places = (list: number[][]) => list.map(([longitude, latitude]) => project(longitude ?? 0, latitude ?? 0));
  const areas: Seeds[] = board.areas.filter((area) => area.kind === kind).map((area) => ({ id: area.id, points: places(area.shape) }));
  return [...areas, { id: null, points: places(board.unused[kind] ?? []) }];
}

/** Land ends at the map's edges; what is beyond comes again on the other side. */
function isOnMap(ring: Ring): boolean {
  return ring.some(([x]) => x > 0 && x < WIDTH);
}

/** Whether a place is in or close to some land. */
function isAt(rings: Ring[], place: Point): boolean {
  return isInside(rings, place) || rings.some((ring) => ring.some(([x, y]) => Math.hypot(x - place[0], y - place[1]) < CLOSE));
}

/** A round island, not quite. */
function island([x, y]: Point): Ring {
  return Array.from({ length: 28 }, (_, at): Point => {
    const turn = (at / 28) * 2 * Math.PI;
    const reach = ISLAND * (1 + 0.3 * chance(x + at, y));
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
}
