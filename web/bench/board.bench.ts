/** How fast is the board? First sight of it, redrawing a late game of six players, and frames while it moves. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../tests/playing/test";
import { share, tasksOf } from "./trace";

const DIST = join(import.meta.dirname, "..", "dist", "assets");
const LOADS = 7;
const REDRAWS = 60;
const MOVES = 120;
const FRAME = 1_000 / 60;
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** When the board was first drawn, in milliseconds after the page was asked for. */
async function firstSight(page: Page, address: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("board").length > 0);
  return page.evaluate(() => performance.getEntriesByName("board")[0]!.startTime);
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** How long the page was busy while something was done, and how far its frames lay apart. */
async function during(page: Page, name: string, act: () => Promise<void>) {
  const browser = page.context().browser()!;
  await page.evaluate(() => {
    const bench = { frames: [] as number[], goesOn: true };
    Object.assign(window, { bench });
    const next = (now: number) => {
      bench.frames.push(now);
      if (bench.goesOn) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  const frames = await page.evaluate(() => {
    const { bench } = window as unknown as { bench: { frames: number[]; goesOn: boolean } };
    bench.goesOn = false;
    return bench.frames;
  });
  if (process.env.OPENDUST_TRACE) writeFileSync(`${process.env.OPENDUST_TRACE}.${name}`, trace);
  const tasks = tasksOf(trace);
  const apart = frames.slice(1).map((now, index) => now - frames[index]!).sort((one, other) => one - other);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    tasks_ms: { p50: round(share(tasks, 0.5)), p99: round(share(tasks, 0.99)), longest: round(tasks.at(-1) ?? 0), over_a_frame: tasks.filter((task) => task > FRAME).length },
    frames_ms: { count: frames.length, p50: round(share(apart, 0.5)), p95: round(share(apart, 0.95)), longest: round(apart.at(-1) ?? 0) },
  };
}

test("first sight of the board, redraws of a late game, frames while it moves, size of the bundle", async ({ page, server }) => {
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
  for (let load = 0; load < LOADS; load++) first.push(await firstSight(page, `${server.url}/#/match/${match}`));
  first.sort((one, other) => one - other);

  await page.getByTestId("victory-close").click();
  await page.getByTestId("tab-log").click();
  const steps = Number(await page.getByTestId("scrubber").getAttribute("max"));
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/replay/${match}/${steps - 1}`);
  const slider = page.getByTestId("scrubber");
  await expect(slider).toHaveValue(String(steps - 1));
  await slider.focus();
  const redraws = await during(page, "redraws", async () => {
    for (let redraw = 0; redraw < REDRAWS; redraw++) {
      const answered = page.waitForResponse(/\/replay\/\d+/);
      await page.keyboard.press("ArrowLeft");
      await answered;
      await drawn(page);
    }
  });

  const box = (await page.locator("g[data-area]").first().locator("xpath=ancestor::*[name()='svg'][last()]").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const zoom = await during(page, "zoom", async () => {
    for (let turn = 0; turn < MOVES; turn++) {
      await page.mouse.wheel(0, turn < MOVES / 2 ? -40 : 40);
      await drawn(page);
    }
  });
  await page.mouse.wheel(0, -400);
  const pan = await during(page, "pan", async () => {
    await page.mouse.down();
    for (let step = 0; step < MOVES; step++) {
      await page.mouse.move(x + 150 * Math.sin(step / 10), y + 100 * Math.cos(step / 10));
      await drawn(page);
    }
    await page.mouse.up();
  });
  const film = await during(page, "film", async () => {
    await page.getByTestId("step-first").click();
    await page.getByTestId("next-fight").click();
    await page.getByTestId("play").click();
    const from = Number(await slider.inputValue());
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(from + 5);
    await page.getByTestId("play").click();
  });

  const sizes = Object.fromEntries(
    readdirSync(DIST)
      .filter((name) => /^(index|dust)-.*\.(js|css)$/.test(name) && !name.startsWith("dust-names"))
      .map((name) => [name, gzipSync(readFileSync(join(DIST, name))).length]),
  );
  console.log(JSON.stringify({
    first_board_ms: { median: Math.round(share(first, 0.5)), worst: Math.round(first.at(-1) ?? 0), loads: LOADS },
    redraws, zoom, pan, film,
    bundle_gzip_bytes: { ...sizes, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) },
  }, undefined, 1));
});
