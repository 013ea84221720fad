/** What is somebody about to do on the battlefield? Selections that map, list and panel share.
 *
 * Everything that may be chosen comes from the server's options and studies; nothing here is a rule.
 */

import { fieldOf } from "../lib/match/choices";
import type { Camera } from "../lib/map/camera.svelte";
import type { MatchModel } from "../lib/match/match.svelte";
import { preferences } from "../lib/page/preferences.svelte";
import type { FireStudy, PlainOption, SightStudy } from "../lib/wire/server-types";
import { onlyNow } from "../lib/match/only_now";
import { study } from "../lib/match/study";
import { t } from "../lib/words/words.svelte";
import { Aims } from "./battle/aims.svelte";
import { Fight } from "./battle/fight.svelte";
import { COVER } from "./cover";
import { Position } from "./position.svelte";
import { Prospects } from "./prospects.svelte";
import { Command } from "./turn/command.svelte";
import { Held } from "./turn/orders/held.svelte";

/** Verbs whose units are chosen on the battlefield. */
const UNIT_VERBS = ["activate", "react", "choose", "aim", "spend"];
const WALKS = ["move", "entry"];

export class TacticsPlan extends Position {
  /** The space that is pointed to or focused. */
  looked = $state("");
  /** The unit whose card is open; one's own unit that may act is also the one to be activated. */
  unit = $state("");
  /** A unit or space that is looked at from the unit that acts. */
  target = $state("");
  /** The cover element to be placed. */
  element = $state("");
  showMoves = $state(true);
  showFire = $state(false);
  showThreat = $state(false);
  readonly command = new Command(this);
  /** The spaces on the way to each space within reach, MOVE by MOVE. */
  legs = $state.raw<Record<string, string[][]>>({});
  prospects!: Prospects;
  aims!: Aims;
  readonly fight: Fight;
  readonly held: Held;
  /** Whether the view goes to what the others do. */
  isFollowing = $state(true);
  /** What is seen of the field, while it is shown as a map. */
  view = $state.raw<Camera>();
  /** Whether a way is being walked step by step. */
  walking = $state(false);
  moves = $state.raw<Record<string, number>>({});
  ways = $state.raw<Record<string, string[]>>({});
  fire = $state.raw<FireStudy>();
  sight = $state.raw<SightStudy>();

  constructor(match: MatchModel) {
    super(match);
    this.fight = new Fight(this);
    this.held = new Held(match.id);
    $effect.root(() => {
      $effect(() => void this.load(preferences.language));
      this.ask();
      this.follow();
      this.command.follows();
      this.held.follows(this);
      this.prospects = new Prospects(this);
      this.aims = new Aims(this);
    });
  }

  /** What the server knows about the unit that is looked at, for every position anew. */
  private ask(): void {
    $effect(() => {
      const unit = this.actor;
      void this.version;
      this.moves = {};
      this.legs = {};
      if (!unit || this.match.past || this.match.isOver) return;
      return onlyNow(study(this.match, "moves", { unit }), (found) => {
        if (found?.kind !== "moves") return;
        this.moves = found.moves;
        this.legs = found.legs;
      });
    });
    $effect(() => {
      // Whoever is meant to move first fires from where he will stand.
      const [unit, space] = [this.actor, this.command.intent.from];
      void this.version;
      this.fire = undefined;
      if (!unit || this.match.past || this.match.isOver || (!space && this.standing(unit)?.status !== "board")) return;
      return onlyNow(study(this.match, "fire", { unit, ...(space && { space }) }), (found) => found?.kind === "fire" && (this.fire = found));
    });
    $effect(() => {
      void this.version;
      const walks = WALKS.includes(this.match.point) && Boolean(this.match.choice);
      if (this.walking) return;
      // The next steps are known at once; the ways further on come with the answer.
      this.ways = walks ? this.steps : {};
      if (!walks) return;
      return onlyNow(study(this.match, "ways", {}), (found) => found?.kind === "ways" && (this.ways = found.ways));
    });
    $effect(() => {
      const [unit, other] = [this.actor, this.target];
      // Whoever is meant to move first looks from where he will stand.
      const one = this.command.intent.from || unit;
      void this.version;
      this.sight = undefined;
      if (!one || !other || one === other || (one === unit && this.standing(one)?.status !== "board")) return;
      const end = other.startsWith(COVER) ? other.slice(COVER.length) : other;
      return onlyNow(study(this.match, "sight", { one, other: end }), (found) => found?.kind === "sight" && (this.sight = found));
    });
  }

