/** Where on the flat map does a place of the globe lie? Gall's stereographic projection, cut in the Bering Sea. */

export type Point = [number, number];
export type Ring = Point[];

export const WIDTH = 1800;
const WEST = -170;
const NORTH = 77;
const SOUTH = -60.5;
const RADIAN = Math.PI / 180;
/** Points of the map per radian. */
export const SCALE = WIDTH / (2 * Math.PI * Math.SQRT1_2);

/** How far north a latitude lies, in units of the scale. */
export function northing(radians: number): number {
  return (1 + Math.SQRT1_2) * Math.tan(radians / 2);
}

export const TOP = SCALE * northing(NORTH * RADIAN);
export const HEIGHT = Math.round(TOP - SCALE * northing(SOUTH * RADIAN));
/** The meridian in the middle of the map. */
export const MIDDLE = WEST + 180;

/** The point of the map at a longitude and a latitude. */
export function project(longitude: number, latitude: number): Point {
  const east = (longitude - WEST + 720) % 360;
  return [(east / 360) * WIDTH, TOP - SCALE * northing(latitude * RADIAN)];
}

/** A point, or the same one a turn of the globe away, whichever is nearer to another. */
export function nearer([x, y]: Point, to: Point): Point {
  const turns = Math.round((to[0] - x) / WIDTH);
  return [x + turns * WIDTH, y];
}
