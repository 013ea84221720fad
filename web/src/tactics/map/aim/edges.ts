/** Where does a group of squares end? Its outline, a little inside, as the path of a drawing. */

import { CELL, type Spot } from "../grid";

export interface Square {
  x: number;
  y: number;
  /** Its upper left corner on the drawing. */
  at: Spot;
}

/** The sides of squares that border on no other of the group; `inset` draws them so far inside. */
export function edgeOf(squares: Square[], inset: number): string {
  const keys = new Set(squares.map((square) => `${square.x} ${square.y}`));
  const has = (x: number, y: number) => keys.has(`${x} ${y}`);
  return squares
    .flatMap(({ x, y, at }) => {
      const [left, top, right, bottom] = [at.x + inset, at.y + inset, at.x + CELL - inset, at.y + CELL - inset];
      // A side goes on to the corner of its neighbour where the outline does.
      const [west, east, north, south] = [has(x - 1, y), has(x + 1, y), has(x, y - 1), has(x, y + 1)];
      const [l, r] = [west ? at.x : left, east ? at.x + CELL : right];
      const [u, d] = [north ? at.y : top, south ? at.y + CELL : bottom];
      return [
        north ? "" : `M${l} ${top}H${r}`,
        south ? "" : `M${l} ${bottom}H${r}`,
        west ? "" : `M${left} ${u}V${d}`,
        east ? "" : `M${right} ${u}V${d}`,
      ];
    })
    .join("");
}
