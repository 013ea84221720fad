/** How do the browser tests run? In the system's own Chromium, against a real server. */

import { defineConfig } from "@playwright/test";

const PATIENCE = 300_000;
/** Every window of a headless Chromium draws suggestions for an address bar that nobody sees: a second of processor
 * time a test. It hears only the last list, so that this one repeats what Playwright turns off for pages. */
const UNUSED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Half of the time went into painting maps that nobody looks at. Without memory for its tiles the browser lays out, hits
 * and reports everything as ever, and paints next to nothing. Where pictures are taken it is left out. */
export const UNPAINTED = process.env.OPENDUST_SCREENS ? [] : ["--force-gpu-mem-available-mb=1"];

// The tests that play over sockets of their own (driver.ts) need them in Node 20 too, where they have to be asked for.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket --disable-warning=ExperimentalWarning`;

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/runs",
  fullyParallel: true,
  workers: Number(process.env.OPENDUST_BROWSERS ?? 2),
  // Only what hangs for ever runs into these times: a busy machine is ten times slower.
  timeout: 3_600_000,
  // A second try would hide a fault.
  retries: 0,
  expect: { timeout: PATIENCE },
  // What failed is told last, where it is looked for.
  reporter: [["./tests/playing/slowest.ts"], ["list"]],
  use: {
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    testIdAttribute: "data-test",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "UTC",
    // Without a graphics card every frame of a movement is painted by the processor; tests of what moves say LIVELY.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      timeout: PATIENCE,
      executablePath: process.env.OPENDUST_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        ...UNPAINTED,
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${UNUSED.join(",")}`,
      ],
    },
  },
});
