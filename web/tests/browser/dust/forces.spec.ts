/** Does a move begin as one means it: from the largest force, all but one, with a warning before something is emptied, by drag too? */

import { matchAt } from "../../playing/driver";
import { resize, settled } from "../../playing/settled";
import { expect, test } from "../../playing/test";

test("a force is one click away; all but one go; who empties an area is told; a drag says the same", async ({ page, server }) => {
  const { match, tokens } = await matchAt(server, "dust", { seat: 0, questions: ["movement move"], after: 100 });
  await page.goto(`${server.url}/#/match/${match}/seat/${tokens[0]}`);
  const force = page.getByTestId("forces").getByRole("button").first();
  await expect(force).toBeVisible();
  const whole = (await force.locator(".units > span").allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  const origin = (await force.getAttribute("data-force")) ?? "";
  await force.click();
  await expect(page.locator(`g[data-area="${origin}"].chosen`)).toBeVisible();
  await expect(page.getByTestId("forces")).toHaveCount(0);
  const commit = page.getByTestId("commit");
  /** How many of how many go. */
  const going = async () => {
    const counts = (await page.getByTestId("map-task").locator(".number").allTextContents()).map((text) => text.split("/").map(Number));
    return [0, 1].map((at) => counts.reduce((sum, count) => sum + (count[at] ?? 0), 0));
  };
  // Not every unit can go everywhere; there is a goal for all of them.
  const goals = await page.locator("g[data-area][data-lit=true]").evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.area ?? ""));
  let [target, some, all] = ["", 0, 0];
  for (const goal of goals) {
    await page.locator(`g[data-area="${goal}"]`).press("Enter");
    await expect(commit).toBeEnabled();
    [target, some, all] = [goal, ...((await going()) as [number, number])];
    expect(some).toBe(Math.min(all, whole - 1));
    if (all === whole) break;
    await page.getByTestId("clear").click();
    await page.locator(`g[data-area="${origin}"]`).press("Enter");
    await expect(page.locator(`g[data-area="${origin}"].chosen`)).toBeVisible();
  }
  expect(some).toBe(all - 1);
  await expect(commit).toContainText(/stay/);
  await page.getByTestId("everybody").click();
  expect(await going()).toEqual([all, all]);
  await expect(commit).toContainText("nothing stays behind");
  await expect(page.getByTestId("abandons")).toBeVisible();
  await page.getByTestId("everybody").click();
  expect(await going()).toEqual([some, all]);

  // The same by drag: from token to token.
  await page.getByTestId("clear").click();
  await expect(page.locator("g[data-area].chosen")).toHaveCount(0);
  await settled(page);
  const at = async (area: string) => {
    const box = (await page.locator(`g[data-area="${area}"] .base`).first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await at(origin)));
  await page.mouse.down();
  await page.mouse.move(...(await at(target)), { steps: 4 });
  await page.mouse.up();
  await expect(page.locator("g[data-area].chosen")).toHaveCount(2);
  await expect(commit).toBeEnabled();
  expect(await going()).toEqual([some, all]);
});

/** What a card adds to a question: parts of the desk that are cut off below, or lie over what stands beside them. */
function crowded(): string[] {
  const asked = document.querySelector(".asked")!;
  const parts = [...asked.children].filter((one) => one.checkVisibility()).map((one) => [one, ...one.querySelectorAll("*")].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1));
  const low = asked.scrollHeight > asked.clientHeight + 1 ? ["cut off below"] : [];
  return [...low, ...parts.flatMap((part, at) => (at && Math.max(...parts[at - 1]!.map(({ right }) => right)) > Math.min(...part.map(({ left }) => left)) + 1 ? [`${at} over ${at - 1}`] : []))];
}

test("what a card adds to a question fits on the desk beside it", async ({ page, server }) => {
  for (const question of ["attack missile", "purchase free-mech"]) {
    const { asked } = await matchAt(server, "dust", { seat: 0, questions: [question] });
    await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
    await expect(page.getByTestId("banner")).toHaveAttribute("data-point", asked.point);
    await expect(page.getByTestId("map-task")).toBeVisible();
    for (const size of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }]) {
      await resize(page, size);
      await expect.poll(() => page.evaluate(crowded), `${question} at ${size.width}`).toEqual([]);
    }
  }
});
