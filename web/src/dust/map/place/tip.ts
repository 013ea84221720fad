/** Where does the note on an area stand? As near to it as it can without covering a token, a name or what is lit. */

import type { Box } from "../land/rings";

/** Something that a note rather does not cover: so many pixels farther away it would stand instead. */
export interface Kept extends Box {
  dear: number;
}

export interface Tip {
  left: number;
  top: number;
  /** Where the area is, if it is far from its note. */
  lead: [number, number, number, number] | undefined;
}

const STEP = 8;
const EDGE = 8;
const FAR = 60;

/** The place in a frame for a note of some size on the area at a point; the nearest ones are tried first. */
export function tipPlace(frame: { width: number; height: number }, size: { width: number; height: number }, at: [number, number], keepOff: Kept[]): Tip {
  let best: Tip = { left: EDGE, top: EDGE, lead: undefined };
  let least = Infinity;
  const rows = nearestFirst(frame.height, size.height, at[1]);
  for (const { start: left, nearest: x } of nearestFirst(frame.width, size.width, at[0])) {
    if (Math.abs(x - at[0]) >= least) break;
    const beside = keepOff.filter((box) => left < box.right && left + size.width > box.left);
    for (const { start: top, nearest: y } of rows) {
      const far = Math.hypot(x - at[0], y - at[1]);
      if (far >= least) break;
      const covered = beside.reduce((sum, box) => sum + (top < box.bottom && top + size.height > box.top ? box.dear : 0), 0);
      if (far + covered >= least) continue;
      least = far + covered;
      best = { left, top, lead: far > FAR ? [x, y, at[0], at[1]] : undefined };
    }
  }
  return best;
}

/** Where a note of some length may begin along one side of the frame, and its point that is nearest to another. */
function nearestFirst(frame: number, length: number, at: number): { start: number; nearest: number }[] {
  const found = [];
  for (let start = EDGE; start + length <= frame - EDGE; start += STEP) found.push({ start, nearest: Math.max(start, Math.min(start + length, at)) });
  return found.sort((one, other) => Math.abs(one.nearest - at) - Math.abs(other.nearest - at));
}
