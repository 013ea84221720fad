/** What flies? Two planes from above, a helicopter from the side. */

import { f, g, hole, INK, p } from "../draw";

export const AIR: Record<string, string> = {
  pelican: g("translate(0 -22)", p("M-40 2Q0 -8 40 2L36 12Q0 6 -36 12Z", "tm") + p("M-6 -34Q0 -42 6 -34L5 28H-5Z", "tl") + p("M-16 26H16L12 34H-12Z", "tm") + p("M-4 -18Q0 -24 4 -18V-6H-4Z", "gl", 1.3) + p("M-26 0V-14M26 0V-14", "no", 3)),
  horten: g("translate(0 -22)", p("M0 -32L46 16L38 22L14 10L8 18H-8L-14 10L-38 22L-46 16Z", "tm") + f("M0 -29L-43 16L-38 19L-12 6L-2 -10Z", "tl") + p("M-5 -12Q0 -20 5 -12V2H-5Z", "gl", 1.3)),
  rotor: g("translate(0 -8)", `<path d="M0 -4V24" stroke="${INK}" stroke-width="4.5"/><path d="M0 -4V24" stroke="#bfe3ea" stroke-width="2"/>` + p("M-14 -34L-52 -40L-53 -33L-14 -20Z", "tm") + p("M-54 -38L-60 -56L-52 -56L-45 -39Z", "tl") + `<circle cx="-55" cy="-40" r="9" fill="#fff" fill-opacity=".35" stroke="${INK}" stroke-width="1.2"/>` + p("M-55 -48V-32", "no", 2.4)
    + p("M-22 -24Q-24 -44 -4 -46L14 -45Q38 -40 42 -24Q42 -14 26 -12H-10Q-21 -13 -22 -24Z", "tm") + f("M-20 -25Q-21 -42 -4 -44L12 -43.5Q-8 -38 -10 -15Q-19 -16 -20 -25Z", "tl") + p("M13 -44Q35 -39 40 -25L21 -26L12 -32Z", "gl", 1.5) + p("M22 -42L22 -26", "no", 1.4)
    + p("M-14 -20H14L18 -14H-18Z", "td") + p("M2 -15H28V-6H2Z", "mt") + hole(28, -10.5, 4.2, "fl") + p("M30 -12L48 -9V-6L28 -8Z", "mt", 1.3) + p("M-8 -12L-14 0M16 -12L20 0", "no", 2.4) + `<circle cx="-14" cy="2" r="4.5" class="td" stroke="${INK}" stroke-width="1.5"/><circle cx="20" cy="2" r="4.5" class="td" stroke="${INK}" stroke-width="1.5"/>`
    + p("M-6 -46H8V-53H-6Z", "td") + p("M1 -52V-60", "no", 3.4) + `<ellipse cx="1" cy="-61" rx="54" ry="8" fill="#fff" fill-opacity=".4" stroke="${INK}" stroke-opacity=".5" stroke-width="1"/>` + p("M-56 -59L0 -62.5L58 -65V-61L0 -58.5L-56 -55Z", "td", 1.4)),
};
