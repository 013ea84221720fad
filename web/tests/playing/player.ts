/** How does a test play? It sees the page as a person does, and only clicks. */

import type { Locator, Page } from "@playwright/test";

/** Looking without doing anything counts too, and there is much of it on a slow machine. */
export const MOST_STEPS = 20_000;
/** What to do with what is in sight, the most wanted first. */
const WISHES = [
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

/** Whoever plays DUST by clicking: simple-minded, but through the screens made for people. */
export class DustPlayer {
  readonly page: Page;
  readonly seen = new Set<string>();
  /** Called at the first sight of every kind of question. */
  atFirst: (point: string) => Promise<void> = async () => undefined;
  private turns = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Play until the match is over. */
  async finish(): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      if ((await this.look()).over) return;
      await this.step();
    }
    throw new Error("the match does not end");
  }

  /** One thing: whatever is asked. If nothing is, wait for it, or only a little where others are to be looked after. */
  async step(waits = true): Promise<void> {
    const { point, seen, lit } = await this.look();
    if (!point) {
      await (waits ? untilAsked(this.page) : this.page.waitForTimeout(60));
      return;
    }
    if (!this.seen.has(point)) {
      this.seen.add(point);
      await this.atFirst(point);
    }
    // Units move only now and then: who moves all the time never comes to an end.
    const tires = point === "movement" && ++this.turns % 3 !== 0;
    const wish = seen.find((found) => !(tires && MAP.includes(found)));
    if (!wish) await this.page.waitForTimeout(50);
    else if (wish === AREA) await done(this.page.locator(AREA).nth(this.turns % lit), "press");
    else await done(this.page.locator(wish).filter({ visible: true }).first(), "click");
  }

  /** The question that is put to this seat, or nothing. */
  async point(): Promise<string> {
    return (await this.look()).point;
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

/** However slow the machine is and however long bots think: until a question is put or the match is over. */
export async function untilAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-test=banner].over, [data-point]:not([data-point=''])"), undefined, { timeout: 300_000 });
}

/** Click, or press Enter where the map may be covered; the question may change on the way there. */
async function done(what: Locator, how: "click" | "press"): Promise<void> {
  const patience = { timeout: 2_000 };
  await (how === "click" ? what.click(patience) : what.press("Enter", patience)).catch(() => undefined);
}
