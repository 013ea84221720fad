/** Is the same told about the cover of a target, wherever it is told? */

import { expect, it } from "vitest";
import { isElement, reasonsFor } from "../../../src/tactics/cover";

const CRATE = { what: "covers", text: "Ammo crate in d4: soft cover." };
const SMOKE = { what: "blocks", text: "Smoke in c4." };

it("says nothing of soft cover for a crate that is itself the target", () => {
  expect(isElement("cover-d4")).toBe(true);
  expect(reasonsFor("cover-d4", [CRATE, SMOKE])).toEqual([SMOKE]);
});

it("says of a squad at the crate that it has soft cover", () => {
  expect(isElement("recon-boys")).toBe(false);
  expect(reasonsFor("recon-boys", [CRATE, SMOKE])).toEqual([CRATE, SMOKE]);
});
