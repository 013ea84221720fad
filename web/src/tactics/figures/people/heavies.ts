/** What does powered armour look like? One suit, many arms. */

import { PACKS } from "./arms";
import { f, g, hole, INK, limb, p } from "../draw";

const HEAVY: Record<string, () => string> = {
  fists: () => p("M13 -30Q26 -32 28 -22L30 -10Q31 -2 22 -2Q13 -3 14 -11Z", "tm") + p("M17 -10H30M17 -6H29", "no", 1.4) + p("M-13 -30Q-26 -31 -27 -21L-29 -11Q-29 -3 -21 -3Q-13 -4 -14 -12Z", "tl") + p("M-28 -10H-16M-27 -6H-16", "no", 1.4),
  laser: () => p("M-6 -22L30 -26V-14L-6 -12Z", "mt") + p("M8 -26V-10M14 -27V-10M20 -27V-11", "no", 2.2) + `<circle cx="32" cy="-20" r="5" class="ls" stroke="${INK}" stroke-width="1.4"/>` + limb("M-14 -30L-10 -17L0 -16", "tm", 6),
  flak: () => p("M-10 -50L22 -60L24 -54L-8 -44Z", "mt") + p("M-8 -43L24 -53L26 -47L-6 -36Z", "mt") + `<circle cx="24" cy="-57" r="3" class="td" stroke="${INK}" stroke-width="1.3"/><circle cx="26" cy="-50" r="3" class="td" stroke="${INK}" stroke-width="1.3"/>` + limb("M14 -30L20 -38L12 -44", "tm", 6) + limb("M-14 -30L-18 -20L-12 -14", "tl", 6),
  rockets: () => p("M-26 -52L34 -60L35 -51L-25 -43Z", "mt") + p("M30 -62L42 -63V-50L31 -49Z", "td") + hole(42, -56.5, 5, "fl") + p("M-6 -25L36 -31L37 -22L-5 -16Z", "mt") + p("M33 -33L45 -34V-21L34 -20Z", "td") + hole(45, -27.5, 5, "fl") + limb("M-14 -30L-12 -18L0 -19", "tl", 6),
  twinmg: () => p("M-4 -24H14V-14H-4Z", "mt") + p("M12 -23H34V-20H12ZM12 -18H34V-15H12Z", "mt", 1.4) + p("M0 -14Q4 -4 -8 -4", "no", 3) + limb("M-14 -30L-10 -17L0 -17", "tm", 6),
  punch: () => p("M-13 -30Q-26 -31 -27 -21L-29 -11Q-29 -3 -21 -3Q-13 -4 -14 -12Z", "tl") + p("M-28 -10H-16", "no", 1.4) + p("M14 -38L34 -44Q46 -44 46 -34Q46 -25 36 -25L16 -26Z", "tm") + p("M38 -43V-26M42 -42V-27", "no", 1.4) + p("M22 -45L10 -55L17 -44ZM22 -25L12 -16L17 -26Z", "fl", 1.3),
  duo: () => p("M6 -33H24V-25H6Z", "td") + p("M22 -32H44V-29H22Z", "mt", 1.3) + p("M22 -28H44V-25.5H22Z", "mt", 1.3) + p("M-8 -21H14V-11H-8Z", "td") + p("M12 -20H38V-17H12Z", "mt", 1.3) + p("M12 -15.5H38V-12.5H12Z", "mt", 1.3) + p("M-4 -11Q-6 2 -18 2", "no", 3),
  ray: () => p("M-22 -52H2V-44H-22Z", "mt") + p("M0 -51H30V-48H0Z", "mt", 1.3) + p("M2 -26H16L19 -20L16 -14H2Z", "mt") + p("M18 -28Q32 -20 18 -12Q23 -20 18 -28Z", "ls") + `<circle cx="33" cy="-20" r="4" class="ls" stroke="${INK}" stroke-width="1.3"/>` + p("M18 -20H30", "no", 2) + limb("M-14 -30L-11 -18L0 -17", "tm", 6),
  saw: () => p("M10 -22L24 -26L26 -20L12 -16Z", "mt") + `<circle cx="31" cy="-23" r="8" class="mt" stroke="${INK}" stroke-width="1.7" stroke-dasharray="3 1.4"/><circle cx="31" cy="-23" r="2.5" class="td"/>` + limb("M-14 -30L-10 -18L2 -17", "tm", 6),
};

interface Suit {
  arm: string;
  jet?: boolean;
  horn?: boolean;
  eye?: string;
  more?: string;
}

/** Somebody in powered armour. */
export function heavy({ arm, jet = false, horn = false, eye = "br", more = "" }: Suit): string {
  return (jet ? g("translate(-6 -2) scale(1.25)", PACKS.jet!) : "")
    + p("M-12 -17L-15 -3L-16 1H-3L-1 -13Z", "td") + p("M1 -13L3 1H17L15 -3L12 -17Z", "td") + f("M-13 -6H-4M4 -6H14", "no")
    + p("M-15 -37Q-18 -24 -11 -14H11Q18 -24 15 -37Q0 -43 -15 -37Z", "tm") + f("M-13.5 -36Q-15 -25 -10 -15.5H-1L-2 -39.5Q-9 -39 -13.5 -36Z", "tl")
    + p("M-7 -30H7L5 -21H-5Z", "td", 1.3) + f("M-4 -27.5H4M-3.5 -25H3.5", "br")
    + p("M-7 -40Q-7 -50 1 -50Q9 -50 9 -40Q1 -37 -7 -40Z", "tl") + p("M0 -45H9L8.6 -41.5H0Z", eye, 1.2)
    + (horn ? p("M6 -49Q12 -52 14 -60Q17 -50 9 -45Z", "br", 1.4) : "")
    + (arm === "flak" ? "" : `<ellipse cx="-15" cy="-34" rx="6.5" ry="6" class="tl" stroke="${INK}" stroke-width="1.6"/>`)
    + more + (HEAVY[arm]?.() ?? "") + `<ellipse cx="14.5" cy="-34" rx="6.5" ry="6" class="tm" stroke="${INK}" stroke-width="1.6"/>`;
}
