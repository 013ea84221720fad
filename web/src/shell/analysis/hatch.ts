/** How is a player's band told without its colour? By the pattern that the player has on the board. */

/** What is drawn in a square of 8 by 8. */
export const HATCHES = {
  diagonals: "M0 8L8 0",
  dots: "M4 4h.01",
  horizontals: "M0 4H8",
  grid: "M0 4H8M4 0V8",
  verticals: "M4 0V8",
  lattice: "M0 0L8 8M0 8L8 0",
} as const;

export type Hatch = keyof typeof HATCHES;

/** What a player is drawn with. */
export interface Shade {
  color: string;
  hatch: Hatch;
}

const ORDER: [color: string, hatch: Hatch][] = [["blue", "dots"], ["red", "diagonals"], ["green", "horizontals"], ["yellow", "grid"], ["black", "verticals"], ["white", "lattice"]];

/** Where a game has no colours of its own. */
export const USUAL: Shade[] = ORDER.map(([color, hatch]) => ({ color: `var(--${color})`, hatch }));

/** An army of DUST; before it has a colour, it has no pattern of its own either. */
export function shadeOf(color: string | null): Shade {
  const found = ORDER.findIndex(([name]) => name === color);
  return USUAL[found] ?? { color: "var(--line)", hatch: "diagonals" };
}
