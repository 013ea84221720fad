/** Which screens does each game bring? Fetched when they are needed, so that none waits for another's. */

import type { Component } from "svelte";
import type { MatchModel } from "./lib/match/match.svelte";
import type { Replay } from "./lib/match/replay.svelte";
import type { GamePage, StepLine } from "./lib/wire/server-types";
import type { Shade } from "./shell/analysis/hatch";
import { saying } from "./lib/words/words.svelte";

/** The parts of a match's screen that a game draws itself; `plan` is what its parts share. */
export interface GameScreen<Plan = unknown> {
  /** What the parts share while one looks on: selections, half-made actions. */
  plan: (match: MatchModel) => Plan;
  /** What is played, in a word or two; without it, what the server calls the match. */
  title?: (plan: Plan) => string | undefined;
  /** The board, which fills most of the screen. */
  Board: Component<{ match: MatchModel; plan: Plan }>;
  /** Everybody at a glance, for the bar at the top. A game with it is played at a desk below the board, where there is room. */
  Plates?: Component<{ match: MatchModel; plan: Plan }>;
  /** Where the game stands, in a word or two, for the bar at the top where plates have no room there. */
  Track?: Component<{ match: MatchModel; plan: Plan }>;
  /** What is to be done now; a game without it is played by the form for every choice. */
  Turn?: Component<{ match: MatchModel; plan: Plan }>;
  /** The verbs that its own screens answer; where all of a question are among them, the form for every choice is not offered. */
  draws?: readonly string[];
  /** Whether the game is still being set up: there advice comes unasked. */
  setsUp?: (plan: Plan) => boolean;
  /** The class that gives what a seat does its colour, where seats have one. */
  sign?: (plan: Plan, seat: number) => string;
  /** How everybody stands. */
  Scores: Component<{ match: MatchModel; plan: Plan }>;
  /** What the game knows about its past; fetched when somebody looks back, or when the match is over. */
  past?: () => Promise<{ default: GamePast<Plan> }>;
}

/** What a game brings to looking back. */
export interface GamePast<Plan = unknown> {
  /** The steps with which fights begin. */
  fights: (steps: StepLine[], plan: Plan) => number[];
  /** The step at which a seat began to lose most; for a spectator (-1), anybody. */
  worst: (steps: StepLine[], plan: Plan, seat: number) => number | undefined;
  /** The colour and the pattern of every seat, where seats have them. */
  shades?: (plan: Plan) => Shade[];
  /** How the match went, drawn over its steps. */
  Course: Component<{ plan: Plan; replay: Replay }>;
  /** The screen at the end of a match. `onreplay` looks back, at a step or from the beginning. */
  Ending: Component<{ match: MatchModel; plan: Plan; replay: Replay; onclose: () => void; onreplay: (step?: number) => void; onanalyse: () => void }>;
}

/** What a game asks about a new match besides its settings; it writes into them. `faults`: what the server said, by setting; `seats`: who sits where. */
export type Preparation = Component<{ about: GamePage; settings: Record<string, string>; faults: Record<string, string>; seats: string[] }, object, "settings">;

/** What a guest may bring to a match; it writes into the settings. `faults`: what the server said, by setting. */
export type Guest = Component<{ match: MatchModel; settings: Record<string, string>; faults: Record<string, string> }, object, "settings">;

interface Game {
  /** A small drawing for the start page. */
  picture: () => Promise<{ default: Component }>;
  screen: () => Promise<{ default: unknown }>;
  preparation?: () => Promise<{ default: Preparation }>;
  guest?: () => Promise<{ default: Guest }>;
  /** The rules in short. */
  summary?: () => Promise<{ default: Component }>;
}

/** The only place that names a game. */
const GAMES: Record<string, Game> = {
  dust: {
    picture: () => import("./dust/Picture.svelte"),
    screen: () => saying("dust", import("./dust")),
    summary: () => saying("dust", saying("dust/summary", import("./dust/rules/Summary.svelte"))),
  },
  tactics: {
    picture: () => import("./tactics/Picture.svelte"),
    screen: () => saying("tactics", import("./tactics")),
    summary: () => saying("tactics", saying("tactics/summary", import("./tactics/rules/Summary.svelte"))),
    preparation: () => saying("tactics", import("./tactics/gallery/Preparation.svelte")),
    guest: () => saying("tactics", import("./tactics/gallery/Guest.svelte")),
  },
};
const PLAIN: Game = { picture: () => import("./plain/Picture.svelte"), screen: () => import("./plain") };

/** What a game brings; a plain table if it brings nothing. */
function broughtBy(game: string): Game {
  return GAMES[game] ?? PLAIN;
}

/** The drawing of a game on the door to it. */
export async function pictureOf(game: string): Promise<Component> {
  return (await broughtBy(game).picture()).default;
}

/** What the start page shows behind its doors. */
export async function backdrop(): Promise<Component> {
  return (await import("./dust/Backdrop.svelte")).default;
}

export async function screenOf(game: string): Promise<GameScreen> {
  return (await broughtBy(game).screen()).default as GameScreen;
}

/** The rules of a game in short, if it has them. */
export async function summaryOf(game: string): Promise<Component | undefined> {
  return (await broughtBy(game).summary?.())?.default;
}

/** A game's own part of the form for a new match, if it has one. */
export async function preparationOf(game: string): Promise<Preparation | undefined> {
  return (await broughtBy(game).preparation?.())?.default;
}

/** What whoever joins a match may choose, if the game has such a thing. */
export async function guestOf(game: string): Promise<Guest | undefined> {
  return (await broughtBy(game).guest?.())?.default;
}
