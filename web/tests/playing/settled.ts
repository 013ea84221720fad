/** When may a page be measured? Once it is laid out for its window, in its own letters, and nothing moves any more. */

import type { Page } from "@playwright/test";

type Size = { width: number; height: number };

/** Until letters are there, names stand where this view has them, what moves has come to its end, and two frames were drawn after it.
 *
 * Frames are looked at, not promises: an animation whose element goes away may never say that it has finished, and a
 * page behind another draws nothing. What stands still for several frames does not move, whatever it says; one alone may
 * be late on a busy machine. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const drawn = () => Promise.race([frames(), new Promise((done) => setTimeout(done, 1_000))]);
    const ends = () => document.getAnimations().filter((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));
    const times = () => ends().map((one) => String(one.currentTime)).join();
    await document.fonts.ready;
    await drawn();
    while (document.querySelector("[data-waits]")) await drawn();
    for (let [now, still] = [times(), 0]; now && still < 3; ) {
      await drawn();
      const next = times();
      [now, still] = [next, next === now ? still + 1 : 0];
    }
  });
}

/** Another window, and the page as it is laid out in it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await settled(page);
}
