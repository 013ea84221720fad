/** How does a screen look? With OPENDUST_SCREENS=1 pictures are left under test-results/screens; it is read always. */

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { settled } from "./settled";
import { expect } from "./test";
import { THEMES, textsOf, type Theme } from "./texts";

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

/** Fail if there is a text on the screen that is too pale in the colours of the day or of the night, or on some screens too small. */
async function expectLegible(page: Page, screen: string, least = 0): Promise<void> {
  for (const [theme, texts] of Object.entries(await textsOf(page))) {
    const small = texts.filter(({ size }) => size < least - HAIR).map(({ words, size }) => `${words} (${size.toFixed(1)} px)`);
    expect(small, `text under ${least} pixels on ${screen}`).toEqual([]);
    const pale = texts.filter((text) => text.contrast < text.least - HAIR);
    expect(pale.map(({ contrast, words, where }) => `${contrast.toFixed(2)}: ${words} (${where})`), `pale text on ${screen}, ${theme}`).toEqual([]);
  }
}

/** The name of a message, where the words of its chapter have not been fetched. */
const UNSAID = /\b(?:(?:web|analysis)-[a-z]+|(?:dust|tactics|people)-[a-z]+-[a-z]+)[a-z-]*/g;

/** Fail if a message is shown, or read aloud, by its name. */
async function expectSaid(page: Page, screen: string): Promise<void> {
  const told = await page.evaluate(() => {
    const labels = Array.from(document.querySelectorAll("[aria-label], [title]"), (element) => `${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`);
    return `${document.body.innerText} ${labels.join(" ")}`;
  });
  expect(told.match(UNSAID) ?? [], `names of messages on ${screen}`).toEqual([]);
}

/** What weighs little is never counted, and so not looked for. There are no frames. Contrasts are read by `textsOf`: axe gives
 * up on drawings, after two thirds of its time. */
const { rules } = (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit;
const UNUSED = ["color-contrast", ...rules.filter(({ impact }) => impact === "minor" || impact === "moderate").map(({ id }) => id)];
const LOOK: axe.RunOptions = { resultTypes: ["violations"], iframes: false, preload: false, rules: Object.fromEntries(UNUSED.map((id) => [id, { enabled: false }])) };

/** Fail if axe finds something serious on the screen. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  // It is read once a page, and tells nothing but what is wrong: both take longer than the look itself.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const told = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, LOOK);
  expect(told, `axe on ${screen}`).toEqual([]);
}

/** The page in other colours, as a system asks for them: it hears of them a frame later. */
export async function recolour(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

/** Take a screen in both colours, and read it in both; axe looks at what is the same in them. */
export async function inspect(page: Page, name: string): Promise<void> {
  if (process.env.OPENDUST_SCREENS) {
    for (const theme of THEMES.toReversed()) {
      await recolour(page, theme);
      await settled(page);
      await shoot(page, `${name}-${theme}`);
    }
  }
  await settled(page);
  await expectAccessible(page, name);
  await expectSaid(page, name);
  await expectLegible(page, name, /tactics|^field/.test(name) ? LEAST : 0);
}
