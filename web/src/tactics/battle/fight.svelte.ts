/** Which attack is to be seen on the field, and what does it leave behind until the round ends? */

import { eventsOf } from "../../lib/match/events";
import type { TacticsEvent, UpdateFrame } from "../../lib/wire/server-types";
import type { TacticsPlan } from "../plan.svelte";
import { clashAfter, type Clash } from "./clash/clash";
import { styleOf, STYLES, type Style } from "./clash/styles";

export class Fight {
  private readonly plan: TacticsPlan;
  clash = $state.raw<Clash>();
  /** Where the target and the attacker stood: whoever is destroyed leaves the field. */
  stood = $state.raw<string[]>([]);
  stoodFrom = $state.raw<string[]>([]);
  /** Spaces that burnt or were shelled in this round. */
  scorched = $state.raw<{ space: string; burns: boolean }[]>([]);
  private skipped = $state("");
  /** Where everybody stood before what happened last. */
  private places = new Map<string, string[]>();

  constructor(plan: TacticsPlan) {
    this.plan = plan;
    this.remember();
    plan.match.connection.watch((frame) => {
      this.take(frame);
      this.remember();
    });
  }

  /** Whether the attack is shown as it ended, without what moves. */
  get isSkipped(): boolean {
    return this.skipped === this.clash?.key;
  }

  private take(frame: UpdateFrame): void {
    const before = this.clash;
    const bodyOf = (unit: string) => this.plan.standing(unit)?.leader ?? unit;
    for (const happened of frame.happened) {
      this.clash = clashAfter(this.clash, happened, bodyOf);
      if (eventsOf<TacticsEvent>(happened).some((event) => event.kind === "round-began")) this.scorched = [];
    }
    const { clash } = this;
    if (!clash || clash.key === before?.key) return;
    this.stood = this.cells(clash.target);
    this.stoodFrom = this.cells(clash.attacker);
    const burns = this.styles(clash).includes("flame");
    if (burns || this.styles(clash).includes("shell")) this.scorched = [...this.scorched, ...this.stood.map((space) => ({ space, burns }))];
  }

  private remember(): void {
    for (const unit of this.plan.scene?.units ?? []) if (unit.cells.length) this.places.set(unit.id, unit.cells);
  }

  /** Where a unit stands, or stood before it was destroyed. */
  private cells(unit: string): string[] {
    const now = this.plan.cells(unit);
    return now.length ? now : (this.places.get(unit) ?? []);
  }

  /** Everything that is seen to fly in an attack, each once. */
  styles(clash: Clash): Style[] {
    const weapons = clash.rolls.filter((roll) => roll.kind !== "cover").map((roll) => roll.weapon);
    const found = new Set(weapons.map((weapon) => styleOf(this.line(weapon), clash.rolls.filter((roll) => roll.weapon === weapon))));
    return STYLES.filter((style) => found.has(style));
  }

  private line(weapon: string) {
    const [unit = "", id = ""] = weapon.split(".");
    return this.plan.card(unit)?.lines.find((line) => id === line.id || id.startsWith(`${line.id}-`));
  }

  /** Whether two units are at each other's throats: their bases lean in. */
  get leaning(): { unit: string; other: string }[] {
    const { clash } = this;
    if (!clash || clash.ended || !this.styles(clash).includes("blade")) return [];
    return [{ unit: clash.attacker, other: clash.target }, { unit: clash.target, other: clash.attacker }];
  }

  /** A touch or the space bar: the result at once; what is over goes out of sight. */
  skip(): void {
    if (this.clash?.ended) this.clash = undefined;
    else if (this.clash) this.skipped = this.clash.key;
  }
}
