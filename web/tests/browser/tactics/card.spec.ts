/** Does a unit's card fit its panel and tell what its weapons roll, and is an attack seen where it happens? */

import type { Page } from "@playwright/test";
import { matchAt, surelyAsked, twoSeats, untilAsked } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, LIVELY, test } from "../../playing/test";

const UNIT = "[data-target]:not([data-target^=cover])";

const AIMS = { questions: ["targets aim"], value: { field: "target", like: "^(?!cover)" } };

/** The address of a match in which somebody may aim at a unit. */
async function aiming(page: Page, server: Server): Promise<string> {
  const { asked } = await matchAt(server, "tactics", AIMS, { scenario: "first-lesson" });
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
  // All dice are counted, and what a hit does is said: no "1/1" beside them.
  for (const told of [page.getByTestId("aim-task"), card.getByTestId("weapon-dice")]) await expect(told).not.toContainText(/\d\/\d/);
  // Where nobody has fallen the table says how many there are: no "3/3 M1 AR" above it.
  await expect(card).not.toContainText(/(\d)\/\1 [A-Z]/);
  await inspect(page, "tactics-card");
});

test.describe("as it moves", () => {
  test.use(LIVELY);

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
});

test("during the enemy's attack the panel tells what it means: health, who can still hit, points, what is next", async ({ page, server }) => {
  const { asked, tokens, match } = await matchAt(server, "tactics", AIMS, { scenario: "first-lesson" });
  const attacker = await page.context().newPage();
  await attacker.goto(`${server.url}/#/match/${match}/seat/${asked.token}`);
  await expect(attacker.locator(UNIT).first()).toBeVisible();

  await page.goto("about:blank");
  await page.goto(`${server.url}/#/match/${match}/seat/${tokens.find((token) => token !== asked.token)}`);
  const means = page.getByTestId("means");
  // An attack in its own turn, or reactive fire in ours: whichever the lots brought.
  await expect(page.getByTestId("their-turn").locator("[aria-current=step]")).toContainText(/attack|reactive fire/i);
  await expect(means.getByTestId("means-score")).toContainText(/Points: you \d+, enemy \d+/);
  await expect(means.getByTestId("means-next")).toContainText(/your units can still act/);
  // No brass button: only how fast it is shown.
  await expect(page.getByTestId("dock").locator("button.primary")).toHaveCount(0);
  await expect(page.getByTestId("dock").locator("[data-pace=none]")).toHaveAttribute("aria-pressed", "true");

  // The one brass button of the attacker says what it does, and the target's side is told what came of it.
  await attacker.locator(UNIT).first().click();
  await expect(attacker.getByTestId("aim-meant")).toContainText(/destroyed, [\d.]+ lost on average|to destroy/);
  await attacker.getByTestId("aim-meant").click();
  await expect(attacker.getByTestId("aim-meant")).toHaveCount(0);
  const struck = page.locator("[data-test=means-health], [data-counts=lose], [data-test=clash]");
  await expect(async () => {
    const fire = attacker.locator("[data-do=fire]:enabled");
    if (!(await struck.count()) && (await fire.count())) await fire.first().click({ timeout: 3_000 });
    await expect(struck.first()).toBeAttached({ timeout: 3_000 });
  }).toPass({ timeout: 300_000 });
  await inspect(page, "tactics-their-turn");
});

test.describe("with time to look", () => {
  test.use({ ...LIVELY, pace: "short" });

  test("nobody is asked who falls before the dice have fallen", async ({ page, server }) => {
    const seats = await twoSeats(server, "tactics", { scenario: "skirmish", "army.1.units": "action-jackson, bbq-squad, the-boss", "army.2.units": "sturmpioniere, kommandotrupp, luther" });
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    await expect(page.getByTestId("roster")).toBeVisible();
    // When the last shot was first to be seen, and when somebody was asked who falls.
    await page.evaluate(() => {
      const seen = { shot: 0, asked: 0, last: null as Element | null };
      const look = () => {
        const clash = [...document.querySelectorAll("[data-test=clash]")].at(-1) ?? null;
        if (clash && clash !== seen.last && !seen.asked) [seen.shot, seen.last] = [performance.now(), clash];
        if (document.querySelector("[data-counts=lose]")) seen.asked ||= performance.now();
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
      Object.assign(window, { seen });
    });
    await surelyAsked(server, seats, { seat: 0, questions: ["losses lose"] });
    await expect(page.locator("[data-counts=lose]").first()).toBeVisible();
    const { shot, asked } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { shot: number; asked: number } };
      return { shot: seen.shot, asked: seen.asked };
    });
    expect(shot).toBeGreaterThan(0);
    expect(asked - shot).toBeGreaterThan(1_000);
  });

  test("flames are thrown, and nothing is told before the dice lie, even by an attack that ends an activation", async ({ page, server }) => {
    // What is to be seen of every attack with flames as it begins. Vehicles lose no figures that somebody chooses: with the dice everything is over.
    await page.addInitScript(() => {
      const known = new Set<Element>();
      const seen: { ended: boolean; flame: boolean; told: boolean }[] = [];
      // Whose moment the head of the panel says it is, while one's own attack is shown.
      const heads = new Set<string>();
      const look = () => {
        const banner = document.querySelector("[data-test=banner]");
        if (banner) heads.add(`${banner.querySelector("strong")?.textContent} ${banner.classList.contains("theirs") ? "theirs" : "ours"}`);
        for (const clash of document.querySelectorAll("[data-flies~=flame]")) {
          if (known.has(clash)) continue;
          known.add(clash);
          const panel = [...document.querySelectorAll("[data-test=clash-panel] p")].at(-1);
          const latest = document.querySelector(".latest");
          const told = Boolean(panel && getComputedStyle(panel).opacity !== "0") || Boolean(latest && getComputedStyle(latest).visibility !== "hidden");
          seen.push({ ended: clash.classList.contains("ended"), flame: Boolean(document.querySelector("[data-test=flame]")), told });
        }
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
      Object.assign(window, { seen, heads });
    });
    const heads = new Set<string>();
    const seen = () => page.evaluate(() => (window as unknown as { seen: { ended: boolean; flame: boolean; told: boolean }[] }).seen);
    const found: Awaited<ReturnType<typeof seen>> = [];
    for (let match = 1; match < 30 && !found.some(({ ended }) => ended); match++) {
      const seats = await twoSeats(server, "tactics", { scenario: "skirmish", "army.1.units": "bbq-squad, hell-boys, hot-dog", "army.2.units": "luther, hans, lothar" });
      await page.goto("about:blank");
      await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
      await expect(page.getByTestId("roster")).toBeVisible();
      await untilAsked(server, seats, { after: 60, lots: match });
      await page.getByTestId("skip-all").click({ timeout: 1_000 }).catch(() => undefined);
      found.push(...(await seen()));
      for (const head of await page.evaluate(() => [...(window as unknown as { heads: Set<string> }).heads])) heads.add(head);
    }
    expect(found.some(({ ended }) => ended)).toBe(true);
    expect(found.filter(({ flame, told }) => !flame || told)).toEqual([]);
    // One's own attack is one's own moment, though the others are waited for already.
    expect([...heads].filter((head) => head.startsWith("Your attack"))).toEqual(["Your attack ours"]);
    expect([...heads].filter((head) => /your turn.* theirs$/i.test(head))).toEqual([]);
  });
});
