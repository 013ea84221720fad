/** Which place of a map has the keyboard, and what do keys, clicks and pointing do there? */

import { STEP, type Camera, type Spot } from "./camera.svelte";

/** What a game's plan says about the places of its map. */
export interface MapPlan {
  /** Where a click does something. */
  readonly lit: Set<string>;
  /** The place that is pointed to or focused. */
  looked: string;
  click(place: string): void;
  forget(): void;
  /** Whether something can be dragged from a place; the map stays then. */
  grips?(place: string): boolean;
  drag?(from: string): void;
  drop?(to: string): void;
}

/** How the places of a map lie. */
export interface Geography {
  /** Where the keyboard begins if nothing can be chosen. */
  first: string;
  spot(place: string): Spot | undefined;
  /** The next place in a direction. */
  next(from: string, x: number, y: number): string | undefined;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PAN = 60;
/** So far from the frame a place is well in sight. */
const EDGE = 30;

/** Nearer to it less than half of a token is seen. */
const NEAR = 16;

export class Places {
  readonly camera: Camera;
  readonly plan: MapPlan;
  private readonly geography: Geography;
  private current = $state("");

  constructor(camera: Camera, plan: MapPlan, geography: Geography) {
    this.camera = camera;
    this.plan = plan;
    this.geography = geography;
  }

  /** The one place that the Tab key reaches. */
  readonly focusable = $derived.by(() => this.current || [...this.plan.lit][0] || this.geography.first);

  /** Letting go after a drag is no click. */
  click(place: string): void {
    if (this.camera.dragged) return;
    this.current = place;
    this.plan.click(place);
  }

  // --- dragged from place to place ----------------------------------------------------------------

  /** The place from which the mouse drags; whether it does is seen when it comes to another one. */
  private held = "";
  private isDragged = false;

  /** The mouse is pressed: whether it holds a place, so that the map stays. */
  grip(event: PointerEvent): boolean {
    const place = event.pointerType === "touch" || event.button ? "" : placeAt(event);
    this.held = place && this.plan.grips?.(place) ? place : "";
    this.isDragged = false;
    if (this.held) this.camera.dragged = false;
    return Boolean(this.held);
  }

  /** It moves: from the second place on it drags. */
  pull(event: PointerEvent): void {
    if (!event.buttons) this.held = "";
    if (!this.held || this.isDragged) return;
    const place = placeAt(event);
    if (!place || place === this.held) return;
    this.isDragged = true;
    this.plan.drag?.(this.held);
    this.plan.looked = place;
  }

  /** It is let go: over a place, that is the goal. */
  release(event: PointerEvent): void {
    const from = this.held;
    this.held = "";
    const place = from && this.isDragged ? placeAt(event) : "";
    if (place && place !== from) this.plan.drop?.(place);
  }

  /** The place with the keyboard is chosen. */
  enter(place: string): void {
    this.camera.dragged = false;
    this.click(place);
  }

  focus(place: string): void {
    this.current = place;
    this.plan.looked = place;
  }

  /** Turn to the first of some places, unless one of them is in sight. */
  show(places: string[]): void {
    const spots = places.flatMap((place) => this.geography.spot(place) ?? []);
    const first = spots[0];
    // Of a part of a map a token at the very edge is overlooked.
    const edge = this.camera.isPart ? NEAR : 0;
    if (first && this.camera.width && !spots.some((spot) => this.camera.sees(spot, edge))) this.camera.centre(first);
  }

  /** Turn so that all of some places are in sight, from farther away where they lie far apart. */
  bring(places: string[]): void {
    this.camera.hold(places.flatMap((place) => this.geography.spot(place) ?? []), EDGE);
  }

  keys(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (event.key === "+" || event.key === "=") this.camera.zoom(STEP);
    else if (event.key === "-") this.camera.zoom(1 / STEP);
    else if (event.key === "0") this.camera.reset();
    else if (event.key === "Escape") this.plan.forget();
    else if (step && event.shiftKey) this.camera.pan(-PAN * step[0], -PAN * step[1]);
    else if (step) this.go(step[0], step[1]);
    else return;
    event.preventDefault();
  }

  private go(x: number, y: number): void {
    const to = this.geography.next(this.focusable, x, y);
    const spot = to && this.geography.spot(to);
    if (!to || !spot) return;
    this.current = to;
    this.camera.reveal(spot);
    document.getElementById(idOf(to))?.focus({ preventScroll: true });
  }
}

/** The place under the mouse: its token, or its ground. */
function placeAt(event: PointerEvent): string {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-land], .place");
  return found?.dataset.land ?? found?.id.replace(idOf(""), "") ?? "";
}

/** The id of a place in the page. */
export function idOf(place: string): string {
  return `place-${place}`;
}
