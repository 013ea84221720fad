import { afterEach, expect, test, vi } from "vitest";
import { call, Refused, UNREACHABLE } from "../../../src/lib/wire/api";

afterEach(() => vi.unstubAllGlobals());

/** An answer whose line breaks after so much of it. */
function broken(begun: string): Response {
  const body = new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode(begun));
    },
    pull(line) {
      line.error(new TypeError("network error"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

test.each([
  ["before an answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["within an answer", () => Promise.resolve(broken('{"games": ['))],
])("a server that dies %s is out of reach, and that is told", async (_, answer) => {
  const told = vi.fn();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("dispatchEvent", told);
  const failed = await call("GET /api/games").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Refused);
  expect(failed).toMatchObject({ status: 0, code: "unreachable" });
  expect(told.mock.calls.map(([event]) => (event as Event).type)).toEqual([UNREACHABLE]);
});
