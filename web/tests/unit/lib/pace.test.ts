/** Are the steps of others shown one by one, and nobody made to wait who acts? */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Paced, pauseFor } from "../../../src/lib/match/pace";
import type { HappenedAnswer, UpdateFrame } from "../../../src/lib/wire/server-types";

function frame(version: number, entry: Partial<HappenedAnswer>, rest: Partial<UpdateFrame> = {}): UpdateFrame {
  const happened = { version, what: "input", how: "bot", seat: 1, events: [{ kind: `event-${version}`, unit: "a" }], lines: ["It happened."], ...entry };
  return { type: "update", version, seat: 0, happened: [happened], ...rest } as UpdateFrame;
}

let shown: number[] = [];
let behind = 0;
const paced = () =>
  new Paced(
    () => "short",
    (found, waiting) => {
      if (shown.at(-1) !== found.version) shown.push(found.version);
      behind = waiting;
    },
  );

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("shows the steps of others one after the other", () => {
  const queue = paced();
  for (const version of [1, 2, 3]) queue.take(frame(version, {}));
  expect([shown, behind]).toEqual([[1], 2]);
  vi.advanceTimersByTime(500);
  expect([shown, behind]).toEqual([[1, 2], 1]);
  vi.advanceTimersByTime(500);
  expect([shown, behind]).toEqual([[1, 2, 3], 0]);
});

it("shows everything at once to who skips, acts, or has a clock running", () => {
  const queue = paced();
  for (const version of [1, 2, 3]) queue.take(frame(version, {}));
  queue.catchUp();
  expect([shown, behind]).toEqual([[1, 2, 3], 0]);
  for (const version of [4, 5]) queue.take(frame(version, {}));
  queue.take(frame(6, { how: "person", seat: 0 }));
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  for (const version of [7, 8]) queue.take(frame(version, {}));
  const choice = { options: [], default: "", undo: false, since: 9 };
  queue.take(frame(9, {}, { choice, pending: { point: "", manner: "one", seats: [0], deadlines: { "0": 1 } } } as Partial<UpdateFrame>));
  expect(shown.at(-1)).toBe(9);
});

it("gives dice more time, more of the same less, and never falls far behind", () => {
  const move = frame(2, {});
  const dice = frame(3, { how: "chance" });
  expect(pauseFor(dice, move, 0, "short")).toBeGreaterThan(pauseFor(move, undefined, 0, "short"));
  const again = frame(4, { events: [{ kind: "event-2", unit: "b" }] });
  expect(pauseFor(again, move, 0, "short")).toBeLessThan(pauseFor(move, undefined, 0, "short"));
  expect(pauseFor(move, undefined, 500, "short")).toBeLessThan(50);
  expect(pauseFor(frame(5, { how: "person", seat: 0 }), move, 0, "short")).toBe(0);
});

it("shows a battle against oneself longer than one between others", () => {
  const against = (seat: number) => frame(3, {}, { scene: { battle: { defender: { seat } } } } as unknown as Partial<UpdateFrame>);
  expect(pauseFor(against(0), undefined, 0, "short")).toBeGreaterThan(pauseFor(against(2), undefined, 0, "short"));
});

/** One's own shot, and the dice that fell for it. */
function shot(version: number): UpdateFrame {
  const own = frame(version, { how: "person", seat: 0 });
  const dice = frame(version, { how: "chance", events: [{ kind: "attack-rolled", weapon: "a.rifle", target: "b", hits: 1, faces: { "5": 1 } }] });
  return { ...own, happened: [...own.happened, ...dice.happened] };
}

it("shows one's own shot to its end before others answer, unless one has seen enough", () => {
  const queue = paced();
  queue.take(shot(1));
  for (const version of [2, 3]) queue.take(frame(version, {}));
  vi.advanceTimersByTime(1_500);
  expect([shown, behind]).toEqual([[1], 2]);
  queue.hurry();
  expect([shown, behind]).toEqual([[1, 2], 1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2, 3]);
});

it("does not keep back what one does oneself after a shot", () => {
  const queue = paced();
  queue.take(shot(1));
  queue.take(frame(2, { how: "person", seat: 0 }));
  expect(shown).toEqual([1, 2]);
});

const SHOT = { how: "chance" as const, events: [{ kind: "attack-rolled", weapon: "a.gun", target: "b", faces: "1 2", hits: "1" }] };
const asked = (point: string) => ({ choice: { options: [], default: "", undo: false, since: 2 }, pending: { point, manner: "one", seats: [0], deadlines: {} } }) as unknown as Partial<UpdateFrame>;

it("asks who falls only after the dice have fallen", () => {
  const seen: (string | undefined)[] = [];
  const queue = new Paced(() => "short", (found) => void seen.push(found.choice ? found.pending?.point : "no question"));
  queue.take(frame(1, SHOT, asked("losses")));
  expect(seen).toEqual(["no question"]);
  vi.advanceTimersByTime(1_800);
  expect(seen).toEqual(["no question"]);
  vi.advanceTimersByTime(200);
  expect(seen.at(-1)).toBe("losses");
});

it("asks at once whoever skips, wants no pauses, or is asked about something else", () => {
  const seen: (string | undefined)[] = [];
  const told = (found: UpdateFrame) => void seen.push(found.choice ? found.pending?.point : "no question");
  const queue = new Paced(() => "short", told);
  queue.take(frame(1, SHOT, asked("losses")));
  queue.hurry();
  expect(seen.at(-1)).toBe("losses");
  new Paced(() => "none", told).take(frame(2, SHOT, asked("losses")));
  expect(seen).toEqual(["no question", "losses", "losses"]);
  new Paced(() => "short", told).take(frame(3, SHOT, asked("move")));
  expect(seen.at(-1)).toBe("move");
});

it("goes through a setup faster, in which everybody does the same in turn", () => {
  const claim = (version: number, seat: number, round: number) => frame(version, { seat, events: [{ kind: "area-claimed" }] as never }, { scene: { round } as never });
  const inSetup = pauseFor(claim(3, 2, 0), claim(2, 1, 0), 0, "short");
  expect(inSetup).toBeGreaterThan(0);
  expect(inSetup).toBeLessThan(pauseFor(claim(3, 2, 1), claim(2, 1, 1), 0, "short") / 2);
});

it("lets the cards be read before others act on them, even if one's own was the last", () => {
  const queue = paced();
  queue.take(frame(1, { how: "person", seat: 0, events: [{ kind: "card-revealed" }] as never }));
  queue.take(frame(2, {}));
  vi.advanceTimersByTime(1_500);
  expect(shown).toEqual([1]);
  queue.hurry();
  expect(shown).toEqual([1, 2]);
});
