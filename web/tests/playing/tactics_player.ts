/** How does a test play Dust Tactics? By clicking what a person would click, and nothing else. */

import type { Locator, Page } from "@playwright/test";
import { Hand, MOST_STEPS, untilAsked } from "./player";

/** Whoever plays Dust Tactics by clicking: goes forward, shoots at what it can. */
export class TacticsPlayer {
  readonly page: Page;
  readonly seen = new Set<string>();
  /** Called at the first sight of every kind of question. */
  atFirst: (point: string) => Promise<void> = async () => undefined;
  private readonly hand = new Hand();

  constructor(page: Page) {
    this.page = page;
  }

  /** Play until the match is over. */
  async finish(): Promise<void> {
    await this.until(() => false);
  }

  /** Play until something is so, or until the match is over. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if ((await isSo()) || (await this.page.locator("[data-test=banner].over").count())) return;
      await this.step();
    }
    throw new Error(`${MOST_STEPS} steps, and no end; seen: ${[...this.seen].join(" ")}`);
  }

  /** One thing: whatever is asked, or waiting for it. */
  async step(): Promise<void> {
    const point = (await this.page.locator("[data-point]").getAttribute("data-point")) ?? "";
    if (!point) return untilAsked(this.page);
    if (!this.seen.has(point)) {
      this.seen.add(point);
      await this.atFirst(point);
    }
    await this.answer(point);
  }

  private async answer(point: string): Promise<void> {
    const page = this.page;
    if (point === "activation" && (await this.activate())) return;
    if ((point === "move" || point === "entry" || point === "placing") && (await this.go())) return;
    if (await this.click(page.locator("[data-aim-all]:enabled").first())) return;
    if (await this.click(page.locator("[data-react]:enabled").first())) return;
    if (await this.click(page.locator("[data-pick]:enabled").first())) return;
    if (await this.click(page.locator("[data-counts] [data-do]:enabled"))) return;
    if (await this.click(page.locator("[data-do]:enabled").first())) return;
    await page.waitForTimeout(50);
  }

  /** A unit, then an attack if it has one, else the longest way. */
  private async activate(): Promise<boolean> {
    const page = this.page;
    for (const plan of ["attack+move", "move+attack", "sustained", "move+move"]) {
      if (await this.click(page.locator(`[data-plan="${plan}"]:enabled`))) return true;
    }
    if (await this.click(page.locator("[data-plan]:enabled").first())) return true;
    return this.click(page.locator("[data-ready]:enabled").first());
  }

  /** Towards the middle, where the enemy comes from; there the move is ended. */
  private async go(): Promise<boolean> {
    const page = this.page;
    const lit = page.locator("[data-space][data-lit=true]");
    const names = await lit.evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset["space"] ?? ""));
    const best = names.toSorted((one, other) => distance(one) - distance(other))[0];
    if (best) return this.click(page.locator(`[data-space=${best}]`));
    return this.click(page.locator("[data-do=stop]:enabled"));
  }

  private async click(what: Locator): Promise<boolean> {
    if (!(await what.count())) return false;
    return this.hand.does(what.first());
  }
}

/** How far a space is from the middle of a small field. */
function distance(space: string): number {
  const column = space.charCodeAt(0) - "e".charCodeAt(0);
  return Math.abs(column) * 2 + Math.abs(Number(space.slice(1)) - 4);
}
