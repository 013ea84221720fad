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
