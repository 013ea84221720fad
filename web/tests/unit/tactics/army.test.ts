/** Are armies written as the server reads them? */

import { describe, expect, it } from "vitest";
import { read, spelled } from "../../../src/tactics/army/army";

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
