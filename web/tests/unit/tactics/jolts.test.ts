/** Is a shot told by its weapon, and felt by whoever fires and whoever is hit? */

import { expect, it } from "vitest";
import type { Clash } from "../../../src/tactics/battle/clash/clash";
import { joltOf, shakeOf } from "../../../src/tactics/battle/clash/jolts";
import { isHeavy, kickOf, styleOf } from "../../../src/tactics/battle/clash/styles";
import type { LinePicture } from "../../../src/lib/wire/server-types";

const line = (id: string, range = "4", classes: string[] = []): LinePicture => ({ id, name: id, range, classes, values: {}, ammo: null, carriers: 1 });
const clash = (hits: number): Clash => ({ key: "1.0", attacker: "pounder", target: "hans", rolls: [{ kind: "attack", weapon: "pounder.gun", faces: [6], hits }], saved: 0, lost: 0, destroyed: false, observer: "", ended: false });
const EAST = { x: 200, y: 0 };

it("shows every kind of weapon in its own way, also one that misses", () => {
  expect(styleOf(line("phaser-120w"), [{ kind: "attack", weapon: "honey.phaser-120w", faces: [1], hits: 0 }])).toBe("phaser");
  expect(styleOf(line("gun-17-pounder", "U"), [])).toBe("gun");
  expect(styleOf(line("dual-8-8", "6"), [])).toBe("gun");
  expect(styleOf(line("quad-50", "4", ["burst"]), [])).toBe("burst");
  expect(styleOf(line("ugl", "4", ["grenade"]), [])).toBe("grenade");
  expect(styleOf(line("demo-charge", "1"), [])).toBe("charge");
  expect(styleOf(line("psychic-storm"), [])).toBe("psychic");
  expect(styleOf(line("psychic-touch", "C"), [])).toBe("blade");
  expect(styleOf(line("rockets-4-2", "A"), [])).toBe("shell");
  expect(styleOf(line("dual-heavy-piat", "2"), [])).toBe("rocket");
  expect(styleOf(line("m1-ar"), [])).toBe("tracer");
});

it("throws back whoever fires, and whoever is hit, the same way", () => {
  expect(joltOf(clash(1), "pounder", ["gun"], EAST)).toMatchObject({ x: -kickOf(["gun"]), y: -0 });
  expect(joltOf(clash(1), "hans", ["gun"], EAST)?.x).toBeGreaterThan(0);
  expect(joltOf(clash(0), "hans", ["gun"], EAST)).toBeUndefined();
  expect(joltOf(clash(1), "luther", ["gun"], EAST)).toBeUndefined();
  expect(joltOf(clash(1), "pounder", ["blade"], EAST)).toBeUndefined();
});

it("shakes the field for what is heavy and strikes, and for nothing else", () => {
  expect(isHeavy(["tracer", "rocket"])).toBe(true);
  expect(shakeOf(clash(1), ["gun"])).toBeDefined();
  expect(shakeOf(clash(0), ["gun"])).toBeUndefined();
  expect(shakeOf(clash(1), ["tracer", "burst"])).toBeUndefined();
});
