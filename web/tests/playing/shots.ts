/** How does a screen look? With OPENDUST_SCREENS=1 pictures are left under test-results/screens; it is read always. */

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { settled } from "./settled";
import { expect } from "./test";
import { textsOf } from "./texts";

const FOLDER = "test-results/screens";
/** Drawing a picture takes long where many tests share few processors. */
const PATIENCE = 300_000;

/** Take a screen as it is, if somebody wants to look at it: drawing them all takes a minute. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.OPENDUST_SCREENS) return;
  await page.screenshot({ path: `${FOLDER}/${name}.png`, timeout: PATIENCE });
}

/** Letters below this many pixels cannot be read by everybody. */
const LEAST = 11;
const HAIR = 0.01;
const SCHEMES = ["light", "dark"] as const;

/** Fail if there is a text on the screen that is too pale, or on some screens too small. */
async function expectLegible(page: Page, screen: string, least = 0): Promise<void> {
  await settled(page);
  const texts = await textsOf(page);
  const small = texts.filter(({ size }) => size < least - HAIR).map(({ words, size }) => `${words} (${size.toFixed(1)} px)`);
  expect(small, `text under ${least} pixels on ${screen}`).toEqual([]);
  const pale = texts.filter((text) => text.contrast < text.least - HAIR);
  expect(pale.map(({ contrast, words, where }) => `${contrast.toFixed(2)}: ${words} (${where})`), `pale text on ${screen}`).toEqual([]);
}

/** What is never counted is not looked for: `region` is of moderate weight, and the dearest. There are no frames. Contrasts
 * are read by `textsOf`: axe gives up on drawings, after two thirds of its time. */
const UNUSED = { region: { enabled: false }, "color-contrast": { enabled: false } };
const LOOK: axe.RunOptions = { resultTypes: ["violations"], iframes: false, preload: false, rules: UNUSED };

/** Fail if axe finds something serious on the screen. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settled(page);
  // It is read once a page, and tells nothing but what is wrong: both take longer than the look itself.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const told = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, LOOK);
  expect(told, `axe on ${screen}`).toEqual([]);
}

/** The page in other colours: it hears of them a frame later. */
async function recolour(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

/** Take a screen in both colours and read it in both; axe looks at what is the same in them. The colours that are there come
 * first: drawing a board anew takes longer than to look at it. */
export async function inspect(page: Page, name: string): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === "dark");
  await expectAccessible(page, name);
  for (const colours of isDark ? SCHEMES.toReversed() : SCHEMES) {
    await recolour(page, colours);
    await shoot(page, `${name}-${colours}`);
    await expectLegible(page, `${name}, ${colours}`, /tactics|^field/.test(name) ? LEAST : 0);
  }
}
