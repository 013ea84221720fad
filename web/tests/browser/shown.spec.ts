/** Does a match show what is so now? Whoever plays for me, and no battle that was long ago. */

import { twoSeats, untilAsked, versionOf, type Wanted } from "../playing/driver";
import { inspect } from "../playing/shots";
import { expect, LIVELY, test } from "../playing/test";

test("while a bot plays for me, the banner does not say that it is my turn", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  // The bot decides in a moment; what comes after the first news of it is held back, so that one can look.
  let held = false;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const real = socket.connectToServer();
    real.onMessage((message) => {
      if (held) return;
      const told = JSON.parse(String(message)) as { type: string; seat?: number; table?: { chairs: { bot: string | null }[] } };
      held = told.type === "update" && Boolean(told.table?.chairs[0]?.bot);
      socket.send(message);
    });
  });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const banner = page.getByTestId("banner");
  await expect(banner).toContainText("your turn", { ignoreCase: true });
  await page.getByTestId("menu").click();
  await page.getByTestId("hand-over").click();
  await expect(page.getByTestId("take-back")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner).toContainText("A bot is playing for you.");
  await expect(banner).not.toContainText("your turn", { ignoreCase: true });
});

test("DUST: the report of an old battle does not open again when attacks are asked for", async ({ page, server }) => {
  const [battle, banner] = [page.getByTestId("battle"), page.getByTestId("banner")];
  // A match may end after the battle; then another one is looked at.
  for (let [match, isOld] = [0, false]; !isOld; match++) {
    expect(match, "matches that ended too early").toBeLessThan(20);
    const seats = await twoSeats(server, "dust");
    const comesTo = async (questions: Wanted["questions"]) => Boolean(await untilAsked(server, seats, { seat: 0, questions }));
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    if (!(await comesTo(["retreat retreat", "casualties destroy"]))) continue;
    await expect(battle).toBeVisible();
    if (!match) await inspect(page, "dust-battle");
    if (!(await comesTo(["purchase done"]))) continue;
    await expect(banner).toHaveAttribute("data-point", "purchase");
    await expect(battle).toBeHidden();
    if (!(await comesTo(["attack attack", "attack done"]))) continue;
    await expect(banner).toHaveAttribute("data-point", "attack");
    // The report can be asked for again, unless the other has attacked neutral units meanwhile.
    isOld = (await page.getByTestId("open-battle").or(battle).count()) > 0;
  }
  await expect(battle).toBeHidden();
  await page.getByTestId("open-battle").click();
  await expect(battle).toBeVisible();
});

test("whoever is leaving is not called back by an update", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "setup_card");
  await expect(page).toHaveURL(new RegExp(`#/match/${seats.match}$`));
  // The address changes before the page hears of it; an update may come between the two.
  await page.evaluate(() => history.replaceState(null, "", "#/rules/dust"));
  await untilAsked(server, seats, { seat: 0, questions: ["claim_capital claim"] });
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "claim_capital");
  await expect(page).toHaveURL(/#\/rules\/dust$/);
});

test.describe("as it moves", () => {
  test.use(LIVELY);
  test("DUST: what a roll brought is told when its last die lies", async ({ page, server }) => {
    let [seats, after] = [await twoSeats(server, "dust"), 0];
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    await page.locator("g[data-area], [data-card]").first().waitFor();
    const told = page.getByTestId("battle").locator(".falls");
    for (let match = 0; match < 20 && !(await told.count()); ) {
      const asked = await untilAsked(server, seats, { seat: 0, after, questions: ["casualties destroy", "retreat retreat"] });
      if (asked) {
        after = await versionOf(server, seats.match);
        await expect(page.getByTestId("battle")).toBeVisible();
        continue;
      }
      [seats, after] = [await twoSeats(server, "dust"), 0];
      match++;
      await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    }
    const [hits, dice] = await told.first().evaluate((strong) => {
      const ends = (one: Element) => one.getAnimations().map((moving) => Number(moving.effect?.getComputedTiming().delay));
      const falls = [...strong.parentElement!.querySelectorAll(".die")].map((die) => Math.max(...ends(die)));
      return [Math.max(...ends(strong)), Math.max(...falls) + 600];
    });
    expect(hits).toBeGreaterThanOrEqual(dice!);
  });
});
