/** What is somebody about to do on the board? The half-made action that map and panel share.
 *
 * Everything that may be chosen comes from the server's options; nothing here knows a rule.
 */

import { untrack } from "svelte";
import { boundsOf, completed, countsOf, dealt, fieldOf, fullest, lineOf, narrowed, valuesOf, type Filling } from "../lib/match/choices";
import type { MatchModel } from "../lib/match/match.svelte";
import { preferences } from "../lib/page/preferences.svelte";
import { screen } from "../lib/page/screen.svelte";
import type { AreaPicture, AreaScene, DustBoard, DustScene, PlainOption, PlayerScene } from "../lib/wire/server-types";
import { t } from "../lib/words/words.svelte";
import { DustNews } from "./news.svelte";
import type { Draft } from "./turn/shop/draft.svelte";
import { kindOf, LEAVING, MAP_FIELDS, PLACING, PROPOSED, TOGETHER } from "./verbs";

/** The meridian in the middle of the map. */
const MIDDLE = 10;

export class DustPlan {
  readonly match: MatchModel;
  /** What has happened and is still to be shown. */
  readonly news: DustNews;
  /** Where goes what is bought: fetched when something can be. */
  draft = $state.raw<Draft>();
  board = $state.raw<DustBoard>();
  /** The verbs of the task at hand; empty: what the options offer first. */
  wanted = $state<string[]>([]);
  filling = $state<Filling>({});
  /** What could be attacked if the movement ended now: asked for when somebody means to. */
  ahead = $state.raw<PlainOption[]>([]);
  /** The kind of unit that is being placed; empty: whichever may be. */
  kind = $state("");
  /** Where the next unit of a kind is placed, after one. */
  private stays = "";
  /** The area that is looked at: pointed to or focused. */
  looked = $state("");
  /** Whether the cards to choose from are out of the way, to look at the map. */
  hideCards = $state(false);

  constructor(match: MatchModel) {
    this.match = match;
    this.news = new DustNews(match);
    match.takesBack = () => Boolean(this.draft?.isOn && this.draft.takeBack());
    void this.load();
    let asked = "";
    $effect.root(() => {
      // A new question makes half-made answers to the old one void; what others do meanwhile does not.
      $effect(() => {
        const question = `${match.point} ${JSON.stringify(this.options)}`;
        if (match.point !== "purchase") untrack(() => this.draft?.forget());
        else void this.plans();
        if (question !== asked) untrack(() => this.begin());
        asked = question;
      });
    });
  }

  private async load(): Promise<void> {
    this.board = (await this.match.board()) as DustBoard | undefined;
  }

  private async plans(): Promise<void> {
    const { Draft } = await import("./turn/shop/draft.svelte");
    this.draft ??= new Draft(this);
  }

  /** Say why an area cannot be chosen. */
  private async explain(area: string): Promise<void> {
    await (await import("./explain")).explain(this, area);
  }

  // --- the position ---------------------------------------------------------------------------

  get scene(): DustScene | undefined {
    return this.match.scene as DustScene | undefined;
  }

  get me(): PlayerScene | undefined {
    return this.scene?.players[this.match.seat];
  }

  get colors(): (string | null)[] {
    return this.scene?.players.map((player) => player.color) ?? [];
  }

  private readonly held = $derived.by(() => new Map(this.scene?.areas.map((area) => [area.id, area])));
  private readonly pictured = $derived.by(() => new Map(this.board?.areas.map((area) => [area.id, area])));

  areaAt(id: string): AreaScene | undefined {
    return this.held.get(id);
  }

  picture(id: string): AreaPicture | undefined {
    return this.pictured.get(id);
  }

  /** What an area is called. */
  name(id: string): string {
    const names = this.pictured.get(id)?.names;
    return names?.[preferences.language] ?? names?.en ?? id;
  }

