/** Does a stranger get from the start page into either game with one click? */

import { inspect, recolour } from "../playing/shots";
import { twoSeats } from "../playing/driver";
import { settled } from "../playing/settled";
import { expect, test } from "../playing/test";
import { textsOf } from "../playing/texts";

for (const game of ["dust", "tactics"]) {
  test(`one click starts ${game} against bots`, async ({ page, server }) => {
    await page.goto(server.url);
    if (game === "dust") await inspect(page, "start");
    await page.getByTestId(`play-${game}`).click();
    await expect(page.getByTestId("banner")).toContainText("your turn", { ignoreCase: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await inspect(page, `first-turn-${game}`);
  });
}

test("how many bots of which rank is asked in one line, and remembered", async ({ page, server }) => {
  await page.goto(server.url);
  await page.getByTestId("rivals-dust").selectOption("1");
  await page.getByTestId("rank-dust").selectOption("random");
  await page.reload();
  await expect(page.getByTestId("rivals-dust")).toHaveValue("1");
  await expect(page.getByTestId("rank-dust")).toHaveValue("random");
  await page.getByTestId("play-dust").click();
  await expect(page.getByLabel("Players in turn order").locator("li")).toHaveCount(2);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  // The match is there again after a reload, with whom it waits for.
  await page.goto(server.url);
  await expect(page.locator("#running + ul li")).toContainText("your turn", { ignoreCase: true });
});

test("texts that are too pale are found: on colours, drawings, gradients and patterns", async ({ page }) => {
  await page.setContent(`
    <body style="background: #fff; margin: 0; font: 16px sans-serif">
      <style>.turns { color: #333 } [data-theme=dark] .turns { color: #ddd }</style> <p class="turns">by night</p>
      <p style="color: #767676">enough</p> <p style="color: #777">pale</p> <p style="color: #949494; font-size: 24px">large</p>
      <p style="color: #000; opacity: 0.5">faded pale</p> <p style="background: linear-gradient(#000, #888)"><b style="color: #fff">gradient pale</b></p>
      <button disabled style="color: #ccc">idle</button> <p style="color: #fff; position: absolute; clip-path: inset(50%)">for readers</p>
      <div style="position: relative"><p style="color: #eee">covered</p><i style="position: absolute; inset: 0; background: #123"></i></div>
      <svg width="400" height="120" style="display: block"><pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4" fill="#555" /></pattern>
        <rect width="400" height="60" fill="#222" style="pointer-events: none" /><text x="9" y="20" fill="#fff">drawn</text><text x="99" y="20" fill="#555">drawn pale</text>
        <text x="199" y="20" fill="#222" stroke="#fff" stroke-width="3" paint-order="stroke">outlined</text>
        <rect y="60" width="400" height="60" fill="url(#weave)" /><text x="9" y="90" fill="#444">woven pale</text></svg>
    </body>`);
  const { light: texts, dark } = await textsOf(page);
  const paleOf = (some: typeof texts) => some.filter(({ contrast, least }) => contrast < least).map(({ words }) => words);
  const pale = paleOf(texts);
  expect(paleOf(dark)).toEqual(["by night", ...pale]);
  expect(pale).toEqual(["pale", "faded pale", "gradient pale", "drawn pale", "woven pale"]);
  expect(texts.map(({ words }) => words)).toEqual(expect.arrayContaining(["enough", "large", "idle", "covered", "drawn", "outlined"]));
});

for (const game of ["dust", "tactics"]) {
  test(`${game} by night: the page follows the system, in the very colours that are read by day`, async ({ page, server }) => {
    const { match, tokens } = await twoSeats(server, game);
    await page.goto(`${server.url}/#/match/${match}/seat/${tokens[0]}`);
    await expect(page.getByTestId("banner")).toBeVisible();
    // A board is worked out beside the page, and lies behind some texts.
    await expect(page.locator("[data-lit]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await settled(page);
    const colours = async () => Object.entries(await textsOf(page)).map(([theme, texts]) => [theme, texts.map(({ words, where }) => `${words} ${where}`).sort()]);
    const read = await colours();
    await recolour(page, "dark");
    await settled(page);
    expect(await colours()).toEqual(read);
    await recolour(page, "light");
  });
}

test("what comes from the server moves nothing on the start page, and a phone shows the way in", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let tell: () => void = () => undefined;
  const asked = new Promise<void>((done) => (tell = done));
  await page.route(/\/api\/games\/dust\?/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(server.url);
  const [play, rules] = [page.getByTestId("play-dust"), page.locator("a[href='#/rules/dust']")];
  await expect(play).toBeDisabled();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = [await play.boundingBox(), await rules.boundingBox()];
  tell();
  await expect(play).toBeEnabled();
  expect([await play.boundingBox(), await rules.boundingBox()]).toEqual(before);
  await expect(play).toBeInViewport({ ratio: 1 });
  await expect(rules).toBeInViewport({ ratio: 1 });
});

test("a page whose parts are gone since the server has another one is loaded anew", async ({ page, server, complaints }) => {
  complaints.allow(/404|dynamically imported/);
  const seats = await twoSeats(server, "tactics");
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await expect(page.getByTestId("battlefield")).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.visit = "first"));
  await page.route("**/assets/Shortcuts-*.js", (route) => route.fulfill({ status: 404 }));
  await page.route((url) => url.pathname === "/", (route) => (route.request().resourceType() === "fetch" ? route.fulfill({ contentType: "text/html", body: '<script type="module" src="./assets/index-newer.js"></script>' }) : route.fallback()));
  await page.keyboard.press("?");
  await expect(page.locator("html")).not.toHaveAttribute("data-visit", "first");
  await expect(page.getByTestId("battlefield")).toBeVisible();
});
