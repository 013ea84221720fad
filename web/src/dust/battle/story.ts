/** What happened in the last battle? Its events in order, with every roll as dice to draw. */

import { eventsOf, facesOf } from "../../lib/match/events";
import { linesOf } from "../../lib/match/latest";
import type { DustEvent, HappenedAnswer } from "../../lib/wire/server-types";

export interface StoryLine {
  text: string;
  faces: number[];
  hits: number;
}

export interface BattleStory {
  version: number;
  target: string;
  /** Whether the viewer attacked or was attacked. */
  mine: boolean;
  ended: boolean;
  lines: StoryLine[];
}

type Kind = DustEvent["kind"];
const ENDED: Kind[] = ["area-conquered", "area-defended", "battle-ended", "cease-fire"];
const AFTER: Kind[] = ["turn-ended", "turn-began", "units-moved", "cards-drawn"];

/** The story after an entry; `isMine` says whether an area was the viewer's before it. */
export function told(
  story: BattleStory | undefined,
  happened: HappenedAnswer,
  seat: number,
  isMine: (area: string) => boolean,
): BattleStory | undefined {
  const events = eventsOf<DustEvent>(happened);
  const lines = linesOf(happened).slice(-events.length);
  let now = story;
  events.forEach((event, at) => {
    const target = attacked(event);
    if (target !== undefined) {
      const mine = happened.seat === seat || isMine(target);
      now = { version: happened.version, target, mine, ended: false, lines: [] };
    }
    if (!now || now.ended) return;
    if (AFTER.includes(event.kind)) {
      now = { ...now, ended: true };
      return;
    }
    const line = { text: lines[at]?.text ?? "", faces: facesOf(event), hits: hitsOf(event) };
    now = { ...now, ended: ENDED.includes(event.kind), lines: [...now.lines, line] };
  });
  return now;
}

/** The area whose battle begins with an event. */
function attacked(event: DustEvent): string | undefined {
  switch (event.kind) {
    case "attack-declared":
    case "mechs-dropped":
    case "special-attack-declared":
    case "missile-launched":
      return event.target;
  }
  return undefined;
}

/** How many dice of a roll did what they were rolled for. */
function hitsOf(event: DustEvent): number {
  return event.kind === "nurse-rolled" ? event.saved : "hits" in event ? event.hits : 0;
}
