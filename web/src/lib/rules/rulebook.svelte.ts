/** Which rule does somebody want to read? Any part of the page may ask; the rules open there. */

import { call } from "../wire/api";

interface Asked {
  open: boolean;
  rule: string | undefined;
  words: string;
  game: string;
  variant: string | undefined;
}

export const asked = $state<Asked>({
  open: false,
  rule: undefined,
  words: "",
  game: "",
  variant: undefined,
});

/** Open the rules, at one of them if it is named, or with words to search for. Before any match: of the first game. */
export async function askRule(rule?: string, words = ""): Promise<void> {
  asked.game ||= Object.keys(await call("GET /api/games"))[0] ?? "";
  asked.rule = rule;
  asked.words = words;
  asked.open = true;
}

/** Open the rules at what they say of an ability or another thing by its English id. */
export function askAbout(thing: string): void {
  void askRule(undefined, thing.replaceAll("-", " "));
}

/** The game and the variant whose rules are meant from now on. */
export function playByRulesOf(game: string, variant: string | undefined): void {
  asked.game = game;
  asked.variant = variant;
}
