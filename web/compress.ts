/** What is sent over the wire? A compressed twin beside every text file of the build, which the server hands out. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

/** Write the twins of a file: `.br` for every browser of today, `.gz` for plain http, where browsers read no other. */
function compress(file: string): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/** Once everything is built: its text files, compressed. */
export function compressed(folder: string): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      const files = readdirSync(folder, { encoding: "utf8", recursive: true });
      for (const file of files) if (TEXTS.test(file)) compress(join(folder, file));
    },
  };
}
