/** Can the battlefield be read? No text under 11 pixels, no name over another, at every size of field and screen. */

import type { Page } from "@playwright/test";
import { matchAt, twoSeats, untilAsked, type Asked, type Wanted } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, test } from "../../playing/test";

const SCREENS = { desk: { width: 1440, height: 900 }, small: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } };
const LEAST = 11;
const TRIES = 30;

/** A match that came to a question; several are played if need be. */
async function brought(server: Server, scenario: string, wanted: Wanted): Promise<Asked> {
  return (await matchAt(server, "tactics", wanted, { scenario })).asked;
}

async function open(page: Page, server: Server, asked: Asked): Promise<void> {
  // A new page: coming from the same one only changes the address.
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
  await expect(page.locator("[data-plate]").first()).toBeAttached();
}

/** The heights of the letters on the battlefield as they are seen, and the pairs of names that touch. */
function letters(page: Page): Promise<{ least: number; count: number; touching: string[] }> {
  return page.getByTestId("battlefield").evaluate((field) => {
    const texts = [...field.querySelectorAll("text")];
    const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * Math.abs((text.getScreenCTM() as DOMMatrix).a));
    const boxes = [...field.querySelectorAll("[data-plate] .paper")].map((plate) => ({ box: plate.getBoundingClientRect(), name: plate.parentElement?.textContent?.trim() ?? "" }));
    const touching = boxes.flatMap((one, at) =>
      boxes.slice(at + 1).filter((other) => one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1 && one.box.top < other.box.bottom - 1 && other.box.top < one.box.bottom - 1).map((other) => `${one.name} / ${other.name}`),
    );
    return { least: Math.min(...sizes), count: sizes.length, touching };
  });
}

/** Names are placed once the field has its size, and again when it gets another one. */
async function legible(page: Page, screen: string): Promise<void> {
  await expect.poll(() => letters(page).then(({ count }) => count), screen).toBeGreaterThan(10);
  await expect.poll(() => letters(page).then(({ least }) => least), `least text, ${screen}`).toBeGreaterThanOrEqual(LEAST);
  await expect.poll(() => letters(page).then(({ touching }) => touching), screen).toEqual([]);
}

for (const [scenario, after] of [["first-lesson", 30], ["grand-battle", 80]] as const) {
  test(`the field of ${scenario} is legible on every screen, near and far; on a phone it moves under its letters and tells what is there`, async ({ page, server }) => {
    const asked = await brought(server, scenario, { questions: ["activation activate"], after });
    for (const [name, size] of Object.entries(SCREENS)) {
      await resize(page, size);
      await open(page, server, asked);
      await legible(page, name);
      // Long rosters scroll beside the field; the page itself never does on a desk.
      if (name === "desk") expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBe(0);
      // The numbers of the units count up beside it.
      const numbers = (await page.locator("[data-roster] kbd").allTextContents()).map(Number);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
      if (name === "phone") await (scenario === "grand-battle" ? moves : tells)(page);
      await page.getByTestId("battlefield").locator(".tools button").last().click();
      await legible(page, `${name}, the whole field`);
      await inspect(page, `field-${scenario}-${name}`);
    }
  });
}

/** On a phone: letters and numbers stay in sight when the field is moved, and squares are as large as a finger. */
async function moves(page: Page): Promise<void> {
  const cell = () => page.locator("g[data-space=d4] .touch").evaluate((touch) => touch.getBoundingClientRect().width);
  await expect.poll(cell).toBeGreaterThanOrEqual(44);
  // It opens where somebody of ours stands, and the small map shows where that is.
  const inSight = () =>
    page.getByTestId("battlefield").evaluate((field) => {
      const frame = field.getBoundingClientRect();
      const boxes = [...field.querySelectorAll("[data-mark][data-own=true]")].map((mark) => mark.getBoundingClientRect());
      return boxes.filter((box) => box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom).length;
    });
  await expect.poll(inSight).toBeGreaterThan(0);
  const seen = page.getByTestId("seen");
  const rails = page.getByTestId("rails");
  await page.locator("g[data-space][tabindex='0']").focus();
  for (let step = 0; step < 16; step++) await page.keyboard.press("Shift+ArrowLeft");
  for (let step = 0; step < 16; step++) await page.keyboard.press("Shift+ArrowUp");
  const [before, corner] = [await rails.textContent(), await seen.getAttribute("x")];
  for (let step = 0; step < 8; step++) await page.keyboard.press("Shift+ArrowDown");
  for (let step = 0; step < 8; step++) await page.keyboard.press("Shift+ArrowRight");
  await expect(rails).not.toHaveText(before ?? "");
  await expect(seen).not.toHaveAttribute("x", corner ?? "");
  expect(await rails.locator("text").count()).toBeGreaterThan(5);
  const outside = () =>
    page.getByTestId("battlefield").evaluate((field) => {
      const frame = field.getBoundingClientRect();
      const texts = [...field.querySelectorAll("[data-test=rails] text")];
      return texts.filter((text) => text.getBoundingClientRect().top < frame.top || text.getBoundingClientRect().left < frame.left).map((text) => text.textContent);
    });
  await expect.poll(outside).toEqual([]);
  // A window that grows shows the whole field as large as it fits, though the view was moved before.
  const share = () =>
    page.getByTestId("battlefield").evaluate((field) => {
      const [frame, ground] = [field.getBoundingClientRect(), field.querySelector("[data-test=ground]")!.getBoundingClientRect()];
      return Math.max(ground.width / frame.width, ground.height / frame.height);
    });
  await resize(page, SCREENS.desk);
  await expect.poll(share).toBeGreaterThan(0.85);
  await resize(page, SCREENS.phone);
}

