/** How are players told apart? By a colour, a pattern and an emblem each, so that no eye needs the colour. */

import "./armies.css";

export const NEUTRAL = 6;
export const NOBODY = -1;

/** Patterns in a square of 12 by 12, drawn over an army's colour: how large, and with how broad a line. */
export const WEAVES: Record<string, { d: string; scale: number; width: number }> = {
  red: { d: "M-3 3L3 -3M0 12L12 0M9 15L15 9", scale: 0.85, width: 1.9 },
  blue: { d: "M3 3h.01M9 9h.01", scale: 0.8, width: 4.4 },
  green: { d: "M0 3H12M0 9H12", scale: 0.85, width: 1.9 },
  yellow: { d: "M0 6H12M6 0V12", scale: 0.85, width: 1.3 },
  black: { d: "M3 0V12M9 0V12", scale: 0.85, width: 1.9 },
  white: { d: "M-3 9L3 15M0 0L12 12M9 -3L15 3M-3 3L3 -3M0 12L12 0M9 15L15 9", scale: 0.95, width: 1 },
};

/** One emblem per army, in a square of 24 by 24: chevrons, compass, fir, sun, raven, frost. */
export const EMBLEMS: Record<string, string> = {
  red: "M12 2l9 7v4.5l-9-7-9 7V9zM12 9.5l9 7V21l-9-7-9 7v-4.5z",
  blue: "M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6zM5 5l4 2.6L7.6 9zM19 5l-2.6 4L15 7.6zM19 19l-4-2.6 1.4-1.4zM5 19l2.6-4L9 16.4z",
  green: "M12 1l5 7h-3l4.5 6h-3.5l4.5 6h-6v3h-3v-3h-6L9 14H5.5L10 8H7z",
  yellow:
    "M6 17a6 6 0 0 1 12 0zM11 2h2v6h-2zM3.6 5.2l1.5-1.4 4 4.5-1.4 1.2zM20.4 5.2l-1.5-1.4-4 4.5 1.4 1.2zM.5 13.5l.5-2 5 1.3-.5 2zM23.5 13.5l-.5-2-5 1.3.5 2zM2 19h20v2.5H2z",
  black: "M12 22l-3-6-4.5-1 2-1.5L1 10l3.5.2L1 4l6 2.5 3.5 3.5L12 4.5l1.5 5.5L17 6.5 23 4l-3.5 6.2L23 10l-5.5 3.5 2 1.5-4.5 1z",
  white:
    "M11 1h2v4.2l2.2-1.8 1.3 1.5L13 7.8v2.5l2.2-1.3.8-4.6 2 .4-.5 2.8 3.6-2.1 1 1.7-3.6 2.1 2.7 1-.7 1.9-4.4-1.6L14 12l2.1 1.4 4.4-1.6.7 1.9-2.7 1 3.6 2.1-1 1.7-3.6-2.1.5 2.8-2 .4-.8-4.6L13 13.7v2.5l3.5 2.9-1.3 1.5-2.2-1.8V23h-2v-4.2l-2.2 1.8-1.3-1.5 3.5-2.9v-2.5L8.8 15 8 19.6l-2-.4.5-2.8-3.6 2.1-1-1.7 3.6-2.1-2.7-1 .7-1.9 4.4 1.6L10 12 7.9 10.6l-4.4 1.6-.7-1.9 2.7-1-3.6-2.1 1-1.7 3.6 2.1L6 4.8l2-.4.8 4.6L11 10.3V7.8L7.5 4.9l1.3-1.5L11 5.2z",
};

export type Army = "none" | "neutral" | "plain" | (string & {});

/** The army of an owner, by the colours of the seats; plain, while its colour is not chosen. */
export function armyOf(owner: number, colors: (string | null)[]): Army {
  if (owner === NOBODY) return "none";
  if (owner === NEUTRAL) return "neutral";
  return colors[owner] ?? "plain";
}

/** The address of an army's pattern among the drawing's definitions, or nothing. */
export function weaveOf(army: Army): string | undefined {
  return army in WEAVES ? `url(#weave-${army})` : undefined;
}
