/** Which screens does each game bring? Fetched when they are needed, so that none waits for another's. */

import type { Component } from "svelte";
import type { MatchModel } from "./lib/match/match.svelte";
import type { GamePage } from "./lib/wire/server-types";

/** The parts of a match's screen that a game draws itself; `plan` is what its parts share. */
export interface GameScreen<Plan = unknown> {
  /** What the parts share while one looks on: selections, half-made actions. */
  plan: (match: MatchModel) => Plan;
  /** The board, which fills most of the screen. */
  Board: Component<{ match: MatchModel; plan: Plan }>;
  /** What is to be done now; a game without it is played by the form for every choice. */
  Turn?: Component<{ match: MatchModel; plan: Plan }>;
  /** How everybody stands. */
  Scores: Component<{ match: MatchModel; plan: Plan }>;
}

const SCREENS: Record<string, () => Promise<{ default: unknown }>> = {
  dust: () => import("./dust"),
  tactics: () => import("./tactics"),
};

/** The screens of a game; a plain table for a game that brings none. */
export async function screenOf(game: string): Promise<GameScreen> {
  const found = await (SCREENS[game] ?? (() => import("./plain")))();
  return found.default as GameScreen;
}

/** What a game asks about a new match besides its settings; it writes into them. `fault`: what the server said against it. */
export type Preparation = Component<{ about: GamePage; settings: Record<string, string>; fault: string }, object, "settings">;

const PREPARATIONS: Record<string, () => Promise<{ default: Preparation }>> = {
  tactics: () => import("./tactics/army/Preparation.svelte"),
};

/** A game's own part of the form for a new match, if it has one. */
export async function preparationOf(game: string): Promise<Preparation | undefined> {
  return (await PREPARATIONS[game]?.())?.default;
}
