/** Pure functions only: what needs a page is tested in a browser. */

import { defineConfig } from "vitest/config";
import { coastPlugin } from "./coast/plugin.ts";

export default defineConfig({ plugins: [coastPlugin()], test: { include: ["tests/unit/**/*.test.ts"], environment: "node" } });
