/** How many dice does a unit roll before and after its losses? By class of armor, from afar and close up. */

import type { CardPicture, LinePicture, MemberScene } from "../../../lib/wire/server-types";
import { carriersLeft } from "../../army/weapons";

export interface Part {
  card: CardPicture;
  members: MemberScene[];
  /** What is left of limited ammo, by weapon. */
  ammo: Record<string, number>;
}

export interface Row {
  reach: "far" | "close";
  before: number[];
  after: number[];
}

const CLOSE = "C";
const FLAMES = /hit|skull/;

/** The dice of one carrier, or of one shot of limited ammo; flames roll them for each miniature. */
export function diceOf(value: string | undefined): number {
  return Number(/^p?(\d+)\//.exec(value ?? "")?.[1] ?? 0);
}

/** How many miniatures multiply the dice of a weapon, if so many are left of each kind; none without ammo. */
function carriers({ card, ammo }: Part, line: LinePicture, left: number[]): number {
  const isSpent = line.ammo !== null && Object.entries(ammo).some(([weapon, shots]) => weapon.endsWith(`.${line.id}`) && !shots);
  return isSpent ? 0 : carriersLeft(card, line, left);
}

/** One row for weapons with a range, one for those of close combat; only where there is something to roll. */
export function diceLeft(parts: Part[], falls: Record<string, number>, armors: string[]): Row[] {
  const total = (reach: Row["reach"], armor: string, isAfter: boolean) =>
    parts.reduce((sum, part) => {
      const left = part.members.map((member) => member.left - (isAfter ? (falls[member.id] ?? 0) : 0));
      const lines = part.card.lines.filter((line) => (line.range === CLOSE) === (reach === "close"));
      return sum + lines.reduce((dice, line) => dice + diceOf(line.values[armor]) * carriers(part, line, left), 0);
    }, 0);
  const rows = (["far", "close"] as const).map((reach) => ({
    reach,
    before: armors.map((armor) => total(reach, armor, false)),
    after: armors.map((armor) => total(reach, armor, true)),
  }));
  return rows.filter((row) => row.before.some(Boolean));
}

/** Whether some dice are for each miniature of the target. */
export function hasFlames(parts: Part[], armors: string[]): boolean {
  return parts.some(({ card }) => card.lines.some((line) => armors.some((armor) => FLAMES.test(line.values[armor] ?? ""))));
}
