/** How do the browser tests run? In the system's own Chromium, against a real server. */

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  outputDir: "test-results/runs",
  fullyParallel: true,
  workers: Number(process.env.OPENDUST_BROWSERS ?? 2),
  // Only what hangs for ever runs into these times: a shared machine may stall for seconds.
  timeout: 1_800_000,
  // A test that needs its second try is listed as flaky.
  retries: process.env.OPENDUST_CI ? 1 : 0,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 60_000,
    testIdAttribute: "data-test",
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "UTC",
    launchOptions: {
      executablePath: process.env.OPENDUST_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
