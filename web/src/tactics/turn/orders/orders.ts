/** Which orders for reactive fire stand, and which of them would be changed? A draft until it is kept: each unit's may be changed once in a turn. */

import type { OrderScene } from "../../../lib/wire/server-types";

/** Nothing: the player is asked. */
export type Order = OrderScene | undefined;

export const isSame = (one: Order, other: Order) => one?.quarry === other?.quarry && one?.reach === other?.reach;

/** To let everybody pass. The rules know no such order: the page gives the answer. */
export const HOLD: OrderScene = { quarry: "nobody", reach: 1 };

/** What a unit does by its order, as its sign shows. */
export function doingOf(order: Order | null): "ask" | "fire" | "hold" {
  if (!order) return "ask";
  return isSame(order, HOLD) ? "hold" : "fire";
}

/** What is to be sent for a draft, in the notation: one line for every unit whose order is another one. Who holds fire has none. */
export function changes(draft: Record<string, Order>, standing: (unit: string) => Order): string[] {
  return Object.entries(draft)
    .map(([unit, order]): [string, Order] => [unit, isSame(order, HOLD) ? undefined : order])
    .filter(([unit, order]) => !isSame(order, standing(unit)))
    .map(([unit, order]) => (order ? `order ${unit} ${order.quarry} ${order.reach}` : `cancel-order ${unit}`));
}

/** The ranges to choose from: those of a card one by one, then any. */
export function ranges(least: number, most: number): number[] {
  const EACH = 6;
  const some = Array.from({ length: Math.min(EACH, most) - least + 1 }, (_, at) => least + at);
  return most > EACH ? [...some, most] : some;
}
