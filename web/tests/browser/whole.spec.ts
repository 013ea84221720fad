/** Can a stranger finish a match of DUST by clicking only, and look back at it? */

import { DustPlayer } from "../playing/player";
import { inspect, shoot } from "../playing/shots";
import { expect, test } from "../playing/test";

const INSPECTED = ["setup_card", "claim_land", "purchase", "attack", "casualties", "retreat"];

test("a whole match of DUST by clicking only, then its replay", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  const player = new DustPlayer(page);
  player.atFirst = (point) =>
    INSPECTED.includes(point) ? inspect(page, `dust-${point}`) : shoot(page, `dust-${point}`);
  await player.finish();

  const victory = page.getByTestId("victory");
  await expect(victory.getByTestId("points-graph")).toBeVisible();
  await inspect(page, "dust-victory");
  await page.getByTestId("victory-close").click();
  await expect(victory).toBeHidden();
  await expect(page.getByTestId("result")).toContainText("★");
  await inspect(page, "dust-over");
  await page.getByTestId("tab-scores").click();
  await inspect(page, "dust-scores");

  await page.getByTestId("tab-log").click();
  await expect(page.getByTestId("log").locator("[data-step]").first()).toBeVisible();
  await page.getByTestId("check-dice").click();
  await expect(page.getByTestId("verdict")).toContainText("fair");
  await page.getByTestId("log").locator("[data-step]").nth(40).click();
  await expect(page.getByTestId("to-now")).toBeVisible();
  await inspect(page, "dust-replay");

  // The link of the replay works for somebody who never sat at the table.
  const link = await page.getByTestId("replay-link").inputValue();
  const stranger = await page.context().browser()!.newPage();
  await stranger.goto(`${link}/60`);
  await expect(stranger.getByTestId("to-now")).toBeVisible();
  await stranger.close();
});
