/** What did a round bring everybody? Capitals, power sources and majorities, from the events of its end. */

import { eventsOf } from "../../lib/match/events";
import type { DustEvent, HappenedAnswer } from "../../lib/wire/server-types";

export interface Share {
  seat: number;
  capitals: number;
  sources: number;
  majorities: number;
  /** All points of this round, and all of the match. */
  gain: number;
  total: number;
}

export interface RoundPoints {
  version: number;
  /** The round that has ended. */
  round: number;
  /** In the order of the seats. */
  shares: Share[];
}

/** The points that an entry brought; `round` is the one that was being played before it. */
export function pointsOf(happened: HappenedAnswer, round: number): RoundPoints | undefined {
  const events = eventsOf<DustEvent>(happened);
  const shares: Share[] = [];
  let ended = round;
  for (const event of events) {
    if (event.kind === "round-began") ended = event.round - 1;
    if (event.kind !== "points-scored") continue;
    const { capitals, sources, majorities, total } = event;
    // Everybody scores, in the order of the seats (SCORE-01).
    shares.push({ seat: shares.length, capitals, sources, majorities, gain: capitals + sources + majorities, total });
  }
  return shares.length ? { version: happened.version, round: ended, shares } : undefined;
}

/** What has been counted when so many of the three kinds are. */
export function countedOf(share: Share, kinds: number): number {
  const parts = [share.capitals, share.sources, share.majorities];
  return share.total - share.gain + parts.slice(0, kinds).reduce((sum, part) => sum + part, 0);
}

/** The order in which a table names them: by all points, then by those of this round. */
export function ranked(shares: Share[]): Share[] {
  return shares.toSorted((one, other) => other.total - one.total || other.gain - one.gain || one.seat - other.seat);
}

/** Who is in the lead, perhaps several, and with how many points. */
export function leadOf(shares: Share[], nameOf: (seat: number) => string, language: string): { names: string; points: number } {
  const points = Math.max(...shares.map((share) => share.total));
  const leading = shares.filter((share) => share.total === points).map((share) => nameOf(share.seat));
  return { names: new Intl.ListFormat(language).format(leading), points };
}
