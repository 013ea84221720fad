/** How does every screen of Dust Tactics look at three sizes, by day and by night? Run with OPENDUST_SCREENS=1, then look at each. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { matchAt, twoSeats, untilAsked, type Wanted } from "../tests/playing/driver";
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
const FRAMES = [200, 450, 850, 1_150, 1_400, 2_000];
/** When the veil over what is lost falls (fight.svelte.ts). */
const FALLEN = 1_250;
const [FLAMES, LASERS] = ["action-jackson, bbq-squad, hell-boys", "heavy-laser-grenadiers, laser-grenadiers, hans"];
const SHOTS: Record<string, Record<string, string>> = {
  tracer: { scenario: "rescue" },
  rocket: { scenario: "skirmish", "army.1.units": "tank-busters, the-gunners, blackhawk", "army.2.units": "tank-killers, hans, lothar" },
  laser: { scenario: "skirmish", "army.1.units": "death-dealers, blackhawk, recon-boys", "army.2.units": LASERS },
  phaser: { scenario: "skirmish", "army.1.units": "honey, mickey, action-jackson", "army.2.units": LASERS },
  sniper: { scenario: "skirmish", "army.1.units": "special-ops-rangers, blackhawk, recon-boys", "army.2.units": "sniper-grenadier, hans, recon-grenadiers" },
  shell: { scenario: "artillery-duel" },
  flame: { scenario: "skirmish", "army.1.units": FLAMES, "army.2.units": "sturmpioniere, axis-gorillas, luther" },
  blade: { scenario: "skirmish", "army.1.units": FLAMES, "army.2.units": "sturmpioniere, axis-gorillas, luther" },
};

/** In the page: the first attack of a kind stands still as it begins, and no timer runs on. */
function catching(style: string): void {
  const page = window as unknown as { caught?: Set<Animation>; held: (() => void)[] };
  page.held = [];
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) => later(() => (page.caught ? void page.held.push(run) : run()), wait, ...rest)) as typeof window.setTimeout;
  new MutationObserver(() => {
    if (page.caught || !document.querySelector(`[data-flies~=${style}]:not(.ended)`)) return;
    page.caught = new Set(document.getAnimations());
    for (const one of page.caught) one.pause();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-flies"] });
}

/** In the page: everything as it is so long after the attack began. */
function standAt([at, fallen]: [number, number]): void {
  const page = window as unknown as { caught: Set<Animation>; held: (() => void)[] };
  if (at >= fallen) for (const run of page.held.splice(0)) run();
  requestAnimationFrame(() => {
    for (const one of document.getAnimations()) {
      // Whatever is there before the veil falls began with the attack.
      if (at < fallen) page.caught.add(one);
      one.pause();
      one.currentTime = page.caught.has(one) ? at : Math.max(0, at - fallen);
    }
  });
}

for (const [style, settings] of Object.entries(SHOTS))
  test.describe(`frames of an attack: ${style}`, () => {
    test.use({ reducedMotion: "no-preference", contextOptions: { reducedMotion: "no-preference" }, pace: "short" } as object);
    test(style, async ({ page, server }) => {
      await resize(page, DESK);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(catching, style);
      const isCaught = () => page.evaluate(() => Boolean((window as unknown as { caught?: unknown }).caught));
      // Whoever watches sees the attacks of both, who play over sockets.
      for (let match = 0; match < 20 && !(await isCaught()); match++) {
        const seats = await twoSeats(server, "tactics", settings);
        await page.goto("about:blank");
        await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
        await expect(page.getByTestId("ground")).toBeVisible();
        for (let more = 0, after = 20; more < 40 && !(await isCaught()); more++, after += 4) {
          if (!(await untilAsked(server, seats, { after, lots: match * 50 + more + 1 }))) break;
          await page.waitForTimeout(400);
        }
      }
      expect(await isCaught()).toBe(true);
      mkdirSync(FOLDER, { recursive: true });
      for (const at of FRAMES) {
        await page.evaluate(standAt, [at, FALLEN] as [number, number]);
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(FOLDER, `frame-${style}-${String(at).padStart(4, "0")}.png`) });
      }
    });
  });
