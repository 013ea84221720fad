/** May an attack be announced while still moving? In one step, which ends the movement. */

import { ask, type Server } from "../../playing/server";
import { matchAt, untilAsked, versionOf } from "../../playing/driver";
import { expect, test } from "../../playing/test";

interface Attack { verb: string; origins: string[]; targets: string[] }

/** What a seat could attack if it ended its movement. */
async function ahead(server: Server, match: string, token: string): Promise<Attack[]> {
  const answer = await ask(`${server.url}/api/matches/${match}/study`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ what: "ahead", args: {} }),
  });
  return ((await answer.json()) as { study: { attacks: Attack[] } }).study.attacks.filter(({ verb }) => verb === "attack");
}

test("an enemy area that is clicked while moving is attacked, and the movement ends with it", async ({ page, server }) => {
  const wanted = { questions: ["movement move"], after: 60 };
  let found = await matchAt(server, "dust", wanted);
  let [attack] = await ahead(server, found.match, found.asked.token);
  // Not every movement has an enemy beside it; every war has one that does.
  for (let movements = 0; !attack && movements < 200; movements++) {
    const asked = await untilAsked(server, found, { ...wanted, after: await versionOf(server, found.match) });
    found = asked ? { ...found, asked } : await matchAt(server, "dust", wanted);
    [attack] = await ahead(server, found.match, found.asked.token);
  }
  const [origin, target] = [attack!.origins[0]!, attack!.targets[0]!];
  await page.goto(`${server.url}/#/match/${found.match}/seat/${found.asked.token}`);
  await page.locator(`g[data-area="${target}"]`).press("Enter");
  // Who goes is asked where more than one could.
  const commit = page.getByTestId("commit");
  const from = page.locator(`g[data-area="${origin}"][data-lit=true]`);
  await expect(page.locator(`g[data-area="${target}"].chosen`)).toBeVisible();
  await expect(commit.and(page.locator(":enabled")).or(from).first()).toBeVisible();
  if (!(await commit.isEnabled())) await from.press("Enter");
  await expect(page.getByTestId("ends-movement")).toBeVisible();
  await expect(page.getByTestId("map-task")).toContainText("%");
  await commit.click();
  await expect(page.getByTestId("battle")).toBeVisible();
  await expect(page.getByTestId("banner")).not.toHaveAttribute("data-point", "movement");
});
