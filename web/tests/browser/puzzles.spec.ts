/** Can anybody solve puzzles? A shelf by theme, a move on the board, right or wrong, hints, the solution, a row that is kept. */

import type { Page } from "@playwright/test";
import { ask } from "../playing/server";
import { inspect } from "../playing/shots";
import { expect, test } from "../playing/test";

interface Listed {
  id: string;
  theme: string;
}

/** The first puzzle of a game with a best move of some kind, and that move. */
async function puzzleWith(url: string, game: string, verb: string): Promise<{ id: string; best: string }> {
  const listed = (await (await ask(`${url}/api/games/${game}/puzzles`)).json()) as Listed[];
  for (const { id } of listed) {
    const answer = await ask(`${url}/api/games/${game}/puzzles/${id}`, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
    const { study } = (await answer.json()) as { study: { best: string } };
    if (study.best.startsWith(`${verb} `)) return { id, best: study.best };
  }
  throw new Error(`no puzzle of ${game} is solved by ${verb}`);
}

const streak = (page: Page) => page.getByTestId("streak");

test("a puzzle of dust is missed, hinted at, solved with a card, and the next one comes", async ({ page, server }) => {
  const { id, best } = await puzzleWith(server.url, "dust", "play");
  const right = best.slice("play ".length);
  await page.goto(server.url);
  await page.getByTestId("puzzles").click();
  await expect(page.getByTestId("puzzles-dust")).toBeVisible();
  await inspect(page, "puzzles-shelf");
  await page.goto(`${server.url}#/puzzles/dust/cards/${id}`);
  await expect(page.getByTestId("puzzle-ask")).toBeVisible();
  await inspect(page, "puzzle-dust");
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("hinted")).toBeVisible();
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("some").getByRole("listitem").nth(1)).toBeVisible();
  await page.locator(`[data-card]:not([data-card="${right}"])`).first().press("Enter");
  await page.getByTestId("play-card").press("Enter");
  await expect(page.getByTestId("wrong")).toBeVisible();
  await page.locator(`[data-card="${right}"]`).click();
  await page.getByTestId("play-card").click();
  await expect(page.getByTestId("why")).toBeVisible();
  await inspect(page, "puzzle-solved-dust");
  // A puzzle that was missed first counts for no row.
  await expect(streak(page)).toContainText("0");
  await page.getByTestId("next-puzzle").click();
  await expect(page.getByTestId("puzzle-ask")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
});

test("a puzzle of tactics is solved on the battlefield, and the row is kept", async ({ page, server }) => {
  const { id, best } = await puzzleWith(server.url, "tactics", "step");
  await page.goto(`${server.url}#/puzzles/tactics/all/${id}`);
  await expect(page.getByTestId("puzzle-ask")).toBeVisible();
  await inspect(page, "puzzle-tactics");
  await page.locator(`[data-space=${best.slice("step ".length)}]`).click();
  await expect(page.getByTestId("why")).toBeVisible();
  await inspect(page, "puzzle-solved-tactics");
  await expect(streak(page)).toContainText("1");
  await page.reload();
  await expect(page.getByTestId("puzzle-ask")).toBeVisible();
  await expect(streak(page)).toContainText("1");
});

test("on a phone, in German, by theme: the solution is shown, and counts for no row", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("opendust.preferences", JSON.stringify({ language: "de" })));
  await page.goto(`${server.url}#/puzzles`);
  await inspect(page, "puzzles-shelf-phone");
  await page.locator("[data-theme-of=dust]").first().click();
  await expect(page.getByTestId("puzzle-ask")).toBeVisible();
  await inspect(page, "puzzle-phone");
  await page.getByTestId("solution").click();
  await expect(page.getByTestId("why")).toBeVisible();
  await inspect(page, "puzzle-solution-phone");
  await expect(streak(page)).toContainText("0");
});
