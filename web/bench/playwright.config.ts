/** How are the benchmarks of the page run? As the tests, one at a time, and only when asked for. */

import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

export default defineConfig({ ...tests, testDir: ".", testMatch: "*.bench.ts", workers: 1, timeout: 900_000, reporter: "list" });
