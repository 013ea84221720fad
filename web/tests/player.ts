/** How does a test play? It sees the page as a person does, and only clicks. */

import type { Locator, Page } from "@playwright/test";

const MOST_STEPS = 3_000;
const yes = () => true;
/** The question changed while the hand was on its way. */
const no = () => false;

/** Whoever plays DUST by clicking: simple-minded, but through the screens made for people. */
export class DustPlayer {
  readonly page: Page;
  readonly seen = new Set<string>();
  /** Called at the first sight of every kind of question. */
  atFirst: (point: string) => Promise<void> = async () => undefined;
  private moved = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Play until the match is over. */
  async finish(): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if (await this.isOver()) return;
      await this.step();
    }
    throw new Error("the match does not end");
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator("[data-test=banner].over").count()) > 0;
  }

  /** One thing: whatever is asked, or waiting a little. */
  async step(): Promise<void> {
    const point = await this.point();
    if (!point) {
      await this.page.waitForTimeout(60);
      return;
    }
    if (!this.seen.has(point)) {
      this.seen.add(point);
      await this.atFirst(point);
    }
    await this.answer();
  }

  /** The question that is put to this seat, or nothing. */
  async point(): Promise<string> {
    return (await this.page.locator("[data-point]").getAttribute("data-point")) ?? "";
  }

  private async answer(): Promise<void> {
    const page = this.page;
    if (await this.click(page.getByTestId("play-card").and(page.locator(":enabled")))) return;
    if (await this.click(page.locator("[data-card]:visible").first())) return;
    if (await this.click(page.locator("[data-color]").first())) return;
    if (await this.click(page.locator("[data-buy]:enabled:visible").first())) return;
    if (await this.click(page.locator("[data-place]:enabled").first())) return;
    if (await this.click(page.locator("[data-counts=destroy] [data-do]:enabled"))) return;
    if (await this.onMap()) return;
    if (await this.click(page.locator("[data-do=pass]:enabled"))) return;
    if (await this.click(page.locator("[data-do=done]:enabled"))) return;
    await this.page.waitForTimeout(50);
  }

  /** Go on with what the map offers: attacks always, movements only now and then. */
  private async onMap(): Promise<boolean> {
    const page = this.page;
    if (!(await page.getByTestId("map-task").count())) return false;
    const point = await this.point();
    if (point === "movement" && ++this.moved % 3) return false;
    if (await this.click(page.getByTestId("commit").and(page.locator(":enabled")))) return true;
    const lit = page.locator("[data-area][data-lit=true]");
    const count = await lit.count();
    if (!count) return false;
    return this.press(lit.nth(this.moved % count));
  }

  /** Choose an area; a map may be covered, so the key serves as well as the mouse. */
  private press(area: Locator): Promise<boolean> {
    return area.press("Enter", { timeout: 2_000 }).then(yes, no);
  }

  private async click(what: Locator): Promise<boolean> {
    if (!(await what.count())) return false;
    return what.first().click({ timeout: 2_000 }).then(yes, no);
  }
}
