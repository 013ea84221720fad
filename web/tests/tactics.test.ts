/** Are armies written as the server reads them, and dice told from events? */

import { describe, expect, it } from "vitest";
import { read, spelled } from "../src/tactics/army";
import { facesOf, lastLines } from "../src/tactics/story";

describe("an army", () => {
  it("keeps its heroes with their squads", () => {
    const text = "blackhawk, rhino + the-hammers, hell-boys";
    expect(spelled(read(text))).toBe(text);
  });
  it("lets a hero go alone when his squad is gone", () => {
    const army = read("rhino + the-hammers");
    expect(spelled([{ number: army[0]!.number, card: "rhino" }])).toBe("rhino");
  });
});

describe("a story", () => {
  it("draws the dice of every kind of roll", () => {
    expect(facesOf("attack-rolled hans.gun blackhawk 1 2 2 1 6")).toEqual([2, 2, 6]);
    expect(facesOf("initiative-rolled side-1 0 1 1 1 4")).toEqual([1, 4]);
    expect(facesOf("unit-moved hans a1 a2")).toEqual([]);
  });
  it("gives a roll to its own line, the newest first", () => {
    const events = ["reaction-rolled hans 1 1 5", "unit-moved hans a1 a2"];
    const lines = lastLines([{ version: 4, what: "input", how: "person", seat: 0, events, lines: ["rolled", "moved"] }], 5);
    expect(lines.map((line) => [line.text, line.faces])).toEqual([["moved", []], ["rolled", [5]]]);
  });
});
