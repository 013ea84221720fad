/** What does the ground of a battlefield look like? A whole SVG, squares of 100: painted once, never animated. */

import type { SpacePicture, TacticsMap } from "../../lib/wire/server-types";
import { sidePaint, weaveOf } from "../figures/bases";
import { INK } from "../figures/draw";
import { house, wallShade, wallTop, type Wall } from "./buildings";
import { earth, water } from "./earth";
import { cover, rubble, smoke } from "./props";
import type { Tones } from "./tones.svelte";

export interface Laid {
  /** Spaces with a terrain square, and spaces with a cover element that is drawn with the ground. */
  squares: Set<string>;
  elements: Record<string, string>;
}

type At = (x: number, y: number) => SpacePicture | undefined;

function defs(tones: Tones): string {
  const rough = (id: string, frequency: number, scale: number) => `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/>${id === "puff" ? '<feGaussianBlur stdDeviation="4"/>' : ""}</filter>`;
  const specks = (id: string, frequency: string, seed: number, row: string, stitch = "") => `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${seed}"${stitch}/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${row}"/><feComposite in="SourceGraphic" operator="in"/></filter>`;
  return [
    specks("patch", ".0045 .006", 11, "5 0 0 0 -2.3"),
    // Fine specks repeat unseen: worked out for two squares and laid side by side they take a tenth of the time.
    specks("specks", ".11", 5, "0 3 0 0 -1.35", ' stitchTiles="stitch"'),
    `<pattern id="grain" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="200" height="200" fill="${tones.grit}" filter="url(#specks)"/></pattern>`,
    rough("rough", 0.025, 16),
    rough("puff", 0.022, 34),
    '<filter id="blur" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="3"/></filter><filter id="cast" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="4.5"/></filter>',
    `<pattern id="planks" width="50" height="100" patternUnits="userSpaceOnUse"><path d="M0 0H50M0 25H50M0 50H50M0 75H50M14 0V25M38 25V50M8 50V75M30 75V100" stroke="${tones.joint}" stroke-opacity=".55" stroke-width="1.5"/></pattern>`,
    `<pattern id="slate" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H20M0 10H20M5 0V10M15 10V20" stroke="${tones.roofDark}" stroke-opacity=".38" stroke-width="1.2"/></pattern>`,
    '<pattern id="ripple" width="100" height="36" patternUnits="userSpaceOnUse"><path d="M8 10q10 -6 20 0t20 0M58 27q9 -5 18 0t18 0" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="2.2" stroke-linecap="round"/></pattern>',
    '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6d8" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".24"/></linearGradient>',
    [0, 1, 2, 3].map((side) => weaveOf(side, `side-${side}`)).join(""),
  ].join("");
}

function floors(map: TacticsMap, tones: Tones): string {
  const inside = map.spaces.filter((space) => space.structure >= 0);
  const tiles = (fill: string) => inside.map(({ x, y }) => `<rect x="${x * 100}" y="${y * 100}" width="100" height="100" fill="${fill}"/>`).join("");
  return tiles(tones.floor) + tiles("url(#planks)");
}

/** Squares as faint dashes with crosses where they meet. */
function grid(map: TacticsMap, tones: Tones): string {
  const columns = Array.from({ length: map.width - 1 }, (_, at) => (at + 1) * 100);
  const rows = Array.from({ length: map.height - 1 }, (_, at) => (at + 1) * 100);
  const lines = [...columns.map((x) => `M${x} 0V${map.height * 100}`), ...rows.map((y) => `M0 ${y}H${map.width * 100}`)];
  const crosses = columns.flatMap((x) => rows.map((y) => `M${x - 7} ${y}h14M${x} ${y - 7}v14`));
  return `<path d="${lines.join("")}" stroke="${tones.grid}" stroke-opacity=".5" stroke-width="1.3" stroke-dasharray="3 4"/><path d="${crosses.join("")}" stroke="${tones.grid}" stroke-opacity=".75" stroke-width="1.8"/>`;
}

const EDGES: [x: number, y: number, turn: number][] = [[0, -1, 0], [0, 1, 180], [-1, 0, -90], [1, 0, 90]];

/** Where a side comes from: a striped edge with chevrons, never whole squares. */
function entries(map: TacticsMap, at: At): string {
  const spaces = new Map(map.spaces.map((space) => [space.id, space]));
  return map.sides.map((side, number) => {
    const own = side.entry.flatMap((id) => spaces.get(id) ?? []);
    const along = EDGES.map((edge) => own.filter((space) => !at(space.x + edge[0], space.y + edge[1])));
    const most = Math.max(...along.map((found) => found.length));
    if (!most) return own.map((space) => band(space, 0, number)).join("");
    return EDGES.flatMap((edge, index) => (along[index]!.length === most ? along[index]!.map((space) => band(space, edge[2], number)) : [])).join("");
  }).join("");
}

