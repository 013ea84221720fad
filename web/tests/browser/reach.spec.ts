/** Is what one wants next always in reach, and always at the same place? On a laptop, a small screen, a phone. */

import { surelyAsked, twoSeats } from "../playing/driver";
import { expect, test } from "../playing/test";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test("the main button stays put on every screen", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  const hidden = await page.context().newPage();
  await hidden.goto(`${server.url}/api/health`);
  await page.bringToFront();
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const card = page.getByTestId("play-card");
  for (const [number, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await expect(card, `${size.width}`).toBeInViewport({ ratio: 1 });
    const before = await card.boundingBox();
    await page.locator("[data-card]").nth(number).click();
    await expect(page.locator("[data-card]").nth(number)).toHaveAttribute("aria-pressed", "true");
    await expect(card).toBeEnabled();
    await expect(card, `${size.width}`).toBeInViewport({ ratio: 1 });
    expect(await card.boundingBox(), `${size.width}`).toEqual(before);
  }

  await surelyAsked(hidden, seats, { seat: 0, questions: ["purchase buy"] });
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "purchase");
  const end = page.locator("[data-test=dock] [data-do=done]");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(end, `${size.width}`).toBeInViewport({ ratio: 1 });
    const there = await end.boundingBox();
    const points = await page.getByTestId("points").textContent();
    await page.locator("[data-buy]:enabled").first().click();
    await expect(page.getByTestId("points")).not.toHaveText(points ?? "");
    await expect(end, `${size.width}`).toBeInViewport({ ratio: 1 });
    expect((await end.boundingBox())?.y, `${size.width}`).toBe(there?.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});

test("the question mark tells the keys", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByTestId("shortcuts")).toContainText("undo");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("shortcuts")).toBeHidden();
});
