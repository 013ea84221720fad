/** Pure functions only: what needs a page is tested in a browser. */

import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["tests/unit/*.test.ts"], environment: "node" } });
