/** What does each unit and mark look like? Our own outlines: units in a field of 48 by 40, marks in one of 24 by 24. */

export const UNITS = ["tank", "mech", "fighter", "bomber", "submarine"] as const;

export const SHAPES: Record<string, string> = {
  tank: "M8 20h31l5 3.4c1.7 1.2 1.8 3.7.3 5.2L40.6 32H9l-4.6-3.6c-1.7-1.4-1.7-4 0-5.3zM10 23.6a2.4 2.4 0 1 0 .01 0zM17 23.6a2.4 2.4 0 1 0 .01 0zM24 23.6a2.4 2.4 0 1 0 .01 0zM31 23.6a2.4 2.4 0 1 0 .01 0zM38 23.6a2.4 2.4 0 1 0 .01 0zM11 18.6l3-6.8c.4-1 1.2-1.6 2.3-1.6h11.4c1.1 0 2 .5 2.6 1.5l.7 1.3H47v2.9H32.5l1.5 2.7zM18 8.8V6.6h7v2.2z",
  mech: "M17 4h14l4.5 4v8.5L31 21H17l-4.5-4.5V8zM18.5 8.5v4.5h11V8.5zM1 8h10v3.2H1zM4 12.5h7V18H4zM37 8h10v3.2H37zM37 12.5h7V18h-7zM18 22.3h5.2l-1.7 5.2-4.3 4.3.6 3.2h3.4v3.5H8.5V35h3.3l-1.5-5.5 6-3.2zM30 22.3h-5.2l1.7 5.2 4.3 4.3-.6 3.2h-3.4v3.5h12.7V35h-3.3l1.5-5.5-6-3.2z",
  fighter: "M24 1.5c1.7 2.3 2.5 6 2.5 10.5L43 21.3c.8.5 1.2 1.2 1.2 2.2v2.6l-17.8-3.5-.9 8.8 6.1 4v2.7L24 36.6l-7.6 1.5v-2.7l6.1-4-.9-8.8-17.8 3.5v-2.6c0-1 .4-1.7 1.2-2.2L21.5 12c0-4.5.8-8.2 2.5-10.5z",
  bomber: "M24 1.5c1.8 0 2.9 2.5 2.9 6.2v4.1l3.1.4V9.3c0-.8.6-1.4 1.5-1.4s1.5.6 1.5 1.4v3.3l3.6.5v-2.3c0-.8.6-1.4 1.5-1.4s1.5.6 1.5 1.4v2.7l5.6.8c1.2.2 1.8.9 1.8 2v3.3L27 20.8l-.7 9.8 7.2 3.2v3L24 35.4l-9.5 1.4v-3l7.2-3.2-.7-9.8L1 19.6v-3.3c0-1.1.6-1.8 1.8-2l5.6-.8v-2.7c0-.8.6-1.4 1.5-1.4s1.5.6 1.5 1.4v2.3l3.6-.5V9.3c0-.8.6-1.4 1.5-1.4s1.5.6 1.5 1.4v2.9l3.1-.4V7.7c0-3.7 1.1-6.2 2.9-6.2z",
  submarine: "M4 25.5c0-4 5-6.3 12.5-6.4h2.7l1.3-8.3h9.3l1.2 8.4c8.5.5 14.5 3 14.5 6.3 0 3.7-7.3 6.8-21.2 6.8C11 32.3 4 29.5 4 25.5zM11 23.8v1.9h6v-1.9zM24 3.3h5v2.5h-2.5v3.6H24zM.5 19.8l3.3 2.6v6.2L.5 31.2z",
};

export const MARKS: Record<string, string> = {
  center: "M2 22V9.5l6 3.8V9.5l6 3.8V9.5l4.2 2.7L19 2h2.5l.9 20zM5.5 16v3h3v-3zM11 16v3h3v-3z",
  source: "M12 0l6.5 7.5L12 24 5.5 7.5z",
  lock: "M12 1l9 3.5v7c0 5.5-3.6 9.5-9 11.5-5.4-2-9-6-9-11.5v-7zM12 7.5a2.4 2.4 0 0 0-1.2 4.5L10 16.5h4l-.8-4.5A2.4 2.4 0 0 0 12 7.5z",
  card: "M6 2h11.5c1 0 1.8.8 1.8 1.8v16.4c0 1-.8 1.8-1.8 1.8H6c-1 0-1.8-.8-1.8-1.8V3.8C4.2 2.8 5 2 6 2zM11.8 7l-3.8 5 3.8 5 3.8-5z",
  combat: "M3 2l8.2 9.4-2 2.1L1 4zM21 2l2 2-12.9 13.6 2 2-2 1.9-2.3-2.3-3.5 3.6L2 20.6l3.5-3.6-2.2-2.3 1.9-2 2 2.1zM14 14.6l2-2 2.8 2.2 2-2 1.9 1.9-2.3 2.3 3.6 3.6-2.2 2.2-3.6-3.6-2.3 2.3-1.9-2 2-2z",
  movement: "M2 9.5h11V4l9.5 8L13 20v-5.5H2z",
  star: "M12 1.5l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5L12 18.3 5.4 22l1.4-7.5L1.3 9.3l7.5-.9z",
};
MARKS.majority = "M5 1h2.5v2H20l-4 5 4 5H7.5v10H5z";
MARKS.production = MARKS.center!;

/** The strongest at the back of a stack, the smallest in front. */
export const BACK_TO_FRONT = ["bomber", "mech", "fighter", "tank", "submarine"] as const;

/** A citadel with four bastions, as wide as the stack inside. */
export function citadel(size: number, aside = 0): string {
  const [high, wide] = [0.74 * size, 0.76 * size + aside];
  const corner = [
    [wide - 0.36 * size, -high],
    [wide - 0.3 * size, -high - 0.2 * size],
    [wide + 0.26 * size, -high - 0.26 * size],
    [wide + 0.2 * size, -high + 0.3 * size],
    [wide, -high + 0.36 * size],
  ] as [number, number][];
  const turned = (x: number, y: number) => corner.map(([across, down]) => `${(across * x).toFixed(1)} ${(down * y).toFixed(1)}`);
  return `M${[...turned(1, 1), ...turned(1, -1).reverse(), ...turned(-1, -1), ...turned(-1, 1).reverse()].join("L")}Z`;
}

/** How many units there are in all. */
export function totalOf(units: Record<string, number>): number {
  return Object.values(units).reduce((sum, amount) => sum + amount, 0);
}
