/** What is a unit meant to do with its two actions? What was picked on the field, in the order in which it is done. */

import type { Assault } from "../../lib/wire/server-types";

export interface Deed {
  kind: "move" | "attack";
  /** The space where the MOVE ends, or who is attacked. */
  what: string;
}

const MOST = 2;

export class Intent {
  deeds = $state.raw<Deed[]>([]);
  /** Whether both actions go into one attack. */
  isSustained = $state(false);
  /** Skills and special weapons that are declared too. */
  extras = $state.raw<string[]>([]);

  get isEmpty(): boolean {
    return !this.deeds.length;
  }

  /** Where its MOVEs end. */
  readonly stops = $derived.by(() => this.deeds.filter((deed) => deed.kind === "move").map((deed) => deed.what));

  /** Where it stands when everything is done. */
  get end(): string {
    return this.stops.at(-1) ?? "";
  }

  get target(): string {
    return this.deeds.find((deed) => deed.kind === "attack")?.what ?? "";
  }

  /** Where it attacks from, if not from where it stands. */
  get from(): string {
    return this.deeds[0]?.kind === "move" && this.target ? this.deeds[0].what : "";
  }

  /** What is declared, in the notation. */
  get plan(): string {
    if (this.isSustained) return "sustained";
    return Array.from({ length: MOST }, (_, at) => this.deeds[at]?.kind ?? "nothing").join("+");
  }

  /** Go to a space, by one MOVE or two; after an attack that was picked before, if one MOVE is enough. */
  go(stops: string[]): void {
    const attack = this.deeds[0]?.kind === "attack" && stops.length === 1 ? [this.deeds[0]] : [];
    this.isSustained = false;
    this.deeds = [...attack, ...stops.map((what): Deed => ({ kind: "move", what }))];
  }

  /** Attack from the space where the MOVE ends that was picked before. */
  attackThere(target: string): void {
    this.deeds = [...this.deeds.slice(0, 1), { kind: "attack", what: target }];
  }

  /** What the server worked out. */
  follow(way: Assault, target: string): void {
    this.isSustained = way.plan === "sustained";
    this.deeds = [...way.stops.map((what): Deed => ({ kind: "move", what })), { kind: "attack", what: target }];
  }

  /** Whether it is what the server worked out. */
  is(way: Assault): boolean {
    return this.isSustained === (way.plan === "sustained") && this.from === (way.stops[0] ?? "");
  }

  drop(at: number): void {
    this.isSustained = false;
    this.deeds = this.deeds.filter((_, number) => number !== at);
  }

  forget(): void {
    this.deeds = [];
    this.isSustained = false;
    this.extras = [];
  }
}
