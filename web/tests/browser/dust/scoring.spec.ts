/** Is a round's end told? A panel that counts everybody's points up, is skipped by a click, and stands at once without motion. */

import type { Browser, Page } from "@playwright/test";
import { twoSeats, untilAsked } from "../../playing/driver";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import type { Server } from "../../playing/server";
import { expect, likes, test, HASTY } from "../../playing/test";

const MATCHES = 5;

/** Somebody at the table who sees a round end, in a match that goes on after it. */
async function atRoundsEnd(browser: Browser, server: Server, settings: Parameters<Browser["newContext"]>[0], language = "en"): Promise<Page> {
  for (let count = 0; count < MATCHES; count++) {
    const seats = await twoSeats(server, "dust");
    const page = await (await browser.newContext(settings)).newPage();
    await likes(page, { ...HASTY, language });
    await untilAsked(server, seats, { seat: 0, questions: ["attack done"] });
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    await page.locator("g[data-area]").first().waitFor();
    if (await untilAsked(server, seats, { seat: 0, questions: ["initiative_card play"] })) return page;
    await page.context().close();
  }
  throw new Error(`none of ${MATCHES} matches came to a second round`);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test("without motion the points stand at once, in reach and accessible on every screen", async ({ browser, server }) => {
  const page = await atRoundsEnd(browser, server, { viewport: SIZES[0]!, reducedMotion: "reduce" });
  const panel = page.getByTestId("scoring");
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute("data-counted", "3");
  for (const size of SIZES) {
    await resize(page, size);
    // What the panel says is what the table of scores says.
    const totals = await panel.locator("[data-total]").allTextContents();
    const plates = page.locator(".players .points strong");
    await expect.poll(async () => (await plates.allTextContents()).toSorted(), `${size.width}`).toEqual(totals.toSorted());
    await expect(page.getByTestId("scoring-close"), `${size.width}`).toBeInViewport({ ratio: 1 });
    await inspect(page, `dust-scoring-${size.width}`);
  }
  // Until they have been seen, the next question is not put: who leads stands in its place.
  await expect(page.locator("#desk-head")).toContainText(/In the lead: .+ of \d+ points/);
  // Its button leads on to the next question.
  await page.getByTestId("scoring-close").click();
  await expect(panel).toBeHidden();
  await page.locator("[data-card]").first().click();
  await page.getByTestId("play-card").click();
  await page.context().close();
});

test("points are counted up; a click shows them all, Escape closes", async ({ browser, server }) => {
  const page = await atRoundsEnd(browser, server, { viewport: SIZES[0]!, reducedMotion: "no-preference" }, "de");
  const panel = page.getByTestId("scoring");
  await expect(panel).toBeVisible();
  await panel.getByRole("heading").click();
  await expect(panel).toHaveAttribute("data-counted", "3");
  // The points are in sight on a phone too, in a language of long words.
  await resize(page, SIZES[2]!);
  const [sheet, totals] = [(await panel.boundingBox())!, await panel.locator("[data-total]").all()];
  for (const total of totals) expect(await total.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(sheet.x + sheet.width - 2);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.context().close();
});
