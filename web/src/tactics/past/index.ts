/** What does Dust Tactics know about a battle that somebody looks back at? Its attacks, the dearest loss, points, the end. */

import type { GamePast } from "../../games";
import { sideShade } from "../figures/bases";
import type { TacticsPlan } from "../plan.svelte";
import { attacksOf, fallenOf } from "./course";
import Course from "./Course.svelte";
import Ending from "./Ending.svelte";

const past: GamePast<TacticsPlan> = {
  fights: (steps) => attacksOf(steps),
  worst: (steps, plan, seat) => {
    const own = fallenOf(steps).filter((fallen) => seat < 0 || plan.picture(fallen.unit)?.owner === seat);
    return own.toSorted((one, other) => other.points - one.points || one.version - other.version)[0]?.version;
  },
  shades: (plan) => (plan.board?.seat_sides ?? []).map(sideShade),
  Course,
  Ending,
};
export default past;
