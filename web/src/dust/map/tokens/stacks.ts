/** How does a stack of units lie on the map? One disc per type, the strongest at the back, fanned to the right. */

import { BACK_TO_FRONT } from "../../signs/units";

/** The size of a disc in its own drawing. */
export const RADIUS = 18;
/** The medal of an advised area, above its token: how high, and how large. */
export const MEDAL = { up: 36, r: 13 };
/** From how far the map is seen: from afar one disc shows the total. */
export type Detail = "far" | "near";

export interface Disc {
  unit: string;
  amount: number;
  x: number;
  scale: number;
  /** Edges of discs that show below it: more units, a higher pile. */
  rims: number;
  /** Where its number stands: at the right of the foremost, at the left of those behind it, below and above in turn. */
  badge: [number, number];
}

export interface Fan {
  discs: Disc[];
  /** How far the outermost discs are from the middle. */
  aside: number;
}

/** Three types stand closer together than two, so that they stay inside walls and land. */
function gap(types: number): number {
  return RADIUS * (types > 2 ? 0.8 : 0.96);
}

export function asideOf(types: number): number {
  return (Math.max(0, types - 1) * gap(types)) / 2;
}

export function discsOf(units: Record<string, number>, isCapital: boolean): Fan {
  const types = BACK_TO_FRONT.filter((unit) => units[unit]);
  const aside = asideOf(types.length);
  const scale = isCapital ? 0.9 : types.length > 2 ? 0.94 : 1;
  const discs = types.map((unit, at) => {
    const amount = units[unit] ?? 0;
    const isFront = at === types.length - 1;
    const badge: [number, number] = isFront ? [RADIUS * 0.66, RADIUS * 0.62] : [-RADIUS * 0.62, RADIUS * (at % 2 ? -0.7 : 0.7)];
    return { unit, amount, badge, x: at * gap(types.length) - aside, scale, rims: amount >= 6 ? 3 : amount >= 3 ? 2 : amount >= 2 ? 1 : 0 };
  });
  return { discs, aside };
}
