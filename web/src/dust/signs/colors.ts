/** How are players told apart? By a colour and a pattern each, so that no eye needs the colour. */

export const NEUTRAL = 6;
export const NOBODY = -1;

export interface Paint {
  fill: string;
  ink: string;
  /** The pattern drawn above the colour, as a path in a square of 8 by 8. */
  pattern: string;
  line: string;
}

export const PAINTS: Record<string, Paint> = {
  red: { fill: "#d8453b", ink: "#ffffff", pattern: "M-2 2L2 -2M0 8L8 0M6 10L10 6", line: "#8f150d" },
  blue: { fill: "#3f7fe0", ink: "#ffffff", pattern: "M4 2.6a1.4 1.4 0 1 0 .01 0", line: "#123a86" },
  green: { fill: "#3c9d54", ink: "#ffffff", pattern: "M0 2H8M0 6H8", line: "#135226" },
  yellow: { fill: "#f2c530", ink: "#1d1a05", pattern: "M0 4H8M4 0V8", line: "#9b7700" },
  black: { fill: "#33373b", ink: "#ffffff", pattern: "M2 0V8M6 0V8", line: "#6d757c" },
  white: { fill: "#f7f5ee", ink: "#1d2328", pattern: "M-2 6L2 10M0 0L8 8M6 -2L10 2", line: "#c3bda9" },
};
export const NEUTRAL_PAINT: Paint = { fill: "#a9a28f", ink: "#1d1a12", pattern: "", line: "#6f6857" };
export const EMPTY_PAINT: Paint = { fill: "var(--paper)", ink: "var(--ink)", pattern: "", line: "" };
/** For a seat that has not chosen its colour yet. */
export const PLAIN_PAINT: Paint = { fill: "#8796a1", ink: "#10161a", pattern: "", line: "" };

/** The paint of an owner, by the colours of the seats. */
export function paintOf(owner: number, colors: (string | null)[]): Paint {
  if (owner === NOBODY) return EMPTY_PAINT;
  if (owner === NEUTRAL) return NEUTRAL_PAINT;
  return PAINTS[colors[owner] ?? ""] ?? PLAIN_PAINT;
}

/** The address of an owner's pattern among the drawing's definitions, or nothing. */
export function patternOf(owner: number, colors: (string | null)[]): string | undefined {
  const color = owner >= 0 && owner !== NEUTRAL ? colors[owner] : undefined;
  return color && PAINTS[color]?.pattern ? `url(#pattern-${color})` : undefined;
}
