/** Are armies written as the server reads them? */

import { describe, expect, it } from "vitest";
import { ordered, parts, read, spelled } from "../../../src/tactics/army/army";
import { classesOf, columnsAgainst } from "../../../src/tactics/army/weapons";
import type { CardPicture } from "../../../src/lib/wire/server-types";
import { sidesText } from "../../../src/tactics/gallery/scenarios";

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

describe("an army that people write", () => {
  const cards = [{ id: "commander-hale", name: "Colonel Hale" }, { id: "the-boss", name: "The Boss" }];
  it("is read by names and ids, lines and commas, and told by names", () => {
    const army = read("colonel hale + The Boss\nrecon boys, hans", cards);
    expect(spelled(army)).toBe("commander-hale + the-boss, recon-boys, hans");
    expect(spelled(army, (id) => cards.find((card) => card.id === id)?.name ?? id)).toBe("Colonel Hale + The Boss, recon-boys, hans");
  });
  it("is counted as the server does: a hero right before his squad", () => {
    const army = [{ number: 0, card: "the-hammers" }, { number: 1, card: "hans" }, { number: 2, card: "rhino", joins: 0 }];
    expect(ordered(army).map(({ card }) => card)).toEqual(["rhino", "the-hammers", "hans"]);
  });
  it("shows what is beyond the limit, and only that", () => {
    expect(parts([{ number: 0, ap: 100 }, { number: 1, ap: 50 }, { number: 2, ap: 20 }], 130).map(({ over }) => over)).toEqual([0, 20, 20]);
    expect(parts([{ number: 0, ap: 100 }], 0).map(({ over }) => over)).toEqual([0]);
  });
});

describe("sides", () => {
  it("are filled with oneself first", () => {
    expect([sidesText(2, 0), sidesText(2, 1), sidesText(4, 1), sidesText(3, 0)]).toEqual(["1 2", "2 1", "2 2 1 1", "1 1 2"]);
  });
});

describe("a card", () => {
  const values = Object.fromEntries(["S1", "S2", "S3", "S4", "V1", "V2", "V3", "V4", "A1"].map((armor) => [armor, "1/1"]));
  const card = { lines: [{ id: "gun", values }] } as unknown as CardPicture;
  it("shows the classes of armor that are there, in one table, in the order of the card", () => {
    expect(columnsAgainst(card, ["V4", "S2", "V4"]).map((table) => table.map(classesOf))).toEqual([["S2", "V4"]]);
    expect(columnsAgainst(card, [])).toEqual([]);
  });
  it("has a table per family where they are too many", () => {
    expect(columnsAgainst(card, ["S1", "S2", "S3", "V1", "V2", "A1"]).map((table) => table.map(classesOf))).toEqual([["S1", "S2", "S3"], ["V1", "V2"], ["A1"]]);
  });
});
