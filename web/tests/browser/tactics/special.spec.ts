/** Has every special question of Dust Tactics a form of its own, which a click answers? */

import { inspect } from "../../playing/shots";
import { twoSeats, untilAsked, versionOf } from "../../playing/driver";
import { expect, test } from "../../playing/test";

const CLOSE = { scenario: "skirmish", "army.1.units": "action-jackson, bbq-squad, the-boss", "army.2.units": "sturmpioniere, kommandotrupp, luther" };
const FAR = { scenario: "skirmish", "army.1.units": "the-boss, special-ops-rangers, steel-rain", "army.2.units": "kommandotrupp, sniper-grenadier, luther" };
/** What answers a verb on the screen, besides the form of everything. */
const FORMS: Record<string, string> = {
  snipe: "[data-pick^='snipe ']",
  spend: "[data-spend]",
  choose: "[data-pick^='choose ']",
  restore: "[data-pick^='restore ']",
  reroll: "[data-pick^='reroll ']",
  retaliate: "[data-counts=retaliate] [data-do]:enabled",
  lose: "[data-counts=lose] [data-do]:enabled",
  react: "[data-react]",
  spread: "[data-space][data-lit=true]",
};
/** Questions that nearly every match puts; the others are tried if they come. */
const MATCHES = 40;

for (const [name, settings, certain, rare] of [
  ["snipers, artillery and a command squad", FAR, ["targets snipe", "targets spend", "skill choose", "reaction react"], []],
  ["fire, heroes and close combat", CLOSE, ["medal reroll", "losses lose"], ["retaliation retaliate", "flame spread", "skill restore"]],
] as const) {
  test(`Dust Tactics: ${name}`, async ({ page, server }) => {
    const left = new Set<string>([...certain, ...rare]);
    for (let match = 0; match < MATCHES && certain.some((key) => left.has(key)); match++) {
      const seats = await twoSeats(server, "tactics", settings);
      for (let asked = await untilAsked(server, seats, { questions: [...left], lots: match + 1 }); asked; asked = await untilAsked(server, seats, { questions: [...left], lots: match + 1 })) {
        const verb = asked.verbs.find((found) => left.has(`${asked!.point} ${found}`))!;
        left.delete(`${asked.point} ${verb}`);
        // The other seat waits; from there the link of the one that is asked leads to it at once.
        const [banner, other] = [page.getByTestId("banner"), seats.tokens.find((token) => token !== asked!.token)!];
        await page.goto(`${server.url}/#/match/${asked.match}/seat/${other}`);
        await expect(banner).toHaveAttribute("data-point", "");
        await page.goto(`${server.url}/#/match/${asked.match}/seat/${asked.token}`);
        await expect(banner).toHaveAttribute("data-point", asked.point);
        const form = page.locator(FORMS[verb]!).first();
        await expect(form).toBeVisible();
        // Panels scroll; the page itself never does on a desk.
        expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight), verb).toBe(0);
        if (verb === "retaliate") await expect(page.getByTestId("odds")).toContainText("%");
        await inspect(page, `tactics-${verb}`);
        const before = await versionOf(server, asked.match);
        await form.press("Enter");
        await expect.poll(() => versionOf(server, asked!.match)).toBeGreaterThan(before);
        await page.goto(`${server.url}/#/`);
        await expect(page.getByTestId("play-tactics")).toBeVisible();
      }
    }
    expect([...left].filter((key) => (certain as readonly string[]).includes(key))).toEqual([]);
  });
}
