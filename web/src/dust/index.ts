/** What does DUST bring to a match's screen? */

import type { GameScreen } from "../games";
import Board from "./Board.svelte";
import Players from "./Players.svelte";
import { DustPlan } from "./plan.svelte";
import Scores from "./Scores.svelte";
import Turn from "./turn/Turn.svelte";

const screen: GameScreen<DustPlan> = {
  plan: (match) => new DustPlan(match),
  Board,
  Plates: Players,
  Turn,
  Scores,
  past: () => import("./past"),
  setsUp: (plan) => plan.scene?.round === 0,
};
export default screen;
