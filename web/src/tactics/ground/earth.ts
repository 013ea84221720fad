/** What is a battlefield made of? Earth and grass, a track, shell holes, water with its shore. */

import type { SpacePicture, TacticsMap } from "../../lib/wire/server-types";
import { lots } from "./chance";
import type { Tones } from "./tones.svelte";

/** Bare ground with grass in patches, a track across it, tufts, stones and shell holes. */
export function earth(map: TacticsMap, tones: Tones): string {
  const [width, height] = [map.width * 100, map.height * 100];
  const all = `width="${width}" height="${height}"`;
  return `<rect ${all} fill="${tones.earth}"/><rect ${all} fill="${tones.grass}" filter="url(#patch)"/>${track(width, height - 240, tones)}${litter(map, tones)}<rect ${all} fill="url(#grain)" opacity=".2"/>`;
}

function track(width: number, y: number, tones: Tones): string {
  const way = (down: number) => `M-20 ${y + down}Q${width * 0.3} ${y + down - 70} ${width * 0.55} ${y + down + 14}T${width + 20} ${y + down - 30}`;
  return `<g filter="url(#rough)" fill="none"><path d="${way(0)}" stroke="${tones.road}" stroke-width="74" opacity=".75"/><path d="${way(-15)}${way(15)}" stroke="${tones.grit}" stroke-width="7" stroke-dasharray="5 4" opacity=".34"/></g>`;
}

function litter(map: TacticsMap, tones: Tones): string {
  const lot = lots(42 + map.width);
  const count = map.width * map.height;
  const somewhere = () => [lot() * map.width * 100, lot() * map.height * 100, 0.6 + lot() * 0.8] as const;
  const small = Array.from({ length: Math.round(count * 2.2) }, () => {
    const [x, y, k] = somewhere();
    const at = `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${k.toFixed(2)})`;
    if (lot() > 0.45) return `<path transform="${at}" d="M0 0l-4 -9M0 0v-11M0 0l5 -8" stroke="${tones.grit}" stroke-opacity=".5" stroke-width="1.7" stroke-linecap="round"/>`;
    return `<ellipse transform="${at}" rx="3" ry="2.2" fill="${tones.stone}" stroke="${tones.grit}" stroke-opacity=".5"/>`;
  });
  const holes = Array.from({ length: Math.round(count / 14) }, () => {
    const [x, y, k] = somewhere();
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${k.toFixed(2)})" opacity=".55"><ellipse rx="22" ry="17" fill="${tones.grit}" opacity=".5"/><ellipse cx="3" cy="3" rx="15" ry="11" fill="${tones.earth}"/><path d="M-20 -6Q-8 -18 10 -15" stroke="${tones.stoneLight}" stroke-width="2.5" fill="none"/></g>`;
  });
  return small.join("") + holes.join("");
}

/** Water: neighbouring squares are one pond, which runs out of the field at its edge. */
export function water(map: TacticsMap, at: (x: number, y: number) => SpacePicture | undefined, tones: Tones): string {
  const isWet = (x: number, y: number) => at(x, y)?.terrain === "triangle";
  const shape = map.spaces.filter((space) => isWet(space.x, space.y)).map(({ x, y }) => pond(map, x, y, isWet)).join("");
  if (!shape) return "";
  return `<clipPath id="pond">${shape}</clipPath><g filter="url(#rough)"><g fill="${tones.shore}" stroke="${tones.shore}" stroke-width="17" stroke-linejoin="round">${shape}</g><g fill="${tones.grit}" stroke="${tones.grit}" stroke-width="5" opacity=".5">${shape}</g><g fill="${tones.shallow}">${shape}</g><g transform="translate(5 6)" fill="${tones.deep}" clip-path="url(#pond)" opacity=".75">${shape}</g></g><rect width="${map.width * 100}" height="${map.height * 100}" fill="url(#ripple)" clip-path="url(#pond)"/>`;
}

function pond(map: TacticsMap, x: number, y: number, isWet: (x: number, y: number) => boolean): string {
  const rect = (left: number, top: number, width: number, height: number, round = 0) => `<rect x="${x * 100 + left}" y="${y * 100 + top}" width="${width}" height="${height}" rx="${round}"/>`;
  const [east, south] = [isWet(x + 1, y), isWet(x, y + 1)];
  return [
    rect(8, 8, 84, 84, 30),
    east ? rect(40, 8, 120, 84) : "",
    south ? rect(8, 40, 84, 120) : "",
    east && south && isWet(x + 1, y + 1) ? rect(60, 60, 80, 80) : "",
    x === 0 ? rect(-10, 8, 60, 84) : "",
    x === map.width - 1 ? rect(50, 8, 70, 84) : "",
    y === 0 ? rect(8, -10, 84, 60) : "",
    y === map.height - 1 ? rect(8, 50, 84, 70) : "",
  ].join("");
}
