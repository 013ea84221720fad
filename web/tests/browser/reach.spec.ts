/** Is what one wants next always in reach, and always at the same place? On a laptop, a small screen, a phone. */

import type { Page } from "@playwright/test";
import { matchAt, surelyAsked, twoSeats } from "../playing/driver";
import { resize, settled } from "../playing/settled";
import { expect, LIVELY, test } from "../playing/test";

// Nothing moves a control, though what happens is seen to move.
test.use(LIVELY);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** What can be clicked, but not be reached: nothing brings it into the window, or something else lies over it. The map has tests of its own. */
function strays(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>("button, a[href], summary, select, input, [role=tab]")].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[hidden], [inert]"));
  const lost = found.filter((one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
    const there = document.elementFromPoint(x, y);
    return !(there && (one.contains(there) || there.contains(one) || there.closest("label")?.contains(one)));
  });
  scrollTo(0, 0);
  return lost.map((one) => one.outerHTML.slice(0, 120));
}

/** Every movement of a control that the browser itself notices, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const CONTROLS = "#dock button, .strip button, .bar button, [data-test=settle], .tools button";
    const moved: string[] = [];
    (window as unknown as { moved: string[] }).moved = moved;
    type Shift = PerformanceEntry & { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect: was, currentRect: is } of sources) {
          const control = node instanceof Element ? (node.matches(CONTROLS) ? node : node.querySelector(CONTROLS)) : null;
          if (control && was.width && is.width) moved.push(`${control.outerHTML.slice(0, 80)}: ${Math.round(was.x)},${Math.round(was.y)} → ${Math.round(is.x)},${Math.round(is.y)}`);
        }
    }).observe({ type: "layout-shift" });
  });
  return async () => {
    // The observer hears of a frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  };
}

test("an attack takes three clicks, moves no control, and leaves everything in reach", async ({ page, server }) => {
  const { asked } = await matchAt(server, "dust", { seat: 0, questions: ["attack attack"] });
  await page.addInitScript(() => addEventListener("click", () => (document.documentElement.dataset.clicks = String(1 + Number(document.documentElement.dataset.clicks ?? 0))), { capture: true }));
  for (const [at, size] of SIZES.entries()) {
    await resize(page, size);
    await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
    await page.reload();
    const lit = page.locator("g[data-area][data-lit=true]");
    await expect(lit.first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await settled(page);
    const shifts = await watchShifts(page);
    const commit = page.getByTestId("commit");
    const there = await commit.boundingBox();
    // A click anywhere on the map would do; here it is one on the token, wherever the map shows it.
    await lit.first().dispatchEvent("click");
    await expect(page.locator("g[data-area].chosen")).toHaveCount(1);
    await lit.first().dispatchEvent("click");
    await expect(commit).toBeEnabled();
    expect(await commit.boundingBox(), `${size.width}`).toEqual(there);
    expect(await shifts(), `${size.width}`).toEqual([]);
    expect(await page.evaluate(strays), `${size.width}`).toEqual([]);
    if (at < SIZES.length - 1) continue;
    await commit.click();
    // It is declared once nothing is planned any more, whatever comes of it.
    await expect(page.locator("g[data-area].chosen")).toHaveCount(0);
    expect(Number(await page.evaluate(() => document.documentElement.dataset.clicks))).toBeLessThanOrEqual(3);
  }
});

test("the main button stays put on every screen", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const card = page.getByTestId("play-card");
  for (const [number, size] of SIZES.entries()) {
    await resize(page, size);
    await expect(card, `${size.width}`).toBeInViewport({ ratio: 1 });
    const before = await card.boundingBox();
    await page.locator("[data-card]").nth(number).click();
    await expect(page.locator("[data-card]").nth(number)).toHaveAttribute("aria-pressed", "true");
    await expect(card).toBeEnabled();
    await expect(card, `${size.width}`).toBeInViewport({ ratio: 1 });
    expect(await card.boundingBox(), `${size.width}`).toEqual(before);
    expect(await page.evaluate(strays), `${size.width}`).toEqual([]);
  }

  await surelyAsked(server, seats, { seat: 0, questions: ["purchase buy"] });
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "purchase");
  const end = page.locator("[data-test=dock] [data-do=done]");
  for (const size of SIZES) {
    await resize(page, size);
    await expect(end, `${size.width}`).toBeInViewport({ ratio: 1 });
    const there = await end.boundingBox();
    const shifts = await watchShifts(page);
    const points = await page.getByTestId("points").textContent();
    await page.locator("[data-buy]:enabled").first().click();
    await expect(page.getByTestId("points")).not.toHaveText(points ?? "");
    await expect(end, `${size.width}`).toBeInViewport({ ratio: 1 });
    expect((await end.boundingBox())?.y, `${size.width}`).toBe(there?.y);
    expect(await page.evaluate(strays), `${size.width}`).toEqual([]);
    expect(await shifts(), `${size.width}`).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // Whoever reads the log on a phone finds a line of it, and the way back.
  await page.getByTestId("tab-log").click();
  await expect(page.getByTestId("film")).toBeVisible();
  await expect(page.locator("#panel-log [data-step]").first()).toBeInViewport();
  expect(await page.evaluate(strays)).toEqual([]);
  await page.getByTestId("tab-turn").click();
  // What does move is noticed.
  const shifts = await watchShifts(page);
  await end.evaluate((button) => Object.assign(button.style, { position: "relative", top: "-30px" }));
  await expect.poll(shifts).not.toEqual([]);
});

test("the question mark tells the keys, and sounds are offered once", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await expect(page.getByTestId("banner")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByTestId("shortcuts")).toContainText("undo");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("shortcuts")).toBeHidden();

  // Sounds are offered once: whoever takes them is asked no more, nor who let it pass.
  const sounds = () => page.evaluate(() => (JSON.parse(localStorage.getItem("opendust.preferences") ?? "{}") as { sound?: boolean }).sound ?? false);
  expect(await sounds()).toBe(false);
  await page.getByTestId("offer-sound").click();
  expect(await sounds()).toBe(true);
  await expect(page.getByTestId("offer-sound")).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("opendust.preferences", JSON.stringify({ pace: "none", offered: true })));
  await page.reload();
  await expect(page.getByTestId("banner")).toBeVisible();
  await expect(page.getByTestId("offer-sound")).toHaveCount(0);
});
