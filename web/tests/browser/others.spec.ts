/** Can one follow what the others do, skip it, and see it once more? */

import { DustPlayer, MOST_STEPS, untilAsked } from "../playing/player";
import { shoot } from "../playing/shots";
import { expect, test } from "../playing/test";

test.use({ pace: "long" });

test("the moves of bots are shown one by one, can be skipped, and seen again", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  const player = new DustPlayer(page);
  const skip = page.getByTestId("skip");
  const again = page.getByTestId("see-again");
  // On a slow machine all may have been shown before a hand is there; then there is a next time. What
  // others did before one's own first deed can be skipped, but not seen again.
  let skipped = false;
  for (let step = 0; step < MOST_STEPS && !skipped; step++) {
    await player.step(false);
    if (!(await skip.count())) continue;
    await shoot(page, "dust-others");
    if (!(await skip.click({ timeout: 2_000 }).then(() => true, () => false))) continue;
    await untilAsked(page);
    await expect(skip).toBeHidden();
    skipped = (await again.count()) > 0;
  }
  expect(skipped).toBe(true);

  await again.click();
  await expect(page.getByTestId("to-now")).toBeVisible();
  await expect(page.getByTestId("to-now")).toBeHidden({ timeout: 300_000 });
  await expect(again).toBeVisible();

  await page.getByTestId("preferences").click();
  await page.getByTestId("pace").selectOption("none");
  await page.keyboard.press("Escape");
  for (let step = 0; step < 12; step++) {
    await player.step();
    await expect(skip).toBeHidden();
  }
});
