/** How are the benchmarks of the page run? As the tests, one at a time, and only when asked for; painted and in motion, as people see it. */

import { defineConfig } from "@playwright/test";
import tests, { UNPAINTED } from "../playwright.config";

const launchOptions = { ...tests.use?.launchOptions, args: tests.use?.launchOptions?.args?.filter((word) => !UNPAINTED.includes(word)) ?? [] };

export default defineConfig({
  ...tests,
  use: { ...tests.use, contextOptions: {}, launchOptions },
  testDir: ".",
  testMatch: "*.bench.ts",
  workers: 1,
  timeout: 900_000,
  reporter: "list",
});
