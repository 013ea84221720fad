/** In which order and how fast is what happened shown? What others do, one step at a time.
 *
 * Bots decide in milliseconds; nobody can follow that. So steps of others wait here for a moment each.
 * Whoever acts, has a clock running, looks elsewhere or wants no pauses sees everything at once.
 */

import type { HappenedAnswer, UpdateFrame } from "../wire/server-types";

export const PACES = ["none", "short", "long"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for a step of others, and at most for all that wait to be shown. */
const STEP: Record<Pace, number> = { none: 0, short: 450, long: 1_400 };
const BEHIND: Record<Pace, number> = { none: 0, short: 15_000, long: 60_000 };
/** Dice take longer to read than a move; the tenth tank that is placed takes no time at all. */
const DICE = 2;
const MORE_OF_THE_SAME = 0.3;
/** What everybody has won is read longest, and so is what everybody plays. */
const SCORING = 7;
const READ = ["points-scored", "card-revealed"];
/** A battle against oneself is what one wants to see. */
const ON_ME = 2;
/** A shot flies, its dice fall, its result is told: so long a board needs to show it. */
const SHOT = 1_900;

/** How long a step stays alone in sight, if so many others wait behind it. */
export function pauseFor(frame: UpdateFrame, before: UpdateFrame | undefined, waiting: number, pace: Pace): number {
  const told = frame.happened.filter((happened) => happened.lines?.length);
  const isRead = told.some(isReport);
  if (!told.length || (!isRead && told.every((happened) => isOwn(happened, frame.seat)))) return 0;
  const isDice = told.some((happened) => happened.how === "chance");
  const isSame = !isDice && kindOf(frame) === kindOf(before);
  const kind = isRead ? SCORING : isDice ? DICE : isSame ? MORE_OF_THE_SAME : 1;
  const seen = pace !== "none" && told.some(isShot) ? SHOT : 0;
  const wanted = Math.max(seen, STEP[pace] * kind * (isOnMe(frame) ? ON_ME : 1));
  return Math.min(wanted, BEHIND[pace] / (waiting + 1));
}

/** Whether what waits must be shown at once. */
export function isUrgent(frame: UpdateFrame): boolean {
  return !frame.happened.length || isPressed(frame) || frame.happened.some((happened) => isOwn(happened, frame.seat));
}

/** Whether the viewer has to choose against a clock. */
function isPressed(frame: UpdateFrame): boolean {
  return Boolean(frame.choice) && typeof frame.pending?.deadlines[frame.seat] === "number";
}

/** Whether it tells everybody something to read. */
function isReport(happened: HappenedAnswer): boolean {
  return happened.events?.some((event) => READ.includes(event.kind)) ?? false;
}

/** Whether dice fell for a shot at somebody. */
function isShot(happened: HappenedAnswer): boolean {
  return happened.events?.some((event) => "faces" in event && "weapon" in event && "target" in event) ?? false;
}

/** Questions that tell what dice did: who falls, whether to roll again. */
const RESULTS = ["losses", "medal"];

function asksAfterShot(frame: UpdateFrame): boolean {
  return Boolean(frame.choice) && RESULTS.includes(frame.pending?.point ?? "") && frame.happened.some(isShot) && !isPressed(frame);
}

/** What happened, without the question that tells the result: as long as dice fall, all is said as before. */
function withoutQuestion({ choice: _, ...frame }: UpdateFrame, before: UpdateFrame | undefined): UpdateFrame {
  return { ...frame, pending: before?.pending ?? null, words: before?.words ?? frame.words };
}

/** Whether a battle is shown in which the viewer defends. */
function isOnMe(frame: UpdateFrame): boolean {
  const { battle } = (frame.scene ?? {}) as { battle?: { defender?: { seat?: number } } | null };
  return battle?.defender?.seat === frame.seat;
}

function isOwn(happened: HappenedAnswer, seat: number): boolean {
  return happened.how === "person" && happened.seat === seat;
}

/** What a step is about: who, and the kind of its first event. While a table is set up, all do the same in turn. */
function kindOf(frame: UpdateFrame | undefined): string {
  const first = frame?.happened[0];
  const { round } = (frame?.scene ?? {}) as { round?: number };
  return `${round === 0 ? "" : first?.seat} ${first?.events?.[0]?.kind}`;
}

export class Paced {
  private readonly waiting: UpdateFrame[] = [];
  private shown: UpdateFrame | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pace: () => Pace;
  private readonly show: (frame: UpdateFrame, behind: number) => void;

  /** `pace` is asked at every step; `show` gets each frame in order, and how many wait behind it. */
  constructor(pace: () => Pace, show: (frame: UpdateFrame, behind: number) => void) {
    this.pace = pace;
    this.show = show;
  }

  take(frame: UpdateFrame): void {
    const isNow = this.pace() === "none" || isUrgent(frame);
    if (isNow) this.catchUp();
    this.waiting.push(frame);
    if (isNow) {
      this.put();
      // One's own shot is seen to its end before others answer it, or anybody is asked about it; so is what one's own deed lays open.
      const pause = frame.happened.some((happened) => isShot(happened) || isReport(happened)) && !isPressed(frame) ? pauseFor(frame, undefined, 0, this.pace()) : 0;
      if (pause) this.rest(pause);
      else this.catchUp();
    } else if (this.timer === undefined) this.next();
    else if (this.shown) this.show(this.shown, this.waiting.length);
  }

  /** Show everything that waits. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.put();
  }

  /** What is shown has been seen: what waits comes now, in its own time. */
  hurry(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next();
  }

  private rest(pause: number): void {
    if (!pause) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    }, pause);
  }

  /** One frame, and those after it that need no pause between. */
  private next(): void {
    while (this.waiting.length) {
      const before = this.shown;
      const frame = this.put();
      const pause = pauseFor(frame, before, this.waiting.length, this.pace());
      if (!pause) continue;
      this.rest(pause);
      return;
    }
  }

  private put(): UpdateFrame {
    let frame = this.waiting.shift()!;
    if (this.pace() !== "none" && asksAfterShot(frame)) {
      this.waiting.unshift({ ...frame, happened: [] });
      frame = withoutQuestion(frame, this.shown);
    }
    this.shown = frame;
    this.show(frame, this.waiting.length);
    return frame;
  }
}
