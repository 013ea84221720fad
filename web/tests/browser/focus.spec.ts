/** Does the keyboard stay where it is when the page is drawn anew? Whatever others do meanwhile. */

import type { Page } from "@playwright/test";
import { surelyAsked, twoSeats } from "../playing/driver";
import { expect, LIVELY, test } from "../playing/test";

// The keyboard stays while everything else moves.
test.use(LIVELY);

/** What has the focus, and which part of the page that belongs to. */
function focused(page: Page): Promise<{ tag: string; part: string }> {
  return page.evaluate(() => {
    const found = document.activeElement;
    const part = found?.closest<HTMLElement>("dialog, [id^=panel-], [data-test=battle], [data-test=dock], main");
    return { tag: found?.localName ?? "", part: part?.id || part?.localName || "" };
  });
}

/** Where somebody who read the log is once it is their turn. */
const panelOf = (game: string) => (game === "dust" ? "panel-log" : "panel-turn");

for (const game of ["dust", "tactics"]) {
  test(`${game}: a move of somebody else draws a panel anew, and the focus stays in it or in the window over it`, async ({ page, server }) => {
    const seats = await twoSeats(server, game);
    await surelyAsked(server, seats, { seat: 1, after: 3, alone: true });
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.getByTestId("tab-log").press("Enter");
    await page.getByTestId("log").locator("[data-step]").first().focus();
    const address = page.url();

    // Once it is one's own turn, what is asked takes the place of the log; below the map it has a place of its own.
    const panel = panelOf(game);
    await surelyAsked(server, seats, { seat: 0 });
    await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "");
    await expect.poll(async () => (await focused(page)).part).toBe(panel);
    await page.keyboard.press("Tab");
    expect((await focused(page)).part).toBe(panel);
    await page.keyboard.press("Shift+Tab");
    expect(page.url()).toBe(address);

    await surelyAsked(server, seats, { seat: 1, alone: true });
    await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "");
    // The drawer below the map is still open.
    if (panel === "panel-turn") await page.getByTestId("tab-log").press("Enter");
    await page.getByTestId("log").locator("[data-step]").first().focus();
    // Opened without the focus moving to its button, as a voice does.
    await page.getByTestId("menu").evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => focused(page)).toMatchObject({ part: "dialog" });
    await surelyAsked(server, seats, { seat: 0 });
    await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "");
    expect(await focused(page)).toMatchObject({ part: "dialog" });
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await focused(page)).part).toBe(panelOf(game));
  });
}

test("DUST: what is done by keyboard leaves the focus in its panel", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const banner = page.getByTestId("banner");
  await page.locator("[data-card]").first().press("Enter");
  await page.getByTestId("play-card").press("Enter");
  await expect(banner).toHaveAttribute("data-point", "");
  await expect.poll(() => focused(page)).toEqual({ tag: "div", part: "dock" });

  await surelyAsked(server, seats, { seat: 0 });
  await expect(banner).toHaveAttribute("data-point", "choose_color");
  await page.locator("[data-color]").first().press("Enter");
  await expect(banner).not.toHaveAttribute("data-point", "choose_color");
  await expect.poll(() => focused(page)).toEqual({ tag: "div", part: "panel-turn" });
});

test("Dust Tactics: what is done by keyboard leaves the focus in its panel", async ({ page, server }) => {
  const seats = await twoSeats(server, "tactics");
  const asked = await surelyAsked(server, seats, { questions: ["activation activate"] });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${asked?.token}`);
  const banner = page.getByTestId("banner");
  await expect(banner).toHaveAttribute("data-point", "activation");
  if (!(await page.locator("[data-plan]").count())) await page.locator("[data-ready]").first().press("Enter");
  await page.locator("[data-plan]:enabled").first().press("Enter");
  await expect(banner).not.toHaveAttribute("data-point", "activation");
  await expect.poll(() => focused(page)).toEqual({ tag: "div", part: "panel-turn" });
});
