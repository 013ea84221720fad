/** Does a beginner get through? A setup in few clicks, advice on the board, a captain who says what to do. */

import { twoSeats, untilAsked, versionOf } from "../../playing/driver";
import { resize, settled } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, test } from "../../playing/test";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** What is fetched one after another costs a stranger seconds on a slow line; seconds themselves depend on the machine. */
const MOST_FILES = 45;

test("from the start page to the first decision in one click, through the setup in at most three", async ({ page, server }) => {
  await page.addInitScript(() => {
    const clicks = Number(sessionStorage.getItem("clicks") ?? 0);
    sessionStorage.setItem("clicks", String(clicks));
    addEventListener("click", () => sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks")) + 1)), { capture: true });
  });
  await page.goto(server.url);
  let files = 0;
  page.on("request", (request) => (files += Number(request.url().includes("/assets/"))));
  // Who plays the game clicks what stands still: a click beside the button would be counted, and made again.
  await expect(page.getByTestId("play-dust")).toBeEnabled();
  await settled(page);
  await page.getByTestId("play-dust").click();
  const banner = page.getByTestId("banner");
  await expect(banner).toHaveAttribute("data-point", "setup_card");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  expect(Number(await page.evaluate(() => sessionStorage.getItem("clicks")))).toBe(1);
  expect(files).toBeLessThanOrEqual(MOST_FILES);
  await page.getByTestId("settle").click();
  await expect(banner).toHaveAttribute("data-point", "initiative_card");
  expect(Number(await page.evaluate(() => sessionStorage.getItem("clicks")))).toBeLessThanOrEqual(3);
  // The seat is one's own again, with land, and nothing is offered that is over.
  await expect(page.getByTestId("settle")).toHaveCount(0);
  await page.locator("[data-card]").first().click();
  await page.getByTestId("play-card").click();
  await expect(banner).not.toHaveAttribute("data-point", "initiative_card");
});

const LONGEST = "Submarines built here can take Yellow Sea, a free power source. Chance to win 15% instead of 10% by the end of imagined rounds: more centers.";

/** Advice of which the last words are cut off. */
function cutOff(): string[] {
  return [...document.querySelectorAll("[data-advice]")].flatMap((button) => {
    const words = button.querySelector(".what")!;
    return words.getBoundingClientRect().bottom > button.getBoundingClientRect().bottom + 1 ? [words.textContent!.trim()] : [];
  });
}

test("the setup advises, and marks it on the board, on every screen", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  const asked = await untilAsked(server, seats, { seat: 0, questions: ["claim_land claim", "claim_power_source claim"] });
  // As long as reasons get.
  await page.route(/\/study$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { kind: string; advice?: { reason: string }[] };
    for (const piece of answer.advice ?? []) piece.reason = LONGEST;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${asked!.token}`);
  const advice = page.getByTestId("counsel").locator("li");
  for (const size of SIZES) {
    await resize(page, size);
    await expect(advice).toHaveCount(3);
    await expect(advice.first()).toContainText("power source");
    await expect(page.locator("[data-medal]")).toHaveCount(3);
    expect(await page.evaluate(cutOff), `${size.width}`).toEqual([]);
    await expect(page.getByTestId("settle"), `${size.width}`).toBeInViewport({ ratio: 1 });
    await inspect(page, `advice-${size.width}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // By keyboard: what comes first is done, and the area is one's own.
  const first = page.locator("[data-advice]").first();
  const area = (await first.getAttribute("data-advice"))!.split(" ")[1]!;
  await first.press("Enter");
  await expect(page.locator(`[data-land="${area}"]`)).not.toHaveAttribute("data-army", "none");
});

test("a captain says what to do and why, when asked, in the reader's language", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  const asked = await untilAsked(server, seats, { seat: 0, questions: ["purchase buy"] });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${asked!.token}`);
  await expect(page.getByTestId("counsel")).toHaveCount(0);
  await page.getByTestId("captain").press("Enter");
  const advice = page.getByTestId("counsel").locator("li");
  await expect(advice).toHaveCount(1);
  await expect(advice).toContainText(/\w\./);
  await expect(advice).toContainText(/\d+\s?%/);
  await inspect(page, "captain");
  const before = await versionOf(server, seats.match);
  await page.locator("[data-advice]").press("Enter");
  // It is done, whatever it was; the next question is not answered unasked.
  await expect.poll(() => versionOf(server, seats.match)).toBeGreaterThan(before);
  await expect(page.getByTestId("counsel")).toHaveCount(0);
});

test("a captain of Dust Tactics advises, too", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-tactics").click();
  await page.getByTestId("captain").click();
  await expect(page.getByTestId("counsel").locator("li")).toHaveCount(1);
  await expect(page.getByTestId("counsel").locator("li")).toContainText(/Chance to win .*%/);
});