  /** Whether an area lies in the left half of the map, so that what is said of it stands at the right. */
  isWest(id: string): boolean {
    return (this.pictured.get(id)?.lon ?? 0) < MIDDLE;
  }

  /** Who owns something, by name. */
  ownerName(owner: number): string {
    if (owner === -1) return t("dust-owner-nobody");
    return this.match.names[owner] ?? t("dust-owner-neutral");
  }

  /** Areas joined to an area by a line. */
  neighbours(id: string): string[] {
    return (this.board?.links ?? []).flatMap((link) =>
      link.one === id ? [link.other] : link.other === id ? [link.one] : [],
    );
  }

  /** The areas round the one looked at. */
  readonly near = $derived.by(() => new Set(this.looked ? this.neighbours(this.looked) : []));

  /** Why nobody may attack an area now, if so. */
  guardOf(id: string): string {
    return this.held.get(id)?.guard ?? "";
  }

  // --- the action being made ------------------------------------------------------------------

  get options(): PlainOption[] {
    return this.match.choice?.options ?? [];
  }

  /** What may be done now, and by ending the movement first. */
  private readonly within = $derived([...this.options, ...this.ahead]);

  /** The tasks on the map that the options offer, each as the verbs that belong to it. */
  readonly tasks = $derived.by(() => {
    const found: string[][] = [];
    for (const { verb } of this.within) {
      if (!(verb in MAP_FIELDS) || found.some((verbs) => verbs.includes(verb))) continue;
      found.push(TOGETHER.find((verbs) => verbs.includes(verb)) ?? [verb]);
    }
    return found;
  });

  /** The verbs of the task at hand. */
  readonly verbs = $derived.by(() => {
    const wanted = this.tasks.find((task) => task.includes(this.wanted[0] ?? ""));
    return wanted ?? this.tasks[0] ?? [];
  });

  readonly left = $derived.by(() => narrowed(this.within, this.verbs, this.filling).filter((option) => !this.kind || !PLACING.includes(option.verb) || kindOf(option) === this.kind));

  /** Whether units are being placed. */
  readonly isPlacing = $derived.by(() => this.verbs.some((verb) => PLACING.includes(verb)));

  /** The field that the next click on the map fills. */
  readonly next = $derived.by(() => {
    for (const verb of this.verbs) {
      if (!this.left.some((option) => option.verb === verb)) continue;
      const name = (MAP_FIELDS[verb] ?? []).find((field) => this.filling[field] === undefined);
      if (name) return name;
    }
    return undefined;
  });

  /** The areas that may be clicked to go on. */
  readonly lit = $derived.by(() => {
    if (this.draft?.isOn) return this.draft.lit;
    const names = new Set(this.verbs.map((verb) => this.nextOf(verb)).filter((name) => name !== undefined));
    const found = [...names].flatMap((name) => valuesOf(this.left, name));
    return new Set(found);
  });

  nextOf(verb: string): string | undefined {
    return (MAP_FIELDS[verb] ?? []).find((field) => this.filling[field] === undefined);
  }

  /** Whether the action at hand ends the movement first. MOVE-GEN-10. */
  readonly endsMovement = $derived(this.ahead.some((option) => this.verbs.includes(option.verb)));

  /** The option that the filling completes. */
  readonly ready = $derived(completed(this.left, this.verbs, this.filling));
  readonly line = $derived(this.ready ? lineOf(this.ready, this.filling) : "");

  /** What stands in the filling, for the map to mark. */
  readonly origin = $derived(String(this.filling.origin ?? ""));
  readonly target = $derived(String(this.filling.target ?? this.filling.area ?? ""));

  /** The way that is planned, or would be with the area that is pointed to. */
  readonly way = $derived.by(() => {
    const to = this.target || (this.next === "target" && this.lit.has(this.looked) ? this.looked : "");
    if (!this.origin || !to || this.origin === to) return undefined;
    const verb = this.ready?.verb ?? this.left[0]?.verb ?? "";
    return { from: this.origin, to, fights: verb !== "move", units: this.target ? countsOf(this.filling.units) : {} };
  });

