/** What does DUST bring to a match's screen? */

import type { GameScreen } from "../games";
import Board from "./Board.svelte";
import Players from "./Players.svelte";
import { DustPlan } from "./plan.svelte";
import { armyOf } from "./signs/colors";
import Scores from "./Scores.svelte";
import PhaseBar from "./turn/PhaseBar.svelte";
import Turn from "./turn/Turn.svelte";

const screen: GameScreen<DustPlan> = {
  plan: (match) => new DustPlan(match),
  Board,
  Plates: Players,
  Track: PhaseBar,
  Turn,
  Scores,
  past: () => import("./past"),
  sign: (plan, seat) => `army-${armyOf(seat, plan.colors)}`,
  setsUp: (plan) => plan.scene?.round === 0 && !plan.options.some((option) => option.verb === "color"),
};
export default screen;
