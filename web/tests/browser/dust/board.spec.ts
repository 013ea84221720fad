/** Is the board of DUST all there? The whole map at every size, names in sight, territories to click, lines on wish. */

import type { Page } from "@playwright/test";
import { matchAt, twoSeats, untilAsked, versionOf, type Wanted } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { resize, settled } from "../../playing/settled";
import { expect, LIVELY, test } from "../../playing/test";

/** A match at some question, seen by the seat that is asked. */
async function see(page: Page, server: Server, wanted: Wanted): Promise<void> {
  const { asked } = await matchAt(server, "dust", { seat: 0, ...wanted });
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await page.locator("g[data-area]").first().waitFor();
  await expect(page.locator("[data-name]").first()).toBeVisible();
  await settled(page);
}

/** Areas of which not the whole circle is in the map's frame. */
function outside(): string[] {
  const frame = document.querySelector("[data-test=map]")!.getBoundingClientRect();
  return [...document.querySelectorAll<SVGGElement>("g[data-area]")].flatMap((place) => {
    const { x, y, width, height } = place.querySelector(".base")!.getBoundingClientRect();
    const isIn = x >= frame.left && y >= frame.top && x + width <= frame.right && y + height <= frame.bottom;
    return isIn ? [] : [place.dataset.area!];
  });
}

/** Areas to choose of which not even the middle is well in the map's frame. */
function litOutside(): string[] {
  const EDGE = 15;
  const frame = document.querySelector("[data-test=map]")!.getBoundingClientRect();
  return [...document.querySelectorAll<SVGGElement>("g[data-area][data-lit=true]")].flatMap((place) => {
    const { x, y, width, height } = place.querySelector(".base")!.getBoundingClientRect();
    const [middle, level] = [x + width / 2, y + height / 2];
    return middle > frame.left + EDGE && middle < frame.right - EDGE && level > frame.top + EDGE && level < frame.bottom - EDGE ? [] : [place.dataset.area!];
  });
}

/** Names that lie over a stack's disc or over another name, and the height of the smallest letters. */
function crowded(): { over: string[]; least: number } {
  const inner = ({ left, right, top, bottom }: DOMRect) => ({ left: left + 3, right: right - 3, top: top + (bottom - top) * 0.22, bottom: bottom - (bottom - top) * 0.22 });
  const texts = [...document.querySelectorAll<SVGTextElement>("[data-name]")];
  const names = texts.flatMap((text) => [...text.querySelectorAll("tspan")].map((line) => ({ id: text.dataset.name!, box: inner(line.getBoundingClientRect()) })));
  const discs = [...document.querySelectorAll<SVGElement>("g[data-area] .face")].map((disc) => ({ id: disc.closest<SVGGElement>("g[data-area]")!.dataset.area!, box: disc.getBoundingClientRect() }));
  const over = names.flatMap(({ id, box }) => {
    const meets = (other: { left: number; right: number; top: number; bottom: number }) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    const touches = ({ left, right, top, bottom }: DOMRect) => {
      const [x, y, r] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
      return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) < r - 1;
    };
    const covered = [...discs.filter((disc) => touches(disc.box)), ...names.filter((other) => other.id !== id && meets(other.box))];
    return covered.map((other) => `${id} over ${other.id}: ${Math.round(box.left)}–${Math.round(box.right)}, ${Math.round(other.box.left)}–${Math.round(other.box.right)}`);
  });
  const least = Math.min(...texts.map((text) => Number(text.getAttribute("font-size")) * (text.getScreenCTM()?.a ?? 0)));
  return { over, least };
}

/** What the note on an area covers: its own name, or what is clicked on the map. */
function hidden(): string[] {
  const note = document.querySelector("[data-test=area-info]")!.getBoundingClientRect();
  const name = `[data-name="${document.activeElement?.getAttribute("data-area")}"] tspan`;
  return [...document.querySelectorAll(`${name}, [data-tool]`)].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left + 1 < note.right && right - 1 > note.left && top + 3 < note.bottom && bottom - 3 > note.top ? [one.textContent!.trim() || one.className] : [];
  });
}

/** How often names are placed anew in half a second in which nothing happens; a slow machine only does less. */
async function placings(): Promise<number> {
  const [plain, PAUSE] = [window.setTimeout, 120];
  let count = 0;
  window.setTimeout = Object.assign((...given: Parameters<typeof plain>) => plain(...given, void (given[1] === PAUSE && count++)), plain);
  await new Promise((done) => plain(done, 500));
  window.setTimeout = plain;
  return count;
}

