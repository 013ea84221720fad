/** Is a player told what is wrong before and around a match? House rules, armies, the server, notifications. */

import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ask, PYTHON, Server, WEB } from "../playing/server";
import { inspect, shoot } from "../playing/shots";
import { expect, test } from "../playing/test";

/** Another build of the same page: as in a real one, no file with other contents keeps its name, since browsers keep files for ever. */
function rename(dist: string): void {
  const assets = join(dist, "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const newer = (name: string) => name.replace(/\.js$/, "-newer.js");
  for (const file of [...scripts.map((name) => join(assets, name)), join(dist, "index.html")]) {
    writeFileSync(file, scripts.reduce((text, name) => text.replaceAll(name, newer(name)), readFileSync(file, "utf8")));
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, newer(name)));
  // Their compressed twins would still be the old ones.
  for (const name of readdirSync(dist, { encoding: "utf8", recursive: true })) if (/\.(br|gz)$/.test(name)) rmSync(join(dist, name));
}

/** A builder as the server starts it: it tells what the test writes into a file, a line each. */
const BUILDER = `
import os, sys, time
parent, told = os.getppid(), 0
while os.getppid() == parent:
    lines = open(sys.argv[1]).readlines()
    print(*lines[told:], sep="", end="", flush=True)
    told = len(lines)
    time.sleep(0.05)
`;

test("the preferences show how far the faster build is, and that there is none", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "opendust-builder-"));
  const [script, said] = [join(folder, "builder.py"), join(folder, "said")];
  const say = (told: object): void => appendFileSync(said, `${JSON.stringify(told)}\n`);
  writeFileSync(script, BUILDER);
  say({ percent: 12 });
  // Only a server that runs the sources wants a faster build.
  const server = new Server(undefined, [], { PYTHONPATH: join(WEB, "..", "src"), OPENDUST_BUILDER: `${PYTHON} ${script} ${said}` });
  await server.start();
  await page.goto(server.url);
  await page.getByTestId("preferences").click();
  const line = page.getByTestId("build");
  await expect(line).toContainText("12");
  say({ percent: 57 });
  await expect(line).toContainText("57");
  await inspect(page, "build");
  say({ failed: "no-compiler" });
  await expect(line).toContainText("no C compiler");
  await server.end();
  rmSync(folder, { recursive: true });
});

test("a house rule that cannot be is told at its field, one that can be is played", async ({ page, server, complaints }) => {
  complaints.allow(/422/);
  await page.goto(`${server.url}/#/new/dust`);
  await page.getByTestId("house-all").click();
  const capital = page.locator("[data-switch='switch.vp_per_capital']");
  await capital.fill("99");
  // What is changed can be taken back, and that line moves what is below.
  await capital.blur();
  await page.locator("[data-switch='switch.win_requires_capital'][value=false]").check();
  await page.getByTestId("create").click();
  await expect(page.locator("[data-fault='switch.vp_per_capital']")).toContainText("whole number");
  await expect(page.locator("[data-fault]")).toHaveCount(1);
  await inspect(page, "house-rules");
  await page.getByTestId("house-rules").getByRole("button", { name: "Rule SCORE-03" }).click();
  await expect(page.getByTestId("rule")).toContainText("SCORE-03");
  await page.keyboard.press("Escape");
  await capital.fill("3");
  await page.getByTestId("create").click();
  await expect(page.getByTestId("invite")).toBeVisible();
  const match = page.url().split("/").at(-1) ?? "";
  const answer = (await (await ask(`${server.url}/api/matches/${match}`)).json()) as { table: { settings: object } };
  expect(answer.table.settings).toEqual({ "switch.vp_per_capital": "3", "switch.win_requires_capital": "false" });
});

test("an army that cannot be played is told beside the armies", async ({ page, server, complaints }) => {
  complaints.allow(/422/);
  await page.goto(`${server.url}/#/new/tactics`);
  await page.locator("[data-setting=scenario]").selectOption("assault-the-bunker");
  await page.getByTestId("army-0").selectOption("own");
  for (const unit of ["punisher", "punisher"]) await page.getByTestId("army-builder-0").locator(`[data-add=${unit}]`).click();
  await page.getByTestId("create").click();
  const fault = page.locator("[data-fault='army.1']");
  await expect(fault).toContainText("limit is 130");
  await expect(fault).toBeInViewport();
  await expect(page.locator("[data-fault='army.2']")).toHaveCount(0);
});

test("a server that is gone, and a page that was built anew meanwhile", async ({ page, complaints }) => {
  complaints.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  // As if the server always died while the letters are fetched: names stand all the same.
  await page.route(/\.woff2$/, (route) => route.abort());
  const dist = mkdtempSync(join(tmpdir(), "opendust-page-"));
  cpSync(join(WEB, "dist"), dist, { recursive: true });
  const server = new Server(dist);
  await server.start();
  await page.goto(server.url);
  await expect(page.getByTestId("play-dust")).toBeEnabled();
  await server.kill();
  await page.getByTestId("play-dust").click();
  await expect(page.getByTestId("server-gone")).toBeVisible();
  await shoot(page, "server-gone");
  // A part of the page that was never fetched cannot be now; loading the page again brings it.
  await page.getByTestId("preferences").click();
  await page.keyboard.press("Escape");
  await server.start();
  await expect(page.getByTestId("server-gone")).toBeHidden();
  await page.getByTestId("newer-page").getByRole("button").click();
  await expect(page.getByTestId("newer-page")).toBeHidden();
  await page.getByTestId("preferences").click();
  await expect(page.getByTestId("build")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByTestId("play-dust").click();
  await expect(page.locator("g[data-area]").first()).toBeVisible();
  await expect(page.locator("[data-name]").first()).toBeVisible();
  await server.kill();
  rename(dist);
  await server.start();
  await expect(page.getByTestId("newer-page")).toBeVisible();
  await shoot(page, "newer-page");
  await page.getByTestId("newer-page").getByRole("button").click();
  await expect(page.getByTestId("newer-page")).toBeHidden();
  await expect(page.locator("g[data-area]").first()).toBeVisible();
  await server.end();
  rmSync(dist, { recursive: true, force: true });
});

test("notifications: asked for, refused or out of reach, always answered", async ({ server, launchOptions }) => {
  // Private windows have no push at all, so this one has a profile of its own.
  const profile = mkdtempSync(join(tmpdir(), "opendust-profile-"));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByTestId("play-dust").click();
  await page.getByTestId("menu").click();
  await page.getByTestId("want-push").click();
  await expect(page.getByRole("status")).toContainText("blocks notifications");
  await context.grantPermissions(["notifications"]);
  await page.getByTestId("want-push").click();
  // Without the internet the browser's push service is out of reach; with it the subscription is kept.
  await expect(page.getByRole("status")).toContainText(/notification service|Saved/);
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toContain("/push.js");
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
