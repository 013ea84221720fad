/** What lies about on a battlefield? Rubble, crates, traps and smoke, each in a square of 100 with light from the upper left. */

import { INK } from "../figures/draw";
import { lots, seedOf } from "./chance";
import type { Tones } from "./tones.svelte";

type Point = [number, number];
const line = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

function stone(x: number, y: number, size: number, turn: number, tones: Tones): string {
  const rim = Array.from({ length: 6 }, (_, at): Point => {
    const angle = turn + (at / 6) * 2 * Math.PI;
    const far = size * (0.78 + 0.3 * Math.abs(Math.sin(turn * 7 + at * 2.3)));
    return [x + Math.cos(angle) * far * 1.1, y + Math.sin(angle) * far * 0.85];
  });
  const top = rim.map(([u, v]): Point => [x + (u - x) * 0.66 - size * 0.14, y + (v - y) * 0.62 - size * 0.2]);
  const flank = [...top.slice(0, 3), ...rim.slice(0, 3).toReversed()];
  return `<path d="M${line(rim)}Z" transform="translate(${(size * 0.3).toFixed(1)} ${(size * 0.36).toFixed(1)})" opacity=".3"/><path d="M${line(rim)}Z" fill="${tones.stoneDark}" stroke="${INK}" stroke-opacity=".7" stroke-width="1.4"/><path d="M${line(top)}Z" fill="${tones.stoneLight}"/><path d="M${line(flank)}Z" fill="${tones.stone}"/>`;
}

const HEAP: Point[] = [[14, 20], [33, 10], [60, 9], [84, 15], [91, 38], [88, 66], [82, 88], [58, 93], [32, 91], [12, 82], [7, 56], [9, 38], [30, 34], [66, 36], [44, 62], [70, 66]];

/** Rubble lies round the middle, so that it is seen beside whoever stands in it. */
export function rubble(x: number, y: number, tones: Tones): string {
  const lot = lots(seedOf(x, y));
  const stones = HEAP.map(([a, b], at) => stone(a + lot() * 6 - 3, b + lot() * 6 - 3, (at < 12 ? 9 : 7) + lot() * 4.5, lot() * 6, tones));
  const beams = "M22 68L50 60M62 24L80 34";
  return `<ellipse cx="50" cy="52" rx="46" ry="42" fill="${tones.stoneDark}" opacity=".28"/>${stones.join("")}<path d="${beams}" stroke="#4b3a22" stroke-width="4" stroke-linecap="round"/><path d="${beams}" transform="translate(0 -1)" stroke="#8a6a3f" stroke-width="1.8" stroke-linecap="round"/>`;
}

function crate(x: number, y: number, s: number): string {
  const at = (part: number) => (s * part).toFixed(1);
  return `<g transform="translate(${x} ${y})"><path d="M${at(0.2)} ${at(0.4)}h${s}v${s}h-${s}z" opacity=".3"/><path d="M0 0H${s}L${at(1.14)} ${at(0.16)}V${at(1.16)}H${at(0.14)}L0 ${s}Z" fill="#5d3d1b" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 0H${s}V${s}H0Z" fill="#b98a4b" stroke="${INK}" stroke-width="1.6"/><path d="M0 ${at(0.33)}H${s}M0 ${at(0.66)}H${s}" stroke="#7a5527" stroke-width="1.3"/><path d="M${at(0.04)} ${at(0.04)}H${at(0.96)}V${at(0.96)}H${at(0.04)}ZM${at(0.1)} ${at(0.1)}L${at(0.9)} ${at(0.9)}" fill="none" stroke="#8d6331" stroke-width="${at(0.11)}"/><path d="M1 1H${s - 1}" stroke="#f0cf95" stroke-width="1.6" opacity=".8"/></g>`;
}

const BEAMS = [["M-22 12L18 -20", "#59636b", "#8e9aa2"], ["M-19 -17L22 13", "#454e55", "#7a868e"], ["M1 -24L-1 17", "#6b767e", "#b2bcc2"]] as const;

function hedgehog(x: number, y: number, scale: number): string {
  const beams = BEAMS.map(([d, side, edge]) => `<path d="${d}" stroke="${INK}" stroke-width="9.5"/><path d="${d}" stroke="${side}" stroke-width="6.5"/><path d="${d}" stroke="${edge}" stroke-width="2" transform="translate(-1.5 -1)"/>`);
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="square"><ellipse cx="5" cy="10" rx="24" ry="12" opacity=".26"/>${beams.join("")}</g>`;
}

const STACK: [number, number, number][] = [[14, 16, 40], [56, 22, 28], [26, 58, 30], [58, 52, 24]];
const CRATES_ROUND: [number, number, number][] = [[2, 2, 25], [72, 1, 22], [70, 68, 26], [1, 71, 24]];
const TRAPS: [number, number, number][] = [[30, 32, 0.9], [74, 28, 0.74], [30, 76, 0.74], [73, 71, 0.92]];
const TRAPS_ROUND: [number, number, number][] = [[15, 16, 0.6], [86, 15, 0.55], [14, 85, 0.55], [86, 85, 0.62]];

/** A cover element: in the middle, or in the corners round whoever stands there. */
export function cover(element: string, isRound: boolean): string {
  if (element === "crate") return (isRound ? CRATES_ROUND : STACK).map((one) => crate(...one)).join("");
  return (isRound ? TRAPS_ROUND : TRAPS).map((one) => hedgehog(...one)).join("");
}

const PUFFS: [number, number, number, string][] = [[32, 56, 32, "#7d8183"], [70, 60, 31, "#8a8d8e"], [54, 44, 34, "#a9acaa"], [34, 38, 23, "#cfd0ca"], [62, 32, 20, "#e6e5de"]];

export function smoke(): string {
  const puffs = PUFFS.map(([x, y, radius, fill]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`);
  return `<g filter="url(#puff)" opacity=".84">${puffs.join("")}</g>`;
}
