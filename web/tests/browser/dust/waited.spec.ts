/** Is somebody told what the others did meanwhile, and shown it on the board? */

import { twoSeats, untilAsked, versionOf } from "../../playing/driver";
import { resize } from "../../playing/settled";
import { inspect } from "../../playing/shots";
import { expect, test } from "../../playing/test";

const MOST_TURNS = 60;

test("what happened while one waited, on a large and on a small screen", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  // While armies are set up nobody waits for long.
  await untilAsked(server, seats, { seat: 0, questions: ["initiative_card play"] });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const waited = page.getByTestId("waited");
  // While cards are chosen it is folded.
  const fold = page.getByTestId("waited-fold");
  const asked = page.getByTestId("banner");
  let after = 0;
  for (let turn = 0; turn < MOST_TURNS && !(await waited.or(fold).count()); turn++) {
    const found = await untilAsked(server, seats, { seat: 0, after, questions: ["initiative_card play", "purchase buy"] });
    expect(found, "the match is over, and nothing was told").toBeDefined();
    after = await versionOf(server, seats.match);
    await expect(asked).toHaveAttribute("data-point", found!.point);
    // What is told is fetched when it is first wanted.
    if (found!.point === "purchase") await page.waitForLoadState("networkidle");
  }
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    await resize(page, size);
    await expect(waited.or(fold).first()).toBeVisible();
    const folded = page.locator("[data-test=waited-fold][aria-expanded=false]");
    if (await folded.count()) await folded.press("Enter");
    await expect(waited.locator("[data-waited='1']")).toHaveCount(1);
    await expect(waited.locator("[data-waited='0']")).toHaveCount(0);
    await inspect(page, `waited-${size.width}`);
  }
  const harms = await waited.locator("[data-harm]").evaluateAll((lines) => lines.map((line) => Number((line as HTMLElement).dataset.harm)));
  expect(harms).toEqual(harms.toSorted((one, other) => other - one));

  // Whoever opens the match again is told the same.
  await page.reload();
  await expect(waited.or(fold).first()).toBeVisible();
  const refolded = page.locator("[data-test=waited-fold][aria-expanded=false]");
  if (await refolded.count()) await refolded.press("Enter");
  await expect(waited.locator("[data-waited='1']")).toHaveCount(1);

  await waited.getByRole("button").first().press("Enter");
  await expect(page.getByTestId("to-now")).toBeVisible();
  await expect(waited).toBeVisible();
  await page.getByTestId("to-now").press("Enter");
  await expect(asked).not.toHaveAttribute("data-point", "");
});

test("whoever chooses an area sees the map: news lies over nothing that is chosen", async ({ page, server }) => {
  await resize(page, { width: 1440, height: 900 });
  const seats = await twoSeats(server, "dust");
  const first = await untilAsked(server, seats, { seat: 0, questions: ["setup_center center"] });
  expect(first).toBeDefined();
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "setup_center");
  // Until the other one has built, too.
  await untilAsked(server, seats, { seat: 0, after: await versionOf(server, seats.match), questions: ["setup_center center", "setup_reinforce place"] });
  const fold = page.getByTestId("waited-fold");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await page.locator("g[data-area][data-lit=true]").first().press("Enter");
  await expect(page.getByTestId("commit")).toBeEnabled();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
});
