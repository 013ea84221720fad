/** What is built on a battlefield? Houses that nobody enters, with roofs; and walls with doors and gates. */

import { INK } from "../figures/draw";
import { lots, seedOf } from "./chance";
import type { Tones } from "./tones.svelte";

const edge = (d: string, tone: string) =>
  `<path d="${d}" stroke="${INK}" stroke-width="10" fill="none" stroke-linecap="square"/><path d="${d}" stroke="${tone}" stroke-width="7" fill="none" stroke-linecap="square"/>`;

/** A house in one square; `open` says towards which neighbours (west, east, north, south) it goes on. */
export function house(x: number, y: number, open: [boolean, boolean, boolean, boolean], tones: Tones): string {
  const [x0, x1, y0, y1] = [open[0] ? 0 : 7, open[1] ? 100 : 91, open[2] ? 0 : 7, open[3] ? 100 : 88];
  const roof = `x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"`;
  const front = open[3] ? "" : `<path d="M${x0} ${y1}H${x1}V${y1 + 9}H${x0}Z" fill="${tones.roofDark}" stroke="${INK}" stroke-width="1.6"/><path d="M${x0 + 16} ${y1 + 2}h10v5h-10zM${x0 + 50} ${y1 + 2}h10v5h-10z" fill="${INK}" opacity=".75"/>`;
  const walls = [
    open[0] ? "" : edge(`M${x0 + 4} ${y0 + 4}V${y1 - 4}`, tones.wallTop),
    open[2] ? "" : edge(`M${x0 + 4} ${y0 + 4}H${x1 - 4}`, tones.wallTop),
    open[1] ? "" : edge(`M${x1 - 4} ${y0 + 4}V${y1 - 4}`, tones.roofLight),
    open[3] ? "" : edge(`M${x0 + 4} ${y1 - 4}H${x1 - 4}`, tones.roofLight),
  ];
  return `<rect ${roof} transform="translate(11 12)" opacity=".4" filter="url(#cast)"/>${front}<rect ${roof} fill="${tones.roof}"/><rect ${roof} fill="url(#slate)"/><path d="M${x0} ${y0}H${x1}L${x0} ${y1}Z" fill="#fff" opacity=".12"/>${walls.join("")}${hole(x, y, tones)}`;
}

/** Where a shell went through the roof. */
function hole(x: number, y: number, tones: Tones): string {
  const lot = lots(seedOf(x, y) + 5);
  return `<path d="M${(44 + lot() * 8).toFixed(1)} 34L62 30L74 42L68 60L50 66L36 54Z" fill="#1a1712" stroke="${tones.roofDark}" stroke-width="3"/><path d="M40 44L70 56M46 36L60 62" stroke="#5e452a" stroke-width="3.5"/>`;
}

export interface Wall {
  /** Where it begins; 100 long, to the right or down. */
  x: number;
  y: number;
  flat: boolean;
  kind: "wall" | "small" | "large";
}

const GAPS = { small: [32, 68], large: [11, 89] } as const;

function part(wall: Wall, from: number, to: number): string {
  return wall.flat ? `M${wall.x + from} ${wall.y}H${wall.x + to}` : `M${wall.x} ${wall.y + from}V${wall.y + to}`;
}

function parts(wall: Wall): string[] {
  if (wall.kind === "wall") return [part(wall, 0, 100)];
  const [from, to] = GAPS[wall.kind];
  return [part(wall, 0, from), part(wall, to, 100)];
}

export function wallShade(wall: Wall): string {
  return parts(wall).map((d) => `<path d="${d}" transform="translate(8 9)" stroke="#000" stroke-width="12" stroke-linecap="square"/>`).join("");
}

/** A wall from above; doors are small, gates large and striped. */
export function wallTop(wall: Wall, tones: Tones): string {
  const cap = wall.kind === "wall" ? "square" : "butt";
  const stones = parts(wall).map((d) => `<path d="${d}" stroke="${INK}" stroke-width="15" stroke-linecap="${cap}"/><path d="${d}" stroke="${tones.wallSide}" stroke-width="12" stroke-linecap="${cap}"/><path d="${d}" transform="translate(-1.5 -2)" stroke="${tones.wallTop}" stroke-width="8" stroke-linecap="${cap}"/>`);
  return door(wall) + stones.join("");
}

function door(wall: Wall): string {
  if (wall.kind === "wall") return "";
  const [from, to] = GAPS[wall.kind];
  const d = part(wall, from, to);
  const leaf = wall.kind === "small" ? 'stroke="#8a6239"' : 'stroke="#c79a3b" stroke-dasharray="9 5"';
  const posts = [from, to].map((at) => `<rect x="${wall.x + (wall.flat ? at : 0) - 5}" y="${wall.y + (wall.flat ? 0 : at) - 5}" width="10" height="10" fill="#c79a3b" stroke="${INK}" stroke-width="1.8"/>`);
  return `<path d="${d}" stroke="#3a3127" stroke-width="10"/><path d="${d}" stroke-width="4" ${leaf}/>${posts.join("")}`;
}
