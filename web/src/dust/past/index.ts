/** What does DUST know about a match that somebody looks back at? Its fights, the worst moment, points, the end. */

import type { GamePast } from "../../games";
import { shadeOf } from "../../shell/analysis/hatch";
import type { DustPlan } from "../plan.svelte";
import { battlesOf, calledIn, worst } from "./battles";
import { colorsOf } from "./colors";
import Course from "./Course.svelte";
import Victory from "./Victory.svelte";
import { worthOn } from "./worth";

const past: GamePast<DustPlan> = {
  fights: (steps, plan) => battlesOf(steps, worthOn(plan)).map((fought) => fought.version),
  worst: (steps, plan, seat) => worst(battlesOf(steps, worthOn(plan)), worthOn(plan), calledIn(steps, seat))?.version,
  shades: (plan) => colorsOf(plan).map(shadeOf),
  Course,
  Ending: Victory,
};
export default past;
