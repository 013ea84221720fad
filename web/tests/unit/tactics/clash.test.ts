/** Is an attack told from its events: the dice, what cover saves, what is lost? */

import { expect, it } from "vitest";
import { blanksCount, clashesAfter, hitsOf, hurtIn, observersAfter, outcomeOf, type Clash } from "../../../src/tactics/battle/clash/clash";
import { laid, layoutOf, pairFor, sizeOf, standFor } from "../../../src/tactics/battle/clash/trays";
import type { HappenedAnswer, TacticsEvent } from "../../../src/lib/wire/server-types";

let version = 0;
function told(clash: Clash | undefined, ...events: TacticsEvent[]): Clash | undefined {
  const happened: HappenedAnswer = { version: ++version, what: "input", how: "chance", seat: null, events, lines: [] };
  return clashesAfter(clash ? [clash] : [], happened).at(-1);
}
const attack = (hits: number, faces: Record<string, number>, target = "hans"): TacticsEvent => ({ kind: "attack-rolled", weapon: "blackhawk.piat", target, hits, faces });

it("begins with the dice and keeps those of every weapon at the same target", () => {
  const first = told(undefined, attack(1, { "6": 1, "2": 2 }));
  expect(first).toMatchObject({ attacker: "blackhawk", target: "hans", saved: 0, lost: 0 });
  const second = told(first, attack(2, { "5": 2 }));
  expect(second?.rolls.map((roll) => roll.faces)).toEqual([[2, 2, 6], [5, 5]]);
  expect(hitsOf(second!)).toBe(3);
});

it("tells a miss, a save, a loss and a wreck apart", () => {
  expect(outcomeOf(told(undefined, attack(0, { "1": 2 }))!)).toBe("missed");
  const saved = told(undefined, attack(1, { "6": 1 }), { kind: "cover-rolled", weapon: "blackhawk.piat", target: "hans", hits: 1, faces: { "6": 1 } });
  expect(outcomeOf(saved!)).toBe("saved");
  const hurt = told(told(undefined, attack(2, { "6": 2 })), { kind: "losses-suffered", unit: "hans", models: { "hans.1": 2 } });
  expect(hurt).toMatchObject({ lost: 2 });
  expect(outcomeOf(hurt!)).toBe("hurt");
  expect(outcomeOf(told(hurt, { kind: "unit-destroyed", unit: "hans", points: 24 })!)).toBe("destroyed");
});

it("is over when something else begins, and a new target is a new attack", () => {
  const first = told(undefined, attack(1, { "6": 1 }));
  const over = told(first, { kind: "activation-ended", unit: "blackhawk" });
  expect(over?.ended).toBe(true);
  const next = told(over, attack(0, { "1": 1 }));
  expect(next).toMatchObject({ ended: false, rolls: [{ hits: 0 }] });
  expect(told(next, attack(1, { "5": 1 }, "luther"))?.target).toBe("luther");
});

it("keeps the dice of whoever hits back apart, and what each side loses", () => {
  const strike: TacticsEvent = { kind: "attack-rolled", weapon: "hammers.punch", target: "gorillas", hits: 2, faces: { "6": 2 } };
  const back: TacticsEvent = { kind: "attack-rolled", weapon: "gorillas.faust", target: "hammers", hits: 1, faces: { "5": 1, "1": 2 } };
  const both = told(undefined, { kind: "retaliated", unit: "gorillas", target: "hammers" }, strike, back);
  // Reactive fire, and then the attack of whoever was fired at, are two attacks.
  expect(told(told(undefined, strike), back)).toMatchObject({ attacker: "gorillas", target: "hammers", rolls: [{ hits: 1 }] });
  expect(both).toMatchObject({ attacker: "hammers", target: "gorillas", rolls: [{ hits: 2 }], back: { rolls: [{ hits: 1 }] } });
  const lost = told(both, { kind: "losses-suffered", unit: "gorillas", models: { "gorillas.1": 2 } }, { kind: "losses-suffered", unit: "hammers", models: { "hammers.1": 1 } });
  expect(lost).toMatchObject({ lost: 2, back: { lost: 1 } });
  expect(outcomeOf(told(lost, { kind: "unit-destroyed", unit: "hammers", points: 30 })!.back!)).toBe("destroyed");
});

