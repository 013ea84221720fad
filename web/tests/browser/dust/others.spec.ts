/** Can one follow what the others do, skip it, and see it once more? */

import { DustPlayer, Hand, untilAsked } from "../../playing/player";
import { shoot } from "../../playing/shots";
import { expect, LIVELY, test } from "../../playing/test";

test.use({ ...LIVELY, pace: "long" });

test("the moves of bots are shown one by one, can be skipped, and seen again", async ({ page, server }) => {
  // The page's clock stands still, so that what bots do waits to be shown until it is skipped, however slow the machine is.
  await page.clock.install();
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await untilAsked(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const player = new DustPlayer(page);
  const hand = new Hand();
  const skip = page.getByTestId("skip");
  const again = page.getByTestId("see-again");
  const asked = page.locator("[data-point]:not([data-point=''])");
  // What others did before one's own first deed can be skipped, but not seen again; while armies are set up all take turns.
  for (let [step, skipped] = [0, false]; step < 200 && !(skipped && (await again.count()) && !(await skip.count())); step++) {
    await expect(skip.or(asked).first()).toBeVisible();
    if (!(await skip.count())) await player.step(false);
    else {
      if (!skipped) await shoot(page, "dust-others");
      skipped = (await hand.does(skip)) || skipped;
    }
  }
  await expect(again).toBeVisible();

  await again.click();
  await expect(page.getByTestId("to-now")).toBeVisible();
  await page.clock.resume();
  await expect(page.getByTestId("to-now")).toBeHidden();
  await expect(again).toBeVisible();

  await page.getByTestId("preferences").click();
  await page.getByTestId("pace").selectOption("none");
  await page.keyboard.press("Escape");
  for (let step = 0; step < 12; step++) {
    await player.step();
    await expect(skip).toBeHidden();
  }
});
