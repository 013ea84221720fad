/** Does a phone read our QR codes? Decoded by a library that knows nothing of ours. */

import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "../../../src/lib/page/qr";

const QUIET = 4;
const SCALE = 4;

/** What a camera sees in a code: pixels with a quiet zone. */
function read(code: boolean[][]): string | undefined {
  const side = (code.length + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dark = code[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET];
      if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe("QR codes", () => {
  for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213]) {
    it(`of ${length} characters are read back`, () => {
      const text = "http://192.168.1.20:8000/#/match/AbC_-9Zz".repeat(6).slice(0, length);
      const code = qrCode(text);
      expect(code).toBeDefined();
      expect(read(code ?? [])).toBe(text);
    });
  }

  it("hold other letters too", () => {
    expect(read(qrCode("Grüße – 1947") ?? [])).toBe("Grüße – 1947");
  });

  it("are not made of what is too long", () => {
    expect(qrCode("x".repeat(214))).toBeUndefined();
  });
});
