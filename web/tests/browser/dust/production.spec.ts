/** Is production one draft? What is bought is placed on the same screen, taken back, and nothing is done until the end. */

import { matchAt, versionOf } from "../../playing/driver";
import { inspect, shoot } from "../../playing/shots";
import { resize, settled } from "../../playing/settled";
import { expect, test } from "../../playing/test";

test("what is bought is placed beside the purchase, by keyboard, and delivered at the end", async ({ page, server }) => {
  const { asked } = await matchAt(server, "dust", { seat: 0, questions: ["purchase buy"] });
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  const banner = page.getByTestId("banner");
  const [tray, finish] = [page.getByTestId("draft-tray"), page.locator("[data-do=done]")];
  await expect(banner).toHaveAttribute("data-point", "purchase");

  await page.locator("[data-buy=tank]").press("Enter");
  await expect(page.locator("[data-count=tank]")).toHaveText("1");
  await expect(tray.locator("[data-draft='buy tank']")).toBeVisible();
  await expect(finish).toContainText("Still to place: 1");
  const version = await versionOf(server, asked.match);

  // A lit center takes it: a ghost stands there, a pip is full, and nobody has been told.
  const center = page.locator("g[data-area][data-lit=true]").first();
  const id = (await center.getAttribute("data-area"))!;
  const area = page.locator(`g[data-area="${id}"]`);
  const before = await area.getAttribute("aria-label");
  await center.press("Enter");
  await expect(page.locator(`[data-ghost="${id}"]`)).toHaveCount(1);
  await expect(page.locator(`[data-room="${id}"]`)).toHaveAttribute("data-built", "1");
  await expect(finish).not.toContainText("to place");
  await expect(area).toBeFocused();
  await inspect(page, "draft");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(finish).toBeInViewport({ ratio: 1 });
  await expect(tray).toBeVisible();
  await shoot(page, "draft-phone");
  await page.setViewportSize({ width: 1280, height: 800 });

  // Taken back by the same area or by undoing, it waits again; the purchase stands.
  await area.press("Enter");
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await area.press("Enter");
  await page.keyboard.press("u");
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await expect(page.locator("[data-count=tank]")).toHaveText("1");
  expect(await versionOf(server, asked.match)).toBe(version);

  // At the end it is delivered without a further question.
  await area.press("Enter");
  await finish.press("Enter");
  await expect(banner).not.toHaveAttribute("data-point", /^(purchase|place_units)$/);
  await expect(area).not.toHaveAttribute("aria-label", before!);
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
});

for (const locale of ["de", "fr", "it"])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test("no word of the production is cut off on a small desk", async ({ page, server }) => {
      const { asked } = await matchAt(server, "dust", { seat: 0, questions: ["purchase buy"], after: 100 });
      await resize(page, { width: 1280, height: 800 });
      await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
      await page.locator("[data-buy=tank]").click();
      await expect(page.locator("[data-count=tank]")).toHaveText("1");
      await settled(page);
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("[data-ware] .what, #dock button")].flatMap((box) => (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1 ? [box.innerText] : [])),
        );
      expect(await cut()).toEqual([]);
      await resize(page, { width: 1024, height: 768 });
      expect(await cut()).toEqual([]);
      await resize(page, { width: 1280, height: 800 });
      const strip = await page.locator("#desk-head .purse").boundingBox();
      expect(strip!.height).toBeLessThan(36);
      await shoot(page, `dust-production-${locale}`);
    });
  });
