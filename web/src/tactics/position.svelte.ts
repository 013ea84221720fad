/** What stands on the battlefield? The position that is drawn, and what its things are called. */

import { valueLabel } from "../lib/words/labels";
import { t } from "../lib/words/words.svelte";
import type { MatchModel } from "../lib/match/match.svelte";
import { preferences } from "../lib/page/preferences.svelte";
import { veiled } from "./battle/veil";
import { COVER } from "./cover";
import type { Health } from "./map/units/Pips.svelte";
import type { CardPicture, TacticsBoard, TacticsScene, UnitPicture, UnitScene } from "../lib/wire/server-types";

export class Position {
  readonly match: MatchModel;
  board = $state.raw<TacticsBoard>();

  constructor(match: MatchModel) {
    this.match = match;
  }

  /** Fetch what stays the same through a match, in a language. */
  protected async load(lang: string): Promise<void> {
    const found = (await this.match.board()) as TacticsBoard | undefined;
    if (found && lang === preferences.language) this.board = found;
  }

  get version(): number | undefined {
    return this.match.frame?.version;
  }

  /** What dice that are still falling have done, as it was before. */
  veil = $state.raw<TacticsScene>();

  get scene(): TacticsScene | undefined {
    const scene = this.match.scene as TacticsScene | undefined;
    return scene && this.veil && !this.match.past ? veiled(scene, this.veil) : scene;
  }

  /** The viewer's side; a spectator has none. */
  get side(): number {
    return this.board?.seat_sides[this.match.seat] ?? -1;
  }

  private readonly pictures = $derived.by(() => new Map(this.board?.units.map((unit) => [unit.id, unit])));
  private readonly standings = $derived.by(() => new Map(this.scene?.units.map((unit) => [unit.id, unit])));
  readonly bodies = $derived.by(() => (this.scene?.units ?? []).filter((unit) => unit.status === "board" && !unit.leader));
  /** Who stands where; heroes share spaces. */
  private readonly places = $derived.by(() => {
    const found = new Map<string, UnitScene[]>();
    for (const unit of this.bodies) for (const cell of unit.cells) found.set(cell, [...(found.get(cell) ?? []), unit]);
    return found;
  });
  readonly spaces = $derived.by(() => new Map(this.board?.map.spaces.map((space) => [space.id, space])));
  readonly ground = $derived.by(() => new Map(this.scene?.ground.map((ground) => [ground.id, ground])));

  picture(unit: string): UnitPicture | undefined {
    return this.pictures.get(unit);
  }

  standing(unit: string): UnitScene | undefined {
    return this.standings.get(unit);
  }

  card(unit: string): CardPicture | undefined {
    return this.board?.cards[this.picture(unit)?.card ?? ""];
  }

  unitsAt(space: string): UnitScene[] {
    return this.places.get(space) ?? [];
  }

  /** What a unit, a cover element or a space is called. */
  name(id: string): string {
    return this.picture(id)?.name ?? (id.startsWith(COVER) ? this.coverName(id.slice(COVER.length)) : this.label("target", id));
  }

  /** A squad with the hero who leads it, as one. */
  together(unit: UnitScene): string {
    return [unit.id, ...(unit.hero ? [unit.hero] : [])].map((one) => this.name(one)).join(" + ");
  }

  /** What is left of a unit, then of the hero who leads it. */
  health(unit: UnitScene): Health[] {
    const hero = unit.hero ? this.standing(unit.hero) : undefined;
    return [unit, ...(hero ? [hero] : [])].map((part) => ({ kind: this.card(part.id)?.kind ?? "squad", left: part.strength, full: part.full }));
  }

  /** A cover element by its kind and space; one that is destroyed as it was laid out. */
  private coverName(space: string): string {
    const element = this.ground.get(space)?.element ?? this.board?.map.elements[space] ?? "";
    return t("tactics-cover-in", { element, space });
  }

  /** A weapon's name, from its unit's card where the choice does not say it. */
  weapon(id: string): string {
    const [unit = "", line = ""] = id.split(".");
    const found = this.card(unit)?.lines.find((weapon) => line === weapon.id || line.startsWith(`${weapon.id}-`));
    return found?.name ?? this.label("weapon", id);
  }

  label(noun: string, value: string): string {
    return valueLabel(this.match.choice, noun, value);
  }

  isOwn(unit: string): boolean {
    return this.picture(unit)?.side === this.side;
  }

  isEnemy(unit: string): boolean {
    return Boolean(this.picture(unit)) && !this.isOwn(unit);
  }

  /** How a unit's base looks: partners on one side have bases of the same family, but not the same. */
  livery(unit: string): number {
    const picture = this.picture(unit);
    const seats = this.scene?.sides[picture?.side ?? 0]?.seats ?? [];
    return (picture?.side ?? 0) + 2 * Math.min(1, Math.max(0, seats.indexOf(picture?.owner ?? 0)));
  }

  /** Whether a unit has had its turn; not while it is still in the middle of it. */
  isDone(unit: string): boolean {
    const busy = [this.scene?.activation?.unit, this.scene?.attack?.unit];
    return Boolean(this.standing(unit)?.activated) && !busy.includes(unit);
  }

  /** The spaces of a unit, a cover element or a space itself. */
  cells(id: string): string[] {
    if (id.startsWith(COVER)) return [id.slice(COVER.length)];
    const unit = this.standing(id);
    return unit ? (unit.leader ? this.cells(unit.leader) : unit.cells) : [id];
  }
}
