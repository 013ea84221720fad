/** What does Dust Tactics bring to a match's screen? */

import type { GameScreen } from "../games";
import Board from "./Board.svelte";
import { TacticsPlan } from "./plan.svelte";
import Scores from "./Scores.svelte";
import Turn from "./turn/Turn.svelte";

const screen: GameScreen<TacticsPlan> = { plan: (match) => new TacticsPlan(match), title: (plan) => plan.board?.map.title, Board, Turn, Scores, past: () => import("./past") };
export default screen;
