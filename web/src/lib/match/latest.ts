/** What happened last, in few lines? Each with its dice; the same thing done again and again is told once. */

import { eventsOf, facesOf } from "./events";
import type { HappenedAnswer } from "../wire/server-types";

export interface Told {
  key: string;
  text: string;
  faces: number[];
  times: number;
}

/** Steps looked back at for every line: purchases and placements are many alike. */
const BACK = 8;

/** The last lines of a story, the newest first. */
export function latest(story: HappenedAnswer[], most: number): Told[] {
  const told: Told[] = [];
  for (const line of story.slice(-most * BACK).flatMap(linesOf)) {
    const before = told.at(-1);
    const isSame = before?.text === line.text && !before.faces.length && !line.faces.length;
    if (isSame) before.times += 1;
    else told.push(line);
  }
  return told.slice(-most).toReversed();
}

/** The lines of an entry. What the table says stands before what the game's events say. */
export function linesOf(happened: HappenedAnswer): Told[] {
  const texts = happened.lines ?? [];
  const events = eventsOf(happened);
  const first = texts.length - events.length;
  return texts.map((text, at) => ({ key: `${happened.version}.${at}`, text, faces: facesOf(events[at - first]), times: 1 }));
}

/** A sentence without the dice that are written in it, for where they are drawn beside it. */
export function withoutDice(text: string): string {
  return text.replace(/\s?\((?:\[?\d\]?\s?)+\)/u, "");
}
