/** How is a verdict marked? By a sign, and by a shape of its own, so that no eye needs the colour. */

export type Marked = "slip" | "mistake" | "blunder";

export const SIGNS: Record<Marked, string> = { slip: "?!", mistake: "?", blunder: "??" };

export function isMarked(verdict: string): verdict is Marked {
  return verdict in SIGNS;
}
