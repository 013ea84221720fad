/** Does what one does count at once? Also before the server's answer to the deed before has come. */

import type { Page } from "@playwright/test";
import { surelyAsked, twoSeats } from "../playing/driver";
import { expect, test } from "../playing/test";

/** News come through; that a wish was accepted is never told. */
async function withoutAnswers(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const real = socket.connectToServer();
    real.onMessage((message) => {
      if ((JSON.parse(String(message)) as { type: string }).type !== "accepted") socket.send(message);
    });
  });
}

test("a key that is pressed between the news of one's own deed and its answer is not lost", async ({ page, server }) => {
  await withoutAnswers(page);
  const seats = await twoSeats(server, "dust");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const banner = page.getByTestId("banner");
  await page.locator("[data-card]").first().press("Enter");
  await page.getByTestId("play-card").press("Enter");
  await expect(banner).toHaveAttribute("data-point", "");

  await surelyAsked(server, seats, { seat: 0, questions: ["choose_color color"] });
  await expect(banner).toHaveAttribute("data-point", "choose_color");
  await page.locator("[data-color]").first().press("Enter");
  await expect(banner).not.toHaveAttribute("data-point", "choose_color");
});

test("whoever leaves before the connection stands hears no complaint, and nothing stays open", async ({ page, server }) => {
  const seats = await twoSeats(server, "dust");
  const ended: Promise<unknown>[] = [];
  page.on("websocket", (socket) => ended.push(socket.waitForEvent("close")));
  // The connection is asked for, and the page is left in the same moment.
  await page.addInitScript(() => {
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
      constructor(url: string | URL) {
        super(url);
        location.hash = "#/rules/dust";
      }
    };
  });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await expect(page.getByTestId("rule-search")).toBeVisible();
  await expect.poll(() => ended.length).toBeGreaterThan(0);
  await Promise.all(ended);
});
