/** Where does the note on an area stand? As near to it as it can without covering a token, a name or what is lit. */

import type { Box } from "../land/rings";

export interface Tip {
  left: number;
  top: number;
  /** Where the area is, if it is far from its note. */
  lead: [number, number, number, number] | undefined;
}

const STEP = 8;
const EDGE = 8;
const FAR = 60;

/** The place in a frame for a note of some size on the area at a point. */
export function tipPlace(frame: { width: number; height: number }, size: { width: number; height: number }, at: [number, number], keepOff: Box[]): Tip {
  let best: Tip = { left: EDGE, top: EDGE, lead: undefined };
  let least = Infinity;
  for (let left = EDGE; left + size.width <= frame.width - EDGE; left += STEP)
    for (let top = EDGE; top + size.height <= frame.height - EDGE; top += STEP) {
      const [x, y] = [Math.max(left, Math.min(left + size.width, at[0])), Math.max(top, Math.min(top + size.height, at[1]))];
      const far = Math.hypot(x - at[0], y - at[1]);
      if (far >= least) continue;
      const covered = keepOff.filter((box) => left < box.right && left + size.width > box.left && top < box.bottom && top + size.height > box.top).length;
      if (far + covered * COVERED >= least) continue;
      least = far + covered * COVERED;
      best = { left, top, lead: far > FAR ? [x, y, at[0], at[1]] : undefined };
    }
  return best;
}

/** How much farther away a note rather stands than over one more thing. */
const COVERED = 400;
