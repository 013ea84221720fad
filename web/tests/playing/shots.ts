/** How does a screen look? With OPENDUST_SCREENS=1 pictures are left under test-results/screens; axe looks always. */

import type { Page } from "@playwright/test";
import { settled } from "./settled";
import { expect, expectAccessible } from "./test";

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

/** Fail if there is a text on the screen that is smaller, wherever it is and however it is scaled. */
export async function expectLegible(page: Page, screen: string): Promise<void> {
  await settled(page);
  const small = await page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [words, holder] = [text.textContent?.trim() ?? "", text.parentElement];
      if (!words || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What only screen readers see is a pixel large.
      const box = holder.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const scale = holder instanceof SVGGraphicsElement ? Math.hypot(holder.getScreenCTM()?.a ?? 1, holder.getScreenCTM()?.b ?? 0) : 1;
      const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
      if (size < least - 0.01) found.add(`${words.slice(0, 30)} (${size.toFixed(1)} px)`);
    }
    return [...found];
  }, LEAST);
  expect(small, `text under ${LEAST} pixels on ${screen}`).toEqual([]);
}

/** Take a screen in both colours, and let axe look at both: in the second only contrasts can be others. */
export async function inspect(page: Page, name: string): Promise<void> {
  if (/tactics|^field/.test(name)) await expectLegible(page, name);
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, `${name}-dark`);
  await expectAccessible(page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await shoot(page, `${name}-light`);
  await expectAccessible(page, `${name}, light`, ["color-contrast"]);
}