/** On a phone: the line below the field tells what is there, and covers nothing. */
async function tells(page: Page): Promise<void> {
  await page.locator("g[data-space=c2]").focus();
  const line = page.getByTestId("space-info");
  await expect(line).toContainText("c2 rubble");
  const below = async () => (await line.boundingBox())!.y - (await page.getByTestId("battlefield").evaluate((field) => field.getBoundingClientRect().bottom));
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
}

test("whoever is in the middle of its turn has not acted yet", async ({ page, server }) => {
  const asked = await brought(server, "first-lesson", { questions: ["move step", "targets aim"], after: 12 });
  await open(page, server, asked);
  const name = await page.locator("[data-test=move-task] h2, [data-test=aim-task] h2").first().textContent();
  const plate = page.locator("[data-plate].chosen");
  expect(name).toContain((await plate.textContent())?.trim().split(" ")[0]);
  const id = await plate.getAttribute("data-plate");
  await expect(page.locator(`[data-mark="${id}"]`)).toHaveAttribute("data-done", "false");
  await expect(page.locator(`[data-mark="${id}"] [data-test=tick]`)).toHaveCount(0);
});

test("nobody's reach is shown while the others are asked", async ({ page, server }) => {
  const asked = await brought(server, "first-lesson", { questions: ["activation activate"], after: 12 });
  await open(page, server, asked);
  // Whoever is the only one to act is chosen already.
  const unit = page.locator("[data-ready]").first();
  if ((await unit.getAttribute("aria-pressed")) !== "true") await unit.click();
  await expect(page.locator(".reach").first()).toBeAttached();
  // The same unit, once it is on its way, and once it has acted.
  await page.locator("[data-plan='move+move']:enabled, [data-plan='nothing+nothing']:enabled").first().click();
  await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "activation");
  await expect(page.locator(".reach")).toHaveCount(0);
});

/** In the page: whether a squad stands in rubble, in a structure, or by a cover element. */
async function isSheltered({ match, token }: Asked): Promise<boolean> {
  interface Told { scene: { units: { id: string; space: string | null }[]; ground: { id: string; element: string | null }[] } }
  interface Board { map: { spaces: { id: string; terrain: string; structure: number }[] }; units: { id: string; card: string }[]; cards: Record<string, { kind: string; soft_cover: string }> }
  const headers = { Authorization: `Bearer ${token}` };
  const board = (await (await fetch(`/api/matches/${match}/board?lang=en`, { headers })).json()) as Board;
  const { scene } = (await (await fetch(`/api/matches/${match}?scene=true`, { headers })).json()) as Told;
  const squads = board.units.filter((unit) => board.cards[unit.card]?.kind === "squad" && board.cards[unit.card]?.soft_cover !== "none").map((unit) => unit.id);
  const shelters = new Set([...board.map.spaces.filter((space) => space.terrain === "cross").map((space) => space.id), ...scene.ground.filter((space) => space.element).map((space) => space.id)]);
  return scene.units.some((unit) => squads.includes(unit.id) && shelters.has(unit.space ?? ""));
}

test("cover stays in sight round a unit, and as a shield beside it", async ({ page, server }) => {
  // Both seats are played by lot until somebody stands in rubble or behind a trap.
  await page.goto(`${server.url}/api/health`);
  for (let tries = 0; tries < TRIES; tries++) {
    const seats = await twoSeats(server, "tactics", { scenario: "first-lesson" });
    for (let after = 6; after < 200; after += 4) {
      const asked = await untilAsked(server, seats, { questions: ["activation activate"], after, lots: tries + after });
      if (!asked) break;
      if (!(await page.evaluate(isSheltered, asked))) continue;
      await open(page, server, asked);
      return expect(page.locator("[data-shelter]").first()).toHaveAttribute("data-shelter", /soft|hard/);
    }
  }
  throw new Error("nobody took cover");
});
