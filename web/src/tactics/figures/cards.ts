/** What does each card look like? One sign per card: the hand tells the weapon, back or head tells who it is. */

import type { CardPicture } from "../../lib/wire/server-types";
import { AIR } from "./machines/aircraft";
import { apeUp, gorilla, prone, zombie } from "./people/creatures";
import { g, INK, p, shade } from "./draw";
import { heavy } from "./people/heavies";
import { soldier, type Look } from "./people/soldier";
import { machineGunTeam, mortarTeam, one, squad, type Shown } from "./squads";
import { walker, type Machine } from "./machines/walkers";

type Art = (who: Shown) => string;

const S = (hat: string, arm?: string, pack?: string, more: Look = {}): string => soldier({ hat, ...(arm === undefined ? {} : { arm }), ...(pack === undefined ? {} : { pack }), ...more });
const A = (arm: string, pack?: string, more?: Look): string => S("allies", arm, pack, more);
const X = (arm: string, pack?: string, more?: Look): string => S("axis", arm, pack, more);
const veh = (machine: Machine, scale = 1): string => shade(5, 19, 32, 6) + g(`translate(-2 2) scale(${scale})`, walker(machine));

export const ARTS: Record<string, Art> = {
  blackhawk: () => veh({ legs: "bird", hull: "lightround", mount: "tubes" }),
  honey: () => veh({ legs: "bird", hull: "scout", mount: "phaser" }),
  wildfire: () => veh({ legs: "bird", hull: "scout", mount: "quadmg" }),
  "hot-dog": () => veh({ mount: "napalm" }, 0.92),
  pounder: () => veh({ mount: "longgun" }, 0.92),
  mickey: () => veh({ mount: "howitzer" }, 0.95),
  "steel-rain": () => veh({ mount: "rack" }, 0.88),
  punisher: () => veh({ legs: "quad", hull: "heavy", mount: "siege" }, 0.84),
  hans: () => veh({ legs: "bird", hull: "lightbox", mount: "launcher" }),
  luther: () => veh({ hull: "angular", mount: "claws" }, 0.92),
  lothar: () => veh({ hull: "angular", mount: "nebel" }, 0.88),
  ludwig: () => veh({ hull: "angular", mount: "twinguns" }, 0.92),
  heinrich: () => veh({ hull: "angular", mount: "flak" }, 0.9),
  wotan: () => veh({ legs: "quad", hull: "heavy", mount: "lasers" }, 0.86),
  pelican: () => AIR.pelican!,
  horten: () => AIR.horten!,
  striker: () => AIR.rotor!,
  "hell-boys": (who) => squad(who, A("flame", "tanks"), [A("flame", "tanks"), A("shotgun"), A("shotgun"), A("shotgun")], 5, { pair: true }),
  "bbq-squad": (who) => squad(who, A("none", "", { pose: "satchel" }), [A("shotgun"), A("flame", "tanks"), A("shotgun"), A("none", "", { pose: "satchel" })], 5),
  "death-dealers": (who) => squad(who, A("mg"), [A("rifle"), A("tube", ""), A("rifle"), A("rifle")], 5),
  "the-gunners": (who) => squad(who, A("ugl", "pack", { kneel: true }), [A("rifle"), A("tube", ""), A("ugl"), A("rifle")], 5),
  "recon-boys": (who) => squad(who, S("leaf", "rifle", "pack", { run: true }), [S("leaf", "rifle"), S("leaf", "mg"), S("leaf", "rifle"), S("leaf", "rifle")], 5),
  "the-boss": (who) => squad(who, S("cap", "none", "flag", { pose: "glassUp" }), [A("carbine"), A("mg"), A("carbine", "radio"), A("carbine")], 5),
  "special-ops-rangers": (who) => squad(who, S("beret", "sniper", "", { kneel: true }), [S("beret", "glass", "")], 2),
  choppers: (who) => machineGunTeam(who, "allies"),
  leathernecks: (who) => mortarTeam(who, "allies"),
  "the-hammers": (who) => squad(who, heavy({ arm: "fists", jet: true }), [heavy({ arm: "fists", jet: true })], 3, { big: true }),
  "tank-busters": (who) => squad(who, heavy({ arm: "rockets", jet: true }), [heavy({ arm: "rockets", jet: true })], 3, { big: true }),
  rhino: () => one(heavy({ arm: "punch", jet: true, horn: true }), 1.12),
  "bazooka-joe": () => one(S("beret", "tube", "pack") + p("M7 -34L15 -36", "no", 2.6) + `<circle cx="16" cy="-36.5" r="2" class="fl"/>`, 1.4),
  rosie: () => one(S("scarf", "none", "", { pose: "wrench" }), 1.3),
  "ozz-117": () => shade(4, 24, 16, 4) + g("translate(2 8) rotate(20) scale(1.25)", p("M-16 -18L-22 8L-15 -2L-10 10L-8 -16Z", "fl", 1.3) + S("flyer", "none", "jet", { pose: "pistols", run: true })),
  "action-jackson": () => one(heavy({ arm: "ray", more: `<path d="M-6 -34l2 4.2 4.600.5-3.4 3 1 4.5-4.2-2.3-4 2.300.9-4.5-3.4-3 4.5-.5z" fill="#ffc23a" stroke="${INK}" stroke-width="1"/>` }), 1.08),
  "commander-hale": () => one(S("cap", "none", "", { coat: true, pose: "pistols" }), 1.4),
  sturmpioniere: (who) => squad(who, X("faust", ""), [X("smg"), X("flame", "tanks"), X("faust", ""), X("smg")], 5),
  "laser-grenadiers": (who) => squad(who, X("laser"), [X("laser")], 5),
  "recon-grenadiers": (who) => squad(who, X("smg", "spare", { run: true }), [X("smg"), X("mg"), X("smg", "spare"), X("smg")], 5),
  "battle-grenadiers": (who) => squad(who, X("schreck", ""), [X("smg")], 5),
  "tank-killers": (who) => squad(who, X("tube", "", { kneel: true }), [X("tube", ""), X("smg"), X("smg"), X("smg")], 5, { pair: true }),
  kommandotrupp: (who) => squad(who, S("peak", "none", "loop", { coat: true, pose: "point" }), [X("smg"), X("mg"), X("smg", "radio"), X("smg")], 5),
  "sniper-grenadier": (who) => squad(who, g("translate(3 0) scale(0.8)", prone()), [X("glass", "", { kneel: true })], 2),
  beobachter: (who) => squad(who, X("none", "", { kneel: true, pose: "scope" }), [X("smg", "radio")], 2),
  "heavy-laser-grenadiers": (who) => squad(who, heavy({ arm: "laser", eye: "ls" }), [heavy({ arm: "laser", eye: "ls" })], 3, { big: true }),
  "heavy-flak-grenadiers": (who) => squad(who, heavy({ arm: "flak", eye: "fl" }), [heavy({ arm: "flak", eye: "fl" })], 3, { big: true }),
  "axis-gorillas": (who) => squad(who, gorilla(), [gorilla()], 3, { big: true }),
  "axis-zombies": (who) => squad(who, zombie(), [zombie()], 5),
  markus: () => one(apeUp(), 1.05),
  totenmeister: () => one(S("hair", "none", "", { coat: true, pose: "saw" }), 1.4),
  lara: () => one(heavy({ arm: "duo", eye: "fl", more: p("M-6 -44Q-18 -46 -22 -34L-30 -22L-20 -26Q-12 -34 -6 -38Z", "fy", 1.4) }), 1.08),
  sigrid: () => one(S("braid", "none", "", { coat: true, pose: "laserArm" }), 1.38),
  manfred: () => one(S("peak", "none", "", { coat: true, pose: "point" }), 1.36),
  stefan: () => one(S("mask", "flame", "drum"), 1.34),
  drakoni: (who) => squad(who, S("ssu", "none", "pack", { pose: "grenade", run: true }), [S("ssu", "smg"), S("ssu", "sniper"), S("ssu", "mg"), S("ssu", "smg")], 5),
  "winter-child": () => `<circle cx="0" cy="-16" r="34" class="ls" opacity=".32"/>` + g("translate(0 14) scale(1.2)", S("crown", "none", "", { coat: true, pose: "storm" })),
};

/** What a card of some other collection looks like, by its kind. */
const KINDS: Record<CardPicture["kind"], Art> = {
  squad: (who) => squad(who, A("rifle"), [A("rifle")], 5),
  hero: () => one(S("cap", "none", "", { pose: "pistols" }), 1.4),
  vehicle: () => veh({ mount: "howitzer" }, 0.95),
  aircraft: () => AIR.pelican!,
};

/** The miniatures of a card as text of SVG. */
export function artOf(card: CardPicture, who: Shown): string {
  return (ARTS[card.id] ?? KINDS[card.kind])(who);
}
