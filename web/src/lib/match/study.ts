/** What does the server say about a position? Odds, reach, sight: asked once per position. */

import { Refused } from "../wire/api";
import type { MatchModel } from "./match.svelte";
import { preferences } from "../page/preferences.svelte";
import type { StudyAnswer } from "../wire/server-types";

type Study = NonNullable<StudyAnswer["study"]>;

const BUSY = 503;
const AGAIN = 1_000;
const MOST = 200;
const known = new Map<string, Promise<Study | undefined>>();

/** Ask about a match as its viewer sees it; nothing if there is no answer to that. */
export function study(match: MatchModel, what: string, args: Record<string, string>): Promise<Study | undefined> {
  const key = [match.id, match.frame?.version, preferences.language, what, JSON.stringify(args)].join(" ");
  const found = known.get(key);
  if (found) return found;
  if (known.size > MOST) known.clear();
  const asked = ask(match, what, args);
  known.set(key, asked);
  // What could not be answered now may be asked again.
  void asked.then((answer) => answer ?? known.delete(key));
  return asked;
}

/** A server that has too much to do is asked again, as long as the position is the same. */
async function ask(match: MatchModel, what: string, args: Record<string, string>): Promise<Study | undefined> {
  const version = match.frame?.version;
  while (match.frame?.version === version) {
    try {
      return (await match.ask(what, args)).study ?? undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status !== BUSY || match.connection.status === "closed") return undefined;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
  return undefined;
}
