/** A stranger's first minute: who goes first, which unit, where it comes from, what the others did. */

import type { Page } from "@playwright/test";
import { matchAt, twoSeats, surelyAsked } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, LIVELY, test } from "../../playing/test";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The first question of the first battle, which whoever won the dice is asked. */
async function atInitiative(page: Page, server: Server): Promise<void> {
  const seats = await twoSeats(server, "tactics", { scenario: "first-lesson" });
  const asked = await surelyAsked(server, seats, { questions: ["first go-first"] });
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
}

const MOST_BATTLES = 30;

/** The same as a stranger comes to it, who sees the dice fall; whoever opens a battle later does not. */
async function fromTheStart(page: Page, server: Server): Promise<void> {
  const asked = page.getByTestId("initiative");
  // Whoever throws more hits is asked: as often as not it is the bot.
  for (let battle = 0; battle < MOST_BATTLES; battle++) {
    await page.goto("about:blank");
    await page.goto(server.url);
    await page.getByText("Play Dust Tactics now").click();
    await expect(asked.or(page.locator("[data-test=banner][data-point=activation]"))).toBeVisible();
    if (await asked.isVisible()) return;
  }
  throw new Error(`${MOST_BATTLES} bots in a row threw more hits`);
}

test.describe("as it moves", () => {
  test.use(LIVELY);

  test("the first minute: dice for the initiative, one brass button, units to choose from, and their way in", async ({ page, server }) => {
    await resize(page, DESK);
    await fromTheStart(page, server);
    const throws = page.getByTestId("initiative").locator(".felt li");
    await expect(throws).toHaveCount(2);
    await expect(throws.first()).toContainText(/hit/);
    await expect(throws.first().locator("svg")).toHaveCount(3);
    const brass = page.getByTestId("dock").locator(".primary");
    await expect(brass).toHaveCount(1);
    await expect(brass).toContainText("Go first");
    // Both answers are there, and nothing has to be scrolled to.
    await expect(page.locator("[data-pick^=go-first]")).toHaveCount(2);
    for (const button of await page.locator("[data-pick^=go-first]").all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId("key")).toContainText("soft cover");
    await inspect(page, "tactics-initiative");
    await brass.click();
    // Units to choose from, as large as there is room for.
    const tiles = page.locator("[data-parade]");
    await expect(tiles).toHaveCount(2);
    await expect(page.getByTestId("parade").locator("..")).toContainText("at your edge");
    // What it is about fills the panel; nothing is left to be found in a form.
    await expect(page.getByTestId("mission")).toContainText("Two patrols meet");
    await expect(page.getByText("All your options, as a form")).toHaveCount(0);
    await inspect(page, "tactics-choose");
    await tiles.last().click();
    await expect(page.getByTestId("intent")).toBeVisible();
    await expect(tiles).toHaveCount(0);
    await page.locator("[data-space][data-lit=true]").first().click();
    await expect(brass).toHaveCount(1);
    await expect(brass).toBeInViewport({ ratio: 1 });
  });
});

test("on a phone the field opens where one's units come in", async ({ page, server }) => {
  await resize(page, PHONE);
  await atInitiative(page, server);
  const hidden = () =>
    page.getByTestId("battlefield").evaluate((field) => {
      const frame = field.getBoundingClientRect();
      const isIn = (space: string) => {
        const box = field.querySelector(`[data-space=${space}] .touch`)!.getBoundingClientRect();
        return box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
      };
      // Sides enter in the first and in the last column.
      const sides = [["a3", "a4", "a5"], ["i3", "i4", "i5"]];
      return sides.map((spaces) => spaces.filter((space) => !isIn(space)).length);
    });
  await expect.poll(async () => Math.min(...(await hidden()))).toBe(0);
  await expect(page.getByTestId("dock").locator(".primary")).toBeInViewport({ ratio: 1 });
  await inspect(page, "tactics-initiative-phone");
});

test("on a phone whoever is picked in the list comes into sight", async ({ page, server }) => {
  const { asked } = await matchAt(server, "tactics", { questions: ["activation activate"], after: 90 }, { scenario: "rescue" });
  await resize(page, PHONE);
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
  const marks = await page.locator("[data-mark]").evaluateAll((found) => found.map((mark) => (mark as SVGElement).dataset["mark"] ?? ""));
  const rows = page.locator("[data-ready]");
  const units = (await rows.evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset["ready"] ?? ""))).filter((unit) => marks.includes(unit));
  expect(units.length, "several units on the field").toBeGreaterThan(1);
  for (const unit of units) {
    await page.locator(`[data-ready="${unit}"]`).click();
    const isSeen = () =>
      page.locator(`[data-mark="${unit}"] image`).evaluate((mark) => {
        const [box, frame] = [mark.getBoundingClientRect(), mark.closest("[data-test=battlefield]")!.getBoundingClientRect()];
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      });
    await expect.poll(isSeen, unit).toBe(true);
  }
  // They pass in one row, so that what the chosen one is meant to do is in sight; switches are signs, which leave room for words.
  const tops = await rows.evaluateAll((found) => found.map((row) => Math.round(row.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByTestId("intent").locator(".slots")).toBeInViewport();
  const zones = page.getByRole("button", { name: "Fire zone" });
  expect((await zones.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  expect((await page.getByTestId("space-info").boundingBox())!.width).toBeGreaterThan(100);
});
