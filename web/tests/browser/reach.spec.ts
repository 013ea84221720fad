/** Is what one wants next always in reach, and always at the same place? On a laptop, a small screen, a phone. */

import { surelyAsked, twoSeats } from "../playing/driver";
import { expect, test } from "../playing/test";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`the main button stays put at ${size.width} by ${size.height}`, async ({ page, server }) => {
    await page.setViewportSize(size);
    const seats = await twoSeats(server, "dust");
    const hidden = await page.context().newPage();
    await hidden.goto(`${server.url}/api/health`);
    await page.bringToFront();
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    const card = page.getByTestId("play-card");
    await expect(card).toBeInViewport({ ratio: 1 });
    const before = await card.boundingBox();
    await page.locator("[data-card]").first().click();
    await expect(card).toBeEnabled();
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await card.boundingBox()).toEqual(before);

    await surelyAsked(hidden, seats, { seat: 0, questions: ["purchase buy"] });
    await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "purchase");
    const end = page.locator("[data-test=dock] [data-do=done]");
    await expect(end).toBeInViewport({ ratio: 1 });
    const there = await end.boundingBox();
    const points = await page.getByTestId("points").textContent();
    await page.locator("[data-buy]:enabled").first().click();
    await expect(page.getByTestId("points")).not.toHaveText(points ?? "");
    await expect(end).toBeInViewport({ ratio: 1 });
    expect((await end.boundingBox())?.y).toBe(there?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
}

test("the question mark tells the keys", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByTestId("shortcuts")).toContainText("undo");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("shortcuts")).toBeHidden();
});
