/** How does every screen of Dust Tactics look at three sizes, by day and by night? Run with OPENDUST_SCREENS=1, then look at each. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { matchAt, type Wanted } from "../tests/playing/driver";
import type { Server } from "../tests/playing/server";
import { resize, settled } from "../tests/playing/settled";
import { TacticsPlayer } from "../tests/playing/tactics_player";
import { expect, test } from "../tests/playing/test";

const FOLDER = process.env.OPENDUST_SCREENS_FOLDER ?? join(import.meta.dirname, "..", "test-results", "screens");
const SIZES = [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 390, height: 844 }];
const DESK = SIZES[0]!;
/** One is enough for whoever only wants to see where things are. */
const COLOURS = (process.env.OPENDUST_COLOURS ?? "light dark").split(" ") as ("light" | "dark")[];

test.skip(!process.env.OPENDUST_SCREENS, "only when screens are wanted");
test.use({ reducedMotion: "reduce", contextOptions: { reducedMotion: "reduce" }, locale: "en-GB" } as object);

/** Armies that come to blows. */
const CLOSE = { scenario: "skirmish", "army.1.units": "action-jackson, bbq-squad, hell-boys", "army.2.units": "sturmpioniere, axis-gorillas, luther" };

/** A screen at all sizes and in both colours. */
async function take(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const size of SIZES) {
    await resize(page, size);
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`) });
    }
  }
  await resize(page, DESK);
}

/** A battle at a question, before the one who is asked. */
async function battleAt(page: Page, server: Server, wanted: Wanted, settings: Record<string, string>): Promise<void> {
  await resize(page, DESK);
  const { asked } = await matchAt(server, "tactics", wanted, settings);
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", asked.point);
}

test("gallery and builder", async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(`${server.url}/#/new/tactics`);
  await expect(page.getByTestId("gallery").locator("image")).toHaveCount(10);
  await take(page, "gallery");
  await page.locator("[data-scenario=rescue]").click();
  await page.getByTestId("army-0").selectOption("own");
  const own = page.getByTestId("army-builder-0");
  for (const unit of ["rhino", "hell-boys", "death-dealers", "punisher"]) await own.locator(`[data-add=${unit}]`).click();
  await own.getByLabel("Rhino joins").selectOption({ label: "Rhino joins: Hell Boys" });
  await expect(own.locator("[data-fault-of=rhino]")).toBeVisible();
  await own.evaluate((found) => found.scrollIntoView());
  await take(page, "builder");
});

test("lessons", async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(server.url);
  await page.getByTestId("lessons-tactics").locator("summary").click();
  const lessons = await page.getByTestId("lessons-tactics").locator("[data-lesson]").evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset["lesson"] ?? ""));
  for (const lesson of lessons) {
    await page.goto("about:blank");
    await page.goto(server.url);
    await page.getByTestId("lessons-tactics").locator("summary").click();
    await page.locator(`[data-lesson=${lesson}]`).click();
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 0);
    if (lesson === lessons[0]) await take(page, `lesson-${lesson}-0`);
    await page.locator("[data-test=follow][aria-disabled=false]").press("Enter");
    await expect(page.getByTestId("lesson").locator("progress")).toHaveJSProperty("value", 1);
    await take(page, `lesson-${lesson}-1`);
  }
});

test("own turn: nothing chosen, a unit, a space meant, orders, threat", async ({ page, server }) => {
  await battleAt(page, server, { questions: ["activation activate"], after: 90 }, { scenario: "rescue" });
  await take(page, "turn");
  const row = page.locator("[data-ready]").first();
  if ((await row.getAttribute("aria-pressed")) !== "true") await row.click();
  await take(page, "chosen");
  await page.locator("g.within[data-lit=true]:not([aria-label*=yours])").first().press("Enter");
  await expect(page.getByTestId("ghost")).toBeVisible();
  await expect(page.getByTestId("stand")).toBeVisible();
  await take(page, "meant");
  await page.keyboard.press("Escape");
  await page.getByTestId("show-threat").press("Enter");
  await page.getByTestId("show-fire").press("Enter");
  await page.getByText("Standing orders").click();
  await take(page, "orders");
});

