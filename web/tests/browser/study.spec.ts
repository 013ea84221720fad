/** Can anybody try what else was possible? A board of one's own: moves of all sides, dice, variations, words, a link. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { inspect } from "../playing/shots";
import { expect, test } from "../playing/test";

const RECORDS = join(import.meta.dirname, "..", "..", "..", "tests", "analysis", "data");
const record = (game: string) => join(RECORDS, `planted-${game}.record`);
/** The inputs of a record, in order. */
const inputs = (game: string) => (readFileSync(record(game), "utf8").split("---\n")[1] ?? "").split("\n").filter((line) => /^(\d|dice|draw)/.test(line));

const variations = (page: Page) => page.getByTestId("variation");

async function open(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.getByTestId("analysis-board").click();
  await page.getByTestId("study-file").setInputFiles(record(game));
  await expect(variations(page)).toHaveCount(inputs(game).length + 1);
}

for (const game of ["dust", "tactics"]) {
  test(`a game of ${game} is tried from its middle, with words, and given away by link`, async ({ page, server, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, server.url, game);
    const before = inputs(game).findIndex((line) => line.startsWith("dice"));
    // Where dice are next they are chosen: another roll is another variation. What follows is not rolled.
    await page.getByTestId("rolls").uncheck();
    await variations(page).nth(before).click();
    await expect(page.getByTestId("chance")).toBeVisible();
    // Nobody else plays here, whose pace one would set.
    await expect(page.locator("[data-pace]")).toHaveCount(0);
    await page.getByTestId("die").first().click();
    await page.getByTestId("choose-chance").click();
    await expect(variations(page)).toHaveCount(inputs(game).length + 2);
    await inspect(page, `study-${game}`);
    await page.getByTestId("comment").fill("What if?");
    await page.getByTestId("comment").press("Tab");
    await expect(page.getByTestId("variations")).toContainText("What if?");
    // A browser's pages share one clipboard: the link of the test before may still be there.
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await page.getByTestId("study-link").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/study/tree/");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(`${server.url}${link.slice(link.indexOf("#"))}`);
    await expect(page.getByTestId("variations")).toContainText("What if?");
    await expect(variations(page)).toHaveCount(inputs(game).length + 2);
  });

  test(`the best moves of ${game} are shown, played, and taken back`, async ({ page, server }) => {
    await open(page, server.url, game);
    const at = inputs(game).findIndex((line, number) => number > 40 && /^\d/.test(line));
    await variations(page).nth(at).click();
    await expect(variations(page).nth(at)).toHaveAttribute("aria-current", "step");
    await page.getByTestId("best").click();
    await expect(page.getByTestId("best-moves").getByRole("button").first()).toBeVisible();
    await inspect(page, `study-best-${game}`);
    await page.getByTestId("best-moves").getByRole("button").first().click();
    await expect(page.getByTestId("best-moves")).toHaveCount(0);
    await expect(variations(page).nth(at)).not.toHaveAttribute("aria-current", "step");
    await variations(page).nth(at).press("Enter");
    await expect(variations(page).nth(at)).toHaveAttribute("aria-current", "step");
  });
}

test("a position is set up by hand, changed, and told what is wrong with it", async ({ page, server }) => {
  await page.goto(`${server.url}#/study`);
  await page.getByTestId("by-hand-dust").click();
  const written = page.getByTestId("written");
  await expect(written).toHaveValue(/\[position\.areas\]/);
  const text = await written.inputValue();
  await written.fill(text.replace("[position.areas]", "[position.areas]\natlantis = \"neutral 1 tank\""));
  await page.getByTestId("set-up").click();
  await expect(page.getByTestId("by-hand-fault")).toContainText("atlantis");
  await inspect(page, "study-by-hand");
  await written.fill(text.replace(/^round = \d+/m, "round = 5"));
  await page.getByTestId("set-up").click();
  await expect(page.getByTestId("study")).toBeVisible();
  await page.getByTestId("change-position").click();
  await expect(page.getByTestId("written")).toHaveValue(/^round = 5$/m);
});

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

for (const { game, place, more, wrong } of [
  { game: "dust", place: "gaul", more: "area/gaul/bomber", wrong: "round" },
  { game: "tactics", place: "h12", more: "round", wrong: "round" },
]) {
  test(`a position of ${game} is changed on the board by keyboard, told what cannot be, and played`, async ({ page, server }) => {
    await page.goto(`${server.url}#/study`);
    await page.getByTestId(`by-hand-${game}`).click();
    await page.getByTestId("edit-position").click();
    await expect(field(page, "round")).toBeVisible();
    const line = page.getByTestId("edit-line");
    const first = await line.inputValue();
    await page.locator(`#place-${place}`).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("edit-part").first().locator(`[data-field*="/${place}"]`).first()).toBeVisible();
    const count = field(page, more).getByRole("spinbutton");
    const value = Number(await count.inputValue());
    await field(page, more).getByTestId("more").press("Enter");
    await expect(count).toHaveValue(`${value + 1}`);
    await expect(line).not.toHaveValue(first);
    await inspect(page, `edit-${game}`);
    // What cannot be is said at its place, and the position stays.
    const changed = await line.inputValue();
    await field(page, wrong).getByRole("spinbutton").fill("-1");
    await field(page, wrong).getByRole("spinbutton").press("Tab");
    await expect(field(page, wrong).getByTestId("edit-fault")).toBeVisible();
    await expect(line).toHaveValue(changed);
    // The line is the position: another one there is another one here.
    await line.fill(first);
    await line.press("Tab");
    await expect(count).toHaveValue(`${value}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await inspect(page, `edit-phone-${game}`);
    await page.getByTestId("edit-play").click();
    await expect(page.getByTestId("study")).toBeVisible();
  });
}

test("a study on a phone, from a position in one line; nonsense is answered", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}#/study`);
  await page.getByTestId("position").fill("opendust1:dust:nonsense");
  await page.getByTestId("open-position").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByTestId("study-file").setInputFiles(record("dust"));
  await expect(page.getByTestId("study")).toBeVisible();
  await variations(page).nth(30).click();
  await inspect(page, "study-phone");
});
