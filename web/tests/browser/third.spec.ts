/** Is a game of another package played in the page, by the form for every choice and a plain table? */

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { PYTHON, Server, WEB } from "../playing/server";
import { inspect } from "../playing/shots";
import { expect, test as base } from "../playing/test";

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "opendust-third-"));
      cpSync(join(WEB, "..", "examples", "bluff"), join(folder, "source"), { recursive: true });
      const words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"];
      execFileSync(PYTHON, [...words, "--target", join(folder, "site"), join(folder, "source")]);
      const server = new Server(undefined, [join(folder, "site")]);
      await server.start();
      await use(server);
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 900_000 },
  ],
});

test("a game of another package is played to its end", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("play-bluff").click();
  await expect(page.getByTestId("plain-table")).toBeVisible();
  await expect(page.getByTestId("plain-table").getByRole("img")).toHaveCount(5);
  await inspect(page, "plain-table");
  const over = page.getByTestId("result");
  const form = page.getByTestId("option-form");
  for (let step = 0; step < 400; step++) {
    await expect(over.or(form).first()).toBeVisible();
    if (await over.isVisible()) break;
    const since = await form.getAttribute("data-since");
    const asked = page.locator(`[data-since="${since}"]`);
    if (await asked.locator("[data-verb=doubt]").isVisible()) await asked.locator("[data-verb=doubt]").click();
    else await bidOnce(asked);
    await expect(asked).toHaveCount(0);
  }
  await expect(over).toBeVisible();
  await page.getByTestId("tab-log").click();
  await expect(page.locator("#panel-log")).toContainText("lost a die");
});

/** One die of the first face that may be bid. */
async function bidOnce(form: Locator): Promise<void> {
  await form.locator("[data-verb=bid]").click();
  await form.locator("[data-field=face]").selectOption({ index: 1 });
  await form.getByTestId("do-it").click();
}
