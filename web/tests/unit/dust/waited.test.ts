/** Is what the others did told by opponent, with the worst first? */

import { expect, it } from "vitest";
import { byOpponent, waitedAfter, type Deed } from "../../../src/dust/turn/waited/waited";
import type { DustEvent, HappenedAnswer } from "../../../src/lib/wire/server-types";

function entry(version: number, seat: number | null, events: DustEvent[]): HappenedAnswer {
  return { version, what: "input", how: seat === null ? "chance" : "person", seat, events, lines: events.map((event) => event.kind) };
}

const march: DustEvent = { kind: "units-moved", player: "bob", route: "", origin: "a", target: "b", units: { tank: 1 } };
const attack = (target: string): DustEvent => ({ kind: "attack-declared", player: "cid", defender: "", battle: "land", origin: "a", target, units: { tank: 2 } });
const taken = (area: string): DustEvent => ({ kind: "area-conquered", player: "cid", area });
const isMine = (area: string) => area === "home";

function after(entries: HappenedAnswer[]): Deed[] {
  return entries.reduce((waited: Deed[], happened) => waitedAfter(waited, happened, 0, isMine), []);
}

it("names the worst opponent first, and the worst of what each one did", () => {
  const turns = byOpponent(after([entry(4, 1, [march]), entry(5, 2, [attack("home")]), entry(6, null, [taken("home")]), entry(7, 2, [march])]));
  expect(turns.map(({ seat, harm }) => [seat, harm])).toEqual([[2, 3], [1, 0]]);
  // An attack that took its area is one line.
  expect(turns[0]?.deeds.map(({ text, version }) => [text, version])).toEqual([["area-conquered", 6], ["units-moved", 7]]);
});

it("takes an attack on others for less than one on oneself", () => {
  expect(after([entry(5, 2, [attack("elsewhere")])])[0]?.harm).toBeLessThan(after([entry(5, 2, [attack("home")])])[0]!.harm);
});

it("keeps the news while one defends, and forgets it in one's own turn", () => {
  const news = [entry(4, 1, [march])];
  expect(after([...news, entry(5, 0, [{ kind: "units-retreated", player: "ann", area: "home", units: { tank: 1 } }])])).toHaveLength(1);
  expect(after([...news, entry(5, 0, [{ kind: "units-bought", player: "ann", units: { tank: 1 } }])])).toEqual([]);
});

it("blames nobody for what neutral forces build", () => {
  const built = (player: string): DustEvent => ({ kind: "center-placed", player, area: "elsewhere" });
  expect(after([entry(4, 1, [built("neutral")])])).toEqual([]);
  expect(after([entry(4, 1, [built("bob")])])).toHaveLength(1);
});
