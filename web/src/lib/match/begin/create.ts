/** How does a match begin? Created with sensible seats, kept in this browser, opened at once. */

import { call, Refused } from "../../wire/api";
import { errorText } from "../match.svelte";
import { tell } from "../../page/notes.svelte";
import { preferences } from "../../page/preferences.svelte";
import { go } from "../../page/routes.svelte";
import { CAST, nameOf } from "../cast";
import { keepSeat } from "../seats";
import { promise } from "../dice/sharing";
import type { FaultAnswer, Terms, TicketAnswer } from "../../wire/server-types";
import { t } from "../../words/words.svelte";

export const USUAL_BOT = "recruit";

/** What somebody is called who gave no name. */
export function ownName(): string {
  return preferences.name || t("web-default-name");
}

/** Keep a seat, with what it adds to the dice, and go to its match. */
export function enter(game: string, ticket: TicketAnswer, secret?: string): void {
  if (ticket.token) {
    keepSeat({
      match: ticket.match,
      game,
      token: ticket.token,
      seat: ticket.seat,
      code: ticket.code ?? null,
      at: Date.now(),
      ...(secret && { secret }),
    });
  }
  go(`#/match/${ticket.match}`);
}

/** Begin a match; the answer is what is wrong with its terms. Anything else that goes wrong is told. */
export async function begin(terms: Terms): Promise<FaultAnswer[]> {
  try {
    // A lesson rolls the dice that its texts speak of.
    const { secret, share } = terms.lesson ? {} : await promise();
    enter(terms.game, await call("POST /api/matches", terms, { ask: { lang: preferences.language, share } }), secret);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "bad-text" && error.faults.some((fault) => fault.line)) return error.faults;
    tell(errorText(error.code));
    return [];
  }
}

/** Terms that the server proposes, with the name of whoever takes the seat `me`; bots without a name are characters. */
export async function beginAs(terms: Record<string, unknown>): Promise<void> {
  const proposed = terms as unknown as Terms;
  const seats = proposed.seats.map((seat, at) => ({ ...seat, ...(seat.kind === "me" ? { name: ownName() } : seat.kind === "bot" && !seat.name && { name: nameOf(CAST[at % CAST.length] ?? CAST[0]) }) }));
  for (const fault of await begin({ ...proposed, seats })) tell(fault.line ?? "");
}