  /** What stays behind in the area that units are about to leave; nothing where none do. */
  readonly rest = $derived.by(() => {
    const option = this.ready;
    const there = this.areaAt(this.origin)?.units;
    if (!option || !there || !LEAVING.includes(option.verb)) return undefined;
    const going = countsOf(this.filling.units);
    return Object.fromEntries(Object.entries(there).flatMap(([unit, amount]) => (amount > (going[unit] ?? 0) ? [[unit, amount - (going[unit] ?? 0)]] : [])));
  });

  /** What is given up with an area that is about to be left empty: the dearest thing in it. */
  readonly abandons = $derived.by(() => {
    if (!this.rest || Object.keys(this.rest).length) return undefined;
    const mark = this.picture(this.origin)?.mark;
    return mark === "capital" ? "capital" : this.areaAt(this.origin)?.center ? "center" : mark === "source" ? "source" : "area";
  });

  forget(): void {
    this.filling = {};
    this.wanted = [];
    this.kind = "";
    this.stays = "";
  }

  /** Begin anew; who meant to attack while still moving, moves on. */
  clear(): void {
    if (this.endsMovement) this.wanted = [];
    this.filling = {};
  }

  /** A new question: half-made answers are void, but whoever places units goes on where they were. */
  private begin(): void {
    const [area, kind] = [this.stays, this.kind];
    this.forget();
    this.ahead = [];
    // A finger that is gone still points: on a phone its note would lie over what comes next.
    if (screen.upright) this.looked = "";
    if (!area) return;
    if (this.options.some((option) => kindOf(option) === kind)) this.kind = kind;
    if (this.lit.has(area)) this.fill(area);
  }

  /** Place another kind of unit. */
  place(kind: string): void {
    const area = this.target;
    this.kind = kind;
    this.filling = {};
    if (this.lit.has(area)) this.fill(area);
  }

  // --- from one area to another by dragging -----------------------------------------------------

  grips(area: string): boolean {
    return valuesOf(narrowed(this.within, this.verbs, {}), "origin").includes(area);
  }

  drag(from: string): void {
    this.filling = {};
    this.fill(from);
  }

  drop(to: string): void {
    if (this.lit.has(to)) this.fill(to);
    else if (to && to !== this.origin) void this.explain(to);
  }

  take(verbs: string[]): void {
    this.filling = {};
    this.wanted = verbs;
  }

  /** An area was clicked: it is the next field if it may be, else the origin anew, else explained. */
  click(area: string): void {
    this.looked = area;
    if (this.match.pick) return this.match.pick(area);
    if (this.match.choice && this.draft?.isOn && (this.draft.click(area) || !this.verbs.length)) return;
    if (!this.match.choice || !this.verbs.length) return;
    if (this.lit.has(area)) this.fill(area);
    else if (area === this.target || area === this.origin) this.back(area);
    else if (!this.aims(area) && !this.restart(area)) void this.explain(area);
  }

  /** A filled area was clicked again: confirm a whole action, else take the area back. */
  private back(area: string): void {
    if (area === this.target && this.ready) void this.commit();
    else this.clear();
  }

  /** An attack while still moving: from the area chosen if that can, else whoever can is asked for. */
  attackNext(options: PlainOption[], area: string): boolean {
    this.ahead = options;
    const verbs = this.tasks.find((task) => task.includes(options[0]?.verb ?? "")) ?? [];
    const to = narrowed(options, verbs, { target: area });
    if (!to.length) return false;
    const from = valuesOf(to, "origin").includes(this.origin) ? this.origin : "";
    this.take(verbs);
    if (!from) return this.aims(area);
    this.fill(from);
    this.fill(area);
    return true;
  }

