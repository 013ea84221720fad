/** Does a unit's card fit its panel and tell what its weapons roll, and is an attack seen where it happens? */

import type { Page } from "@playwright/test";
import { matchAt } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, test } from "../../playing/test";

const UNIT = "[data-target]:not([data-target^=cover])";

/** The address of a match in which somebody may aim at a unit. */
async function aiming(page: Page, server: Server): Promise<string> {
  await page.goto(`${server.url}/#/rules`);
  const wanted = { questions: ["targets aim"], value: { field: "target", like: "^(?!cover)" } };
  const { asked } = await matchAt(page, server, "tactics", wanted, { scenario: "first-lesson" });
  const address = `${server.url}/#/match/${asked.match}/seat/${asked.token}`;
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator(UNIT).first()).toBeVisible();
  return address;
}

test("the card fits its panel, with all its dice against the target, and says how its figures are known", async ({ page, server }) => {
  const address = await aiming(page, server);
  for (const size of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
    await resize(page, size);
    await page.goto("about:blank");
    await page.goto(address);
    const card = page.getByTestId("unit-card").first();
    await expect(card).toBeVisible();
    await page.locator(UNIT).first().click();
    await expect(card.getByTestId("weapon-dice")).toBeVisible();
    await card.getByText("All armor classes").click();
    await card.getByText("Where the figures come from").click();
    await expect(card.locator("[data-known]").first()).toContainText(/Printed|Published|Worked out/);
    const wide = () => card.evaluate((found) => [...found.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > found.getBoundingClientRect().right + 1).length);
    await expect.poll(wide, `parts wider than the card at ${size.width}`).toBe(0);
    const over = () => page.locator(".panel.scroll").evaluate((found) => found.scrollWidth - found.clientWidth);
    await expect.poll(over, `the panel at ${size.width}`).toBeLessThanOrEqual(0);
  }
  // The dice of all lines together are the total, and the aim box names the same dice.
  const card = page.getByTestId("unit-card").first();
  const dice = await card.locator("[data-dice]").allTextContents();
  const sum = dice.reduce((total, text) => total + parseInt(text), 0);
  expect(sum).toBeGreaterThan(0);
  await expect(card.getByTestId("total-dice")).toHaveText(new RegExp(`^${sum} `));
  await inspect(page, "tactics-card");
});

test("an attack is seen at its target: dice, hits and what came of it", async ({ page, server }) => {
  await aiming(page, server);
  await page.locator(UNIT).first().click();
  const target = await page.locator(UNIT).first().getAttribute("data-target");
  await page.locator(`[data-aim-all="${target}"]`).click();
  // The last weapon that is aimed fires at once; others wait for the word.
  const clash = page.getByTestId("clash");
  const fire = page.locator("[data-do=fire]");
  await expect(async () => {
    if (!(await clash.count())) await fire.click({ timeout: 3_000 });
    await expect(clash).toHaveCount(1, { timeout: 3_000 });
  }).toPass({ timeout: 300_000 });
  await expect(clash).toHaveAttribute("data-outcome", /missed|saved|hurt|destroyed/);
  await expect(clash.locator(".die").first()).toBeAttached();
  await expect(clash.locator(".hits")).toContainText(/hit/);
  await inspect(page, "tactics-clash");
});
