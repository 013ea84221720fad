/** Can a stranger finish a battle of Dust Tactics by clicking only, with everything explained? */

import { inspect, shoot } from "../../playing/shots";
import { matchAt } from "../../playing/driver";
import { TacticsPlayer } from "../../playing/tactics_player";
import { expect, LIVELY, test } from "../../playing/test";

test.describe("as it moves", () => {
  test.use(LIVELY);

  test("the first lesson of Dust Tactics to its end, then its replay", async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByTestId("play-tactics").click();
    await expect(page.getByTestId("battlefield")).toBeVisible();
    const player = new TacticsPlayer(page);
    player.atFirst = (point) =>
      point === "activation" ? inspect(page, `tactics-${point}`) : shoot(page, `tactics-${point}`);
    await player.finish();
    // Whether one comes to shoot is up to dice and the bot.
    expect([...player.seen]).toEqual(expect.arrayContaining(["activation", "entry", "move"]));

    // The end: score, who fell when, luck; from there to the field.
    const ending = page.getByTestId("ending");
    await expect(ending).toBeVisible();
    await expect(ending.getByTestId("cause")).toContainText(/No unit left|last round/);
    await expect(ending.locator("tbody tr")).toHaveCount(3);
    await expect(ending.locator(".luck li")).toHaveCount(2);
    await expect(ending.getByTestId("chance-graph").locator("polygon")).toHaveCount(4);
    await inspect(page, "tactics-ending");
    await page.getByTestId("ending-close").click();
    await expect(page.getByTestId("result")).toBeVisible();
    for (const next of ["rematch", "analyse-match", "look-back"]) await expect(page.getByTestId(next)).toBeInViewport({ ratio: 1 });
    await inspect(page, "tactics-over");
    await page.getByTestId("tab-scores").click();
    await page.locator("[data-card]").first().click();
    await expect(page.getByTestId("unit-card")).toBeVisible();
    await inspect(page, "tactics-scores");
    await page.getByTestId("tab-log").click();
    await page.getByTestId("check-dice").click();
    await expect(page.getByTestId("verdict")).toContainText("fair");
    await page.getByTestId("log").locator("[data-step]").nth(12).press("Enter");
    await expect(page.getByTestId("to-now")).toBeVisible();
    await shoot(page, "tactics-replay");
  });
});

test("sight, cover and odds before a shot, with their rules", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("lesson-tactics").click();
  // The guided game leads to the round in which everybody is in range.
  for (let step = 0; step < 30; step++) {
    const follow = page.getByTestId("follow");
    await follow.waitFor();
    if (((await follow.textContent()) ?? "").includes("Bazooka") || (await page.getByTestId("aim-task").count())) break;
    const before = await page.getByTestId("lesson").locator("progress").getAttribute("value");
    await follow.click();
    await expect(page.getByTestId("lesson").locator("progress")).not.toHaveAttribute("value", before ?? "");
  }
  await page.locator("[data-target]").first().click();
  await expect(page.getByTestId("sight-line")).toBeVisible();
  await expect(page.getByTestId("odds")).toContainText("%");
  await page.getByTestId("show-fire").click();
  await inspect(page, "tactics-sight");
  await expect(page.getByTestId("sight")).toContainText("In sight, range");

  // Behind the walls nothing is seen; the reason names its rule.
  await page.locator("[data-space=f4]").press("Enter");
  await expect(page.getByTestId("sight")).toContainText("Not in sight");
  await page.getByTestId("sight").locator(".rule").first().click();
  await expect(page.getByTestId("rule")).toContainText("LOS");
});

test("a battle of another scenario, with a standing order", async ({ page, server }) => {
  await page.goto(`${server.url}/#/new/tactics`);
  await page.locator("[data-scenario=assault-the-bunker]").click();
  await page.getByTestId("play-bot-2").click();

  const player = new TacticsPlayer(page);
  player.atFirst = (point) => shoot(page, `tactics-bunker-${point}`);
  await player.until(() => player.seen.has("move"));
  // The last answer may still be on its way, and change the question under the hand; then it comes again.
  await expect(async () => {
    await player.until(async () => (await page.locator("[data-point]").getAttribute("data-point")) === "activation");
    const orders = page.getByTestId("orders");
    if ((await orders.getAttribute("open")) === null) await page.getByText("Standing orders").click({ timeout: 5_000 });
    await orders.locator("[data-choice=fire]:enabled").first().click({ timeout: 5_000 });
    await page.getByTestId("give-order").click({ timeout: 5_000 });
  }).toPass({ timeout: 300_000 });
  await expect(page.locator("[data-order] [data-choice=fire][aria-pressed=true]")).toHaveCount(1);
  await inspect(page, "tactics-bunker");
});

test("Dust Tactics by keyboard only, on the map and as a list", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByTestId("play-tactics")).toBeEnabled();
  await page.getByTestId("play-tactics").press("Enter");
  const banner = page.getByTestId("banner");
  await expect(banner).toHaveAttribute("data-point", /first|activation/);
  const pick = page.locator("[data-pick]").first();
  if ((await banner.getAttribute("data-point")) === "first") await pick.press("Enter");
  await expect(banner).toHaveAttribute("data-point", "activation");
  await page.locator("[data-ready]").first().press("Enter");
  await page.locator("[data-plan='move+move']").press("Enter");
  await expect(banner).toHaveAttribute("data-point", "entry");
  const map = page.locator("g[data-space][tabindex='0']");
  await map.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(banner).toHaveAttribute("data-point", "move");
  await page.getByTestId("list").press("Enter");
  await page.locator("button[data-space][data-lit=true]").first().press("Enter");
  await expect(banner).not.toHaveAttribute("data-point", "move");
  await inspect(page, "tactics-list");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("Dust Tactics fits, plays and speaks every language", async ({ page, server }) => {
    const fits = async (point: string) => {
      await shoot(page, `phone-tactics-${point}`);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width at ${point}`).toBeLessThanOrEqual(360);
    };
    await page.goto(server.url);
    await page.getByTestId("play-tactics").tap();
    // The whole field: what lies beside the part that a phone begins with cannot be touched without moving it.
    await page.getByTestId("battlefield").locator(".tools button").last().tap();
    const player = new TacticsPlayer(page);
    player.atFirst = fits;
    await player.until(() => player.seen.has("move"));
    expect([...player.seen]).toEqual(expect.arrayContaining(["activation", "entry", "move"]));

    const { asked } = await matchAt(server, "tactics", { questions: ["targets aim"] }, { scenario: "first-lesson" });
    await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
    await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "targets");
    await expect(page.locator("[data-aim-all]:enabled").first()).toBeVisible();
    await fits("targets");
    await inspect(page, "phone-tactics");
    for (const language of ["de", "it", "fr"]) {
      await page.getByTestId("preferences").click();
      await page.getByTestId("language").selectOption(language);
      await page.keyboard.press("Escape");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await page.locator("body").innerText()).not.toMatch(/\b(web|tactics)-[a-z]+-?[a-z]*\b/);
      await shoot(page, `phone-tactics-${language}`);
    }
  });
});
