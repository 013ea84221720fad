/** Does a learner get through the guided first game, and to the rules from where they are? */

import { surelyAsked, twoSeats, type Asked } from "../playing/driver";
import { inspect, shoot } from "../playing/shots";
import { expect, LIVELY, test } from "../playing/test";

/** The hint, once the answer to the last move is there: it comes after what the move has changed, and until then nothing is taken. */
const READY = "[data-test=follow][aria-disabled=false]";
const LESSONS = ["dust-cards", "dust-production", "dust-movement", "dust-battle", "dust-sea", "dust-scoring"];

for (const game of ["dust", "tactics"]) {
  test(`the guided first game of ${game}`, async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByTestId(`lesson-${game}`).click();
    await expect(page.getByTestId("lesson")).toBeVisible();
    await inspect(page, `guided-${game}`);
    const follow = page.getByTestId("follow");
    const progress = () => page.evaluate(() => document.querySelector<HTMLProgressElement>("[data-test=lesson] progress")?.value);
    const steps = Number(await page.getByTestId("lesson").locator("progress").getAttribute("max"));
    const over = page.locator("[data-test=banner].over");
    for (let step = 0; step < steps + 5; step++) {
      await expect(follow.or(over).first()).toBeVisible();
      if (await over.count()) break;
      const before = await progress();
      await follow.click();
      await expect.poll(progress).not.toBe(before);
    }
    await expect(over).toBeVisible();
    await expect(follow).toHaveCount(0);
  });
}

test("the lessons are taken one after the other, and the last one leads into a match", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("lessons-dust").locator("summary").click();
  expect(await page.getByTestId("lessons-dust").locator("[data-lesson]").evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.lesson))).toEqual(LESSONS);
  await page.locator(`[data-lesson=${LESSONS[0]}]`).click();
  const [lesson, next] = [page.getByTestId("lesson"), page.getByTestId("next-lesson")];
  for (const id of LESSONS) {
    const bar = lesson.locator("progress");
    await expect(bar).toHaveJSProperty("value", 0);
    const steps = Number(await bar.getAttribute("max"));
    for (let step = 0; step < steps; step++) {
      await expect(bar).toHaveJSProperty("value", step);
      await page.locator(READY).press("Enter");
    }
    await expect(page.getByTestId("lesson-next")).toBeVisible();
    await inspect(page, `lesson-${id}`);
    if (id === LESSONS.at(-1)) break;
    await next.click();
    await expect(page.getByTestId("lesson-next")).toHaveCount(0);
  }
  await expect(next).toHaveCount(0);
  await page.getByTestId("easy-bots").click();
  await expect(page.getByTestId("lesson-next")).toHaveCount(0);
  await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "");
});

test("the six lessons of tactics one after another, then a battle", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("lessons-tactics").locator("summary").click();
  await page.locator("[data-lesson=tactics-moving]").press("Enter");
  const lesson = page.getByTestId("lesson");
  const bar = lesson.locator("progress");
  for (const name of ["moving", "shooting", "fire", "close", "heroes", "guns"]) {
    await expect(bar).toHaveJSProperty("value", 0);
    await expect(page.getByTestId("battlefield")).toBeVisible();
    await expect(lesson).toContainText(/Lesson \d of 6/);
    const steps = Number(await bar.getAttribute("max"));
    for (let step = 0; step < steps; step++) {
      await expect(bar).toHaveJSProperty("value", step);
      await page.locator(READY).press("Enter");
    }
    await expect(page.getByTestId("lesson-next")).toBeVisible();
    if (name === "close") await inspect(page, `lesson-tactics-${name}`);
    else await shoot(page, `lesson-tactics-${name}`);
    await page.getByTestId(name === "guns" ? "easy-bots" : "next-lesson").press("Enter");
    await expect(page.getByTestId("lesson-next")).toHaveCount(0);
  }
  await expect(page.getByTestId("lesson")).toHaveCount(0);
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", /first|activation/);
});

