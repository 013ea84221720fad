/** When may a page be measured? Once it is laid out for its window, in its own letters, and nothing moves any more. */

import type { Page } from "@playwright/test";

type Size = { width: number; height: number };

/** Until letters are there, what moves has come to its end, and two frames were drawn after it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ends = () => document.getAnimations().filter((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));
    await document.fonts.ready;
    await drawn();
    for (let moving = ends(); moving.length; moving = ends()) {
      await Promise.allSettled(moving.map((one) => one.finished));
      await drawn();
    }
  });
}

/** Another window, and the page as it is laid out in it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await settled(page);
}
