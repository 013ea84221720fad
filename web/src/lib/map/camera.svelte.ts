/** Which part of the map is seen? Pan and zoom by wheel, pinch, drag and keys. */

const CLOSEST = 4;
const DRAG = 5;
/** Below this width a frame is a phone's. */
const NARROW = 520;
const WHEEL = 0.0016;
export const STEP = 1.3;

export interface Spot {
  x: number;
  y: number;
}

export class Camera {
  /** The frame on the screen and the size of the map. */
  width = $state(0);
  height = $state(0);
  readonly mapWidth: number;
  readonly mapHeight: number;
  /** The least scale at which a narrow frame begins. */
  private readonly legible: number;
  /** The scale below which a narrow frame never begins, however little of the map that shows. */
  private least: number;
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether a drag is going on, so that letting go is no click. */
  dragged = false;
  /** The scale that was given up because what had to be seen lies far apart. */
  private before = 0;
  private shows: "legible" | "all" | "part" = "legible";
  private readonly fingers = new Map<number, Spot>();
  private start: Spot = { x: 0, y: 0 };

  constructor(mapWidth: number, mapHeight: number, legible = 0.42, least = 0) {
    this.mapWidth = mapWidth;
    this.mapHeight = mapHeight;
    this.legible = legible;
    this.least = least;
  }

  /** The whole map, as large as the frame allows. */
  get whole(): number {
    return Math.min(this.width / this.mapWidth, this.height / this.mapHeight) || 1;
  }

  /** The frame has changed: show as much as before, unless somebody chose a part; never less than fits. */
  resize(width: number, height: number): void {
    const middle = this.width ? { x: (this.width / 2 - this.x) / this.scale, y: (this.height / 2 - this.y) / this.scale } : undefined;
    this.width = width;
    this.height = height;
    if (this.shows === "part" && this.scale >= this.whole) this.bound();
    else if (this.shows === "all") this.reset();
    else {
      this.begin();
      // What the map was turned to stays in the middle.
      if (middle) this.turnTo(middle);
    }
  }

  /** A narrow frame begins nearer, or farther away again: what somebody chose stays. */
  begins(least: number): void {
    if (least === this.least) return;
    this.least = least;
    if (this.width && this.shows === "legible") this.begin();
  }

  /** The whole map. */
  reset(): void {
    this.show("all", this.whole);
  }

  /** The whole map, and from there back to how the frame began. */
  turn(): void {
    if (this.shows === "all") this.begin();
    else this.reset();
  }

  /** The whole map too, but a narrow frame shows a part at a legible size rather than all of it too small to read. */
  private begin(): void {
    const fill = Math.max(this.width / this.mapWidth, this.height / this.mapHeight) || 1;
    this.show("legible", this.width < NARROW ? Math.max(this.least, Math.min(fill, Math.max(this.whole, this.legible))) : this.whole);
  }

  private show(what: "all" | "legible", scale: number): void {
    this.shows = what;
    this.scale = scale;
    this.x = (this.width - this.mapWidth * scale) / 2;
    this.y = (this.height - this.mapHeight * scale) / 2;
    this.bound();
  }

  /** Zoom so that the point under the finger or the mouse stays where it is. */
  zoom(factor: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.max(this.whole, Math.min(CLOSEST, this.scale * factor));
    const real = scale / this.scale;
    this.x = at.x - (at.x - this.x) * real;
    this.y = at.y - (at.y - this.y) * real;
    this.scale = scale;
    this.shows = "part";
    this.before = 0;
    this.bound();
  }

  pan(x: number, y: number): void {
    this.shows = "part";
    this.shift(x, y);
  }

  /** The map turns by itself: as much of it is shown as before, whatever the frame becomes. */
  private shift(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.bound();
  }

  private turnTo(at: Spot): void {
    this.shift(this.width / 2 - at.x * this.scale - this.x, this.height / 2 - at.y * this.scale - this.y);
  }

  /** Whether there is more of the map than the frame shows. */
  get isPart(): boolean {
    return this.mapWidth * this.scale > this.width + 1 || this.mapHeight * this.scale > this.height + 1;
  }

  /** Bring a point of the map to the middle, as far as there is map beyond it; from the whole map one comes near again. */
  centre(at: Spot): void {
    if (this.shows === "all") this.begin();
    if (this.isPart) this.turnTo(at);
  }

  /** Whether a point of the map is in sight, and so far from the frame's edge. */
  sees(at: Spot, edge = 0): boolean {
    const x = at.x * this.scale + this.x;
    const y = at.y * this.scale + this.y;
    return x > edge && y > edge && x < this.width - edge && y < this.height - edge;
  }

  /** Bring a point of the map into sight, if it is not. */
  reveal(at: Spot): void {
    const margin = 40;
    const seen = { x: at.x * this.scale + this.x, y: at.y * this.scale + this.y };
    const x = Math.min(Math.max(seen.x, margin), this.width - margin) - seen.x;
    const y = Math.min(Math.max(seen.y, margin), this.height - margin) - seen.y;
    if (x || y) this.shift(x, y);
  }

  /** Bring some points of the map into sight: from farther away, as long as that is needed. */
  hold(spots: Spot[], margin: number): void {
    if (!this.width || (!this.isPart && !this.before)) return;
    const spread = (of: (spot: Spot) => number) => Math.max(1, Math.max(...spots.map(of)) - Math.min(...spots.map(of)));
    const room = spots.length ? Math.min((this.width - 2 * margin) / spread(({ x }) => x), (this.height - 2 * margin) / spread(({ y }) => y)) : Infinity;
    const wanted = this.before || this.scale;
    const scale = Math.max(this.whole, Math.min(wanted, room));
    if (scale !== this.scale) {
      const shows = this.shows;
      this.zoom(scale / this.scale);
      this.before = scale < wanted ? wanted : 0;
      this.shows = shows;
    }
    const { x, y } = this.towards(spots, margin);
    if (x || y) this.shift(x, y);
  }

  /** How far to pan until some points of the map are in sight; where there is no room for all, the last ones. */
  towards(spots: Spot[], margin: number): Spot {
    const way = { x: 0, y: 0 };
    for (const at of spots) {
      const seen = { x: at.x * this.scale + this.x + way.x, y: at.y * this.scale + this.y + way.y };
      way.x += Math.min(Math.max(seen.x, margin), Math.max(margin, this.width - margin)) - seen.x;
      way.y += Math.min(Math.max(seen.y, margin), Math.max(margin, this.height - margin)) - seen.y;
    }
    return way;
  }

  /** Keep the map in the frame: no empty space beside it that need not be. */
  private bound(): void {
    this.x = bounded(this.x, this.width, this.mapWidth * this.scale);
    this.y = bounded(this.y, this.height, this.mapHeight * this.scale);
  }

  // --- fingers and mouse ----------------------------------------------------------------------

  wheel(event: WheelEvent, at: Spot): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 6 : 1) * WHEEL), at);
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  }

  move(event: PointerEvent, frame: DOMRect): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other, frame);
    else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG) {
      this.dragged = true;
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.fingers.set(event.pointerId, now);
  }

  private pinch(before: Spot, now: Spot, other: Spot, frame: DOMRect): void {
    this.dragged = true;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    this.zoom(factor, { x: (now.x + other.x) / 2 - frame.left, y: (now.y + other.y) / 2 - frame.top });
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }
}

/** A place that leaves no gap, or the middle where the map is smaller than the frame. */
export function bounded(place: number, frame: number, map: number): number {
  if (map <= frame) return (frame - map) / 2;
  return Math.min(0, Math.max(frame - map, place));
}
