/** What happened last? The lines of events, with every roll as dice to draw. */

import type { HappenedAnswer } from "../lib/server-types";

export interface StoryLine {
  key: string;
  text: string;
  faces: number[];
}

/** Which word of a rolling event is the number of successes; amounts and faces follow it. */
const ROLLED: Record<string, number> = {
  "placing-rolled": 2,
  "initiative-rolled": 2,
  "reaction-rolled": 2,
  "resilience-rolled": 2,
  "self-repair-rolled": 2,
  "ability-rolled": 3,
  "attack-rolled": 3,
  "attack-rerolled": 3,
  "laser-rolled": 3,
  "phaser-rolled": 3,
  "cover-rolled": 3,
};

/** The last lines of a story, the newest first. */
export function lastLines(story: HappenedAnswer[], most: number): StoryLine[] {
  const lines = story.slice(-most * 2).flatMap((happened) => {
    const texts = happened.lines ?? [];
    const events = happened.events ?? [];
    // Entries of the table have a line without an event before those of the game.
    const extra = texts.length - events.length;
    return texts.map((text, at) => ({ key: `${happened.version}.${at}`, text, faces: facesOf(events[at - extra] ?? "") }));
  });
  return lines.slice(-most).toReversed();
}

/** The faces that an event shows, one by one. */
export function facesOf(event: string): number[] {
  const words = event.split(" ");
  const place = ROLLED[words[0] ?? ""];
  if (place === undefined) return [];
  const faces: number[] = [];
  for (let at = place + 1; at + 1 < words.length; at += 2) {
    for (let die = 0; die < Number(words[at]); die++) faces.push(Number(words[at + 1]));
  }
  return faces;
}
