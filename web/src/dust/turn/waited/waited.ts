/** What did the others do while one waited? From the events of each entry, with how bad it is for oneself. */

import { eventsOf } from "../../../lib/match/events";
import { linesOf } from "../../../lib/match/latest";
import type { DustEvent, HappenedAnswer } from "../../../lib/wire/server-types";

export interface Deed {
  /** The step after which it can be seen. */
  version: number;
  seat: number;
  text: string;
  /** From 0, a march, to 3, an area of one's own that is lost. */
  harm: number;
  /** The area that an attack is meant for: if it is taken, that alone is told. */
  target?: string | undefined;
}

export interface Turn {
  seat: number;
  harm: number;
  deeds: Deed[];
}

type Kind = DustEvent["kind"];
/** What only happens in one's own turn: then the news has been read. */
const OWN_TURN: Kind[] = ["units-bought", "neutrals-bought", "centers-bought", "cards-bought", "mech-built-free", "units-built", "units-moved", "attack-declared", "turn-ended"];
/** Neutral forces are nobody's deed, whoever acted before them. */
const NEUTRALS = "neutral";
const MOST = 3;
const MOST_KEPT = 200;

/** What is known after an entry; `isMine` says whether an area was the viewer's before it. */
export function waitedAfter(waited: Deed[], happened: HappenedAnswer, viewer: number, isMine: (area: string) => boolean): Deed[] {
  const events = eventsOf<DustEvent>(happened);
  if (happened.seat === viewer) return events.some((event) => OWN_TURN.includes(event.kind)) ? [] : waited;
  // Dice belong to whoever acted last.
  const seat = happened.seat ?? waited.at(-1)?.seat;
  if (seat === undefined) return waited;
  const lines = linesOf(happened).slice(-events.length);
  const taken = events.flatMap((event) => (event.kind === "area-conquered" ? [event.area] : []));
  const added = events.flatMap((event, at) => {
    const harm = harmOf(event, isMine);
    const text = lines[at]?.text;
    return harm === undefined || !text ? [] : [{ version: happened.version, seat, text, harm, target: "target" in event && event.kind !== "units-moved" ? event.target : undefined }];
  });
  const told = (deed: Deed) => !(deed.target && taken.includes(deed.target));
  return added.length ? [...waited.filter(told), ...added.filter(told)].slice(-MOST_KEPT) : waited;
}

/** How bad something is; nothing if it is not worth a line. */
function harmOf(event: DustEvent, isMine: (area: string) => boolean): number | undefined {
  switch (event.kind) {
    case "area-conquered":
      return isMine(event.area) ? 3 : 1;
    case "attack-declared":
    case "mechs-dropped":
    case "special-attack-declared":
    case "missile-launched":
      return isMine(event.target) ? 2 : 1;
    case "units-destroyed":
      return isMine(event.area) ? 2 : undefined;
    case "center-placed":
      return event.player === NEUTRALS ? undefined : 0;
    case "area-taken":
    case "units-moved":
      return 0;
  }
  return undefined;
}

/** The same by opponent: whoever did most harm first, and the worst of it first. */
export function byOpponent(waited: Deed[]): Turn[] {
  const seats = [...new Set(waited.map(({ seat }) => seat))];
  const turns = seats.map((seat) => {
    const deeds = waited.filter((deed) => deed.seat === seat).toSorted((one, other) => other.harm - one.harm);
    return { seat, harm: deeds[0]?.harm ?? 0, deeds: deeds.slice(0, MOST) };
  });
  return turns.toSorted((one, other) => other.harm - one.harm);
}
