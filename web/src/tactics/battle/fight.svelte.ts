/** Which attack is to be seen on the field, and what does it leave behind until the round ends? */

import { eventsOf } from "../../lib/match/events";
import { preferences } from "../../lib/page/preferences.svelte";
import type { TacticsEvent, TacticsScene, UpdateFrame } from "../../lib/wire/server-types";
import { middle } from "../map/grid";
import type { TacticsPlan } from "../plan.svelte";
import { clashesAfter, observersAfter, type Clash, type Observers } from "./clash/clash";
import { joltOf, shakeOf } from "./clash/jolts";
import { styleOf, STYLES, type Style } from "./clash/styles";

/** Milliseconds until hits and saves are to be seen on the field. */
const DICE_FALL = 1_250;

/** Where both stood, and how strong they were. */
interface Stood {
  from: string[];
  to: string[];
  strengths: Map<string, number>;
}

export class Fight {
  private readonly plan: TacticsPlan;
  /** Whoever attacks several targets is seen to attack each of them. */
  clashes = $state.raw<Clash[]>([]);
  /** Where the attacker and the target of each stood: whoever is destroyed leaves the field. */
  private stood = new Map<string, Stood>();
  /** Spaces that burnt or were shelled in this round. */
  scorched = $state.raw<{ space: string; burns: boolean }[]>([]);
  private skipped = $state("");
  /** Where everybody stood before what happened last. */
  private places = new Map<string, string[]>();
  private strengths = new Map<string, number>();
  private before: TacticsScene | undefined;
  private observers: Observers = new Map();
  private falling: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: TacticsPlan) {
    this.plan = plan;
    this.remember();
    plan.match.connection.watch((frame) => {
      this.take(frame);
      this.remember();
    });
  }

  /** The last of them. */
  get clash(): Clash | undefined {
    return this.clashes.at(-1);
  }

  /** Where the attacker and the target stood. */
  stoodIn(clash: Clash): Stood {
    return this.stood.get(clash.key) ?? { from: [], to: [], strengths: new Map() };
  }

  /** Whether the attack is shown as it ended, without what moves. */
  get isSkipped(): boolean {
    return this.skipped === this.clash?.key;
  }

  private take(frame: UpdateFrame): void {
    const before = this.clashes;
    let clashes = before;
    const bodyOf = (unit: string) => this.plan.standing(unit)?.leader ?? unit;
    for (const happened of frame.happened) {
      this.observers = observersAfter(this.observers, happened, bodyOf);
      clashes = clashesAfter(clashes, happened, bodyOf, this.observers);
      if (eventsOf<TacticsEvent>(happened).some((event) => event.kind === "round-began")) this.scorched = [];
    }
    for (const clash of clashes) if (!before.some((one) => one.key === clash.key)) this.begin(clash);
    if (clashes.length || before.length) this.clashes = clashes;
    this.lift();
    const rolls = (found: Clash[]) => found.reduce((sum, clash) => sum + clash.rolls.length + (clash.back?.rolls.length ?? 0), 0);
    const isNew = clashes.some((clash) => !before.some((one) => one.key === clash.key)) || rolls(clashes) > rolls(before);
    if (isNew && preferences.animation && preferences.pace !== "none" && !this.plan.match.past) this.hide();
  }

  /** Nobody is seen to lose anything before the dice have fallen. */
  private hide(): void {
    this.plan.veil = this.before;
    this.falling = setTimeout(() => this.lift(), DICE_FALL);
  }

  private lift(): void {
    clearTimeout(this.falling);
    this.plan.veil = undefined;
  }

  /** Who stands where when an attack begins, and what it leaves behind. */
  private begin(clash: Clash): void {
    const to = this.cells(clash.target);
    this.stood.set(clash.key, { from: this.cells(clash.attacker), to, strengths: new Map(this.strengths) });
    const styles = this.styles(clash);
    const burns = styles.includes("flame");
    if (burns || styles.includes("shell")) this.scorched = [...this.scorched, ...to.map((space) => ({ space, burns }))];
  }

  private remember(): void {
    const scene = this.plan.match.scene as TacticsScene | undefined;
    this.before = scene;
    for (const unit of scene?.units ?? []) {
      if (unit.cells.length) this.places.set(unit.id, unit.cells);
      this.strengths.set(unit.id, unit.strength);
    }
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

  /** The weapon as its card has it. */
  line(weapon: string) {
    const [unit = "", id = ""] = weapon.split(".");
    return this.plan.card(unit)?.lines.find((line) => id === line.id || id.startsWith(`${line.id}-`));
  }

  /** Whether the dice of the last attack are still falling. */
  get isFalling(): boolean {
    return Boolean(this.plan.veil);
  }

  /** Whether the result of an attack may be told: most attacks are the last thing of an activation, and over before their dice lie. */
  isTold(clash: Clash): boolean {
    return this.isSkipped || (clash.ended && !this.isFalling);
  }

  /** Who is at whose throat: their bases lean in. */
  get leaning(): { unit: string; other: string }[] {
    const close = this.clashes.filter((clash) => (!clash.ended || this.isFalling) && this.styles(clash).includes("blade"));
    return close.flatMap(({ attacker, target }) => [{ unit: attacker, other: target }, { unit: target, other: attacker }]);
  }

  /** What a unit feels of the attack that is seen, as a text; without one, what the whole field feels. */
  felt(unit = ""): string {
    if (this.isSkipped) return "";
    const jolts = this.clashes.flatMap((clash) => {
      const [from, to] = [this.stoodIn(clash).from, this.stoodIn(clash).to].map((cells) => cells.flatMap((space) => this.plan.spaces.get(space) ?? []));
      if (!from?.length || !to?.length) return [];
      const [one, other] = [middle(from), middle(to)];
      const jolt = unit ? joltOf(clash, unit, this.styles(clash), { x: other.x - one.x, y: other.y - one.y }) : shakeOf(clash, this.styles(clash));
      return jolt ? [{ ...jolt, of: clash.key }] : [];
    });
    return jolts.length ? JSON.stringify(jolts.at(-1)) : "";
  }

  /** A touch or the space bar: the result at once; what is over goes out of sight. */
  skip(): void {
    if (this.clash?.ended) this.clashes = [];
    else if (this.clash && !this.isSkipped) {
      this.skipped = this.clash.key;
      this.lift();
      this.plan.match.connection.hurry();
    }
  }
}
