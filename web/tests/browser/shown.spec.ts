/** Does a match show what is so now? Whoever plays for me, and no battle that was long ago. */

import { twoSeats, untilAsked } from "../playing/driver";
import { inspect } from "../playing/shots";
import { expect, test } from "../playing/test";

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
  const seats = await twoSeats(server, "dust");
  const hidden = await page.context().newPage();
  await hidden.goto(`${server.url}/api/health`);
  await page.bringToFront();
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  const battle = page.getByTestId("battle");
  await untilAsked(hidden, seats, { seat: 0, questions: ["retreat retreat", "casualties destroy"] });
  await expect(battle).toBeVisible();
  await inspect(page, "dust-battle");
  await untilAsked(hidden, seats, { seat: 0, questions: ["purchase done"] });
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "purchase");
  await expect(battle).toBeHidden();
  await untilAsked(hidden, seats, { seat: 0, questions: ["attack attack", "attack done"] });
  await expect(page.getByTestId("banner")).toHaveAttribute("data-point", "attack");
  await expect(battle).toBeHidden();
  await page.getByTestId("open-battle").click();
  await expect(battle).toBeVisible();
});
