/** What would come of what somebody has in mind? Asked of the server, for every position anew. */

import { onlyNow } from "../lib/match/only_now";
import { study } from "../lib/match/study";
import type { AssaultStudy, Prospect, StandStudy, ThreatStudy } from "../lib/wire/server-types";
import type { TacticsPlan } from "./plan.svelte";
import { withStand } from "./turn/stand/stands";

/** Whoever only passes over a space asks nothing. */
const REST = 200;

export class Prospects {
  private readonly plan: TacticsPlan;
  /** The ways to attack the target. */
  assault = $state.raw<AssaultStudy>();
  /** The unit in the space that it is meant to go to, or that is pointed to. */
  stand = $state.raw<StandStudy>();
  /** The spaces that were chosen for it, to be compared; only in the position that they were asked for. */
  chosen = $state.raw<StandStudy[]>([]);
  threat = $state.raw<ThreatStudy>();

  constructor(plan: TacticsPlan) {
    this.plan = plan;
    $effect(() => {
      const [unit, target] = [plan.command.meaning, plan.command.intent.target || plan.target];
      void plan.version;
      if (this.assault && (this.assault.unit !== unit || this.assault.target !== target)) this.assault = undefined;
      if (unit && plan.isEnemy(target)) return onlyNow(study(plan.match, "assault", { unit, target }), (found) => {
        if (found?.kind === "assault") this.assault = found;
      });
    });
    $effect(() => {
      const [unit, space] = [plan.command.meaning, this.place];
      void plan.version;
      if (this.stand && (this.stand.unit !== unit || this.stand.space !== space)) this.stand = undefined;
      if (!unit || !space) return;
      let forget: () => void = () => undefined;
      const timer = setTimeout(() => {
        forget = onlyNow(study(plan.match, "stand", { unit, space }), (found) => {
          if (found?.kind !== "stand") return;
          this.stand = found;
          if (plan.command.intent.end === found.space) this.chosen = withStand(this.chosen, found);
        });
      }, REST);
      return () => {
        clearTimeout(timer);
        forget();
      };
    });
    $effect(() => {
      void [plan.version, plan.command.meaning];
      this.chosen = [];
    });
    $effect(() => {
      const unit = plan.showThreat ? plan.actor : "";
      void plan.version;
      this.threat = undefined;
      if (!unit || !plan.isOwn(unit)) return;
      return onlyNow(study(plan.match, "threat", { unit }), (found) => {
        if (found?.kind === "threat") this.threat = found;
      });
    });
  }

  /** The space that is asked about: where the unit is to stand, or where one points. */
  get place(): string {
    const [{ looked, legs }, { intent }] = [this.plan, this.plan.command];
    return intent.end || (legs[looked] ? looked : "");
  }

  /** What the attack that is meant would do. */
  get odds(): Prospect | undefined {
    const { intent } = this.plan.command;
    if (!intent.target) return undefined;
    if (intent.from) return this.hit(intent.target) ?? this.assault?.ways.find((way) => intent.is(way))?.prospect;
    return this.assault?.ways.find((way) => !way.stops.length && (way.plan === "sustained") === intent.isSustained)?.prospect;
  }

  /** What an attack from the space that is asked about would do to a unit. */
  hit(target: string): Prospect | undefined {
    const isThere = this.plan.command.intent.from ? this.stand?.space === this.plan.command.intent.from : true;
    return isThere ? this.stand?.hits.find((hit) => hit.target === target) : undefined;
  }
}