const QUESTIONS: [string, Wanted, Record<string, string>][] = [
  ["move", { questions: ["move step"], after: 60 }, { scenario: "rescue" }],
  ["reaction", { questions: ["reaction react"] }, { scenario: "hold-the-crossing" }],
  ["losses", { questions: ["losses lose"] }, { scenario: "skirmish" }],
  ["retaliation", { questions: ["retaliation retaliate"] }, CLOSE],
  ["artillery", { questions: ["targets spend"] }, { scenario: "artillery-duel" }],
  ["grand", { questions: ["activation activate"], after: 120 }, { scenario: "grand-battle" }],
];
for (const [name, wanted, settings] of QUESTIONS)
  test(name, async ({ page, server }) => {
    await battleAt(page, server, wanted, settings);
    await take(page, name);
  });

test("aiming", async ({ page, server }) => {
  await battleAt(page, server, { questions: ["targets aim"], value: { field: "target", like: "^(?!cover)" } }, { scenario: "rescue" });
  await take(page, "targets");
  await page.locator("[data-target]:not([data-target^=cover])").first().click();
  await take(page, "aiming");
});

test("a battle to its end, and its end", async ({ page, server }) => {
  await resize(page, DESK);
  await page.goto(server.url);
  await page.getByTestId("play-tactics").click();
  await expect(page.getByTestId("battlefield")).toBeVisible();
  const player = new TacticsPlayer(page);
  await player.finish();
  await expect(page.getByTestId("ending")).toBeVisible();
  await take(page, "ending");
  await page.getByTestId("ending-close").click();
  await take(page, "over");
});

/** Moments of an attack, in milliseconds: aim, fire, dice, hits, pips, loss. */
const FRAMES = [180, 450, 900, 1_300, 1_700, 2_300];
const WEAPONS: [string, string, Record<string, string>][] = [
  ["tracer", "^(?!cover)", { scenario: "rescue" }],
  ["laser", "laser", { scenario: "skirmish", "army.1.units": "death-dealers, blackhawk, recon-boys", "army.2.units": "heavy-laser-grenadiers, laser-grenadiers, hans" }],
  ["flame", "flam", CLOSE],
  ["blade", "knife|gloves|grenade", CLOSE],
];
for (const [name, like, settings] of WEAPONS)
  test.describe(`frames of an attack: ${name}`, () => {
    test.use({ reducedMotion: "no-preference", contextOptions: { reducedMotion: "no-preference" }, pace: "short" } as object);
    test(name, async ({ page, server }) => {
      const field = like.startsWith("^") ? "target" : "weapon";
      await battleAt(page, server, { questions: ["targets aim"], value: { field, like } }, settings);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const target = page.locator("[data-target]:not([data-target^=cover])").first();
      await target.click();
      await page.locator(`[data-aim-all="${await target.getAttribute("data-target")}"]`).click();
      const clash = page.getByTestId("clash").first();
      const fire = page.locator("[data-do=fire]:enabled");
      await expect(async () => {
        if (!(await clash.count()) && (await fire.count())) await fire.first().click({ timeout: 3_000 });
        await expect(clash).toBeAttached({ timeout: 3_000 });
      }).toPass({ timeout: 120_000 });
      mkdirSync(FOLDER, { recursive: true });
      for (const size of [SIZES[0]!, SIZES[2]!]) {
        await page.setViewportSize(size);
        for (const at of FRAMES) {
          await page.evaluate((time) => {
            for (const one of document.getAnimations()) {
              one.pause();
              one.currentTime = time;
            }
          }, at);
          await page.screenshot({ path: join(FOLDER, `frame-${name}-${size.width}-${at}.png`) });
        }
      }
    });
  });
