/** What does each unit look like? Our own outlines, drawn in a square of 24 by 24. */

export const UNITS = ["tank", "mech", "fighter", "bomber", "submarine"] as const;

export const SHAPES: Record<string, string> = {
  tank: "M3 14h18l2 3-2 4H3l-2-4zM7 13V9h8v1h8v2h-8v1z",
  mech: "M8 2h8v4h5v8h-3V9h-2v4l4 9h-4l-4-8-4 8H4l4-9V9H6v5H3V6h5z",
  fighter: "M11 1h2l1 8 9 5v3l-9-3-1 5 4 3v2l-5-2-5 2v-2l4-3-1-5-9 3v-3l9-5z",
  bomber: "M11 2h2l1 6h8l2 4v2l-10-1-.6 6 3.6 3v1H7v-1l3.600-3-.6-6L0 14v-2l2-4h8zM4 6h2v3H4zM18 6h2v3h-2z",
  submarine: "M2 14q0-4 7-4l1-5h5v5q8 0 8 4.500T14 19H8q-6 0-6-5zM16 3h4v2h-3v3h-1z",
  center: "M2 22V11l6 3v-3l6 3v-3l6 3V3h3v19z",
  card: "M5 2h14v20H5zM8 5v4h3V5z",
  bolt: "M2 -11L-7 2H-1L-3 11L7 -3H1Z",
};

/**
 * A shape drawn smaller and elsewhere, by its own numbers.
 *
 * A `transform` would do the same, but hundreds of them on a map make every redraw slower.
 */
export function placed(shape = "", x: number, y: number, scale: number): string {
  let command = "";
  let isAcross = true;
  return shape.replace(/[a-z]| ?-?\d*\.?\d+/gi, (word) => {
    if (/[a-z]/i.test(word)) {
      command = word;
      isAcross = word.toLowerCase() !== "v";
      return word;
    }
    const isAbsolute = command === command.toUpperCase();
    const moved = Number(word) * scale + (isAbsolute ? (isAcross ? x : y) : 0);
    if (!/[hv]/i.test(command)) isAcross = !isAcross;
    return ` ${Math.round(moved * 100) / 100}`;
  });
}

/** How many units there are in all. */
export function totalOf(units: Record<string, number>): number {
  return Object.values(units).reduce((sum, amount) => sum + amount, 0);
}
