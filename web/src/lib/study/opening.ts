/** How does a study begin? From a moment of a match, a line, a link, or whatever a file holds. */

import { errorText } from "../match/match.svelte";
import { preferences } from "../page/preferences.svelte";
import { call, Refused } from "../wire/api";
import { t } from "../words/words.svelte";
import { unpacked } from "./packed";
import { readTree, Tree } from "./tree";

export type Opening = { of: "match"; value: string; step: number; line?: string } | { of: "position" | "tree" | "text"; value: string };
type Opened = { tree: Tree; line?: string | undefined } | { fault: string };

/** The tree of what is opened, or why there is none. */
export async function opened(what: Opening): Promise<Opened> {
  try {
    if (what.of === "match") return { tree: new Tree(await momentOf(what.value, what.step)), line: what.line };
    if (what.of === "position") return { tree: new Tree(what.value) };
    return await read(what.of === "tree" ? await unpacked(what.value).catch(() => "") : what.value);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { fault: errorText(error.code) };
  }
}

async function momentOf(match: string, step: number): Promise<string> {
  return (await call("GET /api/matches/{match}/replay/{step}/position", undefined, { at: { match, step } })).position;
}

/** A position, a study, or a record, whichever a text is. */
async function read(text: string): Promise<Opened> {
  const given = text.trim();
  if (given.startsWith("{")) {
    const tree = readTree(given);
    return tree ? { tree } : { fault: t("whatif-no-position") };
  }
  if (/^opendust\d+:/.test(given)) return { tree: new Tree(given) };
  const { study, faults = [] } = await call("POST /api/whatif/record", { record: text, lang: preferences.language });
  const tree = study ? readTree(study) : undefined;
  return tree ? { tree } : { fault: faults.map((fault) => fault.line).join(" ") || t("whatif-no-position") };
}