it("knows who told the artillery where to fire, and counts a hero's losses with his squad", () => {
  const order: TacticsEvent = { kind: "strike-ordered", unit: "observers", artillery: "blackhawk", target: "hans" };
  const happened = (...events: TacticsEvent[]): HappenedAnswer => ({ version: ++version, what: "input", how: "chance", seat: null, events, lines: [] });
  // The order, the aiming and the dice are told one after the other.
  const observers = observersAfter(new Map(), happened(order));
  const aimed = observersAfter(observers, happened(attack(1, { "6": 1 })));
  expect(clashesAfter([], happened(attack(1, { "6": 1 })), undefined, aimed).map(({ observer }) => observer)).toEqual(["observers"]);
  // Nobody sees for a gun that fires in its own activation.
  expect(observersAfter(aimed, happened({ kind: "unit-activated", unit: "blackhawk", plan: "sustained", extras: [] }))).toEqual(new Map());
  const [fight] = clashesAfter(
    [],
    { version: ++version, what: "input", how: "chance", seat: null, lines: [], events: [{ kind: "attack-rolled", weapon: "rhino.punch", target: "hans", hits: 1, faces: { "6": 1 } }, { kind: "losses-suffered", unit: "rhino", models: { "rhino.1": 1 } }] },
    (unit) => (unit === "rhino" ? "hammers" : unit),
  );
  expect(fight).toMatchObject({ attacker: "hammers", lost: 0, back: { lost: 1 } });
});

it("tells what each of several targets of one attack suffers, and not the last of them", () => {
  const happened = (...events: TacticsEvent[]): HappenedAnswer => ({ version: ++version, what: "input", how: "chance", seat: null, events, lines: [] });
  const rolled = clashesAfter([], happened(attack(3, { "6": 3 }), attack(0, { "1": 1 }, "cover-g5")));
  expect(rolled.map(({ target, rolls }) => [target, rolls.length])).toEqual([["hans", 1], ["cover-g5", 1]]);
  const lost = clashesAfter(rolled, happened({ kind: "losses-suffered", unit: "hans", models: { "hans.1": 3 } }));
  expect(lost.map(outcomeOf)).toEqual(["hurt", "missed"]);
  const broken = clashesAfter(lost, happened({ kind: "element-destroyed", space: "g5" }));
  expect(broken.map(outcomeOf)).toEqual(["hurt", "destroyed"]);
  // Whoever fires next is another attack.
  expect(clashesAfter(broken, happened({ kind: "attack-rolled", weapon: "hans.faust", target: "luther", hits: 0, faces: { "1": 1 } })).map(({ target }) => target)).toEqual(["luther"]);
});

it("puts its tray where it covers least, inside the frame", () => {
  const [size, frame] = [{ width: 120, height: 80 }, { x: 0, y: 24, width: 600, height: 400 }];
  const square = (x: number, y: number) => ({ x: x - 40, y: y - 40, width: 80, height: 80 });
  expect(standFor(size, { x: 300, y: 200 }, 50, frame, [])).toMatchObject({ side: "right", x: 350, y: 160 });
  expect(standFor(size, { x: 300, y: 200 }, 50, frame, [square(400, 200)]).side).toBe("left");
  expect(standFor(size, { x: 300, y: 200 }, 50, frame, [square(400, 200), square(200, 200)]).side).toBe("below");
  // At the edge there is no room to the right, and what is moved back would cover the target itself.
  const target = { x: 580, y: 200 };
  expect(standFor(size, target, 50, frame, [square(target.x, target.y)]).side).toBe("left");
});

it("lays the trays of a close combat side by side, and one under the other on a phone: none covers the other", () => {
  const sizes: [{ width: number; height: number }, { width: number; height: number }] = [{ width: 153, height: 80 }, { width: 126, height: 80 }];
  const wide = { x: 4, y: 24, width: 382, height: 320 };
  const [one, other] = pairFor(sizes, { x: 292, y: 324 }, 40, wide, []);
  expect(other.x - one.x).toBeGreaterThanOrEqual(sizes[0].width);
  expect(other.x + sizes[1].width).toBeLessThanOrEqual(wide.x + wide.width);
  const [upper, lower] = pairFor(sizes, { x: 100, y: 100 }, 40, { ...wide, width: 200 }, []);
  expect(lower.y - upper.y).toBeGreaterThanOrEqual(sizes[0].height);
  // Where somebody stands below, they lie above.
  expect(pairFor(sizes, { x: 190, y: 200 }, 40, wide, [{ x: 100, y: 250, width: 80, height: 80 }])[0].y).toBeLessThan(200 - 80);
});

