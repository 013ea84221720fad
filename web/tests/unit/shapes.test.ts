/** Is a shape that is placed by its numbers the same as one that is transformed? */

import { expect, it } from "vitest";
import { placed, SHAPES } from "../../src/dust/signs/units";

it("moves what is absolute and scales everything", () => {
  expect(placed("M3 14h18l2 3-2 4H3l-2-4zM7 13V9z", 10, 100, 0.5)).toBe(
    "M 11.5 107h 9l 1 1.5 -1 2H 11.5l -1 -2zM 13.5 106.5V 104.5z",
  );
});

it("understands curves and numbers without a nought", () => {
  expect(placed("M2 14q0-4 7-4T14 19", 1, 2, 1)).toBe("M 3 16q 0 -4 7 -4T 15 21");
  expect(placed("M0 0l-.6 6", 0, 0, 10)).toBe("M 0 0l -6 60");
});

it("leaves every shape as it is at its own place and size", () => {
  for (const shape of Object.values(SHAPES)) {
    const numbers = (text: string) => text.match(/-?\d*\.?\d+/g)?.map(Number);
    expect(numbers(placed(shape, 0, 0, 1))).toEqual(numbers(shape));
  }
});
