/** How does every screen of DUST look at three sizes, by day and by night? Run with OPENDUST_SCREENS=1, then look at each. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { matchAt, untilAsked } from "../tests/playing/driver";
import type { Server } from "../tests/playing/server";
import { resize, settled } from "../tests/playing/settled";
import { expect, test } from "../tests/playing/test";

const FOLDER = process.env.OPENDUST_SCREENS_FOLDER ?? join(import.meta.dirname, "..", "test-results", "screens");
const SIZES = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }];

test.skip(!process.env.OPENDUST_SCREENS, "only when screens are wanted");
test.use({ reducedMotion: "reduce", contextOptions: { reducedMotion: "reduce" }, locale: "en-GB" } as object);

/** A screen at all sizes and in both colours. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const size of SIZES) {
    await resize(page, size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`) });
    }
  }
}

/** A table of two at a question. */
async function tableAt(page: Page, server: Server, questions: string[], after = 0) {
  const found = await matchAt(server, "dust", { seat: 0, questions, after });
  await page.goto(`${server.url}/#/match/${found.match}/seat/${found.tokens[0]}`);
  await expect(page.locator("[data-point]").first()).toBeVisible();
  return found;
}

test("start, new game, lobby, rules", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByTestId("play-dust")).toBeEnabled();
  await take(page, "start");
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("name").fill("Ada");
  await take(page, "new");
  await page.getByTestId("character-2").selectOption("magpie");
  await page.getByTestId("create").click();
  await expect(page.getByTestId("invite")).toBeVisible();
  await take(page, "lobby");
  await page.goto(`${server.url}/#/rules/dust`);
  await expect(page.locator("figure").first()).toBeVisible();
  await take(page, "rules");
});

for (const lesson of ["dust-cards", "dust-battle", "dust-scoring"])
  test(lesson, async ({ page, server }) => {
    await resize(page, SIZES[0]!);
    await page.goto(server.url);
    await page.getByTestId("lessons-dust").locator("summary").click();
    await page.locator(`[data-lesson=${lesson}]`).click();
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 0);
    await page.locator("[data-test=follow][aria-disabled=false]").press("Enter");
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 1);
    await take(page, `lesson-${lesson}`);
  });

const QUESTIONS: [string, string[], number][] = [
  ["setup", ["claim_land claim"], 0],
  ["cards", ["initiative_card play"], 100],
  ["shop", ["purchase buy"], 100],
  ["movement", ["movement move"], 100],
];
for (const [name, questions, after] of QUESTIONS)
  test(name, async ({ page, server }) => {
    await resize(page, SIZES[0]!);
    await tableAt(page, server, questions, after);
    await take(page, name);
  });

test("attack with its odds, battle, scoring", async ({ page, server }) => {
  await resize(page, SIZES[0]!);
  const found = await tableAt(page, server, ["attack attack"], 100);
  for (let choice = 0; choice < 2; choice++) await page.locator("g[data-area][data-lit=true]").first().press("Enter");
  await expect(page.getByTestId("commit")).toBeEnabled();
  await take(page, "attack");
  await resize(page, SIZES[0]!);
  await page.getByTestId("commit").click();
  if (await untilAsked(server, found, { questions: ["retreat retreat", "casualties destroy"] })) {
    await expect(page.getByTestId("battle")).toBeVisible();
    await take(page, "battle");
  }
});

test("a round's points", async ({ page, server }) => {
  await resize(page, SIZES[0]!);
  const found = await tableAt(page, server, ["attack done"], 150);
  expect(await untilAsked(server, found, { seat: 0, questions: ["initiative_card play"] })).toBeDefined();
  await expect(page.getByTestId("scoring")).toBeVisible();
  await take(page, "scoring");
});

test("victory and replay of four", async ({ page, server }) => {
  await resize(page, SIZES[0]!);
  const seats = ["Magpie", "Old Mole", "Tempest", "Corsair"].map((name) => ({ kind: "bot", bot: "recruit", name }));
  const answer = await fetch(`${server.url}/api/matches`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: "dust", seats }) });
  const { match } = (await answer.json()) as { match: string };
  const status = async () => ((await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { table: { status: string } }).table.status;
  await expect.poll(status, { timeout: 800_000, intervals: [1_000] }).toBe("over");
  await page.goto(`${server.url}/#/match/${match}`);
  await expect(page.getByTestId("decisive").first()).toBeVisible();
  await take(page, "victory");
  await resize(page, SIZES[0]!);
  await page.getByTestId("victory-replay").click();
  await page.getByTestId("worst").click();
  await expect(page.locator("[data-test=log] [aria-current=step]")).toBeInViewport();
  await take(page, "replay");
});
