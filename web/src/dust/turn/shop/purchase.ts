/** How is something bought taken back? As often undone as needed; what had been bought after it is bought again. */

import type { MatchModel } from "../../../lib/match/match.svelte";
import type { DustScene, PhaseScene } from "../../../lib/wire/server-types";

/** What a purchase holds, by the words with which it is bought. */
export type Basket = Record<string, number>;

export const UNIT = "buy";
export const NEUTRAL = "buy-neutrals";
export const CENTERS = "buy-centers";
export const CARDS = "buy-cards";

export function basketOf(phase: PhaseScene): Basket {
  const held: Basket = {};
  for (const [unit, amount] of Object.entries(phase.units)) held[`${UNIT} ${unit}`] = amount;
  for (const [unit, amount] of Object.entries(phase.neutrals)) held[`${NEUTRAL} ${unit}`] = amount;
  if (phase.centers) held[CENTERS] = phase.centers;
  if (phase.cards) held[CARDS] = phase.cards;
  return held;
}

/** How something is bought, in the notation. */
export function lineOf(ware: string, amount: number, discards: string[] = []): string {
  const [verb, unit] = ware.split(" ");
  return [verb, amount, unit, ...(verb === CARDS ? discards : [])].filter((word) => word !== undefined).join(" ");
}

/** Take one of a ware out of the basket. */
export async function putBack(match: MatchModel, ware: string, discards: string[]): Promise<void> {
  const now = () => basketOf((match.scene as DustScene).phase);
  const wanted = now();
  wanted[ware] = (wanted[ware] ?? 0) - 1;
  while ((now()[ware] ?? 0) > (wanted[ware] ?? 0) && match.choice?.undo) if (!(await match.undo())) return;
  for (const [other, amount] of Object.entries(wanted)) {
    const missing = amount - (now()[other] ?? 0);
    if (missing > 0 && !(await match.act(lineOf(other, missing, discards)))) return;
  }
}
