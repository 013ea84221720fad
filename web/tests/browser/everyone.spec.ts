/** Can everybody play? By keyboard only, in four languages, on a phone, with a list for a map. */

import type { Locator, Page } from "@playwright/test";
import { inspect, shoot } from "../playing/shots";
import { matchAt } from "../playing/driver";
import { DustPlayer } from "../playing/player";
import { expect, test } from "../playing/test";

/** Press Tab until something has the focus, once it is there. */
async function tabTo(page: Page, what: Locator): Promise<void> {
  await what.first().waitFor();
  for (let press = 0; press < 120; press++) {
    if (await what.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${what}`);
}

/** How far it is from the area with the focus to the nearest one that is lit. */
function wayToLight(): [number, number] {
  const from = document.activeElement!.getBoundingClientRect();
  const ways = [...document.querySelectorAll("g[data-area][data-lit=true]")].map((lit): [number, number] => {
    if (lit === document.activeElement) return [0, 0];
    const to = lit.getBoundingClientRect();
    return [to.x - from.x, to.y - from.y];
  });
  return ways.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0]!;
}

test("DUST by keyboard only", async ({ page, server }) => {
  await page.goto(server.url);
  await tabTo(page, page.getByTestId("play-dust"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("[data-card]"));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("play-card")).toBeEnabled();
  await tabTo(page, page.getByTestId("play-card"));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "choose_color");
  await tabTo(page, page.locator("[data-color]"));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "claim_capital");

  // Arrows go over the map; Enter picks an area, once more claims it.
  await page.locator("body").press("Home");
  await tabTo(page, page.locator("g[data-area]"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("0");
  for (let press = 0; press < 240; press++) {
    const [across, down] = await page.evaluate(wayToLight);
    if (!across && !down) break;
    const isAcross = Math.abs(across) > Math.abs(down) !== (press % 4 === 3);
    await page.keyboard.press(isAcross ? (across > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("commit")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", /claim_land|claim_power_source/);

  // The same as a list.
  await tabTo(page, page.getByTestId("list"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("button[data-area][data-lit=true]"));
  const claimed = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.area!);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("commit")).toBeEnabled();
  await inspect(page, "dust-list");
  await tabTo(page, page.getByTestId("commit"));
  await page.keyboard.press("Enter");
  // Others may have moved already, so that the same is asked again; the area is taken.
  await expect(page.locator(`button[data-area=${claimed}][data-lit=true]`)).toHaveCount(0);
  await expect(page.locator("[data-test=commit]:enabled")).toHaveCount(0);
  await expect(page.getByTestId("banner")).toBeVisible();
});

const FIRST_WORDS = { en: "Play DUST now", de: "Jetzt DUST spielen", it: "Gioca subito a DUST", fr: "Jouer à DUST" };

test("every language, switched during play", async ({ page, server }) => {
  await page.goto(server.url);
  for (const [language, words] of Object.entries(FIRST_WORDS)) {
    await page.getByTestId("preferences").click();
    await page.getByTestId("language").selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("play-dust")).toContainText(words);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  await page.getByTestId("play-dust").click();
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "setup_card");
  // What bots think about for how long is said too; it must not be taken for another language.
  await expect(page.getByTestId("thinking")).toBeHidden();
  const said = new Set<string>();
  const words = async () => (await page.getByTestId("banner").textContent()) ?? "";
  for (const language of Object.keys(FIRST_WORDS)) {
    await page.getByTestId("preferences").click();
    const before = await words();
    await page.getByTestId("language").selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect.poll(words).not.toBe(before);
    said.add(await words());
    expect(await page.locator("body").innerText()).not.toMatch(/\b(web|dust)-[a-z]+-?[a-z]*\b/);
    await shoot(page, `dust-cards-${language}`);
  }
  expect(said.size).toBe(Object.keys(FIRST_WORDS).length);
});

/** Questions that come after the armies are set up, the last one with something in the log and the scores. */
const LATER = {
  attack: ["attack attack"],
  retreat: ["retreat retreat"],
  casualties: ["casualties destroy"],
  purchase: ["purchase buy"],
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("DUST fits and plays", async ({ page, server }) => {
    const fits = async (point: string) => {
      await shoot(page, `phone-${point}`);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width at ${point}`).toBeLessThanOrEqual(360);
    };
    await page.goto(server.url);
    await inspect(page, "phone-start");
    await page.getByTestId("play-dust").tap();
    const player = new DustPlayer(page);
    player.atFirst = fits;
    // Every match sets up its armies; what comes after that is up to dice and bots.
    await player.until(() => player.seen.has("initiative_card"));
    expect([...player.seen]).toEqual(expect.arrayContaining(["setup_card", "choose_color", "claim_capital", "claim_land", "setup_reinforce", "initiative_card"]));

    for (const [point, questions] of Object.entries(LATER)) {
      const { asked } = await matchAt(server, "dust", { questions });
      await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
      await expect(page.getByTestId("banner")).toHaveAttribute("data-point", point);
      await fits(point);
      if (point === "attack") await inspect(page, "phone-dust");
      // What a battle asks is within reach of a thumb: nothing lies above it.
      if (point === "retreat") await expect(page.getByTestId("battle").or(page.getByTestId("open-battle")).first()).toBeVisible();
    }
    for (const tab of ["scores", "log"]) {
      await page.getByTestId(`tab-${tab}`).tap();
      await shoot(page, `phone-${tab}`);
    }
  });
});