  /** A goal may be chosen before who goes there; if only one can, that is who. */
  private aims(area: string): boolean {
    if (this.origin || this.next !== "origin" || !valuesOf(narrowed(this.within, this.verbs, {}), "target").includes(area)) return false;
    this.filling = { target: area };
    const origins = valuesOf(this.left, "origin");
    if (origins.length === 1) this.fill(origins[0] ?? "");
    return true;
  }

  private fill(area: string): void {
    const names = this.verbs.map((verb) => [verb, this.nextOf(verb)] as const);
    for (const [verb, name] of names) {
      const fits = name && this.left.some((option) => option.verb === verb && fieldOf(option, name)?.values?.includes(area));
      if (!fits) continue;
      this.filling = { ...this.filling, [name]: area };
      break;
    }
    this.complete();
  }

  /** Begin anew from another area, if one may begin there. */
  private restart(area: string): boolean {
    for (const verb of this.verbs) {
      const first = MAP_FIELDS[verb]?.[0] ?? "";
      const last = MAP_FIELDS[verb]?.at(-1) ?? "";
      const kept = first !== last && this.filling[last] !== undefined ? { [first]: this.filling[first] ?? "" } : {};
      const retarget = narrowed(this.within, [verb], kept as Filling);
      if (last !== first && kept[first] && valuesOf(retarget, last).includes(area)) {
        this.filling = { ...kept, [last]: area } as Filling;
        this.complete();
        return true;
      }
      if (valuesOf(narrowed(this.within, [verb], {}), first).includes(area)) {
        this.filling = { [first]: area };
        this.complete();
        return true;
      }
    }
    return false;
  }

  /** Once the map is done, who goes is proposed: all that may, but one who keeps the area. */
  private complete(): void {
    if (this.next !== undefined || this.ready) return;
    const option = this.left.find((found) => PROPOSED.includes(found.verb));
    if (option) this.filling = { ...this.filling, ...fullest(option, this.filling) };
    if (this.abandons) this.keepOne();
  }

  /** All units that may go, or all but one. */
  everybody(all: boolean): void {
    const option = this.ready ?? this.left[0];
    if (!option) return;
    this.filling = { ...this.filling, units: dealt(fieldOf(option, "units")?.upper ?? {}, fieldOf(option, "units")?.most ?? 0) };
    if (!all) this.keepOne();
  }

  /** The cheapest unit stays, if another one goes. */
  private keepOne(): void {
    const going = countsOf(this.filling.units);
    const costs = new Map(this.board?.units.map((unit) => [unit.id, unit.cost]));
    const cheapest = Object.keys(going).filter((unit) => going[unit]).toSorted((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0))[0];
    const fewer = { ...going, [cheapest ?? ""]: (going[cheapest ?? ""] ?? 0) - 1 };
    if (cheapest && completed(this.left, this.verbs, { ...this.filling, units: fewer })) this.filling = { ...this.filling, units: fewer };
  }

  /** Choose among the options left, such as an attack or a special one. */
  choose(option: PlainOption): void {
    const areas = Object.fromEntries(
      (MAP_FIELDS[option.verb] ?? []).map((name) => [name, this.filling[name] ?? ""]),
    );
    this.filling = { ...areas, ...fullest(option, areas) };
  }

  setCount(field: string, key: string, amount: number): void {
    this.filling = { ...this.filling, [field]: { ...countsOf(this.filling[field]), [key]: amount } };
  }

  bounds(field: string): Record<string, number> {
    return boundsOf(this.left, field);
  }

  async commit(): Promise<void> {
    const isPlacing = PLACING.includes(this.ready?.verb ?? "");
    if (isPlacing) {
      this.kind ||= kindOf(this.ready!);
      this.stays = this.target;
    }
    const { line, endsMovement } = this;
    if (line && (!endsMovement || (await this.match.act("done"))) && (await this.match.act(line)) && !isPlacing) this.forget();
  }
}
