/** Pure functions only: what needs a page is tested in a browser. */

import { defineConfig } from "vitest/config";
import { coastPlugin } from "./coast/plugin.ts";

/** Only what hangs for ever takes so long: a busy machine is ten times slower. */
const PATIENCE = 300_000;

export default defineConfig({
  plugins: [coastPlugin()],
  test: { include: ["tests/unit/**/*.test.ts"], environment: "node", testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
