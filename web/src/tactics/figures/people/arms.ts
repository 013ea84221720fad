/** What does a soldier carry? Weapons with their grip at 0,0, pointing right, and what is on the back. */

import { f, g, INK, p } from "../draw";

export const ARMS: Record<string, () => string> = {
  rifle: () => p("M-11 3.5L-2 -1.5H24V1H0L-2 3.5L-10 7Z", "wd") + f("M8 -1.5H24V.6H8Z", "mt"),
  carbine: () => p("M-8 3L-1 -1.5H17V1.2H0L-7 6.5Z", "wd"),
  smg: () => p("M-9 0H15V3H6L7 10H2.5L2 3.5H-9Z", "mt"),
  shotgun: () => p("M-10 3.5L-2 -2H18V2.5H0L-9 7.5Z", "wd") + p("M4 2H13V5H4Z", "mt", 1.2),
  mg: () => p("M-11 0H10L10 5H-10Z", "mt") + p("M8 .5H29V3.5H8Z", "mt") + p("M20 3L16 13M21 3L26 13", "no", 1.8) + p("M-2 4.5H6V12H-2Z", "td", 1.4),
  laser: () => p("M-10 0H9V6H-8Z", "mt") + p("M8 1H24V4.5H8Z", "mt") + p("M11 -1V6.5M15 -1V6.5M19 -1V6.5", "no", 2) + `<circle cx="26" cy="2.8" r="3.6" class="ls" stroke="${INK}" stroke-width="1.2"/>`,
  flame: () => p("M-9 0H12V4.5H-9Z", "mt") + p("M11 -1H17V5.5H11Z", "td", 1.4) + p("M18 2Q22 -7 33 -8Q30 -4 36 -1Q31 1 33 7Q25 10 18 3Z", "fl", 1.3) + f("M20 2Q24 -3 29 -3Q27 0 30 1.5Q26 5 20 2.5Z", "fy"),
  tube: () => p("M-24 -13L24 -17L24.6 -10.5L-23.5 -6.5Z", "mt") + p("M22 -19L29 -20L30 -8.5L23 -8.5Z", "td") + p("M-27 -14L-22 -14L-21.5 -5.5L-26.5 -4.5Z", "td") + p("M2 -9L3 -1", "no", 2.4),
  sniper: () => p("M-13 4L-3 -1.5H34V1H0L-12 7.5Z", "wd") + f("M12 -1.5H34V.6H12Z", "mt") + p("M1 -6H13V-2.5H1Z", "mt", 1.3) + p("M25 1L22 10M26 1L30 10", "no", 1.5),
  glass: () => p("M-3 -13H3V-8H-3ZM3 -14.5H9V-7H3Z", "td", 1.4),
  pistol: () => p("M-1 -2H12V1.5H3L2 7H-2Z", "mt", 1.4),
  none: () => "",
  ugl: () => g("rotate(-40)", ARMS.rifle!() + p("M21 -5H31Q38 0 31 5H21Z", "br", 1.4)),
  faust: () => g("rotate(-34)", p("M-20 -2H16V2H-20Z", "wd", 1.5) + p("M13 -3L21 -10H30L41 0L30 10H21L13 3Z", "td") + f("M22 -8.5H27V8.5H22Z", "fl")),
  schreck: () => ARMS.tube!() + p("M4 -29L15 -30.5L17 -2L6 -1Z", "tl") + p("M8 -22L12.5 -22.5L13 -17.5L8.5 -17Z", "td", 1.1),
};
export const PACKS: Record<string, string> = {
  pack: p("M-14 -31H-6V-17H-14Q-16 -24 -14 -31Z", "td"),
  tanks: p("M-17 -34Q-14 -38 -11 -34V-17Q-14 -14 -17 -17Z", "fl") + p("M-11 -34Q-8 -38 -5 -34V-17Q-8 -14 -11 -17Z", "td") + p("M-14 -16Q-6 -8 4 -19", "no", 2),
  radio: p("M-16 -33H-6V-16H-16Z", "td") + p("M-14 -33L-19 -58", "no", 1.7) + p("M-14 -28H-9V-24H-14Z", "br", 1),
  flag: p("M-16 -33H-6V-16H-16Z", "td") + p("M-14 -33L-16 -70", "no", 2) + p("M-16 -70L6 -66L-3 -60L5 -54L-15 -55Z", "br", 1.4),
  loop: p("M-16 -33H-6V-16H-16Z", "td") + p("M-11 -33V-46", "no", 2.4) + `<circle cx="-11" cy="-58" r="12" fill="none" stroke="${INK}" stroke-width="6.5"/><circle cx="-11" cy="-58" r="12" fill="none" stroke="#e2b957" stroke-width="3"/>`,
  drum: `<circle cx="-13" cy="-26" r="12" class="fl" stroke="${INK}" stroke-width="1.7"/><path d="M-22 -30Q-13 -25 -4 -30" fill="none" stroke="${INK}" stroke-width="1.8"/><circle cx="-16" cy="-31" r="3" class="fy"/>`,
  spare: g("translate(-9 -26) rotate(-28) scale(.8)", ARMS.faust!()),
  jet: p("M-18 -34Q-14 -40 -10 -34V-18H-18Z", "mt") + p("M-18 -18L-20 -12H-9L-10 -18Z", "fl", 1.3),
};
