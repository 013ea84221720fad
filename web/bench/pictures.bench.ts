/** What do the pictures in docs/ show? The page as it is: run with OPENDUST_PICTURES=1, then look at every one. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { matchAt, twoSeats, untilAsked, type Seats, type Wanted } from "../tests/playing/driver";
import { settled } from "../tests/playing/settled";
import type { Server } from "../tests/playing/server";
import { expect, likes, test } from "../tests/playing/test";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "pictures");
const MOST = 150_000;
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test.skip(!process.env.OPENDUST_PICTURES, "only when pictures are wanted");

/** Somebody who likes no motion, since a picture has none. */
async function visitor(browser: Browser, viewport: { width: number; height: number }, colorScheme: "light" | "dark" = "light"): Promise<Page> {
  const page = await (await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "en-GB", deviceScaleFactor: viewport === PHONE ? 2 : 1 })).newPage();
  await likes(page, { pace: "none" });
  return page;
}

/** The screen as a file, in the best quality that is light enough. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  for (let quality = 86; quality > 30; quality -= 4) {
    const picture = await page.screenshot({ type: "jpeg", quality });
    if (picture.length > MOST) continue;
    writeFileSync(join(FOLDER, `web-${name}.jpg`), picture);
    return;
  }
  throw new Error(`${name} is too heavy`);
}

/** A table at a question that seat 0 is asked; another table, where a match ends before. */
async function tableAt(page: Page, server: Server, wanted: Wanted): Promise<Seats> {
  for (let count = 0; count < 5; count++) {
    const seats = await twoSeats(server, "dust");
    const asked = await untilAsked(server, seats, { seat: 0, ...wanted });
    if (!asked) continue;
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    return seats;
  }
  throw new Error("no match came to the question");
}

const map = (page: Page) => expect(page.locator("[data-name]").first()).toBeVisible();

test("start page", async ({ browser, server }) => {
  const page = await visitor(browser, LAPTOP);
  await page.goto(server.url);
  await expect(page.getByTestId("play-dust")).toBeEnabled();
  await expect(page.getByTestId("play-tactics")).toBeEnabled();
  await take(page, "start");
});

test("lobby with talk", async ({ browser, server }) => {
  const page = await visitor(browser, { width: 1440, height: 960 });
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("name").fill("Ada");
  await page.getByTestId("character-2").selectOption("magpie");
  await page.getByTestId("character-3").selectOption("tempest");
  await page.getByTestId("create").click();
  await page.getByTestId("talk-words").fill("One more seat. Bea is on her way.");
  await page.getByTestId("talk-send").click();
  await page.locator("[data-sign=ready]").click();
  await expect(page.getByTestId("talk-line")).toHaveCount(2);
  await expect(page.getByTestId("invite")).toBeVisible();
  await take(page, "lobby");
});

test("rules", async ({ browser, server }) => {
  const page = await visitor(browser, { width: 1280, height: 1000 });
  for (const [game, name] of [["dust", "rules"], ["tactics", "rules-tactics"]] as const) {
    await page.goto(`${server.url}/#/rules/${game}`);
    await expect(page.getByTestId("summary").getByRole("row").nth(2)).toBeVisible();
    if (game === "dust") await expect(page.locator("figure").first()).toBeVisible();
    await take(page, name);
  }
});

const QUESTIONS: [string, string[], "light" | "dark", typeof LAPTOP][] = [
  ["cards", ["initiative_card play"], "dark", LAPTOP],
  ["shop", ["purchase buy"], "light", LAPTOP],
  ["phone", ["attack attack"], "light", PHONE],
];
for (const [name, questions, scheme, size] of QUESTIONS)
  test(name, async ({ browser, server }) => {
    const page = await visitor(browser, size, scheme);
    // A whole hand is chosen from in the first round.
    await tableAt(page, server, { questions, after: name === "cards" ? 0 : 100 });
    await map(page);
    await take(page, name);
  });

test("an attack with its odds", async ({ browser, server }) => {
  const page = await visitor(browser, LAPTOP);
  await tableAt(page, server, { questions: ["attack attack"], after: 100 });
  await map(page);
  await page.locator("g[data-area][data-lit=true]").first().press("Enter");
  await page.locator("g[data-area][data-lit=true]").first().press("Enter");
  await expect(page.getByTestId("commit")).toBeEnabled();
  await expect(page.getByTestId("map-task")).toContainText("%");
  await take(page, "map");
});

test("a battle", async ({ browser, server }) => {
  const page = await visitor(browser, LAPTOP);
  const seats = await tableAt(page, server, { questions: ["attack done"], after: 100 });
  await map(page);
  // Somebody who is there while the dice fall sees them.
  expect(await untilAsked(server, seats, { seat: 0, questions: ["retreat retreat", "casualties destroy"] })).toBeDefined();
  await expect(page.getByTestId("battle")).toBeVisible();
  await take(page, "battle");
});

