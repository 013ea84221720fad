/** Does each part of the page keep to its room? Games are named in one place, and know nothing of each other. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "..", "src");
const GAMES = ["dust", "tactics"];
const files = readdirSync(SOURCE, { encoding: "utf8", recursive: true }).filter((file) => /\.(ts|svelte)$/.test(file));

/** The files, but those of some rooms, in which a pattern is found. */
function found(pattern: RegExp, isAsked: (file: string) => boolean): string[] {
  return files.filter((file) => isAsked(file) && pattern.test(readFileSync(join(SOURCE, file), "utf8")));
}

describe("rooms", () => {
  it("name a game only in games.ts and in its own folder", () => {
    // What the server sends is named by the server.
    const allowed = ["games.ts", "lib/wire/server-types.ts"];
    const isAsked = (file: string) => !allowed.includes(file) && !GAMES.some((game) => file.startsWith(`${game}/`));
    const named = new RegExp(`["'\`](${GAMES.join("|")})["'\`]|\\b(${GAMES.join("|")}):`);
    expect(found(named, (file) => allowed.includes(file))).toEqual(expect.arrayContaining(allowed));
    expect(found(named, isAsked)).toEqual([]);
  });

  it("of the games import nothing of each other", () => {
    for (const game of GAMES) {
      const others = GAMES.filter((other) => other !== game).join("|");
      expect(found(new RegExp(`from "[./]+/(${others})/`), (file) => file.startsWith(`${game}/`))).toEqual([]);
    }
  });

  it("take no event and no sentence apart by its words", () => {
    const isAsked = (file: string) => file !== "lib/wire/server-types.ts";
    expect(found(/\b(event|happened|line|text|sentence|words)s?\)?\.split\(["'`] /i, isAsked)).toEqual([]);
    expect(found(/\bevents?(\[[^\]]*\])?\??\.(args|fields)\[/, isAsked)).toEqual([]);
  });

  it("of the shell and below know no game's parts", () => {
    const isAsked = (file: string) => /^(lib|shell|plain)\//.test(file);
    expect(found(new RegExp(`from "[./]+/(${GAMES.join("|")})/`), isAsked)).toEqual([]);
    expect(found(/from "[./]+\/shell\//, (file) => file.startsWith("lib/"))).toEqual([]);
  });

  it("hold no more than fifteen files each", () => {
    const roomOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf("/")));
    const full = [...new Set(files.map(roomOf))].filter((room) => files.filter((file) => roomOf(file) === room).length > 15);
    expect(full).toEqual([]);
  });
});
