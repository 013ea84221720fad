/** What comes before a battle: scenarios as pictures, a bot at once, armies that are built, kept and shared. */

import { ask } from "../../playing/server";
import { resize } from "../../playing/settled";
import { inspect, shoot } from "../../playing/shots";
import { expect, test } from "../../playing/test";

test("the gallery: scenarios as pictures, by kind; sides, teams, and a bot to play at once", async ({ page, server }) => {
  await page.goto(`${server.url}/#/new/tactics`);
  const gallery = page.getByTestId("gallery");
  await expect(gallery.locator("[data-scenario]")).toHaveCount(10);
  await expect(gallery.getByTestId("map-picture")).toHaveCount(10);
  await expect(gallery.locator("image")).toHaveCount(10);
  await page.locator("[data-kind=reach]").click();
  await expect(gallery.locator("[data-scenario]")).toHaveCount(2);
  await page.locator("[data-scenario=rescue]").press("Enter");
  await expect(page.locator("[data-setting=scenario]")).toHaveValue("rescue");
  const pane = page.getByTestId("scenario");
  await expect(pane).toContainText("Behind the Lines");
  await expect(pane).toContainText("Rescuers 45%, Guards 55%: wins in 304 games of equal bots.");
  await pane.locator("[data-side='1']").click();
  await expect(pane.getByTestId("play-bot-2")).toContainText("You lead: Guards");
  await inspect(page, "tactics-gallery");
  await page.getByRole("button", { name: "All 10" }).click();
  for (const [name, width, height] of [["phone", 390, 844], ["desk", 1440, 900]] as const) {
    await resize(page, { width, height });
    await expect(page.locator("body")).toHaveJSProperty("scrollWidth", width);
    // A bot is played at once: nobody scrolls past a form to it.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByTestId("play-bot-2")).toBeInViewport({ ratio: 1 });
    await shoot(page, `tactics-gallery-${name}`);
  }

  // Four play: who with whom.
  await page.locator("[data-scenario=grand-battle]").click();
  await page.getByTestId("others").selectOption("3");
  const teams = page.getByTestId("teams");
  await expect(teams.locator("li")).toHaveCount(4);
  await expect(teams.locator("[data-team='1-1']")).toHaveAttribute("aria-pressed", "true");
  for (const seat of [2, 3]) await teams.locator(`[data-team='${seat}-1']`).click();
  await expect(page.getByTestId("team-empty")).toContainText("North");
  await teams.locator("[data-team='2-0']").click();
  await expect(page.getByTestId("team-empty")).toHaveCount(0);
  await shoot(page, "tactics-teams");

  // A bot at once, on the second side, of another level.
  await page.locator("[data-scenario=skirmish]").click();
  await page.getByTestId("level").selectOption("captain");
  await page.getByTestId("play-bot-2").click();
  await expect(page.getByTestId("battlefield")).toBeVisible();
  const match = page.url().split("/").at(-1) ?? "";
  const { table } = (await (await ask(`${server.url}/api/matches/${match}`)).json()) as { table: { settings: Record<string, string>; chairs: { bot: string | null }[] } };
  expect(table.settings).toMatchObject({ scenario: "skirmish", sides: "2 1" });
  expect(table.chairs[1]?.bot).toBe("captain");
});

