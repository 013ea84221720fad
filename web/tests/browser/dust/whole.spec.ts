/** Can a stranger finish a match of DUST by clicking only, and look back at it? */

import { DustPlayer } from "../../playing/player";
import { inspect, shoot } from "../../playing/shots";
import { expect, LIVELY, test } from "../../playing/test";

// As most people see it.
test.use(LIVELY);

/** Screens that every match shows. They are inspected where more is on them: cards in `start`, land in `advice`, the purchase
 * there and in `production`, the end and its replay in `victory`. */
const CERTAIN = ["setup_card", "claim_land", "purchase"];

test("a whole match of DUST by clicking only, then its replay", async ({ page, server }) => {
  // A short match: one bot, and few victory points to win.
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("others").selectOption("1");
  await page.getByLabel("Who takes seat 2?").selectOption("recruit");
  await page.getByTestId("house-all").click();
  await page.locator("[data-switch='switch.win_requires_capital'][value=false]").check();
  const points = page.locator("[data-switch='switch.victory_points_to_win']");
  await points.fill("12");
  await points.blur();
  await page.getByTestId("create").click();
  const player = new DustPlayer(page);
  player.atFirst = (point) => shoot(page, `dust-${point}`);
  await player.finish();
  expect([...player.seen]).toEqual(expect.arrayContaining(CERTAIN));

  const victory = page.getByTestId("victory");
  await expect(victory.getByTestId("points-graph")).toBeVisible();
  await shoot(page, "dust-victory");
  await page.getByTestId("victory-close").click();
  // What can be done now is in reach, and the cards are gone.
  for (const next of ["rematch", "analyse-match", "look-back"]) await expect(page.getByTestId(next)).toBeInViewport({ ratio: 1 });
  await expect(page.locator("section.hand")).toHaveCount(0);
  await expect(victory).toBeHidden();
  await expect(page.getByTestId("result")).toContainText("★");
  await inspect(page, "dust-over");
  await page.getByTestId("tab-scores").click();
  await inspect(page, "dust-scores");

  await page.getByTestId("tab-log").click();
  await expect(page.getByTestId("log").locator("[data-step]").first()).toBeVisible();
  await page.getByTestId("check-dice").click();
  await expect(page.getByTestId("verdict")).toContainText("fair");
  await expect(page.getByTestId("own-share")).toContainText("Your share was in");
  // Lines are laid out when they come near, and then move under a pointer that is faster than any hand.
  await page.getByTestId("log").locator("[data-step]").nth(40).press("Enter");
  await expect(page.getByTestId("to-now")).toBeVisible();
  await shoot(page, "dust-replay");

  // The link of the replay works for somebody who never sat at the table.
  const link = await page.getByTestId("replay-link").inputValue();
  const stranger = await page.context().browser()!.newPage();
  await stranger.goto(`${link}/60`);
  await expect(stranger.getByTestId("to-now")).toBeVisible();
  await stranger.close();
});
