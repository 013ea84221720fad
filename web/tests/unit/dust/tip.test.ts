/** Does the note on an area stay near it, and off what matters more? */

import { expect, test } from "vitest";
import { tipPlace } from "../../../src/dust/map/place/tip";

const FRAME = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const box = (left: number, top: number, dear: number) => ({ left, top, right: left + 60, bottom: top + 60, dear });

test("a name is covered rather than looked for from afar, what can be chosen never", () => {
  const [x, y] = [40, 40];
  const own = { ...box(10, 10, 400) };
  const beside = (dear: number) => [own, { left: 70, top: 0, right: 600, bottom: 600, dear }, { left: 0, top: 70, right: 600, bottom: 600, dear }];
  const overName = tipPlace(FRAME, SIZE, [x, y], beside(70));
  expect(Math.hypot(overName.left - x, overName.top - y)).toBeLessThan(100);
  expect(overName.lead).toBeUndefined();
  const kept = tipPlace(FRAME, SIZE, [x, y], beside(10_000));
  expect(kept.left).toBeGreaterThanOrEqual(600);
  expect(kept.lead).toBeDefined();
});