test("the builder: faults at their places, a meter with a limit, kept and shared", async ({ page, server, complaints }) => {
  complaints.allow(/422/);
  await page.goto(`${server.url}/#/new/tactics`);
  await page.locator("[data-scenario=rescue]").click();
  for (const side of [0, 1]) await page.getByTestId(`army-${side}`).selectOption("own");
  const [own, other] = [page.getByTestId("army-builder-0"), page.getByTestId("army-builder-1")];
  for (const unit of ["rhino", "hell-boys", "death-dealers", "punisher"]) await own.locator(`[data-add=${unit}]`).click();
  const meter = own.getByTestId("army-meter");
  await expect(meter).toHaveAttribute("aria-valuetext", "174 of 130 AP");
  await expect(meter).toHaveClass(/over/);
  await expect(own.getByTestId("army-over")).toContainText("44 AP too many");
  await expect(own.getByTestId("army-fault")).toContainText("the limit is 130");
  await own.getByLabel("Rhino joins").selectOption({ label: "Rhino joins: Hell Boys" });
  const fault = own.locator("[data-fault-of=rhino]");
  await expect(fault).toContainText("Rhino S3, Hell Boys S2");
  await expect(own.getByTestId("army-verdict")).toContainText("2 faults");
  // The faults of one army stand at that army, in words.
  await expect(other.locator(".bad")).toHaveCount(0);
  await expect(own).not.toContainText(/hell-boys|bazooka-joe/);
  await inspect(page, "tactics-builder");
  await fault.getByRole("button", { name: "Rhino stays alone" }).click();
  await expect(fault).toHaveCount(0);
  await own.getByTestId("army-fault").getByRole("button", { name: "Leave out Punisher" }).click();
  await expect(own.getByTestId("army-verdict")).toContainText("is legal");
  await expect(meter).not.toHaveClass(/over/);
  await expect(own.getByTestId("army-text")).toHaveText("Rhino, Hell Boys, Death Dealers");

  // Kept under a name; and what is half done is there again for whoever comes back.
  await own.getByTestId("army-name").fill("Jump and punch");
  await own.getByTestId("army-save").click();
  await expect(own.locator("[data-saved='Jump and punch']")).toBeVisible();
  await page.goto(`${server.url}/#/rules/tactics`);
  await expect(page.getByTestId("rule-search")).toBeVisible();
  await page.goto(`${server.url}/#/new/tactics`);
  await page.reload();
  await expect(page.locator("[data-setting=scenario]")).toHaveValue("rescue");
  await expect(own.locator("[data-unit]")).toHaveCount(3);

  // As people write them: names or ids, lines or commas; what is no card is told as such.
  await other.getByText("Paste an army").click();
  await other.getByTestId("army-paste").fill("Hans\nSigrid + Laser Grenadiers, hnas");
  await other.getByTestId("army-read").click();
  await expect(other.getByTestId("own-units")).toContainText("“hnas” isn’t a unit card");
  await other.getByTestId("own-units").getByRole("button", { name: "remove: hnas" }).click();
  await expect(other.getByTestId("army-verdict")).toContainText("is legal");
  await expect(other.getByLabel("Sigrid joins")).toHaveValue(/\d/);
  for (const [name, width, height] of [["phone", 390, 844], ["desk", 1440, 900]] as const) {
    await resize(page, { width, height });
    await expect(page.locator("body")).toHaveJSProperty("scrollWidth", width);
    await own.scrollIntoViewIfNeeded();
    await shoot(page, `tactics-builder-${name}`);
  }
});

test("a guest brings an army of their own; what is wrong with it stands at its place", async ({ page, server, complaints }) => {
  complaints.allow(/422/);
  const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  const answer = await fetch(`${server.url}/api/matches`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ game: "tactics", settings: { scenario: "skirmish" }, seats }) });
  const { match, code } = (await answer.json()) as { match: string; code: string };
  await page.goto(`${server.url}/#/match/${match}/join/${code}`);
  const guest = page.getByTestId("guest");
  await guest.getByTestId("army-1").selectOption("own");
  // The same hero twice is never right.
  await guest.locator("[data-add=bazooka-joe]").click();
  await guest.locator("[data-add=bazooka-joe]").click();
  await page.getByTestId("join").click();
  await expect(page.locator("[data-fault='army.2']")).not.toBeEmpty();
  await inspect(page, "tactics-guest");

  const ready = await guest.getByTestId("army-1").locator("option").evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value));
  await guest.getByTestId("army-1").selectOption(ready[1] ?? "");
  await page.getByTestId("join").click();
  await expect(page.getByTestId("battlefield")).toBeVisible();
  const { table } = (await (await fetch(`${server.url}/api/matches/${match}`)).json()) as { table: { status: string; settings: Record<string, string> } };
  expect(table.status).toBe("playing");
  expect(table.settings["army.2.units"]).toBeTruthy();
});