test("six bots: scoring, victory and replay", async ({ browser, server }) => {
  const names = ["Magpie", "Old Mole", "Tempest", "Clockmaker", "Corsair", "Ada"];
  const seats = names.map((name) => ({ kind: "bot", bot: "recruit", name }));
  const answer = await fetch(`${server.url}/api/matches`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: "dust", seats }) });
  const { match } = (await answer.json()) as { match: string };
  const status = async () => ((await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { table: { status: string } }).table.status;
  await expect.poll(status, { timeout: 800_000, intervals: [1_000] }).toBe("over");
  const page = await visitor(browser, LAPTOP);
  await page.goto(`${server.url}/#/match/${match}`);
  await expect(page.getByTestId("decisive").first()).toBeVisible();
  await take(page, "victory");
  await page.getByTestId("victory-replay").click();
  await page.getByTestId("worst").click();
  await expect(page.locator("[data-test=log] [aria-current=step]")).toBeInViewport();
  await map(page);
  await take(page, "replay");
});

/** Europe, Africa and Asia, of a screen of 2300 by 1300; and the part of a match in which all armies still fight. */
const CLIP = { x: 560, y: 70, width: 1560, height: 880 };
const [BEGUN, DECIDED] = [0.35, 0.8];

test("the board behind the start page", async ({ browser, server }) => {
  const seats = Array.from({ length: 6 }, () => ({ kind: "bot", bot: "recruit" }));
  const answer = await fetch(`${server.url}/api/matches`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: "dust", seats }) });
  const { match } = (await answer.json()) as { match: string };
  const state = async () => (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { version: number; table: { status: string } };
  await expect.poll(async () => (await state()).table.status, { timeout: 800_000, intervals: [1_000] }).toBe("over");
  const page = await visitor(browser, { width: 2300, height: 1300 }, "dark");
  const steps = (await state()).version;
  await page.goto(`${server.url}/#/replay/${match}/${Math.round(steps * BEGUN)}`);
  await map(page);
  // The moment with most attacks where the doors of the start page leave the board in sight, beside and above them.
  const drama = () =>
    page.evaluate(({ x, y, width, height }) => {
      const seen = [...document.querySelectorAll(".way")].filter((way) => {
        const box = way.getBoundingClientRect();
        return box.left > x + width * 0.42 && box.right < x + width && box.top > y && box.bottom < y + height * 0.48;
      });
      return seen.length + 2 * new Set(seen.map((way) => way.getAttribute("class"))).size;
    }, CLIP);
  let [best, most] = [0, -1];
  for (let step = Math.round(steps * BEGUN); step < steps * DECIDED; step += 4) {
    await page.getByTestId("scrubber").fill(String(step));
    await settled(page);
    const found = await drama();
    if (found > most) [best, most] = [step, found];
  }
  await page.getByTestId("scrubber").fill(String(best));
  await settled(page);
  await page.addStyleTag({ content: ".screen > header, .desk, .drawer, .under, .corner, .switches, .tools, .news, [data-test=battle], [data-test=other-battle], [data-name] { display: none !important }" });
  await settled(page);
  const shot = await page.screenshot({ clip: CLIP });
  const sheet = await page.context().newPage();
  const written = await sheet.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1200, Math.round((1200 * image.height) / image.width)];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.4);
  }, `data:image/png;base64,${shot.toString("base64")}`);
  writeFileSync(join(import.meta.dirname, "..", "public", "board.webp"), Buffer.from(written.split(",")[1] ?? "", "base64"));
});

test("a round's points", async ({ browser, server }) => {
  const page = await visitor(browser, LAPTOP);
  const seats = await tableAt(page, server, { questions: ["attack done"], after: 150 });
  await map(page);
  expect(await untilAsked(server, seats, { seat: 0, questions: ["initiative_card play"] })).toBeDefined();
  await expect(page.getByTestId("scoring")).toBeVisible();
  await take(page, "scoring");
});

test("a unit of Dust Tactics that is meant to go somewhere", async ({ browser, server }) => {
  const page = await visitor(browser, LAPTOP);
  const { asked } = await matchAt(server, "tactics", { questions: ["activation activate"], after: 90 }, { scenario: "rescue" });
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
  const row = page.locator("[data-ready]").first();
  await row.waitFor();
  if ((await row.getAttribute("aria-pressed")) !== "true") await row.click();
  await page.locator("g.within[data-lit=true]:not([aria-label*=yours])").first().press("Enter");
  await expect(page.getByTestId("ghost")).toBeVisible();
  await expect(page.getByTestId("stand")).toBeVisible();
  await take(page, "tactics");
});
