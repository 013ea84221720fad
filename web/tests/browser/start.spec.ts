/** Does a stranger get from the start page into either game with one click? */

import { expect, expectAccessible, test } from "../playing/test";

for (const game of ["dust", "tactics"]) {
  test(`one click starts ${game} against bots`, async ({ page, server }) => {
    await page.goto(server.url);
    await expectAccessible(page, "start page");
    await page.getByTestId(`play-${game}`).click();
    await expect(page.getByTestId("banner")).toContainText("your turn", { ignoreCase: true });
    await expectAccessible(page, `first turn of ${game}`);
  });
}

test("how many bots of which rank is asked in one line, and remembered", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("rivals-dust").selectOption("1");
  await page.getByTestId("rank-dust").selectOption("random");
  await page.reload();
  await expect(page.getByTestId("rivals-dust")).toHaveValue("1");
  await expect(page.getByTestId("rank-dust")).toHaveValue("random");
  await page.getByTestId("play-dust").click();
  await expect(page.getByLabel("Players in turn order").locator("li")).toHaveCount(2);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  // The match is there again after a reload, with whom it waits for.
  await page.goto(server.url);
  await expect(page.locator("#running + ul li")).toContainText("your turn", { ignoreCase: true });
});
