/** What shape has every area on the map? That of the packaged board comes with the page, any other is made when it is opened. */

import coast from "virtual:coast";
import world from "virtual:world";
import type { AreaPicture, DustBoard } from "../../../lib/wire/server-types";
import { atlasOf, type LandAt } from "./atlas";
import { drawnRing, SEA_HAND } from "./hand";
import { markOf, packedPath, unpacked } from "./packing";
import { project, type Point, type Ring } from "./projection";
import { areaOf, pathOf, thinned } from "./rings";
import type { Outline } from "./shaping";

export interface Territories {
  /** Where each area's circle stands. */
  anchors: Map<string, Point>;
  /** The rings of each area, and the same as paths. */
  readonly rings: Map<string, Ring[]>;
  paths: Map<string, string>;
  /** Whose land lies at a point. */
  landAt: LandAt;
  /** All land, and the same with few points. */
  land: string;
  smooth: string;
}

/** How long the page is kept waiting by one piece of the work, in milliseconds. */
const PIECE = 8;

/** Smaller land has no depths round it. */
const SPECK = 8;

let made: { board: DustBoard; shapes: Territories | Promise<Territories> } | undefined;

/** The shapes of a board, found once. */
export function territories(board: DustBoard): Territories | Promise<Territories> {
  if (made?.board === board) return made.shapes;
  const now = { board, shapes: isPackaged(board) ? packaged(board) : shapedNow(board) };
  made = now;
  if (now.shapes instanceof Promise) void now.shapes.then((shapes) => (now.shapes = shapes));
  return now.shapes;
}

/** Whether all areas lie where those of the packaged board do, whatever they are called. */
function isPackaged({ areas, unused }: DustBoard): boolean {
  const outline: Outline = { areas: areas.map(({ id, kind, lon, lat, shape }) => ({ id, kind, lon, lat, shape })), unused };
  return markOf(JSON.stringify(outline)) === world.mark;
}

/** The shapes that came with the page. Points of land are made when they are first asked for: by names, after the board. */
function packaged(board: DustBoard): Territories {
  const lands = idsOf(board, "land").map((id, at) => [id, world.lands[at] ?? ""] as const);
  const seas = idsOf(board, "sea").map((id, at): [string, Ring[]] => [id, drawnSea(world.seas[at] ?? "")]);
  let rings: Map<string, Ring[]> | undefined;
  return complete(board, unpacked(world.islands), {
    get rings() {
      return (rings ??= new Map([...lands.map(([id, packing]): [string, Ring[]] => [id, unpacked(packing)]), ...seas]));
    },
    paths: new Map([...lands.map(([id, packing]): [string, string] => [id, packedPath(packing)]), ...seas.map(([id, own]): [string, string] => [id, pathOf(own)])]),
  });
}

/** The shapes of a board of one's own, made in pieces between which the page answers. */
async function shapedNow(board: DustBoard): Promise<Territories> {
  const { shaped } = await import("./shaping");
  const { lands, seas, islands } = await inPieces(shaped(board, unpacked(coast)));
  const rings = new Map([...lands, ...[...seas].map(([id, packing]): [string, Ring[]] => [id, drawnSea(packing)])]);
  return complete(board, islands, { rings, paths: new Map([...rings].map(([id, own]) => [id, pathOf(own)])) });
}

/** The rings of a sea from their corners. */
function drawnSea(packing: string): Ring[] {
  return unpacked(packing).map((corners) => drawnRing(corners, SEA_HAND));
}

function idsOf(board: DustBoard, kind: AreaPicture["kind"]): string[] {
  return board.areas.filter((area) => area.kind === kind).map(({ id }) => id);
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

/** With circles and all land, and whose land lies where, which is found when it is first asked. */
function complete(board: DustBoard, islands: Ring[], shapes: Pick<Territories, "rings" | "paths">): Territories {
  const smooth = [...unpacked(coast), ...islands].filter((ring) => areaOf(ring) > SPECK).map((ring) => thinned(ring, 2.5));
  let atlas: LandAt | undefined;
  return Object.assign(shapes, {
    anchors: new Map(board.areas.map((area) => [area.id, project(area.lon, area.lat)])),
    landAt: (x: number, y: number) => (atlas ??= atlasOf(new Map(idsOf(board, "land").map((id) => [id, shapes.rings.get(id) ?? []]))))(x, y),
    land: packedPath(coast) + pathOf(islands),
    smooth: pathOf(smooth),
  });
}
