/** How does a test play? It sees the page as a person does, and only clicks. */

import type { Locator, Page } from "@playwright/test";

/** A whole match takes some hundred things to do; clicks that come too late on a slow machine count too. */
export const MOST_STEPS = 4_000;
/** However slow the machine is and however long bots think. */
const PATIENCE = 300_000;
/** What to do with what is in sight, the most wanted first. */
const WISHES = [
  "[data-test=scoring-close]",
  "[data-test=play-card]:enabled",
  "[data-card]",
  "[data-color]",
  "[data-buy]:enabled",
  "[data-place]:enabled",
  "[data-counts=destroy] [data-do]:enabled",
  "[data-test=commit]:enabled",
  "[data-area][data-lit=true]",
  "[data-do=pass]:enabled",
  "[data-do=done]:enabled",
];
const AREA = "[data-area][data-lit=true]";
const MAP = ["[data-test=commit]:enabled", AREA];

interface Sight {
  point: string;
  over: boolean;
  /** The wishes that are in sight, and how many areas are lit. */
  seen: string[];
  lit: number;
}

/** The hand of whoever plays: the question may change while it is on its way. After it has come too late it takes more time, so that no machine is too slow. */
export class Hand {
  private static readonly SHORT = 2_000;
  private static readonly LONG = PATIENCE;
  private patience = Hand.SHORT;

  /** Click, or press Enter where the map may be covered: whether it came in time. */
  async does(what: Locator, how: "click" | "press" = "click"): Promise<boolean> {
    const limit = { timeout: this.patience };
    const doing = how === "click" ? what.click(limit) : what.press("Enter", limit);
    const came = await doing.then(() => true, () => false);
    this.patience = came ? Hand.SHORT : Math.min(2 * this.patience, Hand.LONG);
    return came;
  }
}

/** Whoever plays DUST by clicking: simple-minded, but through the screens made for people. */
export class DustPlayer {
  readonly page: Page;
  readonly seen = new Set<string>();
  /** Called at the first sight of every kind of question. */
  atFirst: (point: string) => Promise<void> = async () => undefined;
  private readonly hand = new Hand();
  private turns = 0;

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
      if ((await isSo()) || (await this.look()).over) return;
      await this.step();
    }
    throw new Error(`${MOST_STEPS} steps, and no end: ${JSON.stringify(await this.look())}, seen: ${[...this.seen].join(" ")}`);
  }

  /** One thing: whatever is asked. If nothing is, it waits for it, unless something else is to be done meanwhile. */
  async step(waits = true): Promise<void> {
    const { point, seen, lit } = await this.look();
    if (!point) return waits ? untilAsked(this.page) : undefined;
    if (!this.seen.has(point)) {
      this.seen.add(point);
      await this.atFirst(point);
    }
    // Units move only now and then: who moves all the time never comes to an end.
    const tires = point === "movement" && ++this.turns % 3 !== 0;
    const wish = seen.find((found) => !(tires && MAP.includes(found)));
    if (!wish) await this.untilMore(point);
    else if (wish === AREA) await this.hand.does(this.page.locator(AREA).nth(this.turns % lit), "press");
    else await this.hand.does(this.page.locator(wish).filter({ visible: true }).first());
  }

  /** The question that is put to this seat, or nothing. */
  async point(): Promise<string> {
    return (await this.look()).point;
  }

  /** Until there is something to be done about a question, or another one is put. */
  private async untilMore(point: string): Promise<void> {
    const more = ({ wishes, point }: { wishes: string[]; point: string }) => {
      const banner = document.querySelector<HTMLElement>("[data-test=banner]");
      if (banner?.dataset.point !== point) return true;
      return wishes.some((wish) => [...document.querySelectorAll(wish)].some((found) => found.checkVisibility()));
    };
    await this.page.waitForFunction(more, { wishes: WISHES, point }, { timeout: PATIENCE }).catch((cause: unknown) => {
      throw new Error(`${point} is asked, and nothing can be clicked`, { cause });
    });
  }

  /** What is in sight, in one glance. */
  private look(): Promise<Sight> {
    return this.page.evaluate(
      ({ wishes, area }) => {
        const banner = document.querySelector<HTMLElement>("[data-test=banner]");
        const inSight = (found: Element) => found.checkVisibility();
        return {
          point: banner?.dataset.point ?? "",
          over: banner?.classList.contains("over") ?? false,
          seen: wishes.filter((wish) => [...document.querySelectorAll(wish)].some(inSight)),
          lit: document.querySelectorAll(area).length,
        };
      },
      { wishes: WISHES, area: AREA },
    );
  }
}

/** Until a question is put or the match is over. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-test=banner].over, [data-point]:not([data-point=''])"), undefined, { timeout: PATIENCE });
}
