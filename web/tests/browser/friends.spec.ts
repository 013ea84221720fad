/** Do two people in two browsers play with secrets, through reloads and a killed server? */

import type { Page } from "@playwright/test";
import { matchAt, untilAsked, versionOf } from "../playing/driver";
import { DustPlayer } from "../playing/player";
import { Server } from "../playing/server";
import { inspect, shoot } from "../playing/shots";
import { Complaints, expect, HASTY, likes, test } from "../playing/test";

/** What is asked within a battle, and what after it. */
const WITHIN = ["retreat retreat", "casualties destroy"];
const AFTER = ["attack done", "purchase done", "movement done", "initiative_card play"];

/** Create a match for two and give the link for the second. */
async function invite(page: Page, server: Server): Promise<string> {
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("name").fill("Ann");
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByTestId("create").click();
  await shoot(page, "lobby");
  return page.getByTestId("invite").inputValue();
}

test("two browsers: secret cards, a battle, a reload and a killed server", async ({ page, browser, complaints }) => {
  const server = new Server();
  await server.start();
  const link = await invite(page, server);
  const other = await (await browser.newContext()).newPage();
  const heard = new Complaints();
  heard.listen(other);
  await likes(other, HASTY);
  await other.goto(link);
  await other.getByTestId("name").fill("Bob");
  await shoot(other, "join");
  await other.getByTestId("join").click();
  await expect(page.getByTestId("banner")).toBeVisible();

  // Bob has a card in hand when Ann chooses in secret: he sees that she has chosen, not what, and his pick stays.
  await other.locator("[data-card]").first().click();
  const chosen = page.locator("[data-card]").first();
  const card = (await chosen.getAttribute("data-card")) ?? "";
  await chosen.click();
  await page.getByTestId("play-card").click();
  await expect(other.getByLabel("Players in turn order")).toContainText("has chosen a card");
  expect(await other.content()).not.toContain(card);
  await expect(other.locator("[data-card]").first()).toHaveAttribute("aria-pressed", "true");
  await expect(other.getByTestId("play-card")).toBeEnabled();

  // A match of their own in the middle of a battle: whoever is asked there looks at it through the rest.
  const { asked, ...seats } = await matchAt(server, "dust", { questions: WITHIN });
  for (const [number, seat] of [page, other].entries()) await seat.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[number]}`);
  const fighter = new DustPlayer(asked.token === seats.tokens[0] ? page : other);
  const battle = fighter.page.getByTestId("battle");
  await expect(battle).toBeVisible();
  await shoot(fighter.page, "battle-two-players");

  await fighter.page.reload();
  await expect(battle).toBeVisible();
  expect(await fighter.point()).toBe(asked.point);
  // A part of the page that is still on its way would be missing afterwards.
  await fighter.page.waitForLoadState("networkidle");

  for (const listener of [complaints, heard]) listener.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await server.kill();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await expect(other.getByText("Connection lost")).toBeVisible();
  await server.start();
  await expect(fighter.page.getByText("Connection lost")).toBeHidden();
  await expect(battle).toBeVisible();
  expect(await fighter.point()).toBe(asked.point);

  // What is clicked now counts, and the battle goes on to its end.
  const before = await versionOf(server, seats.match);
  await expect(async () => {
    await fighter.step();
    expect(await versionOf(server, seats.match)).toBeGreaterThan(before);
  }).toPass({ timeout: 300_000 });
  await untilAsked(server, seats, { questions: AFTER });
  await expect.poll(async () => (await battle.count()) === 0 || (await fighter.page.getByTestId("close-battle").filter({ hasText: "Close" }).count()) > 0).toBe(true);
  expect(heard.heard).toEqual([]);
  await server.end();
});

test("two people without names, a bot in the last seat, and a match that is called off", async ({ page, browser, server }) => {
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("others").selectOption("2");
  await page.getByLabel("Who takes seat 3?").selectOption("open");
  await page.getByTestId("create").click();
  await inspect(page, "lobby-maker");
  // The server listens to this machine alone, and says so.
  await expect(page.getByTestId("only-here")).toBeVisible();
  await expect(page.getByTestId("qr")).toBeVisible();
  const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await other.goto(await page.getByTestId("invite").inputValue());
  await other.getByTestId("join").click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Almost ready");
  await expect(other.getByTestId("cancel")).toHaveCount(0);
  await expect(page.getByTestId("seat").nth(1)).toContainText("Commander 2");
  await page.getByTestId("fill-2").selectOption("random");
  await expect(page.getByTestId("banner")).toBeVisible();
  await expect(other.getByTestId("banner")).toBeVisible();

  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("create").click();
  const link = await page.getByTestId("invite").inputValue();
  await other.goto(link);
  await expect(other.getByTestId("join")).toBeVisible();
  await page.getByTestId("cancel").click();
  await page.getByTestId("cancel-sure").click();
  await expect(page.getByTestId("play-dust")).toBeVisible();
  await expect(other.getByText("The host cancelled this game.")).toBeVisible();
});
