/** How many clicks does it take to move and shoot, and is everything known before one commits oneself? */

import type { Page } from "@playwright/test";
import { matchAt, twoSeats, untilAsked, versionOf, type Asked } from "../../playing/driver";
import type { Server } from "../../playing/server";
import { inspect } from "../../playing/shots";
import { expect, test } from "../../playing/test";

const MATCHES = 30;

interface Found {
  asked: Asked;
  unit: string;
  enemy: string;
  /** Where the enemy stands, and where the unit would attack from. */
  space: string;
  stop: string;
}

/** A question in which some unit can attack somebody after a move, found by asking the server. */
async function moveAndShoot(page: Page, server: Server): Promise<Found> {
  await page.goto(`${server.url}/api/health`);
  for (let match = 0; match < MATCHES; match++) {
    const seats = await twoSeats(server, "tactics", { scenario: "first-lesson" });
    for (let after = 12; ; after += 6) {
      const asked = await untilAsked(server, seats, { questions: ["activation activate"], after, lots: match + 1 });
      if (!asked) break;
      const found = await page.evaluate(worked, asked);
      if (found) return { asked, ...found };
    }
  }
  throw new Error("nobody could move and shoot");
}

/** In the page: the first unit and enemy for whom the server has worked out a move and an attack. */
async function worked({ match, token }: Asked): Promise<Omit<Found, "asked"> | undefined> {
  interface Board { units: { id: string; side: number; owner: number }[] }
  interface Way { plan: string; stops: string[]; prospect: { hurt: number } }
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const ask = async (what: string, args: Record<string, string>) => {
    const answer = await fetch(`/api/matches/${match}/study`, { method: "POST", headers, body: JSON.stringify({ what, args, lang: "en" }) });
    return ((await answer.json()) as { study: Record<string, unknown> | null }).study;
  };
  const { units } = (await (await fetch(`/api/matches/${match}/board?lang=en`, { headers })).json()) as Board;
  const told = (await (await fetch(`/api/matches/${match}?scene=true`, { headers })).json()) as { choice: { options: { verb: string; fields: { name: string; values?: string[] }[] }[] } | null; scene: { units: { id: string; space: string | null; leader: string | null }[] } };
  const ready = told.choice?.options.filter((option) => option.verb === "activate").flatMap((option) => option.fields.find((field) => field.name === "unit")?.values ?? []) ?? [];
  for (const unit of new Set(ready)) {
    const side = units.find((one) => one.id === unit)?.side;
    for (const enemy of units.filter((one) => one.side !== side)) {
      const stands = told.scene.units.find((one) => one.id === enemy.id);
      if (!stands?.space || stands.leader) continue;
      const ways = ((await ask("assault", { unit, target: enemy.id }))?.["ways"] ?? []) as Way[];
      if (ways[0]?.plan === "move+attack") return { unit, enemy: enemy.id, space: stands.space, stop: ways[0].stops[0] ?? "" };
    }
  }
  return undefined;
}

test("three clicks move a unit and let it shoot; odds, reactions and dangers are known before", async ({ page, server }) => {
  const { asked, unit, enemy, space, stop } = await moveAndShoot(page, server);
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
  // Whoever is the only one to act is chosen already.
  const row = page.locator(`[data-ready="${unit}"]`);
  await row.waitFor();
  if ((await row.getAttribute("aria-pressed")) === "true") await row.click();
  const field = page.getByTestId("battlefield");
  const place = (id: string) => field.locator(`g[data-space="${id}"]`);

  let clicks = 0;
  const click = async (what: ReturnType<Page["locator"]>) => {
    await what.click();
    clicks++;
  };
  await click(row);
  await click(place(space));
  const intent = page.getByTestId("intent");
  await expect(intent).toHaveAttribute("data-plan-meant", "move+attack");
  // What is meant stands on the field, with the odds beside the target and on the button.
  await expect(page.getByTestId("ghost")).toBeVisible();
  await expect(page.getByTestId("way")).toHaveAttribute("data-end", stop);
  await expect(page.locator(`[data-badge="${enemy}"]`)).toContainText("%");
  await expect(page.getByTestId("do-intent")).toContainText(/to hurt/);
  // Dice and odds are those from where it will stand, not from where it is.
  await expect(page.getByTestId("banner")).toContainText("Your orders", { ignoreCase: true });
  await expect(page.getByTestId("card-place")).toContainText(`→ ${stop}`);
  await expect(page.getByTestId("total-dice")).toHaveText(/^[1-9]/);
  await expect(page.getByTestId("sight")).toContainText(/lost on average/);
  await expect(page.getByTestId("stand")).toHaveAttribute("data-at", stop);
  await inspect(page, "tactics-intent");
  const before = await page.getByTestId("banner").getAttribute("data-point");
  expect(before).toBe("activation");
  await click(page.getByTestId("do-intent"));
  expect(clicks).toBeLessThanOrEqual(3);
  // Perhaps the other is asked whether he reacts; here nobody is there to answer. Else it has moved and fired.
  await expect(page.locator(`[data-mark="${unit}"]`)).toBeVisible();
  const moved = async () => (await page.evaluate(async ({ match, token, unit }) => {
    const told = (await (await fetch(`/api/matches/${match}?scene=true`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { scene: { units: { id: string; space: string }[] } };
    return told.scene.units.find((one) => one.id === unit)?.space;
  }, { ...asked, unit }));
  await expect.poll(moved).toBe(stop);
});

/** Whoever has to answer, at his own page. */
async function open(page: Page, server: Server, { match, token }: Asked): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${server.url}/#/match/${match}/seat/${token}`);
  await expect(page.getByTestId("ground")).toBeVisible();
}

test("a reaction tells how likely it fires at all, then what it does", async ({ page, server }) => {
  const { asked } = await matchAt(server, "tactics", { questions: ["reaction react"] }, { scenario: "first-lesson" });
  await open(page, server, asked);
  const bar = page.getByTestId("outlook").first();
  await expect(bar).toHaveAttribute("aria-label", /no shot \d+%, no effect [<>]?\d+%, hurt [<>]?\d+%, destroyed [<>]?\d+%/);
  const parts = ((await bar.getAttribute("aria-label")) ?? "").match(/\d+(?=%)/g) ?? [];
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(3);
  await expect(page.locator("[data-react]")).toContainText(/In all [<>]?\d+% to hurt/);
  await inspect(page, "tactics-reaction");
  // Whoever was told to hold fire is not asked about: the page lets the enemy pass.
  const units = await page.locator("[data-reactor]").evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset["reactor"] ?? ""));
  await page.evaluate(([key, held]) => localStorage.setItem(key!, held!), ["opendust.tactics.held", JSON.stringify([[asked.match, units]])]);
  const before = await versionOf(server, asked.match);
  await page.reload();
  await expect.poll(() => versionOf(server, asked.match)).toBeGreaterThan(before);
});

