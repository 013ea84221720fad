/** Are there 60 frames a second? Panning, zooming, and what moves when six bots play, each frame from the browser's own trace. */

import type { Browser, Page } from "@playwright/test";
import { expect, likes, test } from "../tests/playing/test";
import { framesOf, share } from "./trace";

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"];
const FRAME = 1_000 / 60;
const STEPS = 120;
const WATCHED = 30_000;

/** What the main thread does in a frame, in milliseconds of processor time, while something is going on. */
async function measured(browser: Browser, page: Page, does: () => Promise<void>): Promise<Record<string, number>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await does();
  const frames = framesOf(await browser.stopTracing());
  const longer = frames.filter((frame) => frame > FRAME).length;
  return { frames: frames.length, p50: share(frames, 0.5), p99: share(frames, 0.99), longest: frames.at(-1) ?? 0, over_a_frame: longer };
}

/** Until the next frame has been drawn. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

test("pan, zoom and moving things", async ({ browser, server }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" })).newPage();
  await likes(page, { pace: "short", animation: true });
  const seats = Array.from({ length: 6 }, () => ({ kind: "bot", bot: "recruit" }));
  const answer = await fetch(`${server.url}/api/matches`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: "dust", seats }) });
  const { match } = (await answer.json()) as { match: string };
  const version = async () => ((await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { version: number }).version;
  await expect.poll(version, { timeout: 800_000, intervals: [500] }).toBeGreaterThan(250);
  await page.goto(`${server.url}/#/match/${match}`);
  await expect(page.locator("[data-name]").first()).toBeVisible();

  const watching = await measured(browser, page, () => page.waitForTimeout(WATCHED));
  const zooming = await measured(browser, page, async () => {
    await page.mouse.move(700, 350);
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, Math.floor(step / 20) % 2 ? 60 : -60);
      await drawn(page);
    }
  });
  for (let step = 0; step < 12; step++) await page.mouse.wheel(0, -120);
  const panning = await measured(browser, page, async () => {
    await page.mouse.move(900, 250);
    await page.mouse.down();
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.move(900 - Math.abs(60 - step) * 6, 250 + (step % 60) * 3);
      await drawn(page);
    }
    await page.mouse.up();
  });
  console.log(JSON.stringify({ watching, zooming, panning }, undefined, 1));
});
