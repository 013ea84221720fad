/** Can one follow what the others do, skip it, and see it once more? */

import { DustPlayer } from "./player";
import { shoot } from "./shots";
import { expect, test } from "./test";

test.use({ pace: "long" });

test("the moves of bots are shown one by one, can be skipped, and seen again", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  const player = new DustPlayer(page);
  const skip = page.getByTestId("skip");
  for (let step = 0; step < 3_000 && !(await skip.count()); step++) await player.step(false);
  await expect(skip).toBeVisible();
  await shoot(page, "dust-others");
  await skip.click();
  await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "");
  await expect(skip).toBeHidden();

  await page.getByTestId("see-again").click();
  await expect(page.getByTestId("to-now")).toBeVisible();
  await expect(page.getByTestId("to-now")).toBeHidden({ timeout: 60_000 });
  await expect(page.getByTestId("see-again")).toBeVisible();

  await page.getByTestId("preferences").click();
  await page.getByTestId("pace").selectOption("none");
  await page.keyboard.press("Escape");
  for (let step = 0; step < 12; step++) {
    await player.step();
    await expect(skip).toBeHidden();
  }
});
