/** What happened in the last battle? Its events in order, with every roll as dice to draw. */

import type { HappenedAnswer } from "../lib/server-types";

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

/** Which word of a declaring event names the target. */
const DECLARED: Record<string, number> = {
  "attack-declared": 5,
  "mechs-dropped": 3,
  "special-attack-declared": 4,
  "missile-launched": 3,
};
const ROLLED = ["dice-rolled", "dice-rerolled", "special-dice-rolled", "nurse-rolled"];
const ENDED = ["area-conquered", "area-defended", "battle-ended", "cease-fire"];
const AFTER = ["turn-ended", "turn-began", "units-moved", "cards-drawn"];

/** The story after an entry; `isMine` says whether an area was the viewer's before it. */
export function told(
  story: BattleStory | undefined,
  happened: HappenedAnswer,
  seat: number,
  isMine: (area: string) => boolean,
): BattleStory | undefined {
  const events = happened.events ?? [];
  const lines = (happened.lines ?? []).slice(-events.length);
  let now = story;
  events.forEach((event, at) => {
    const words = event.split(" ");
    const kind = words[0] ?? "";
    const place = DECLARED[kind];
    if (place !== undefined) {
      const target = words[place] ?? "";
      const mine = happened.seat === seat || isMine(target);
      now = { version: happened.version, target, mine, ended: false, lines: [] };
    }
    if (!now || now.ended) return;
    if (AFTER.includes(kind)) {
      now = { ...now, ended: true };
      return;
    }
    const [faces, hits] = ROLLED.includes(kind) ? diceOf(words) : [[], 0];
    const ended = ENDED.includes(kind);
    now = { ...now, ended, lines: [...now.lines, { text: lines[at] ?? "", faces, hits }] };
  });
  return now;
}

/** The faces and hits of a rolling event: who, hits, then amounts before faces. */
export function diceOf(words: string[]): [number[], number] {
  const faces: number[] = [];
  for (let at = 3; at + 1 < words.length; at += 2) {
    for (let die = 0; die < Number(words[at]); die++) faces.push(Number(words[at + 1]));
  }
  return [faces, Number(words[2])];
}
