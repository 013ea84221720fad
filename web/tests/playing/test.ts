/** What does every browser test share? A server, and a page on which no error goes unnoticed. */

import { test as plain, expect, type Page } from "@playwright/test";
import { Server } from "./server";

export { expect };

/** Messages of a page that say that something is wrong; lost connections are allowed where told. */
export class Complaints {
  readonly heard: string[] = [];
  private allowed: RegExp[] = [];

  listen(page: Page): void {
    page.on("console", (message) => {
      // A question that takes too long on a busy machine is answered so, and asked again later.
      if (/503/.test(message.text()) && /\/study$/.test(message.location().url)) return;
      if (message.type() === "error" || message.type() === "warning") this.hear(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.hear(error.stack || String(error)));
  }

  allow(kind: RegExp): void {
    this.allowed.push(kind);
  }

  private hear(text: string): void {
    if (!this.allowed.some((kind) => kind.test(text))) this.heard.push(text);
  }
}

/** What a page finds in the browser's storage when it is opened for the first time. What it adds to the dice and whom it
 * draws as opponents is the same in every run, as what the server adds is (serve.py): no test depends on luck. */
export async function likes(page: Page, preferences: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    // An empty page has no storage.
    if (location.protocol === "about:") return;
    const SECRET = 32;
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => (bytes instanceof Uint8Array && bytes.length === SECRET ? bytes.fill(7) : drawn(bytes));
    // Who sits at a table is drawn by the page, and the dice depend on it: other lots at every visit, the same in every run.
    let lots = Number(localStorage.getItem("lots") ?? 1);
    const next = () => (lots = (lots * 48_271) % 2_147_483_647);
    localStorage.setItem("lots", String(next()));
    Math.random = () => next() / 2_147_483_647;
    if (!localStorage.getItem("opendust.preferences")) localStorage.setItem("opendust.preferences", JSON.stringify(kept));
  }, preferences);
}

/** Tests need no time to look; the one about pauses says so. */
export const HASTY = { pace: "none" };

/** Tests run without motion; those that are about what moves, or meet a whole game as most people do, use this. */
export const LIVELY = { contextOptions: { reducedMotion: "no-preference" } } as const;

export const test = plain.extend<{ complaints: Complaints; pace: string }, { server: Server }>({
  pace: ["none", { option: true }],
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: "worker", timeout: 900_000 },
  ],
  complaints: [
    async ({ page, pace }, use) => {
      await likes(page, { pace });
      const complaints = new Complaints();
      complaints.listen(page);
      await use(complaints);
      expect(complaints.heard, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});
