/** How much is sent until a stranger sees the first board? By the bytes on the wire, letters and drawings included. */

import type { Page } from "@playwright/test";
import { twoSeats } from "../playing/driver";
import { resize } from "../playing/settled";
import { expect, test } from "../playing/test";

const MOST = 250_000;

/** What the page has fetched: the bytes that came over the wire, headers included, by address. */
async function weighed(page: Page): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const names = new Map<string, string>();
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  wire.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sent.set(names.get(requestId) ?? requestId, encodedDataLength));
  wire.on("Network.webSocketFrameReceived", ({ requestId, response }) => sent.set(requestId, (sent.get(requestId) ?? 0) + response.payloadData.length));
  return sent;
}

/** Everything has come: nothing is under way, and every letter that is shown is there. */
async function complete(page: Page): Promise<void> {
  await page.locator("g[data-area]").first().waitFor();
  await expect(page.locator("[data-name]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const width of [1440, 390])
  test(`the first board weighs at most ${MOST / 1000} kB at ${width} px`, async ({ page, server }) => {
    await resize(page, { width, height: 844 });
    const sent = await weighed(page);
    const seats = await twoSeats(server, "dust");
    await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
    // A phone shows the cards to choose from first, and the map when it is asked for.
    if (width < 400) await page.getByTestId("see-map").click();
    await complete(page);
    const list = [...sent].map(([name, bytes]) => `${bytes} ${name.split("/").at(-1)}`).join("\n");
    expect([...sent.values()].reduce((sum, bytes) => sum + bytes, 0), list).toBeLessThanOrEqual(MOST);
    // What is looked at later comes later.
    expect([...sent.keys()].filter((name) => /\/(past|replay|Summary|tactics)-/.test(name))).toEqual([]);
  });
