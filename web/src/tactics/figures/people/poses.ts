/** What do the arms of a figure do? Both arms and what they hold. */

import { ARMS } from "./arms";
import { g, INK, limb, p } from "../draw";

export const POSES: Record<string, () => string> = {
  satchel: () => limb("M-4 -28L-12 -20L-5 -14", "tm", 4.2) + limb("M4 -28L15 -34L14 -47", "tm", 4.2) + p("M3 -64H25V-48H3Z", "fl") + p("M8 -64V-48M14 -64V-48M20 -64V-48", "no", 1.3) + p("M3 -58.5H25V-53.5H3Z", "td", 1.2) + p("M24 -64Q29 -70 33 -66", "no", 1.7) + `<circle cx="35" cy="-66" r="4" class="fy" stroke="${INK}" stroke-width="1.2"/>`,
  wrench: () => g("translate(-6 -26) rotate(-52)", ARMS.tube!()) + limb("M5 -28L16 -33L20 -44", "tm", 4.2) + p("M18 -44L26 -68L31 -66L23 -42Z", "mt") + p("M23 -68Q20 -78 30 -80L28 -73L33 -71L37 -76Q40 -66 31 -64Z", "mt") + limb("M-4 -28L-10 -19L-3 -15", "tm", 4),
  pistols: () => limb("M4 -28L14 -27L22 -29", "tm", 4.2) + g("translate(23 -30)", ARMS.pistol!()) + limb("M-4 -28L-13 -34L-14 -46", "tm", 4.2) + g("translate(-14 -48) rotate(-82)", ARMS.pistol!()),
  point: () => g("translate(2 -19) rotate(14)", ARMS.smg!()) + limb("M-4 -28L-6 -19L3 -17", "tm", 4) + limb("M4 -29L17 -36L31 -43", "tm", 4.6) + p("M29 -46L37 -47L36 -42L31 -40Z", "sk", 1.2),
  glassUp: () => limb("M-4 -28L-12 -22L-8 -13", "tm", 4) + g("translate(4 -24)", ARMS.glass!()) + limb("M-2 -28L5 -25L7 -33", "tm", 4),
  scope: () => p("M20 -22L8 2M20 -22L34 2M20 -22L22 3", "no", 2.6) + p("M14 -28H27V-20H14Z", "td", 1.4) + p("M14 -27L3 -58L10 -61L21 -28Z", "mt") + p("M21 -28L32 -61L39 -58L28 -27Z", "mt") + p("M1 -58H11V-66H1ZM31 -58H41V-66H31Z", "gl", 1.4) + limb("M-2 -28L6 -22L14 -23", "tm", 4),
  laserArm: () => limb("M4 -28L14 -28L20 -29", "tm", 4.2) + g("translate(20 -31) scale(.8)", ARMS.laser!()) + limb("M-4 -28L-13 -20L-11 -10", "tm", 4) + p("M-12 -11L-20 6L-16 7L-8 -9Z", "mt", 1.3),
  saw: () => limb("M-4 -28L-14 -22L-14 -34", "tm", 4) + p("M-19 -52H-10V-34H-19Z", "zb") + p("M-16.5 -58H-12.5V-52H-16.5Z", "mt", 1.2) + limb("M4 -28L13 -22L20 -24", "tm", 4.2) + p("M16 -28H28V-20H16Z", "mt", 1.4) + `<circle cx="36" cy="-24" r="12" class="mt" stroke="${INK}" stroke-width="2.2" stroke-dasharray="4 2"/><circle cx="36" cy="-24" r="8" class="gl" stroke="${INK}" stroke-width="1"/><circle cx="36" cy="-24" r="2.5" class="td"/>`,
  grenade: () => g("translate(6 -21)", ARMS.smg!() + `<circle cx="5" cy="9" r="6" class="td" stroke="${INK}" stroke-width="1.5"/>`) + limb("M-2 -28L1 -20L7 -20", "tm", 4) + limb("M-4 -29L-16 -37L-15 -50", "tm", 4.2) + p("M-17 -50L-13 -50L-12 -62L-18 -62Z", "wd", 1.3) + p("M-20 -62H-10V-72H-20Z", "mt", 1.4),
  storm: () => limb("M5 -29L18 -38L24 -52", "tl", 4.2) + limb("M-5 -29L-18 -38L-24 -52", "tl", 4.2) + ([[26, -60], [-26, -60], [0, -66]] as [number, number][]).map(([x, y]) => p(`M${x} ${y - 10}L${x + 6} ${y}L${x} ${y + 10}L${x - 6} ${y}Z`, "ls", 1.4)).join(""),
};
