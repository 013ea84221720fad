/** Do two people in two browsers play with secrets, through reloads and a killed server? */

import type { Page } from "@playwright/test";
import { DustPlayer, MOST_STEPS } from "../playing/player";
import { Server } from "../playing/server";
import { inspect, shoot } from "../playing/shots";
import { Complaints, expect, HASTY, likes, test } from "../playing/test";

const REACTIONS = ["retreat", "battle_start_window", "nurse_window", "reroll_window", "casualties"];

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

  const players = [new DustPlayer(page), new DustPlayer(other)];
  const asked = await untilBattle(players);
  await shoot(asked.page, "battle-two-players");

  await asked.page.reload();
  await expect(asked.page.getByTestId("battle")).toBeVisible();
  const question = await asked.point();

  for (const listener of [complaints, heard]) listener.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await server.kill();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await expect(other.getByText("Connection lost")).toBeVisible();
  await server.start();
  await expect(asked.page.getByText("Connection lost")).toBeHidden();
  await expect(asked.page.getByTestId("battle")).toBeVisible();
  expect(await asked.point()).toBe(question);

  for (let step = 0; step < 400 && (await asked.page.getByTestId("battle").count()); step++) {
    for (const player of players) await player.step(false);
    if (await asked.page.getByTestId("close-battle").filter({ hasText: "Close" }).count()) break;
  }
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

/** Play on until somebody is asked within a battle; whoever that is. */
async function untilBattle(players: DustPlayer[]): Promise<DustPlayer> {
  for (let step = 0; step < MOST_STEPS; step++) {
    for (const player of players) {
      const point = await player.point();
      if (REACTIONS.includes(point) && (await player.page.getByTestId("battle").count())) return player;
      await player.step(false);
    }
  }
  throw new Error("no battle came");
}
