/** Where does the packaged board of DUST say that its areas lie? Read from the file that the engine reads, when the page is built. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Outline } from "../src/dust/map/land/shaping.ts";

const FILE = fileURLToPath(new URL("../../src/opendust/dust/data/boards/world.toml", import.meta.url));
const SECTION = /^\[(\w+)\]$/;
const LIST = /^(land|sea) = \[$/;
const AREA = /^\{ id = "([\w-]+)", at = (\[[^\]]+\])/;

type Places = number[][];

/** The areas of the board and the places that belong to none, as the server tells them. */
export function packagedBoard(): Outline {
  const board: Outline = { areas: [], unused: {} };
  const shapes = placesIn("shapes");
  for (const { words, list } of lines()) {
    const [, id = "", at = ""] = (list && AREA.exec(words)) || [];
    const [lon = 0, lat = 0] = id ? (JSON.parse(at) as number[]) : [];
    if (id) board.areas.push({ id, kind: list as "land" | "sea", lon, lat, shape: shapes.get(id) ?? [[lon, lat]] });
  }
  for (const [kind, places] of placesIn("unused")) board.unused[kind] = places;
  return board;
}

/** Every line with the section or the list of areas that it stands in. */
function lines(): { words: string; section: string; list: string }[] {
  let [section, list] = ["", ""];
  return readFileSync(FILE, "utf8").split("\n").map((line) => {
    const words = line.trim();
    section = SECTION.exec(words)?.[1] ?? section;
    list = LIST.exec(words)?.[1] ?? (words === "]" ? "" : list);
    return { words, section, list: section ? "" : list };
  });
}

/** The lists of places of a section, by name; a list may go over several lines. */
function placesIn(wanted: string): Map<string, Places> {
  const text = lines().filter(({ section }) => section === wanted).map(({ words }) => words).filter((words) => !words.startsWith("#") && !SECTION.test(words)).join(" ");
  return new Map(text.split(/ ?([\w-]+) = /).slice(1).flatMap((word, at, words) => (at % 2 ? [] : [[word, JSON.parse((words[at + 1] ?? "").replace(/,\s*\]/g, "]")) as Places]])));
}
