/** Who are the bots? Characters with a name, a face and a temper; how far they think ahead is their rank. */

import type { ChoicePage, GamePage } from "../wire/server-types";
import { t } from "../words/words.svelte";

export const CAST = ["magpie", "mole", "tempest", "corsair", "clockmaker", "fox"] as const;
export type Character = (typeof CAST)[number];

/** How each of them plays, in games whose bots know tempers. */
const TEMPERS: Record<Character, string> = { magpie: "greedy", fox: "greedy", mole: "builder", clockmaker: "builder", tempest: "bold", corsair: "bold" };

/** The temper of a character in a game, if its bots have any. */
export function temperOf(character: Character, page: GamePage | undefined): ChoicePage | undefined {
  return page?.tempers.find(({ id }) => id === TEMPERS[character]);
}

/** The bot that plays as a character of some rank. */
export function botAs(rank: string, character: Character, page: GamePage | undefined): string {
  const bot = `${rank}-${TEMPERS[character]}`;
  return page?.tempered.includes(bot) ? bot : rank;
}

/** The rank of a bot that may have a temper. */
export function rankOf(bot: string | null, page: GamePage | undefined): ChoicePage | undefined {
  return page?.bots.find(({ id }) => bot === id || bot?.startsWith(`${id}-`));
}

/** What a character is called in the reader's language. */
export function nameOf(character: Character): string {
  return t(`web-cast-${character}`);
}

/** Whose face somebody of this name has; a name that nobody here has gets the same face every time. */
export function faceOf(name: string): Character {
  const known = CAST.find((character) => name.startsWith(nameOf(character)));
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return known ?? CAST[sum % CAST.length] ?? "magpie";
}

/** So many characters, others in every match, none twice as long as there are some left. */
export function company(size: number, without: readonly Character[] = []): Character[] {
  const drawn = CAST.filter((character) => !without.includes(character)).map((character) => ({ character, lot: Math.random() }));
  drawn.sort((one, other) => one.lot - other.lot);
  return Array.from({ length: size }, (_, at) => drawn[at % drawn.length]?.character ?? "magpie");
}
