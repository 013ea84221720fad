/** What does a unit look like as a picture of its own? Its base, figures and hero, or a portrait; as a whole SVG. */

import type { CardPicture } from "../../lib/wire/server-types";
import { sidePaint, weaveOf } from "./bases";
import { artOf } from "./cards";
import { INK } from "./draw";
import { paintOf } from "./paint";
import type { Shown } from "./squads";

export interface Miniature extends Shown {
  card: CardPicture;
  side: number;
  hero?: CardPicture | undefined;
  done: boolean;
}

/** The part of the drawing that a miniature may fill: barrels and flags stand out over the base. */
export const FRAME = { x: -66, y: -84, width: 132, height: 134 };
const STAR = "M0 -27L6.5 -8.5L26 -8.5L10.5 3L16 22L0 10.5L-16 22L-10.5 3L-26 -8.5L-6.5 -8.5Z";
const LIGHT =
  '<radialGradient id="lit" cx=".32" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient>';
const GREY = '<filter id="grey"><feColorMatrix type="saturate" values=".26"/><feComponentTransfer><feFuncR type="linear" slope=".8"/><feFuncG type="linear" slope=".8"/><feFuncB type="linear" slope=".8"/></feComponentTransfer></filter>';
const SOFT = '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>';

/** A unit on its base. Those on angular bases look left, towards the others. */
export function miniature(unit: Miniature): string {
  const { base } = sidePaint(unit.side);
  const turn = unit.side % 2 ? "scale(-1 1)" : "";
  const figures = `<g class="mini" transform="${turn}">${artOf(unit.card, unit)}</g>`;
  const shadow = `<path d="${base}" transform="translate(5 7)" opacity=".42" filter="url(#soft)"/>`;
  const inside = shadow + plinth(unit) + figures + guest(unit, turn);
  return whole(FRAME, unit, `<g${unit.done ? ' filter="url(#grey)"' : ""}>${inside}</g>`);
}

function plinth({ side, card }: Miniature): string {
  const { base, fill, deep } = sidePaint(side);
  const isHero = card.kind === "hero";
  const top = `d="${base}" transform="translate(0 -.5) scale(.82)"`;
  const rim = isHero ? 'stroke="#e2b957" stroke-width="3"' : 'stroke="#fff" stroke-opacity=".5" stroke-width="1.5"';
  const star = isHero ? `<path d="${STAR}" fill="#c79a3b" opacity=".55"/>` : "";
  return `<path d="${base}" fill="${fill}" stroke="${INK}" stroke-width="2.2"/><path d="${base}" fill="url(#weave)"/><path ${top} fill="${deep}" ${rim}/><path ${top} fill="url(#lit)"/>${star}`;
}

/** The hero who goes with a squad, as a medallion. */
function guest(unit: Miniature, turn: string): string {
  if (!unit.hero) return "";
  const figure = artOf(unit.hero, { left: unit.hero.hp, far: false });
  return `<g transform="translate(${turn ? 30 : -30} 2)"><circle r="19" fill="#e2b957" stroke="${INK}" stroke-width="2"/><circle r="15.5" fill="#1d2a36"/><g clip-path="url(#bust)"><g class="mini" transform="${turn} translate(-1 19) scale(.78)">${figure}</g></g></g>`;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function whole(frame: Frame, { card, side }: { card: CardPicture; side: number }, inside: string): string {
  const defs = `<style>${paintOf(card.faction)}</style><clipPath id="bust"><circle r="15.5"/></clipPath>${weaveOf(side, "weave")}${LIGHT}${GREY}${SOFT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"><defs>${defs}</defs>${inside}</svg>`;
}

/** Figures that reach far above their base. */
const TALL = ["rosie", "commander-hale", "ozz-117", "winter-child", "the-boss", "kommandotrupp", "bbq-squad", "markus", "drakoni", "beobachter", "totenmeister", "striker", "leathernecks"];
const SIZES: Record<CardPicture["kind"], [scale: number, down: number]> = { vehicle: [0.92, 22], aircraft: [0.92, 20], hero: [1.5, 26], squad: [1.18, 14] };
const RAYS = Array.from({ length: 14 }, (_, at) => {
  const [one, other] = [(at / 14) * 2 * Math.PI, (at / 14) * 2 * Math.PI + 0.22];
  const end = (angle: number) => `${(Math.cos(angle) * 150).toFixed(1)} ${(Math.sin(angle) * 150).toFixed(1)}`;
  return `M0 0L${end(one)}L${end(other)}Z`;
}).join("");

/** The emblem on a unit's card: its figures large, before rays in the side's colour; `wide` to either side of 50 up and down. */
export function portrait(card: CardPicture, side: number, wide = 50): string {
  const [scale, down] = SIZES[card.kind];
  const isTall = TALL.includes(card.id);
  const size = scale * (isTall ? (card.kind === "hero" ? 0.7 : 0.84) : 1);
  const figures = artOf(card, { left: card.hp, far: false });
  const back = `<rect x="${-wide}" y="-50" width="${2 * wide}" height="100" fill="${sidePaint(side).fill}"/><path d="${RAYS}" transform="translate(0 6)" fill="#fff" opacity=".13"/><rect x="${-wide}" y="-50" width="${2 * wide}" height="100" fill="url(#weave)" opacity=".25"/><path d="M${-wide} 33Q0 22 ${wide} 33V50H${-wide}Z" fill="#10181f" opacity=".5"/>`;
  return whole({ x: -wide, y: -50, width: 2 * wide, height: 100 }, { card, side }, `${back}<g class="mini" transform="translate(-2 ${down + (isTall ? 6 : 0)}) scale(${size})">${figures}</g>`);
}
