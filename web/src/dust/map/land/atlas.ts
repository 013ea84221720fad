/** Whose land lies at a point of the map? Drawn once into small squares, then looked up: names ask thousands of times. */

import { HEIGHT, WIDTH, type Ring } from "./projection";

/** The side of a square. */
const SIDE = 2;
const COLUMNS = Math.ceil(WIDTH / SIDE);
const ROWS = Math.ceil(HEIGHT / SIDE);

export type LandAt = (x: number, y: number) => string | undefined;

/** The land at the middle of the square that a point lies in. */
export function atlasOf(lands: Map<string, Ring[]>): LandAt {
  const ids = [...lands.keys()];
  const squares = new Uint8Array(COLUMNS * ROWS);
  ids.forEach((id, number) => draw(squares, lands.get(id) ?? [], number + 1));
  return (x, y) => {
    const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return undefined;
    return ids[(squares[row * COLUMNS + column] ?? 0) - 1];
  };
}

/** Fill what some rings bound, row by row: between the first and the second line that is crossed, the third and the fourth. */
function draw(squares: Uint8Array, rings: Ring[], value: number): void {
  const crossed = new Map<number, number[]>();
  for (const ring of rings) ring.forEach((to, at) => cross(crossed, ring.at(at - 1) ?? to, to));
  for (const [row, across] of crossed) {
    across.sort((one, other) => one - other);
    for (let at = 0; at + 1 < across.length; at += 2) {
      const [from, to] = [squareAfter(across[at] ?? 0), squareAfter(across[at + 1] ?? 0)];
      squares.fill(value, row * COLUMNS + Math.max(0, from), row * COLUMNS + Math.max(0, Math.min(COLUMNS, to)));
    }
  }
}

/** Note where a line crosses the middles of rows. */
function cross(crossed: Map<number, number[]>, [x, y]: [number, number], [toX, toY]: [number, number]): void {
  const first = Math.max(0, squareAfter(Math.min(y, toY)));
  const end = Math.min(ROWS, squareAfter(Math.max(y, toY)));
  for (let row = first; row < end; row++) {
    const part = ((row + 0.5) * SIDE - y) / (toY - y);
    const known = crossed.get(row) ?? [];
    if (!known.length) crossed.set(row, known);
    known.push(x + part * (toX - x));
  }
}

/** The first square whose middle is not before a place. */
function squareAfter(place: number): number {
  return Math.ceil(place / SIDE - 0.5);
}
