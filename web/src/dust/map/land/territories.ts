/** What shape has every area on the map? Made from the board's own file alone, so that anybody's board has territories.
 *
 * A land area is the part of the coast's land that is nearest to its points. Where none is near, it gets an island.
 */

import coast from "virtual:coast";
import type { AreaPicture, DustBoard } from "../../../lib/wire/server-types";
import { atlasOf, type LandAt } from "./atlas";
import { cellsOf, chance, type Hand, type Seeds } from "./cells";
import { Ground } from "./clip";
import { unpacked } from "./packing";
import { project, WIDTH, type Point, type Ring } from "./projection";
import { areaOf, isInside, pathOf, thinned } from "./rings";

export interface Territories {
  /** Where each area's circle stands. */
  anchors: Map<string, Point>;
  /** The rings of each area, and the same as paths. */
  rings: Map<string, Ring[]>;
  paths: Map<string, string>;
  /** Whose land lies at a point. */
  landAt: LandAt;
  /** All land, and the same with few points. */
  land: string;
  smooth: string;
}

const LAND_HAND: Hand = { strays: 0.34, least: 9 };
const SEA_HAND: Hand = { strays: 0.16, least: 22 };
/** A smaller speck is no territory. */
const SPECK = 4;
/** A circle that is farther from its land gets an island. */
const CLOSE = 40;
const ISLAND = 24;
/** Cells keep off the grid on which the coast's points lie, so that no corner of one is on a line of the other. */
const OFF = 0.0137;

/** How long the page is kept waiting by one piece of the work, in milliseconds. */
const PIECE = 8;

let made: { board: DustBoard; shapes: Territories | Promise<Territories> } | undefined;

/** The shapes of a board, made once; the first time in pieces, between which the page answers. */
export function territories(board: DustBoard): Territories | Promise<Territories> {
  if (made?.board === board) return made.shapes;
  const now = { board, shapes: inPieces(shaped(board)) as Territories | Promise<Territories> };
  made = now;
  void (now.shapes as Promise<Territories>).then((shapes) => (now.shapes = shapes));
  return now.shapes;
}

/** Do a work that pauses, and go on after each piece as soon as the page has done what else it has to. */
async function inPieces<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + PIECE;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await breath();
  }
}

/** Not a timer: those of a page behind another come once a second. */
function breath(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}

function* shaped(board: DustBoard): Generator<void, Territories> {
  const world = unpacked(coast);
  yield;
  const anchors = new Map(board.areas.map((area) => [area.id, project(area.lon, area.lat)]));
  const cells = cellsOf([...seedsOf(board, "land")], LAND_HAND);
  yield;
  const rings = new Map(cellsOf([...seedsOf(board, "sea")], SEA_HAND));
  yield;
  const ground = new Ground(world);
  const islands: Ring[] = [];
  for (const [id, cell] of cells) {
    yield;
    const off = cell.filter(isOnMap).map((ring) => ring.map(([x, y]): Point => [x + OFF, y + OFF / 2]));
    const own = ground.common(off).filter((ring) => areaOf(ring) > SPECK);
    const place = anchors.get(id) ?? [0, 0];
    if (!isAt(own, place)) {
      const isle = island(place);
      own.push(...new Ground([isle]).common(off));
      islands.push(isle);
    }
    rings.set(id, own);
  }
  const land = [...world, ...islands];
  const own = new Map([...cells.keys()].map((id) => [id, rings.get(id) ?? []]));
  yield;
  const landAt = atlasOf(own);
  const smooth: Ring[] = [];
  for (const ring of land.filter((ring) => areaOf(ring) > 2 * SPECK)) {
    yield;
    smooth.push(thinned(ring, 2.5));
  }
  const paths = new Map<string, string>();
  for (const [id, own] of rings) {
    yield;
    paths.set(id, pathOf(own));
  }
  yield;
  return { anchors, rings, paths, landAt, land: pathOf(land), smooth: pathOf(smooth) };
}

function seedsOf(board: DustBoard, kind: AreaPicture["kind"]): Seeds[] {
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
