/** How does somebody say what a unit does, and how is it done? A space or an enemy is picked; the rest the server works out. */

import { fieldOf } from "../../lib/match/choices";
import { study } from "../../lib/match/study";
import type { TacticsPlan } from "../plan.svelte";
import { meansUnit } from "./alone";
import { carryOn, type Errand } from "./errand";
import { Intent } from "./intent.svelte";

export class Command {
  private readonly plan: TacticsPlan;
  /** What the unit that is chosen is meant to do, and what of it is being done. */
  readonly intent = new Intent();
  errand = $state.raw<Errand>();
  private isBusy = false;

  constructor(plan: TacticsPlan) {
    this.plan = plan;
  }

  /** The unit of one's own whose two actions are being chosen. */
  get meaning(): string {
    const { match, ready, unit } = this.plan;
    return match.choice && !this.errand && ready.includes(unit) ? unit : "";
  }

  /** Made while effects are: an errand goes on with every position. */
  follows(): void {
    $effect(() => void this.carry(this.plan.version, this.plan.match.busy));
  }

  /** Whether a click on a space says what the chosen unit is to do there; a second one does it. */
  intends(space: string): boolean {
    const enemy = this.plan.unitsAt(space).find((unit) => this.plan.isEnemy(unit.id))?.id;
    const { intent } = this;
    if (enemy) {
      if (intent.target === enemy) void this.commit();
      else void this.attack(enemy);
      return true;
    }
    if (meansUnit(this.plan.unitsAt(space), this.plan.ready) || !this.plan.legs[space]?.length) return false;
    if (intent.end === space && !intent.from) void this.commit();
    else this.goTo(space);
    return true;
  }

  /** The chosen unit is meant to go to a space within reach. */
  goTo(space: string): void {
    const legs = this.plan.legs[space] ?? [];
    this.intent.go(legs.map((leg) => leg.at(-1) ?? this.plan.standing(this.plan.unit)?.space ?? space));
    this.plan.target = this.intent.target;
  }

  /** The chosen unit is meant to attack: from the space that was chosen, or in the best way there is. */
  async attack(enemy: string): Promise<void> {
    const [unit, { intent }] = [this.plan.unit, this];
    this.plan.target = enemy;
    const [stop] = intent.stops;
    const isThere = intent.stops.length === 1 && intent.deeds[0]?.kind === "move" && this.plan.prospects.stand?.space === stop;
    if (isThere && this.plan.prospects.stand?.hits.some((hit) => hit.target === enemy)) return intent.attackThere(enemy);
    intent.forget();
    const found = await study(this.plan.match, "assault", { unit, target: enemy });
    const [best] = found?.kind === "assault" ? found.ways : [];
    if (best && this.meaning === unit && this.plan.target === enemy && intent.isEmpty) intent.follow(best, enemy);
  }

  /** The plans that the chosen unit may declare with the extras that are chosen. */
  declares(plan: string): boolean {
    const { extras } = this.intent;
    return this.plan.optionsOf("activate").some((option) => {
      const field = fieldOf(option, "extras");
      const isUnit = fieldOf(option, "unit")?.values?.includes(this.plan.unit) && fieldOf(option, "plan")?.values?.includes(plan);
      return isUnit && extras.every((extra) => field?.values?.includes(extra)) && extras.length >= (field?.least ?? 0) && extras.length <= (field?.most ?? 0);
    });
  }

  /** Declare two actions. */
  async declare(plan: string): Promise<boolean> {
    return this.plan.match.act(["activate", this.plan.unit, plan, ...this.intent.extras].join(" "));
  }

  /** Do what is meant: declare it, then answer the questions that follow. */
  async commit(): Promise<void> {
    const { intent, meaning: unit } = this;
    if (intent.isEmpty || this.plan.match.busy || !this.declares(intent.plan)) return;
    const errand = { unit, stops: intent.stops, target: intent.target };
    this.errand = errand;
    if (await this.declare(intent.plan)) void this.carry();
    else this.errand = undefined;
  }

  /** Go on with what was begun, as soon as one is asked again. */
  private async carry(_version?: number, _busy?: boolean): Promise<void> {
    const [{ errand }, { match }] = [this, this.plan];
    if (!errand || this.isBusy || match.busy) return;
    if (!match.choice) {
      if (this.plan.scene?.activation?.unit !== errand.unit) this.errand = undefined;
      return;
    }
    this.isBusy = true;
    try {
      this.errand = await carryOn(this.plan, errand);
    } finally {
      this.isBusy = false;
    }
    if (this.errand) void this.carry();
  }
}