test.describe("with time to look", () => {
  test.use({ ...LIVELY, pace: "short" });
  test("the board shows where, the learner makes the move, and only after a while it can be done for them", async ({ page, server }) => {
    await page.goto(server.url);
    await page.getByTestId("lessons-dust").locator("summary").click();
    await page.locator("[data-lesson=dust-movement]").click();
    await expect(page.locator("[data-medal]")).toHaveCount(2);
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 0);
    const places = await page.locator("[data-medal]").evaluateAll((medals) => medals.map((medal) => medal.getAttribute("data-medal")!));
    for (const place of places) await page.locator(`g[data-area="${place}"]`).press("Enter");
    await page.getByTestId("commit").press("Enter");
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 1);
    await expect(page.getByTestId("follow")).toBeVisible();

    // The card that is meant carries a medal; then all are turned over together, until a key is pressed.
    await page.goto(server.url);
    await page.getByTestId("lessons-dust").locator("summary").click();
    await page.locator("[data-lesson=dust-cards]").click();
    await expect(page.getByTestId("lesson")).toContainText("Lesson 1 of 6");
    await page.locator("[data-card]:has([data-rank])").click();
    const cards = page.waitForFunction(() => document.querySelectorAll("[data-test=reveal] li").length);
    await page.getByTestId("play-card").click();
    expect(await (await cards).jsonValue()).toBe(2);
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("reveal")).toHaveCount(0);

    // On a phone it lies in the middle, and it is the one that the main button plays.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.url);
    await page.getByTestId("lesson-dust").click();
    const meant = page.locator("[data-card][aria-pressed=true]:has([data-rank])");
    await expect(meant).toBeInViewport({ ratio: 0.9 });
    const name = await meant.locator(".title strong").textContent();
    await expect(page.getByTestId("lesson")).toContainText(name!);
    await expect(page.getByTestId("play-card")).toContainText(name!);
  });
});

test("rules: search, one rule, editions compared", async ({ page, server }) => {
  await page.goto(`${server.url}/#/rules/dust`);
  await page.getByTestId("rule-search").fill("supremacy");
  await expect(page.getByTestId("rules").locator("button").first()).toContainText(/supremacy/i);
  await inspect(page, "rules");
  await page.getByTestId("rules").locator("button").first().click();
  await expect(page.getByTestId("rule")).toBeVisible();
  await page.getByTestId("compare").click();
  await expect(page.getByTestId("comparison").locator("tr").nth(3)).toBeVisible();
  await inspect(page, "rules-compare");

  // Both games begin with two pages; no heading is wider than its box, and every term leads to its rule.
  for (const game of ["dust", "tactics"]) {
    await page.goto(`${server.url}/#/rules/${game}`);
    const summary = page.getByTestId("summary");
    await expect(summary.getByRole("row").nth(4)).toBeVisible();
    const cut = () => summary.locator(".steps h3").evaluateAll((all) => all.filter((some) => some.scrollWidth > some.clientWidth || some.getBoundingClientRect().right > (some.parentElement?.getBoundingClientRect().right ?? 0)).map((some) => some.textContent));
    await expect.poll(cut).toEqual([]);
    await inspect(page, `rules-${game}`);
    await summary.locator("button[data-rule]").first().click();
    await expect(page.getByTestId("rule")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(summary.locator("button[data-rule]").first()).toBeFocused();
  }
});

test("what cannot be done is explained with its rule", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await page.locator("[data-card]").first().click();
  await page.getByTestId("play-card").click();
  await page.locator("[data-color]").first().click();
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "claim_capital");
  // A note goes after a while, on a slow machine perhaps before a hand is there; then it is told again.
  await expect(async () => {
    await page.locator("[data-area=siberia]").press("Enter");
    await expect(page.getByRole("status")).toContainText("isn’t a capital");
    await page.getByRole("button", { name: /^Rule SETUP/ }).first().click({ timeout: 9_000 });
  }).toPass({ timeout: 300_000 });
  await expect(page.getByTestId("rule")).toBeVisible();
});

test("a click on a closed capital is explained by the rule that closes it", async ({ page, server }) => {
  // Only in the first round all capitals are protected; should nobody be able to attack then, another match is begun.
  let asked: Asked | undefined;
  for (let match = 0; match < 20 && !asked?.verbs.includes("attack"); match++) asked = await surelyAsked(server, await twoSeats(server, "dust"), { questions: ["attack done"], lots: match + 1 });
  await page.goto(`${server.url}/#/match/${asked!.match}/seat/${asked!.token}`);
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "attack");
  // Of the two capitals of a pair at most one is a player's own; the first round protects the other.
  await expect(async () => {
    for (const area of ["gaul", "balkans"]) await page.locator(`g[data-area=${area}]`).press("Enter");
    await expect(page.getByRole("button", { name: "Rule CMBT-13" }).first()).toBeVisible({ timeout: 9_000 });
  }).toPass({ timeout: 300_000 });
  await expect(page.getByRole("button", { name: "Rule CMBT-03" })).toHaveCount(0);
});