function band(space: SpacePicture, turn: number, side: number): string {
  const { fill } = sidePaint(side);
  return `<g transform="translate(${space.x * 100} ${space.y * 100}) rotate(${turn} 50 50)"><path d="M0 0H100V9H0Z" fill="${fill}" opacity=".85"/><path d="M0 0H100V9H0Z" fill="url(#side-${side})"/><path d="M42 16L50 23L58 16" fill="none" stroke="${fill}" stroke-width="5"/><path d="M0 9H100" stroke="${INK}" stroke-width="1.5" opacity=".6"/></g>`;
}

const CORNERS = "M9 30V9H30M70 9H91V30M91 70V91H70M30 91H9V70";

function goals(map: TacticsMap): string {
  const wanted = new Set(map.objectives.flatMap((objective) => objective.spaces));
  return map.spaces.filter((space) => wanted.has(space.id)).map(({ x, y }) => `<g transform="translate(${x * 100} ${y * 100})" fill="none"><rect x="9" y="9" width="82" height="82" rx="4" fill="#c79a3b" opacity=".22"/><path d="${CORNERS}" stroke="${INK}" stroke-width="7"/><path d="${CORNERS}" stroke="#ffc23a" stroke-width="4"/></g>`).join("");
}

/** The flag on a space that is fought for. */
const FLAG = `<g transform="translate(38 56) scale(1.35)"><path d="M3 28V-18" stroke="#000" opacity=".3" stroke-width="5" transform="translate(4 4)"/><path d="M0 26V-18" stroke="${INK}" stroke-width="4.5"/><path d="M1 -17Q9 -23 16 -17T30 -17V-1Q23 4 16 -1T1 -1Z" fill="#ffc23a" stroke="${INK}" stroke-width="2"/><path d="M15 -14l2 4.2 4.6.5-3.4 3 1 4.5-4.2-2.3-4 2.3.9-4.5-3.4-3 4.5-.5z" fill="${INK}"/></g>`;

function flags(map: TacticsMap): string[] {
  const wanted = new Set(map.objectives.flatMap((objective) => objective.spaces));
  return map.spaces.filter((space) => wanted.has(space.id)).map(({ x, y }) => `<g transform="translate(${x * 100} ${y * 100})">${FLAG}</g>`);
}

function walls(map: TacticsMap): Wall[] {
  return map.spaces.flatMap(({ x, y, east, south }) => [
    ...(east === "open" ? [] : [{ x: (x + 1) * 100, y: y * 100, flat: false, kind: east }]),
    ...(south === "open" ? [] : [{ x: x * 100, y: (y + 1) * 100, flat: true, kind: south }]),
  ]);
}

/** What rises above the ground, the far before the near. */
function heights(map: TacticsMap, laid: Laid, at: At, tones: Tones): string {
  const isHouse = (x: number, y: number) => { const space = at(x, y); return Boolean(space && (space.terrain === "none" || laid.squares.has(space.id))); };
  const put = (space: SpacePicture, inside: string) => `<g transform="translate(${space.x * 100} ${space.y * 100})">${inside}</g>`;
  const low = map.spaces.map((space) => {
    const element = laid.elements[space.id];
    return (space.terrain === "cross" ? put(space, rubble(space.x, space.y, tones)) : "") + (element ? put(space, cover(element, false)) : "");
  });
  const houses = map.spaces.filter((space) => isHouse(space.x, space.y)).map((space) => {
    const { x, y } = space;
    return put(space, house(x, y, [isHouse(x - 1, y), isHouse(x + 1, y), isHouse(x, y - 1), isHouse(x, y + 1)], tones));
  });
  const built = walls(map);
  const clouds = map.spaces.filter((space) => space.terrain === "diamond").map((space) => put(space, smoke()));
  return [...low, ...houses, `<g filter="url(#blur)" opacity=".36">${built.map(wallShade).join("")}</g>`, ...built.map((wall) => wallTop(wall, tones)), ...flags(map), ...clouds].join("");
}

/** The ground of a map, without its margin. */
export function groundOf(map: TacticsMap, laid: Laid, tones: Tones): string {
  const spaces = new Map(map.spaces.map((space) => [`${space.x} ${space.y}`, space]));
  const at: At = (x, y) => spaces.get(`${x} ${y}`);
  const [width, height] = [map.width * 100, map.height * 100];
  const layers = [earth(map, tones), water(map, at, tones), floors(map, tones), grid(map, tones), entries(map, at), goals(map), heights(map, laid, at, tones)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs(tones)}</defs>${layers.join("")}<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`;
}
