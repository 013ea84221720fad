/** Who is no ordinary soldier? Apes, the undead, a marksman lying in wait. */

import { ARMS } from "./arms";
import { f, g, INK, limb, p } from "../draw";

export const gorilla = (): string => p("M-10 -14L-13 0H-2L0 -12ZM6 -14L8 0H20L15 -15Z", "wd")
  + p("M-20 -34Q-22 -14 -8 -11H12Q24 -18 20 -36Q10 -48 -4 -46Q-17 -44 -20 -34Z", "wd") + f("M-18 -33Q-19 -18 -9 -13Q-14 -28 -4 -44Q-15 -42 -18 -33Z", "wl")
  + limb("M-17 -34L-26 -18L-23 -2", "wd", 8) + limb("M18 -34L28 -20L26 -3", "wd", 8)
  + p("M-29 -6H-18V2H-29ZM20 -7H32V2H20Z", "mt") + p("M0 -48Q1 -57 11 -56Q20 -55 19 -46L16 -39H5Z", "wd") + p("M8 -49H20L18 -39H8Z", "mt", 1.4) + f("M11 -46.5H18V-44.5H11Z", "fl");
export const apeUp = (): string => p("M-10 -14L-13 0H-2L0 -12ZM6 -14L8 0H20L15 -15Z", "wd") + limb("M-17 -36L-30 -46L-24 -62", "wd", 8) + limb("M19 -36L32 -46L27 -62", "wd", 8)
  + p("M-20 -34Q-22 -14 -8 -11H12Q24 -18 20 -36Q10 -48 -4 -46Q-17 -44 -20 -34Z", "wd") + f("M-18 -33Q-19 -18 -9 -13Q-14 -28 -4 -44Q-15 -42 -18 -33Z", "wl") + p("M-10 -32L12 -34L10 -20L-7 -18Z", "br", 1.4)
  + p("M-31 -70H-19V-60H-31ZM21 -70H33V-60H21Z", "mt") + p("M-8 -48Q-7 -58 2 -58Q12 -58 12 -48L9 -40H-5Z", "wd") + p("M-2 -50H12L10 -41H-1Z", "br", 1.4) + f("M2 -48H10V-45.5H2Z", "fl");
export const prone = (): string => p("M-42 0Q-30 -10 -12 -13L6 -16L14 -8L4 0L-30 4Z", "td") + f("M-36 -1Q-24 -9 -10 -11L4 -14L2 -8L-20 -3Z", "tm") + p("M-30 -6L-34 -13L-26 -9ZM-16 -10L-17 -19L-10 -12ZM-4 -13L-2 -21L4 -15Z", "lf", 1.2) + p("M2 -10Q1 -23 12 -23Q20 -22 19 -13L12 -8Z", "lf") + f("M12 -19H19V-14H12Z", "sk") + g("translate(16 -10)", ARMS.sniper!());
export const zombie = (): string => p("M-4 -17L-11 -2L-12 0H-4L2 -12ZM-2 -17L6 -16L8 -6L11 0H3L1 -9Z", "td") + p("M-10 -30Q-10 -20 -5 -14H7Q10 -24 9 -32Q-1 -36 -10 -30Z", "zb") + f("M-8 -24L6 -20M-7 -27L7 -24", "no")
  + limb("M4 -29L16 -28L21 -25", "zb", 4.2) + limb("M-2 -27L10 -21L18 -19", "zb", 4.2) + p("M19 -29H26L29 -25L26 -22H19ZM16 -22H23L26 -18L23 -15H16Z", "mt", 1.3) + `<ellipse cx="7" cy="-38" rx="6" ry="6.5" class="zb" stroke="${INK}" stroke-width="1.6"/>` + f("M8 -40H13V-37.5H8Z", "fl") + p("M1 -40Q-8 -40 -8 -30", "no", 2);
