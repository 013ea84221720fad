/** Who are the bots? Characters with a name and a face; how far they think ahead is their rank. */

import { t } from "../words/words.svelte";

export const CAST = ["magpie", "mole", "tempest", "corsair", "clockmaker", "fox"] as const;
export type Character = (typeof CAST)[number];

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
