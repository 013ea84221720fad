/** How does every screen look? Pictures under test-results/screens, to be opened by a person. */

import { DustPlayer } from "./player";
import { expect, test } from "./test";

test("DUST", async ({ page, server }) => {
  test.setTimeout(400_000);
  await page.goto(server.url);
  await page.screenshot({ path: "test-results/screens/start.png" });
  await page.getByTestId("play-dust").click();
  const player = new DustPlayer(page);
  player.atFirst = async (point) => {
    await page.waitForTimeout(400);
    await page.screenshot({ path: `test-results/screens/dust-${point}.png` });
  };
  await player.finish();
  await expect(page.getByTestId("banner")).toBeVisible();
  await page.screenshot({ path: "test-results/screens/dust-over.png" });
});
