/** Does the page leave a server in peace that is down? Fewer and fewer attempts, and one soon after it is back. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../../../src/lib/page/preferences.svelte", () => ({ preferences: { pace: "none", language: "en" } }));

const MINUTE = 60_000;
const HALF = 0.5;

/** A socket to a server that is down, until it is not. */
class Line {
  static made: number[] = [];
  static isUp = false;
  static OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = (_: { code: number; reason: string }) => undefined;

  constructor() {
    Line.made.push(Date.now());
    setTimeout(() => (Line.isUp ? this.answer() : this.onclose({ code: 1006, reason: "" })), 1);
  }

  answer(): void {
    this.readyState = Line.OPEN;
    this.onopen();
    this.onmessage({ data: '{"type": "pong"}' });
  }

  send(message: string): void {
    this.sent.push(message);
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [Line.made, Line.isUp] = [[], false];
  vi.stubGlobal("$state", Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }));
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "http://127.0.0.1/" });
  vi.stubGlobal("document", { hidden: false, querySelector: () => null });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.spyOn(Math, "random").mockReturnValue(HALF);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a match whose server is down asks less and less often", async () => {
  const { Connection } = await import("../../../src/lib/wire/connection.svelte");
  const connection = new Connection("m", () => ({ type: "hello" }));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  const pauses = Line.made.slice(1).map((at, number) => at - Line.made[number]!);
  for (const [number, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(pauses[number - 1] ?? 0);
  // Twice a second it was once: 1,200 attempts.
  expect(Line.made.length).toBeLessThan(100);
  expect(pauses.at(-1)).toBeGreaterThan(5_000);
  expect(connection.status).toBe("lost");
  connection.close();
});

test("a match finds a server that is back, and asks quickly again when that one goes, too", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  const { Connection } = await import("../../../src/lib/wire/connection.svelte");
  const connection = new Connection("m", () => ({ type: "hello" }));
  await vi.advanceTimersByTimeAsync(MINUTE);
  Line.isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.status).toBe("open");
  const found = Line.made.length;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(Line.made.length).toBe(found);
  Line.isUp = false;
  (connection as unknown as { socket: Line }).socket.onclose({ code: 1006, reason: "" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.made.length).toBeGreaterThan(found + 1);
  connection.close();
});

test("a server that has said when it will be back is not asked long before", async () => {
  Line.isUp = true;
  const { Connection } = await import("../../../src/lib/wire/connection.svelte");
  const connection = new Connection("m", () => ({ type: "hello" }));
  await vi.advanceTimersByTimeAsync(10);
  const line = (connection as unknown as { socket: Line }).socket;
  line.onmessage({ data: '{"type": "leaving", "seconds": 30}' });
  Line.isUp = false;
  line.onclose({ code: 1012, reason: "" });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(Line.made.length).toBe(1);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(Line.made.length).toBeGreaterThan(1);
  connection.close();
});

test("the start page asks a server that is down less and less often, and stops when it answers", async () => {
  const asked: number[] = [];
  let isUp = false;
  vi.stubGlobal("fetch", () => {
    asked.push(Date.now());
    return isUp ? Promise.resolve(new Response('{"version": "1"}')) : Promise.reject(new TypeError("Failed to fetch"));
  });
  const { look, server } = await import("../../../src/lib/wire/server_watch.svelte");
  await look();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(server.gone).toBe(true);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length).toBeLessThan(80);
  isUp = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.gone).toBe(false);
  const until = asked.length;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked.length).toBe(until);
});