  /** The ways of one step, as the options say. */
  private get steps(): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const option of [...this.optionsOf("enter"), ...this.optionsOf("step")]) {
      for (const space of fieldOf(option, "space")?.values ?? []) found[space] = [`${option.verb} ${space}`];
    }
    return found;
  }

  /** A new question makes what was meant for the old one void. */
  private follow(): void {
    let asked = "";
    $effect(() => {
      // Whose units are whose is only known when the board is there.
      const question = `${Boolean(this.board)} ${this.match.isOver} ${this.match.point} ${this.scene?.activation?.unit ?? ""} ${this.scene?.attack?.unit ?? ""}`;
      if (question === asked) return;
      asked = question;
      this.target = "";
      this.command.intent.forget();
      this.unit = this.acting || this.concerned;
      if (this.match.point === "reaction" && this.unit) this.target = this.scene?.activation?.unit ?? "";
    });
  }

  /** One's own unit that a question is about, if it is about one. */
  private get concerned(): string {
    if (this.match.isOver) return "";
    if (!this.match.choice) return this.unit;
    const reacting = valuesOfUnit(this.optionsOf("react"))[0];
    const suffering = this.scene?.phase.unit ?? "";
    if (reacting) return reacting;
    if (this.isOwn(suffering)) return suffering;
    return this.match.point === "activation" && this.ready.length === 1 ? (this.ready[0] ?? "") : "";
  }

  // --- who acts -------------------------------------------------------------------------------

  get options(): PlainOption[] {
    return this.match.choice?.options ?? [];
  }

  optionsOf(verb: string): PlainOption[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** One's own unit in the middle of its activation or attack. */
  readonly acting = $derived.by(() => {
    const unit = this.scene?.attack?.unit ?? this.scene?.activation?.unit ?? "";
    return this.match.choice && unit && this.isOwn(unit) ? unit : "";
  });

  /** The unit from which sight, range and odds are reckoned. */
  readonly actor = $derived(this.acting || this.unit);

  /** Where a unit could go matters when one chooses whom to activate: for units that may still act, and for enemies. */
  get mayGo(): boolean {
    if (!this.match.choice || this.match.point !== "activation") return false;
    return this.ready.includes(this.actor) || (Boolean(this.picture(this.actor)) && !this.isOwn(this.actor));
  }

  /** Units that may be activated now. */
  readonly ready = $derived.by(() => {
    const found = new Set(valuesOfUnit(this.optionsOf("activate")));
    // In the order of the roster, so that the numbers beside it count up.
    const known = (this.scene?.units ?? []).map((unit) => unit.id).filter((unit) => found.has(unit));
    return [...new Set([...known, ...found])];
  });

  /** Where a click does something. */
  readonly lit = $derived.by(() => {
    const found = new Set([...Object.keys(this.ways), ...(this.command.meaning ? Object.keys(this.legs) : [])]);
    for (const option of this.options) {
      for (const field of option.fields) {
        const values = field.values ?? [];
        if (field.noun === "space" && option.verb !== "step") values.forEach((space) => found.add(space));
        if (!UNIT_VERBS.includes(option.verb) || (field.noun !== "unit" && field.noun !== "target")) continue;
        for (const value of values) this.cells(value).forEach((cell) => found.add(cell));
      }
    }
    return this.walking || this.command.errand ? new Set<string>() : found;
  });

  // --- doing ----------------------------------------------------------------------------------

  /** Open a unit's card. */
  open(unit: string): void {
    // Whoever is the only one to act stays chosen.
    const stays = this.acting || (this.ready.length === 1 && this.ready[0] === unit);
    this.unit = this.unit === unit && !stays ? "" : unit;
    this.target = "";
    this.command.intent.forget();
  }

  /** A space was clicked: do what it means now, else look at it. */
  click(space: string): void {
    this.looked = space;
    if (this.match.pick) return this.match.pick(space);
    if (this.walking || this.match.busy || this.command.errand) return;
    const there = this.meant(space);
    if (this.ways[space]) void this.walk(this.ways[space]);
    else if (this.command.meaning && this.command.intends(space)) return;
    else if (this.direct(space)) return;
    else if (there && valuesOfUnit(this.optionsOf("choose")).includes(there)) void this.match.act(`choose ${there}`);
    else if (there && valuesOfUnit(this.optionsOf("react")).includes(there)) this.watch(there);
    else if (this.match.point === "targets" && this.aimable(space)) this.aimAt(this.aimable(space));
    else if (there && (this.ready.includes(there) || !this.actor || this.isOwn(there)) && !this.acting) this.open(there);
    else if (this.actor && this.target !== (there ?? space)) this.look(there ?? space);
    else if (this.match.choice && WALKS.includes(this.match.point)) void this.match.explain(`step ${space}`, t("web-tactics-not-there"));
    else this.target = "";
  }

  /** The unit that a click on a space means; further clicks mean the others that share it. */
  private meant(space: string): string | undefined {
    const all = this.unitsAt(space).map((unit) => unit.id);
    const able = ["activate", "choose", "react"].flatMap((verb) => valuesOfUnit(this.optionsOf(verb)));
    const some = all.some((unit) => able.includes(unit)) ? all.filter((unit) => able.includes(unit)) : all;
    const at = some.findIndex((unit) => unit === this.unit || unit === this.target);
    return some[(at + 1) % some.length];
  }

  /** Look from a unit that may react at whom it would shoot. */
  watch(unit: string): void {
    this.unit = unit;
    this.target = this.scene?.activation?.unit ?? "";
  }

  private look(at: string): void {
    this.target = at;
    if (WALKS.includes(this.match.point) && this.match.choice && !this.picture(at)) void this.match.explain(`step ${at}`, t("web-tactics-not-there"));
  }

  /** Verbs that a space completes. */
  private direct(space: string): boolean {
    for (const option of this.options) {
      const field = option.fields.find((found) => found.noun === "space");
      if (option.verb === "step" || !field?.values?.includes(space)) continue;
      const element = fieldOf(option, "element")?.values;
      const kind = element?.includes(this.element) ? this.element : element?.[0];
      void this.match.act([option.verb, kind, space].filter(Boolean).join(" "));
      return true;
    }
    return false;
  }

  /** What may be aimed at in a space. */
  private aimable(space: string): string {
    const targets = this.scene?.attack?.aims.map((aim) => aim.target) ?? [];
    const there = targets.filter((target) => this.cells(target).includes(space));
    return there.find((target) => !target.startsWith(COVER)) ?? there[0] ?? "";
  }

  private aimAt(target: string): void {
    if (this.target === target) void this.aimAll(target);
    else this.target = target;
  }

  /** Aim every weapon that can hit a target at it. */
  async aimAll(target: string): Promise<void> {
    for (let more = 0; more < 20; more++) {
      const option = this.optionsOf("aim").find((found) => fieldOf(found, "target")?.values?.includes(target));
      const weapon = option && fieldOf(option, "weapon")?.values?.[0];
      if (!weapon || !(await this.match.act(`aim ${weapon} ${target}`))) return;
    }
  }

  /** Go a way that the server named: whether to its end. */
  async walk(way: string[]): Promise<boolean> {
    this.walking = true;
    try {
      for (const step of way) if (!(await this.match.act(step))) return false;
      return true;
    } finally {
      this.walking = false;
    }
  }

  forget(): void {
    const isMeant = !this.command.intent.isEmpty;
    this.target = "";
    this.command.intent.forget();
    if (!this.acting && !isMeant) this.unit = "";
  }
}

/** The units that some options name, each once. */
function valuesOfUnit(options: PlainOption[]): string[] {
  return [...new Set(options.flatMap((option) => fieldOf(option, "unit")?.values ?? []))];
}