test("by keyboard: numbers choose units, Enter twice goes; an order that cannot help says so", async ({ page, server }) => {
  const { asked } = await matchAt(server, "tactics", { questions: ["activation activate"], after: 30 }, { scenario: "first-lesson" });
  await open(page, server, asked);
  // The first of those who are on the field already.
  const rows = page.locator("[data-ready]");
  await rows.first().waitFor();
  const units = await rows.evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset["ready"] ?? ""));
  const marks = await page.locator("[data-mark]").evaluateAll((found) => found.map((mark) => (mark as SVGElement).dataset["mark"] ?? ""));
  const number = units.findIndex((unit) => marks.includes(unit));
  expect(number, "a unit on the field").toBeGreaterThanOrEqual(0);
  await page.keyboard.press(String(number + 1));
  await expect(rows.nth(number)).toHaveAttribute("aria-pressed", "true");
  // Of whoever is out of its reach it is said why.
  await page.locator("g[data-space][aria-label*=enemy]").first().press("Enter");
  await expect(page.getByTestId("no-way")).toContainText(/Even after a move, no weapon|None of .* weapons can damage/);
  // Threat and the rings of its weapons, each with a switch.
  await page.getByTestId("show-fire").press("Enter");
  await expect(page.locator("[data-ring]").first()).toBeAttached();
  await page.getByTestId("show-threat").press("Enter");
  await expect(page.getByTestId("show-threat")).toHaveAttribute("aria-pressed", "true");

  await page.getByText("Standing orders").press("Enter");
  const ordered = units[number];
  const order = page.getByTestId("orders").locator(`[data-order="${ordered}"]`);
  // One unit may hold its fire without the others.
  await order.locator("[data-choice=hold]").press("Enter");
  await expect(order.locator("[data-choice=hold]")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("give-order")).toContainText("1 hold fire");
  await order.locator("[data-choice=fire]").press("Enter");
  await expect(order.locator("[data-choice=fire]")).toHaveAttribute("aria-pressed", "true");
  // Nobody here has a gun for six spaces.
  await order.locator("[data-quarry=vehicles]").press("Enter");
  await order.locator("[data-range='6']").press("Enter");
  await expect(order.getByTestId("order-vain")).toContainText(/only up to range|never fires/);
  await inspect(page, "tactics-orders");
  await page.getByTestId("give-order").press("Enter");
  await expect(page.locator(`[data-roster="${ordered}"] [data-sign=fire]`)).toBeVisible();
  // Once in a turn.
  await expect(order.locator("[data-choice=ask]")).toBeDisabled();
  await expect(page.getByTestId("give-order")).toHaveCount(0);

  // A space that one move reaches, by arrows would do; here its place has the focus at once.
  const within = page.locator("g.within[data-lit=true]:not([aria-label*=yours])").first();
  const space = await within.getAttribute("data-space");
  await within.press("Enter");
  await expect(page.getByTestId("way")).toHaveAttribute("data-end", space ?? "");
  await expect(page.getByTestId("stand")).toHaveAttribute("data-at", space ?? "");
  // Another space is compared with it.
  const spaces = await page.locator("g.within[data-lit=true]:not([aria-label*=yours])").evaluateAll((found) => found.map((place) => (place as SVGElement).dataset["space"] ?? ""));
  for (const other of spaces.filter((found) => found !== space).slice(0, 1)) {
    await page.locator(`g[data-space="${other}"]`).press("Enter");
    await expect(page.getByTestId("stand")).toHaveAttribute("data-at", other);
    await expect(page.locator("[data-compare]")).toHaveCount(2);
    await inspect(page, "tactics-compare");
    await page.locator(`[data-compare="${space}"]`).press("Enter");
    await expect(page.getByTestId("way")).toHaveAttribute("data-end", space ?? "");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("ghost")).toHaveCount(0);
  await within.press("Enter");
  await expect(page.getByTestId("ghost")).toBeVisible();
  await within.press("Enter");
  await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "activation");
});
