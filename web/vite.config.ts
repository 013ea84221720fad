/** How is the client built? Plain files under dist/, which `opendust serve` hands out. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { coastPlugin } from "./coast/plugin.ts";
import { compressed } from "./compress.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.OPENDUST_URL ?? "http://127.0.0.1:8000";
// The page knows which version it belongs to, and says so to a player whose server is another one.
const version = /__version__ = "([^"]+)"/.exec(readFileSync(`${repository}src/opendust/__init__.py`, "utf8"))?.[1] ?? "";

export default defineConfig({
  plugins: [svelte(), coastPlugin(), compressed(fileURLToPath(new URL("dist", import.meta.url)))],
  base: "./",
  define: { __VERSION__: JSON.stringify(version) },
  build: { outDir: "dist", target: "es2022" },
  // The message catalogues are shared with the command line and stand outside this folder.
  server: { fs: { allow: [repository] }, proxy: { "/api": { target: server, ws: true } } },
});
