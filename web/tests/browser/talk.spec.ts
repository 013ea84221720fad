/** Do two people in two browsers talk at a table, and answer each other's wish for a pause? */

import { Complaints, expect, HASTY, likes, test } from "../playing/test";
import { inspect } from "../playing/shots";

test("talk in the lobby and beside the match: words, signals, mutes, a host, a pause that is answered", async ({ page, browser, server, complaints }) => {
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("others").selectOption("1");
  await page.getByTestId("create").click();
  await page.getByTestId("talk-words").fill("Come in");
  await page.getByTestId("talk-words").press("Enter");
  await expect(page.getByTestId("talk-line")).toContainText("Come in");
  await expect(page.getByTestId("talk-words")).toHaveValue("");
  await page.locator("[data-sign=hello]").click();
  await expect(page.getByTestId("talk-line")).toHaveCount(2);
  await inspect(page, "lobby-talk");
  const link = await page.getByTestId("invite").inputValue();

  // Two people without a name can sit at one table; the other one reads the signal in another language.
  const other = await (await browser.newContext()).newPage();
  const heard = new Complaints();
  heard.listen(other);
  await likes(other, { ...HASTY, language: "de" });
  await other.goto(link);
  await other.getByTestId("join").click();
  await other.getByTestId("open-talk").click();
  const lines = other.getByTestId("talk-line");
  await expect(lines.nth(0)).toContainText("Come in");
  await expect(lines.nth(1)).toContainText("Hallo!");
  await other.getByTestId("talk-words").fill("<b>Danke</b>");
  await other.getByTestId("talk-send").click();

  // Whoever does not look is told, and finds what is new counted.
  await expect(page.getByTestId("talk-new")).toContainText("1");
  await expect(page.getByRole("status").filter({ hasText: "<b>Danke</b>" })).toBeVisible();
  await page.getByTestId("open-talk").press("Enter");
  await expect(page.getByTestId("talk-line").last()).toContainText("<b>Danke</b>");
  await expect(page.getByTestId("talk-new")).toHaveCount(0);
  await inspect(page, "talk");
  // Escape closes it before one has gone into it, too.
  await expect(page.getByTestId("open-talk")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("talk")).toHaveCount(0);
  await page.getByTestId("open-talk").press("Enter");

  // The host moderates; what one does not want to read one hides.
  await page.getByTestId("talk-manage").locator("summary").click();
  await page.getByTestId("hush-1").check();
  await expect(other.getByTestId("talk-words")).toHaveCount(0);
  await page.getByTestId("hush-1").uncheck();
  await expect(other.getByTestId("talk-words")).toBeVisible();
  await page.getByTestId("talk-rule").selectOption("signals");
  await expect(other.getByTestId("talk-words")).toHaveCount(0);
  await expect(other.locator("[data-sign=thanks]")).toBeVisible();
  await page.getByLabel(/Hide what/).check();
  await expect(page.getByTestId("talk-line")).toHaveCount(2);
  await page.getByTestId("talk-rule").press("Escape");
  await expect(page.getByTestId("open-talk")).toBeFocused();

  // A pause is asked for, declined, asked for again and agreed to.
  for (const answer of ["pause-decline", "pause-agree"]) {
    await page.getByTestId("menu").click();
    await page.getByRole("button", { name: "Ask for a pause" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("pause-note")).toBeVisible();
    // Nothing of the talk lies under the line in which it is answered.
    await other.getByRole("region", { name: "Gespräch" }).getByRole("button", { name: "Schließen" }).click({ trial: true });
    await other.getByTestId(answer).click();
    await expect(page.getByTestId("pause-note")).toHaveCount(0);
  }
  await expect(page.getByTestId("banner")).toContainText("paused");
  expect([...complaints.heard, ...heard.heard]).toEqual([]);
});
