/** How fast is the board? First sight of it, and redrawing a late game of six players. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "../tests/playing/test";
import { share, tasksOf } from "./trace";

const DIST = join(import.meta.dirname, "..", "dist", "assets");
const LOADS = 7;
const REDRAWS = 60;
const FRAME = 1_000 / 60;

test("first sight of the board, redraws of a late game, size of the bundle", async ({ page, server, browser }) => {
  const ask = async (path: string, body: unknown) =>
    (await fetch(server.url + path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  const bots = Array.from({ length: 6 }, () => ({ kind: "bot", bot: "recruit" }));
  const { match } = (await ask("/api/matches", { game: "dust", seats: bots })) as { match: string };

  const state = async () => (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { table: { status: string } };
  await expect.poll(async () => (await state()).table.status, { timeout: 800_000, intervals: [2_000] }).toBe("over");

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("g[data-area]")) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark("board"));
    }).observe(document, { childList: true, subtree: true });
  });
  const first: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    await page.goto("about:blank");
    await page.goto(`${server.url}/#/match/${match}`);
    await page.waitForFunction(() => performance.getEntriesByName("board").length > 0);
    first.push(await page.evaluate(() => performance.getEntriesByName("board")[0]!.startTime));
  }
  first.sort((one, other) => one - other);

  await page.getByTestId("tab-log").click();
  const slider = page.getByTestId("scrubber");
  await slider.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("to-now")).toBeVisible();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  for (let redraw = 0; redraw < REDRAWS; redraw++) {
    const answered = page.waitForResponse(/\/replay\/\d+/);
    await page.keyboard.press("ArrowLeft");
    await answered;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const trace = await browser.stopTracing();
  if (process.env.OPENDUST_TRACE) writeFileSync(process.env.OPENDUST_TRACE, trace);
  const tasks = tasksOf(trace);
  const long = tasks.filter((task) => task > FRAME);

  const sizes = Object.fromEntries(
    readdirSync(DIST)
      .filter((name) => /^(index|dust)-.*\.(js|css)$/.test(name) && !name.startsWith("dust-names"))
      .map((name) => [name, gzipSync(readFileSync(join(DIST, name))).length]),
  );
  console.log(JSON.stringify({
    first_board_ms: { median: Math.round(share(first, 0.5)), worst: Math.round(first.at(-1) ?? 0), loads: LOADS },
    redraw_tasks_ms: { p50: share(tasks, 0.5), p99: share(tasks, 0.99), longest: tasks.at(-1), over_a_frame: long.length, redraws: REDRAWS },
    bundle_gzip_bytes: { ...sizes, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) },
  }, undefined, 1));
});
