/** How does a screen look? With OPENDUST_SCREENS=1 pictures are left under test-results/screens; axe looks always. */

import type { Page } from "@playwright/test";
import { expectAccessible } from "./test";

const FOLDER = "test-results/screens";
/** Drawing a picture takes long where many tests share few processors. */
const PATIENCE = 300_000;

/** Take a screen as it is, if somebody wants to look at it: drawing them all takes a minute. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.OPENDUST_SCREENS) return;
  await page.screenshot({ path: `${FOLDER}/${name}.png`, timeout: PATIENCE });
}

/** Take a screen in both colours, and let axe look at both: in the second only contrasts can be others. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await shoot(page, `${name}-dark`);
  await expectAccessible(page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await shoot(page, `${name}-light`);
  await expectAccessible(page, `${name}, light`, ["color-contrast"]);
}
