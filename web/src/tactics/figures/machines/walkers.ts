/** What do walkers look like? Legs, hull and mount tell one from another. */

import { f, g, hole, INK, p } from "../draw";

const LEGS: Record<string, string> = {
  bird: p("M-4 -20L-20 -8L-14 -2L2 -14Z", "td") + p("M-20 -9L-9 12L-3 10L-13 -4Z", "td") + p("M-14 11H1L4 17H-17Z", "td")
    + p("M4 -20L-6 -4L1 1L13 -15Z", "tm") + p("M-6 -5L9 14L15 11L2 -3Z", "tm") + p("M4 13H20L24 19H1Z", "tm"),
  biped: p("M-12 -22L-22 -4L-11 0L0 -16Z", "td") + p("M-22 -5L-21 13H-10L-11 -2Z", "td") + p("M-25 11H-6L-4 18H-28Z", "td")
    + p("M2 -22L8 -2L20 -4L16 -22Z", "tm") + p("M8 -4L12 14H24L20 -6Z", "tm") + p("M7 12H28L32 19H5Z", "tm"),
  quad: p("M-20 -16L-34 -6L-30 -1L-12 -10Z", "td") + p("M-35 -7L-36 16H-27L-28 -3Z", "td") + p("M10 -16L34 -8L31 -2L8 -10Z", "td") + p("M29 -8L32 14H40L37 -8Z", "td") + p("M-39 13H-24V19H-42ZM29 12H43L46 18H28Z", "td")
    + p("M-12 -16L-18 0L-9 3L0 -12Z", "tm") + p("M-18 -1L-14 16H-5L-9 0Z", "tm") + p("M6 -16L12 2L20 -1L16 -16Z", "tm") + p("M11 0L13 17H22L20 -2Z", "tm") + p("M-18 15H-2L1 21H-20ZM10 16H26L29 22H8Z", "tm"),
};
const HULLS: Record<string, string> = {
  lightround: p("M-18 -34Q-20 -50 -6 -53L8 -52Q20 -47 19 -36L13 -22H-11Z", "tm") + f("M-16 -36Q-17 -48 -6 -51L4 -51Q-8 -46 -9 -24Z", "tl") + p("M9 -46L18 -42L17 -36L9 -38Z", "gl", 1.4) + p("M-12 -53V-64", "no", 1.6) + p("M-9 -25H12V-19H-9Z", "td", 1.4),
  lightbox: p("M-20 -48L-12 -55H8L20 -42L16 -24H-16Z", "tm") + f("M-18 -47L-11 -53.5H2L-8 -25.5H-15Z", "tl") + p("M8 -47L17 -40L15 -34L7 -38Z", "gl", 1.4) + p("M-10 -26H12V-19H-10Z", "td", 1.4),
  scout: p("M-13 -34L-8 -46H8L16 -36L12 -23H-10Z", "tm") + f("M-11 -34L-7 -44.5H2L-5 -25Z", "tl") + p("M4 -42L12 -36L10 -30L3 -33Z", "gl", 1.3),
  round: p("M-26 -38Q-28 -56 -10 -58L12 -57Q28 -52 27 -36L20 -20H-20Z", "tm") + f("M-24 -38Q-25 -54 -10 -56L6 -56Q-13 -50 -14 -22L-19 -23Z", "tl") + p("M-8 -57Q-8 -66 2 -66Q12 -66 12 -57Z", "tl") + p("M14 -49L25 -44L23 -37L13 -40Z", "gl", 1.5) + p("M-16 -24H18V-18H-16Z", "td", 1.4) + f("M-20 -44h3v3h-3zM-20 -36h3v3h-3z", "td"),
  angular: p("M-28 -50L-16 -59H14L28 -46L24 -20H-24Z", "tm") + f("M-26 -49L-15 -57.5H4L-12 -21.5H-22.5Z", "tl") + p("M-8 -59L-4 -66H8L12 -59Z", "tl") + p("M12 -52L24 -44L22 -37L11 -42Z", "gl", 1.5) + p("M-18 -23H20V-17H-18Z", "td", 1.4) + f("M-21 -34h3v3h-3zM-19 -27h3v3h-3z", "td"),
  heavy: p("M-36 -38L-28 -54H18L36 -40L32 -16H-32Z", "tm") + f("M-34 -38L-27 -52H2L-14 -17.5H-30Z", "tl") + p("M-20 -54L-14 -66H10L16 -54Z", "tl") + p("M14 -48L30 -39L28 -32L13 -38Z", "gl", 1.5) + p("M-26 -20H28V-13H-26Z", "td", 1.4) + f("M-28 -32h4v4h-4zM-26 -24h4v4h-4z", "td"),
};
const MOUNTS: Record<string, string> = {
  tubes: p("M-16 -40L28 -44V-37L-16 -32Z", "mt") + p("M-16 -31L28 -35V-28L-16 -23Z", "mt") + p("M25 -46L35 -47V-36L25 -36ZM25 -37L35 -38V-27L25 -27Z", "td") ,
  launcher: p("M-8 -46L32 -49V-27L-8 -26Z", "mt") + [0, 1].map((r) => hole(32, -43 + r * 10, 4, "fl")).join("") + p("M4 -48V-26M16 -49V-26", "no", 1.4),
  phaser: p("M-8 -46H16V-26H-8Z", "mt") + p("M14 -56Q40 -36 14 -16Q24 -36 14 -56Z", "ls") + p("M16 -36H40", "no", 3) + `<circle cx="42" cy="-36" r="5.5" class="ls" stroke="${INK}" stroke-width="1.5"/>`,
  quadmg: g("rotate(-30 0 -38)", [0, 1, 2, 3].map((i) => p(`M-2 ${-51 + i * 7}H46V${-47 + i * 7}H-2Z`, "mt", 1.3)).join("") + p("M-10 -54H10V-22H-10Z", "td")),
  napalm: p("M-24 -62Q-19 -68 -14 -62V-40Q-19 -36 -24 -40ZM-14 -62Q-9 -68 -4 -62V-40Q-9 -36 -14 -40Z", "fl") + p("M-6 -38H26V-29H-6Z", "mt") + p("M24 -41H33V-26H24Z", "td") + p("M34 -34Q40 -45 52 -45Q47 -38 54 -33Q46 -31 48 -24Q40 -23 34 -32Z", "fl", 1.4) + f("M37 -34Q41 -40 46 -40Q44 -36 47 -33Q42 -29 37 -32Z", "fy"),
  longgun: p("M-10 -42H18V-28H-10Z", "td") + p("M16 -39L56 -41V-34L16 -31Z", "mt") + p("M52 -44H61V-31H52Z", "td") + f("M18 -38L52 -40V-38L18 -36Z", "sh"),
  howitzer: p("M-12 -45H18V-26H-12Z", "td") + p("M16 -44L38 -46V-29L16 -28Z", "mt") + hole(38, -37.5, 8.5) + f("M18 -42L36 -44V-41L18 -39Z", "sh"),
  rack: p("M-22 -70L24 -78V-50L-22 -46Z", "mt") + [0, 1, 2].map((c) => [0, 1].map((r) => hole(-12 + c * 13, -65 - c * 2 + r * 11, 4.2, "fl")).join("")).join("") + p("M-22 -70L24 -78", "no", 2) + p("M20 -40L34 -44V-34L20 -32Z", "mt"),
  claws: p("M8 -40L30 -42L34 -34L12 -30Z", "mt") + p("M30 -44Q46 -50 56 -40L47 -40Q42 -40 38 -37ZM32 -33Q44 -22 56 -30L48 -34Q42 -35 37 -36Z", "td") + p("M-6 -56L34 -60V-56L-6 -51Z", "mt", 1.4),
  nebel: p("M-20 -78H16L20 -50H-18Z", "td") + [[-11, -71], [1, -72], [12, -71], [-10, -59], [2, -59], [13, -59]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" class="mt" stroke="${INK}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="2.3" class="fl"/>`).join("") + p("M18 -34L36 -36V-32L18 -29Z", "mt", 1.4),
  twinguns: p("M-14 -48H16V-22H-14Z", "td") + p("M14 -47L56 -50V-43L14 -40Z", "mt") + p("M14 -33L56 -36V-29L14 -26Z", "mt") + p("M52 -53H60V-41H52ZM52 -39H60V-27H52Z", "td") + f("M16 -46L52 -48.5V-46.5L16 -44Z", "sh"),
  flak: p("M-12 -54H10V-24H-12Z", "td") + [0, 1].map((i) => p(`M6 ${-54 + i * 8}L46 ${-76 + i * 8}L48 ${-72 + i * 8}L8 ${-49 + i * 8}Z`, "mt", 1.4)).join("") + [0, 1].map((i) => p(`M6 ${-38 + i * 8}L48 ${-56 + i * 8}L50 ${-52 + i * 8}L8 ${-33 + i * 8}Z`, "mt", 1.4)).join(""),
  lasers: p("M-14 -52H18V-20H-14Z", "td") + p("M16 -52L44 -54V-44L16 -42ZM16 -34L44 -36V-26L16 -24Z", "mt") + p("M24 -56V-40M31 -57V-41M38 -57V-42M24 -38V-22M31 -39V-23M38 -39V-24", "no", 2.2) + `<circle cx="48" cy="-49" r="6" class="ls" stroke="${INK}" stroke-width="1.5"/><circle cx="48" cy="-31" r="6" class="ls" stroke="${INK}" stroke-width="1.5"/>`,
  siege: p("M-22 -66H20V-30H-22Z", "td") + p("M16 -64L60 -70V-57L16 -51ZM16 -45L60 -51V-38L16 -32Z", "mt") + p("M54 -74H65V-54H54ZM54 -55H65V-35H54Z", "td") + f("M18 -62L54 -67V-64L18 -59Z", "sh"),
};
export interface Machine {
  legs?: string;
  hull?: string;
  mount: string;
}

/** A walker: legs, hull and what it is built to carry. */
export function walker({ legs = "biped", hull = "round", mount }: Machine): string {
  const top = MOUNTS[mount] ?? "";
  const isHigh = mount === "nebel" || mount === "rack";
  return (LEGS[legs] ?? "") + (HULLS[hull] ?? "") + (isHigh ? g("translate(-4 13) scale(1 .94)", top) : top);
}