test("the whole map on every screen, names legible and over no stack; locks, lines and armies on it", async ({ page, server }) => {
  await see(page, server, { questions: ["attack attack", "attack done"] });
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]] as const) {
    await resize(page, { width, height });
    await page.getByRole("button", { name: "Whole map" }).click();
    await expect.poll(() => page.evaluate(outside), `${width}`).toEqual([]);
    await expect.poll(() => page.evaluate(crowded).then(({ over }) => over), `${width}`).toEqual([]);
    await expect.poll(() => page.evaluate(crowded).then(({ least }) => least), `${width}`).toBeGreaterThanOrEqual(11);
  }

  await resize(page, { width: 1024, height: 768 });
  for (const area of ["alaska", "mackenzie", "cascadia", "mississippi", "scandinavia", "kamchatka"]) {
    await page.locator(`g[data-area="${area}"]`).focus();
    await expect.poll(() => page.evaluate(hidden), area).toEqual([]);
  }
  await page.locator('g[data-area="kamchatka"]').blur();
  // Where the war is densest, its capitals are named all the same.
  for (const area of ["gaul", "balkans", "mississippi", "appalachia", "yangtze", "manchuria"]) await expect(page.locator(`[data-name="${area}"]`), area).toBeVisible();

  expect(await page.evaluate(placings), "names placed anew though nothing changed").toBeLessThanOrEqual(1);

  await resize(page, { width: 1440, height: 900 });
  const guarded = page.locator("g[data-area]:has(.ward)");
  await expect(guarded.first()).toBeVisible();
  await guarded.first().focus();
  await expect(page.getByTestId("area-info")).toContainText(/can’t attack|truce/);

  const overland = page.locator("[data-link].land");
  await expect(overland).toHaveCount(0);
  await page.getByTestId("lines").click();
  await expect(page.getByTestId("lines")).toHaveAttribute("aria-pressed", "true");
  expect(await overland.count()).toBeGreaterThan(40);

  const fills = await page.evaluate(() => {
    const fillOf = (army: string) => {
      const cell = document.createElementNS("http://www.w3.org/2000/svg", "g");
      const like = document.querySelector<SVGGElement>(".cell")!;
      cell.setAttribute("class", like.getAttribute("class")!.replace(/army-\w+/, `army-${army}`));
      cell.innerHTML = like.querySelector(".fill")!.outerHTML;
      like.after(cell);
      const fill = getComputedStyle(cell.querySelector(".fill")!).fill;
      cell.remove();
      return fill;
    };
    return ["none", "white", "red", "blue", "green", "yellow", "black", "neutral"].map(fillOf);
  });
  expect(new Set(fills).size).toBe(8);
  const holders = await page.locator(".cell[data-army]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-army")));
  expect(new Set(holders).size).toBeGreaterThan(2);
});

test("an area is chosen anywhere in its territory, and its note covers nothing that can be chosen", async ({ page, server }) => {
  await resize(page, { width: 1440, height: 900 });
  await see(page, server, { questions: ["claim_capital claim"] });
  const lit = await page.locator("g[data-area][data-lit=true]").evaluateAll((found) => found.map((one) => (one as SVGGElement).dataset.area!));
  expect(lit.length).toBeGreaterThan(1);
  const token = await page.locator(`g[data-area="${lit[0]}"] .base`).boundingBox();
  // Beside the token, but within the territory: the board says where.
  const at = await page.evaluate(
    ({ id, x, y }) => {
      for (let far = 30; far < 60; far += 3)
        for (let turn = 0; turn < 6.2; turn += 0.3) {
          const spot = { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) };
          if (document.elementFromPoint(spot.x, spot.y)?.closest("[data-land]")?.getAttribute("data-land") === id) return spot;
        }
      return undefined;
    },
    { id: lit[0], x: token!.x + token!.width / 2, y: token!.y + token!.height / 2 },
  );
  expect(at).toBeDefined();
  await page.mouse.move(at!.x, at!.y);
  const note = page.getByTestId("area-info");
  await expect(note).toBeVisible();
  const covers = () =>
    page.evaluate(() => {
      const box = document.querySelector("[data-test=area-info]")!.getBoundingClientRect();
      return [...document.querySelectorAll<SVGGElement>("g[data-area][data-lit=true]")].flatMap((place) => {
        const { x, y, width, height } = place.querySelector(".base")!.getBoundingClientRect();
        return x < box.right && x + width > box.left && y < box.bottom && y + height > box.top ? [place.dataset.area!] : [];
      });
    });
  await expect.poll(covers).toEqual([]);
  await page.mouse.click(at!.x, at!.y);
  await expect(page.getByTestId("commit")).toBeEnabled();
  await expect(page.locator(`g[data-area="${lit[0]}"]`)).toHaveClass(/chosen/);
});