const roll = (kind: "attack" | "laser" | "cover", weapon: string, faces: number[]) => ({ kind, weapon, faces, hits: 0 });
const blowOf = (rolls: ReturnType<typeof roll>[]) => ({ rolls, saved: 0, lost: 0, destroyed: false });

it("rolls a laser's hits again to the right, and lets another weapon begin below", () => {
  const blow = blowOf([roll("attack", "a.rifle", [1, 6, 6]), roll("laser", "a.rifle", [2, 5]), roll("laser", "a.rifle", [1]), roll("attack", "a.beam", [1])]);
  const { die } = layoutOf(blow);
  expect(laid(blow).map(({ x, y }) => [x / (die + 10), y / die])).toEqual([[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0], [0, 3]]);
});

it("lets the arrow of a laser begin at a hit", () => {
  const [first] = laid(blowOf([roll("attack", "a.rifle", [1, 2, 6]), roll("laser", "a.rifle", [1])]));
  expect(first).toMatchObject({ x: 0, y: 0, hit: true });
});

it("keeps a laser's tray low: what missed lies side by side, and so do other weapons", () => {
  const blow = blowOf([roll("attack", "a.rifle", [1, 1, 6, 2]), roll("laser", "a.rifle", [2]), roll("attack", "a.beam", [1]), roll("attack", "a.knife", [1, 2, 3, 4, 5])]);
  const { die } = layoutOf(blow);
  expect(laid(blow).map(({ x, y }) => [x < die ? x : Math.round(x / die), y / die])).toEqual([[0, 0], [0, 1], [1, 1], [2, 1], [1, 0], [0, 2], ...[1, 2, 3, 4, 5].map((at) => [at, 2])]);
});

it("knows when blanks are what counts, and lets nothing else shine", () => {
  expect(blanksCount({ faces: [1, 6, 6], hits: 1 })).toBe(true);
  expect([{ faces: [1, 6, 6], hits: 2 }, { faces: [1, 6], hits: 1 }, { faces: [1], hits: 0 }, { faces: [], hits: 0 }].some(blanksCount)).toBe(false);
  const sniper = { ...roll("attack", "a.sniper", [6]), hits: 0 };
  expect(laid(blowOf([sniper])).map(({ hit, counts }) => [hit, counts])).toEqual([[true, false]]);
});

it("lets weapons share a row, and dice that are rolled again lie where they lay", () => {
  const blow = blowOf([roll("attack", "a.rifle", [1, 6, 2]), roll("attack", "a.rifle", [6, 3]), roll("attack", "a.mortar", [5]), roll("cover", "a.rifle", [5, 1])]);
  const { die } = layoutOf(blow);
  expect(laid(blow).map(({ x, y, hit }) => [x / die, y / die, hit])).toEqual([[0, 0, false], [1, 0, true], [2, 0, false], [0, 0, true], [2, 0, false], [3, 0, true], [0, 1, true], [1, 1, false]]);
});

it("leaves most of a phone in sight, however many dice there are", () => {
  const size = sizeOf(blowOf([roll("attack", "a.rifle", Array.from({ length: 40 }, () => 1)), roll("cover", "a.rifle", Array.from({ length: 12 }, () => 6))]));
  expect(size.width).toBeLessThan(0.75 * 366);
  expect(size.height).toBeLessThan(0.5 * 343);
});

it("is about the target of one's own attack, and about whom of one's own another's strikes", () => {
  const isOurs = (unit: string) => unit.startsWith("our");
  const back = { rolls: [], saved: 0, lost: 1, destroyed: false };
  expect(hurtIn({ attacker: "our-squad", target: "hans" }, isOurs)).toEqual(["hans"]);
  expect(hurtIn({ attacker: "our-squad", target: "hans", back }, isOurs)).toEqual(["hans", "our-squad"]);
  expect(hurtIn({ attacker: "hans", target: "our-squad", back }, isOurs)).toEqual(["our-squad"]);
  expect(hurtIn({ attacker: "hans", target: "luther" }, isOurs)).toEqual([]);
});
