/** How does a screen look? Pictures in light and dark, left under test-results/screens. */

import type { Page } from "@playwright/test";
import { expectAccessible } from "./test";

const FOLDER = "test-results/screens";
/** Drawing a picture takes long where many tests share few processors. */
const PATIENCE = 300_000;

/** Take a screen in both colours. */
export async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png`, timeout: PATIENCE });
  }
}

/** Take a screen in both colours, and let axe look at both. */
export async function inspect(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${name}, light`);
}
