/** Which units hold their fire? Kept in this browser: here the enemy is let pass for them, without a question. */

import { fieldOf } from "../../../lib/match/choices";
import type { TacticsPlan } from "../../plan.svelte";

const KEY = "opendust.tactics.held";
/** Of so many matches it is remembered. */
const MOST = 20;
type Kept = [match: string, units: string[]][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** Whether everybody who could react was told to hold fire. */
export function letsPass(reactors: string[], held: string[]): boolean {
  return reactors.length > 0 && reactors.every((unit) => held.includes(unit));
}

export class Held {
  units = $state.raw<string[]>([]);
  /** The question that was answered last, so that none is answered twice. */
  private answered: number | undefined;
  private readonly match: string;

  constructor(match: string) {
    this.match = match;
    this.units = kept().find(([id]) => id === match)?.[1] ?? [];
  }

  has(unit: string): boolean {
    return this.units.includes(unit);
  }

  /** Tell a unit to hold its fire, or no longer. */
  set(unit: string, holds: boolean): void {
    if (holds === this.has(unit)) return;
    this.units = holds ? [...this.units, unit] : this.units.filter((other) => other !== unit);
    const others = kept().filter(([id]) => id !== this.match);
    localStorage.setItem(KEY, JSON.stringify([[this.match, this.units], ...others].slice(0, MOST)));
  }

  /** Answer for them whenever only they could react. */
  follows(plan: TacticsPlan): void {
    $effect(() => {
      const reactors = [...new Set(plan.optionsOf("react").flatMap((option) => fieldOf(option, "unit")?.values ?? []))];
      if (plan.match.busy || plan.match.isTried || plan.version === this.answered || !letsPass(reactors, this.units)) return;
      this.answered = plan.version;
      void plan.match.act("hold-fire");
    });
  }
}
