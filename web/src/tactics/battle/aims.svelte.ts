/** What would an attack do to each of those that may be aimed at? Asked as soon as the question is put, so that targets are compared before one is chosen. */

import { fieldOf } from "../../lib/match/choices";
import { onlyNow } from "../../lib/match/only_now";
import { study } from "../../lib/match/study";
import type { AimScene, Prospect, UnitOdds } from "../../lib/wire/server-types";
import { isElement } from "../cover";
import type { TacticsPlan } from "../plan.svelte";

/** Everything that may be aimed at a target. */
export function aimsAt(plan: TacticsPlan, target: string): AimScene[] {
  return plan.scene?.attack?.aims.filter((aim) => aim.target === target) ?? [];
}

/** Whether a weapon is simply aimed: no ammo to be counted, no miniature to be picked. */
export function isPlain(plan: TacticsPlan, aim: AimScene): boolean {
  return plan.optionsOf("aim").some((found) => fieldOf(found, "weapon")?.values?.includes(aim.weapon) && fieldOf(found, "target")?.values?.includes(aim.target));
}

/** Units first, then cover elements. */
export function targetsOf(plan: TacticsPlan): string[] {
  const found = [...new Set(plan.scene?.attack?.aims.map((aim) => aim.target) ?? [])];
  return found.toSorted((one, other) => Number(isElement(one)) - Number(isElement(other)));
}

/** What to ask about an attack with everything; nothing where that is no question. */
export function oddsAt(plan: TacticsPlan, target: string): Record<string, string> {
  const attack = plan.scene?.attack;
  const first = aimsAt(plan, target)[0];
  if (attack?.mode !== "ordinary" && attack?.mode !== "sustained") return first && isPlain(plan, first) ? { action: `aim ${first.weapon} ${first.target}` } : {};
  return { unit: attack.unit, target, ...(attack.mode === "sustained" ? { plan: "sustained" } : {}) };
}

/** How likely a unit of so much strength is hurt, by what may be left of it. */
export function prospectOf(unit: string, odds: UnitOdds, strength: number): Prospect {
  return { unit, target: odds.unit, dice: 0, hurt: 1 - (odds.left[String(strength)] ?? 0), destroyed: odds.destroyed, lost: odds.lost, own_lost: 0 };
}

export class Aims {
  odds = $state.raw<Record<string, Prospect>>({});

  constructor(plan: TacticsPlan) {
    $effect(() => {
      void plan.version;
      this.odds = {};
      const attack = plan.scene?.attack;
      if (!attack || attack.shots.length || plan.match.point !== "targets" || !plan.match.choice || plan.match.past) return;
      const forgets = targetsOf(plan).flatMap((target) => {
        const args = oddsAt(plan, target);
        if (isElement(target) || !Object.keys(args).length) return [];
        return onlyNow(study(plan.match, "odds", args), (found) => {
          const odds = found?.kind === "tactics-odds" ? found.units.find((unit) => unit.unit === target) : undefined;
          if (odds) this.odds = { ...this.odds, [target]: prospectOf(attack.unit, odds, plan.standing(target)?.strength ?? 0) };
        });
      });
      return () => forgets.forEach((forget) => forget());
    });
  }
}
