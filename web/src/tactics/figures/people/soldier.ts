/** What does a man or woman on foot look like? Legs, body, head, what the hands hold. */

import { ARMS, PACKS } from "./arms";
import { f, g, INK, limb, p } from "../draw";
import { HATS } from "./hats";
import { POSES } from "./poses";

export interface Look {
  hat?: string;
  arm?: string;
  pack?: string;
  kneel?: boolean;
  coat?: boolean;
  pose?: string;
  run?: boolean;
}

function legs(look: Look): string {
  if (look.kneel) return p("M-6 -15L-13 -4L-14 0H-3L2 -10Z", "td") + p("M-2 -16L8 -15L10 -6L11 0H3L2 -8Z", "tm");
  if (look.run) return p("M-4 -18L-15 -8L-24 -9L-24 -3H-12L1 -12Z", "td") + p("M-1 -18L8 -16L15 -9L17 0H9L6 -6L-2 -12Z", "tm");
  return p("M-2 -17L-10 -3L-12 0H-4L3 -12Z", "td") + p("M-2 -17L6 -16L8.5 -8L11 0H3L2.5 -7L-2 -12Z", "tm");
}

function body(look: Look): string {
  if (look.coat) return p("M-7.5 -31Q-10 -20 -10 -7L10 -8Q9 -22 6.5 -31Q-1 -34 -7.5 -31Z", "tl") + f("M2 -31.5Q8 -30 9 -9L2 -8Z", "tm");
  return p("M-7.5 -31Q-9.5 -23 -7 -14.5H7Q9 -23 6.5 -31Q-1 -34 -7.5 -31Z", "tl") + f("M2 -31.5Q8 -30 6 -15.2H1.5Z", "tm") + f("M-7.2 -19.5H7.4V-16.8H-7Z", "td");
}

function hands(look: Look): string {
  const arm = ARMS[look.arm ?? "rifle"]?.() ?? "";
  if (look.pose) return POSES[look.pose]?.() ?? "";
  if (look.arm === "tube" || look.arm === "schreck") return g("translate(6 -14.5)", arm) + limb("M-3 -27L3 -17L9 -22", "tm", 4.2);
  if (look.arm === "glass") return g("translate(4 -24)", arm) + limb("M-2 -28L5 -25L7 -33", "tm", 4);
  return g(`translate(8 ${look.kneel ? -26 : -23})`, arm) + limb("M-3 -28L2 -20.5L9 -22", "tm", 4.2);
}

/** A figure on foot, its feet at 0,0, facing right. */
export function soldier(look: Look): string {
  const head = `<ellipse cx="2" cy="-36" rx="4.9" ry="5.2" class="sk" stroke="${INK}" stroke-width="1.5"/>${HATS[look.hat ?? "allies"] ?? ""}`;
  const whole = (PACKS[look.pack ?? "pack"] ?? "") + legs(look) + body(look) + head + hands(look);
  if (look.kneel) return g("translate(0 6)", whole);
  return look.run ? g("rotate(9)", whole) : whole;
}
