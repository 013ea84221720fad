/** What does Dust Tactics bring to a match's screen? */

import type { GameScreen } from "../games";
import Board from "./Board.svelte";
import { TacticsPlan } from "./plan.svelte";
import Scores from "./Scores.svelte";
import Turn from "./turn/Turn.svelte";

/** Each has its place on the field or in the panel; browser tests answer every kind of question there. */
const DRAWN = ["activate", "aim", "be-asked", "cancel-order", "choose", "crush", "declare", "enter", "fire", "forgo", "go-first", "hold-fire", "join", "keep", "lay", "lose", "order", "part", "place", "react", "ready", "reload", "reroll", "restore", "retaliate", "snipe", "spend", "spread", "stay-silent", "step", "stop", "strike"];

const screen: GameScreen<TacticsPlan> = { plan: (match) => new TacticsPlan(match), title: (plan) => plan.board?.map.title, Board, Turn, draws: DRAWN, Scores, past: () => import("./past") };
export default screen;
