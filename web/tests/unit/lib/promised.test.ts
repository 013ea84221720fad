/** Does the page hold a server to the hash of the dice that it told first? */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const told: string[] = [];
vi.mock("../../../src/lib/page/preferences.svelte", () => ({ preferences: { pace: "none", language: "en" } }));
vi.mock("../../../src/lib/page/notes.svelte", () => ({ tell: (text: string) => told.push(text) }));
vi.mock("../../../src/lib/words/words.svelte", () => ({ t: (message: string) => message, tOr: (message: string) => message }));

let lines: Line[] = [];

/** A socket whose server says what the test wants. */
class Line {
  static OPEN = 1;
  readyState = 1;
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = () => undefined;

  constructor() {
    lines.push(this);
  }

  send(): void {}
  close(): void {}

  tell(version: number, commitment: string): void {
    const table = { status: "playing", commitment, chairs: [], shares: {} };
    this.onmessage({ data: JSON.stringify({ type: "update", version, seat: -1, table, happened: [] }) });
  }
}

beforeEach(() => {
  const kept = new Map<string, string>();
  [told.length, lines] = [0, []];
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal("$state", Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }));
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://127.0.0.1/" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function opened(match: string): Promise<{ line: Line; model: { promised: string } }> {
  const { MatchModel } = await import("../../../src/lib/match/match.svelte");
  const model = new MatchModel(match, undefined);
  return { line: lines.at(-1)!, model };
}

test("a hash that stays the same is no news", async () => {
  const { line, model } = await opened("m");
  line.tell(1, "aa");
  line.tell(2, "aa");
  expect(told).toEqual([]);
  expect(model.promised).toBe("aa");
});

test("a hash that changes while one plays is warned of, once, and the first one counts", async () => {
  const { line, model } = await opened("m");
  line.tell(1, "aa");
  line.tell(2, "bb");
  line.tell(3, "cc");
  expect(told).toEqual(["web-commitment-changed"]);
  expect(model.promised).toBe("aa");
});

test("a hash that has changed when the page is opened anew is warned of, too", async () => {
  (await opened("m")).line.tell(1, "aa");
  const { line, model } = await opened("m");
  line.tell(9, "bb");
  expect(told).toEqual(["web-commitment-changed"]);
  expect(model.promised).toBe("aa");
});

test("every match has a hash of its own", async () => {
  (await opened("one")).line.tell(1, "aa");
  (await opened("two")).line.tell(1, "bb");
  expect(told).toEqual([]);
});