test.describe("as it moves", () => {
  test.use(LIVELY);

  test("units are seen on their way and land as it changes hands; without motion nothing moves", async ({ page, server, browser }) => {
    let seats = await twoSeats(server, "dust");
    const open = async (seat: Page) => {
      await seat.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
      await seat.locator("g[data-area]").first().waitFor();
    };
    const watch = async (seat: Page) => {
      await seat.addInitScript(() => {
        const seen = new Set<string>();
        (window as unknown as { seen: Set<string> }).seen = seen;
        new MutationObserver((changes) => {
          for (const change of changes)
            for (const node of change.addedNodes)
              if (node instanceof Element) for (const deed of [node, ...node.querySelectorAll("[data-deed]")]) if (deed.hasAttribute("data-deed")) seen.add(deed.getAttribute("data-deed")!);
        }).observe(document, { childList: true, subtree: true });
      });
      await open(seat);
    };
    const still = await browser.newPage({ reducedMotion: "reduce" });
    await watch(page);
    await watch(still);
    const seen = (seat: Page) => seat.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
    // Should a match end without both, the next one is looked at.
    for (let [match, after] = [0, 0]; match < 5 && (await seen(page)).length < 2; ) {
      const asked = await untilAsked(server, seats, { seat: 0, after, questions: ["attack attack", "attack done", "purchase done", "movement move"] });
      after = asked ? await versionOf(server, seats.match) : 0;
      if (asked) continue;
      match++;
      seats = await twoSeats(server, "dust");
      for (const seat of [page, still]) await open(seat);
    }
    expect(await seen(page)).toEqual(["conquest", "march"]);
    await expect(page.locator("[data-deed]")).toHaveCount(0);
    expect(await seen(still)).toEqual([]);
    await still.close();
  });
});

test("a phone shows the whole world above a map at full size; a tap goes there, and what is planned is in sight", async ({ page, server }) => {
  await resize(page, { width: 390, height: 844 });
  await see(page, server, { questions: ["attack attack"] });
  const [overview, map] = [page.getByTestId("overview"), page.getByTestId("map")];
  await expect(overview).toBeVisible();
  // Whoever opens the page at a question has something to choose in sight.
  await expect.poll(async () => (await page.locator("g[data-area][data-lit=true]").count()) - (await page.evaluate(litOutside)).length).toBeGreaterThan(0);
  const [above, below, dock] = [(await overview.boundingBox())!, (await map.boundingBox())!, (await page.getByTestId("dock").boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1);
  expect(below.height).toBeGreaterThan(190);
  // Where the game stands is told above it all, and by name who plays: nothing lies over the map.
  await expect(page.locator("header [aria-current=step]")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".players li").filter({ has: page.locator(".name:visible, .you:visible") })).toHaveCount(2);
  expect(dock.height).toBeLessThan(90);
  // Tokens are as large as on a laptop, where they are told apart.
  expect(await page.locator("g[data-area] .base").first().evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(12);
  const frame = overview.locator("rect");
  const before = Number(await frame.getAttribute("x"));
  for (const share of [0.2, 0.8]) {
    await page.mouse.click(above.x + share * above.width, above.y + above.height / 2);
    await expect.poll(async () => Math.abs(Number(await frame.getAttribute("x")) + Number(await frame.getAttribute("width")) / 2 - share * 1800)).toBeLessThan(60);
  }
  expect(Number(await frame.getAttribute("x"))).not.toBe(before);
  // From one area to another: both are in the map's frame, and so are the units that go.
  const lit = page.locator("g[data-area][data-lit=true]");
  for (let choice = 0; choice < 2; choice++) await lit.first().dispatchEvent("click");
  await expect(page.getByTestId("commit")).toBeEnabled();
  const chosen = page.locator("g[data-area].chosen .base");
  await expect(chosen).toHaveCount(2);
  const isInside = (box: { x: number; y: number; width: number; height: number }) => box.x >= below.x && box.y >= below.y && box.x + box.width <= below.x + below.width && box.y + box.height <= below.y + below.height;
  await expect.poll(async () => (await Promise.all((await chosen.all()).map((one) => one.boundingBox()))).every((box) => box && isInside(box))).toBe(true);
  await expect(page.locator(".units").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("odds").locator("ul")).toBeInViewport({ ratio: 1 });
  // A window that grows shows the whole map, though the small one was turned to what is planned.
  await resize(page, { width: 1440, height: 900 });
  await expect.poll(() => page.evaluate(outside)).toEqual([]);
});
