/** Which puzzles are there, by game and theme, and which one is next? */

import { call } from "../wire/api";
import type { PuzzleLine } from "../wire/server-types";
import { progress } from "./progress.svelte";

export const ALL = "all";

const asked = new Map<string, Promise<PuzzleLine[]>>();

/** The puzzles of a game, fetched once. */
export function puzzlesOf(game: string): Promise<PuzzleLine[]> {
  const known = asked.get(game);
  if (known) return known;
  const found = call("GET /api/games/{game}/puzzles", undefined, { at: { game } });
  asked.set(game, found);
  found.catch(() => asked.delete(game));
  return found;
}

/** Those of a theme. */
export function about(puzzles: PuzzleLine[], theme: string): PuzzleLine[] {
  return theme === ALL ? puzzles : puzzles.filter((one) => one.theme === theme);
}

/** The themes there are, the most frequent first. */
export function themesIn(puzzles: PuzzleLine[]): [theme: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}

/** The first one after another that is not solved yet, round and round; nothing if all are. */
export function following(puzzles: PuzzleLine[], after: string | undefined): PuzzleLine | undefined {
  const from = puzzles.findIndex((one) => one.id === after) + 1;
  return [...puzzles.slice(from), ...puzzles.slice(0, from)].find((one) => !progress.solved.includes(one.id));
}

export function addressOf(game: string, theme: string, puzzle?: string): string {
  return `#/puzzles/${game}/${theme}${puzzle ? `/${puzzle}` : ""}`;
}
