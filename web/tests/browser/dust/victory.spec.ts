/** Is the end of a match told, and can one look back at it? Who won and why, then every step with its sentence. */

import type { Page } from "@playwright/test";
import { twoSeats, untilAsked, type Seats } from "../../playing/driver";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import type { Server } from "../../playing/server";
import { expect, test } from "../../playing/test";

/** A match of two seats, played by lot to its end: whoever is asked for what never comes sees the end. */
async function finished(server: Server): Promise<Seats> {
  const seats = await twoSeats(server, "dust");
  expect(await untilAsked(server, seats, { questions: [] })).toBeUndefined();
  return seats;
}

const stepShown = async (page: Page) => Number(await page.getByTestId("scrubber").inputValue());

test("a victory, then its replay: sentence, log, board and slider in step; a link to a moment", async ({ page, server, browser, complaints }) => {
  await resize(page, { width: 1440, height: 900 });
  const seats = await finished(server);
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const victory = page.getByTestId("victory");
  await expect(victory).toContainText(/(Ann|Bob) wins the war|Ann and Bob share the victory/);
  await expect(page.getByTestId("why")).toContainText(/\d+ points/);
  await expect(victory.getByTestId("points-graph")).toBeVisible();
  await expect(page.getByTestId("decisive").first()).toBeVisible();
  // A key that was meant for the board begins no other match.
  await expect(victory).toBeFocused();
  await inspect(page, "dust-victory-1440");
  await resize(page, { width: 390, height: 844 });
  await expect(page.getByTestId("victory-again")).toBeInViewport({ ratio: 1 });
  await inspect(page, "dust-victory-390");
  await resize(page, { width: 1024, height: 768 });
  await inspect(page, "dust-victory-1024");

  // A battle that mattered leads to its first step.
  const area = (await page.getByTestId("decisive").first().locator("b").textContent())!;
  await page.getByTestId("decisive").first().press("Enter");
  await expect(victory).toBeHidden();
  await expect(page.getByTestId("sentence")).toContainText(area);
  const current = page.locator("[data-test=log] [aria-current=step]");
  await expect(current).toContainText(area);
  await expect(current).toBeInViewport();
  await inspect(page, "dust-replay-1024");

  // Steps and jumps: back and on, the next battle, one's worst moment, a round.
  const before = await stepShown(page);
  await page.getByTestId("step-back").click();
  await expect.poll(() => stepShown(page)).toBe(before - 1);
  await page.getByTestId("next-fight").click();
  await expect.poll(() => stepShown(page)).toBe(before);
  await page.getByTestId("worst").click();
  await expect(page.getByTestId("sentence")).toContainText(/attack|drop|missile/i);
  await page.getByTestId("step-first").click();
  const first = Number(await page.getByTestId("scrubber").getAttribute("min"));
  await expect.poll(() => stepShown(page)).toBe(first);
  // Of a long match not every round has a button.
  const later = page.getByRole("button", { name: /^Round \d+$/ }).nth(1);
  const round = (await later.getAttribute("aria-label")) ?? "";
  await later.click();
  await expect(page.getByTestId("film")).toContainText(round);

  // The graph leads to a moment; playing goes on from there, and stops.
  const graph = page.getByTestId("film").getByTestId("points-graph");
  const box = (await graph.boundingBox())!;
  await graph.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const last = Number(await page.getByTestId("scrubber").getAttribute("max"));
  await expect.poll(async () => Math.abs(((await stepShown(page)) - first) / (last - first) - 0.5)).toBeLessThan(0.05);
  const middle = await stepShown(page);
  await page.getByTestId("speed").selectOption("4×");
  await page.getByTestId("play").click();
  await expect.poll(() => stepShown(page)).toBeGreaterThan(middle + 1);
  await page.getByTestId("play").click();
  await expect(page.getByTestId("play")).toHaveText("▶");

  // A link to a moment shows that moment to a stranger, without the end before it.
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
  complaints.listen(stranger);
  await stranger.goto(`${server.url}/#/replay/${seats.match}/60`);
  await expect(stranger.getByTestId("scrubber")).toHaveValue("60");
  await expect(stranger.getByTestId("sentence")).not.toBeEmpty();
  await expect(stranger.getByTestId("victory")).toBeHidden();
  // The track names the step of that moment, not of the end.
  await expect(stranger.locator("header [aria-current=step]")).not.toHaveText("Card");
  await expect.poll(() => stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await inspect(stranger, "dust-replay-390");
  // A step forward moves what it tells of, as it did when it was played.
  await stranger.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && (node.matches("[data-deed]") || node.querySelector("[data-deed]"))) document.documentElement.dataset.stirred = "yes";
    }).observe(document, { childList: true, subtree: true });
  });
  for (let step = 0; step < 200 && !(await stranger.evaluate(() => document.documentElement.dataset.stirred)); step++) {
    const from = await stepShown(stranger);
    await stranger.getByTestId("step-on").click();
    await expect.poll(() => stepShown(stranger)).toBe(from + 1);
  }
  expect(await stranger.evaluate(() => document.documentElement.dataset.stirred)).toBe("yes");
  await stranger.close();
});

test("where a match was won and lost: chances, marks, report; asked for by link, by keyboard, on a phone", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "resign" }).click();
  await expect(page.getByTestId("victory")).toBeVisible();
  await page.goto(`${server.url}/#/replay/${seats.match}/0/analysis`);
  await expect(page.getByTestId("chance-graph")).toBeVisible();
  await page.getByTestId("read-report").press("Enter");
  const report = page.getByTestId("analysis-report");
  await expect(report).toContainText("Ann");
  await expect(report).toContainText("Turning points");
  await inspect(page, "dust-analysis-report");
  await page.keyboard.press("Escape");
  await resize(page, { width: 390, height: 844 });
  await expect(page.getByTestId("next-mark")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await inspect(page, "dust-analysis-390");
});
