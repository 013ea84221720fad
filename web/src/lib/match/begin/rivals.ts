/** Against whom does one play at once? As many bots of one rank as last time. */

import { prefer, preferences } from "../../page/preferences.svelte";
import type { GamePage, SeatPlan, Terms } from "../../wire/server-types";
import { botAs, company, nameOf } from "../cast";

export interface Rivals {
  count: number;
  bot: string;
}

/** The terms that the server proposes for a quick start. */
export function proposed(page: GamePage): Terms {
  return page.quick_start as unknown as Terms;
}

/** How many bots there can be; a quick start with settings of its own has its own number of seats. */
export function counts(page: GamePage): number[] {
  const { seats, settings } = proposed(page);
  if (Object.keys(settings ?? {}).length) return [seats.length - 1];
  return Array.from({ length: page.most_seats - page.least_seats + 1 }, (_, more) => page.least_seats - 1 + more);
}

/** Those of last time, as far as there still are such, else those that the server proposes. */
export function usual(page: GamePage): Rivals {
  const { seats } = proposed(page);
  const kept = preferences.rivals[page.id];
  const bot = seats.find((seat) => seat.kind === "bot")?.bot ?? page.bots[0]?.id ?? "";
  return {
    count: kept && counts(page).includes(kept.count) ? kept.count : seats.length - 1,
    bot: kept && page.bots.some(({ id }) => id === kept.bot) ? kept.bot : bot,
  };
}

/** Keep them for the next time. */
export function remember(game: string, rivals: Rivals): void {
  prefer({ rivals: { ...preferences.rivals, [game]: rivals } });
}

/** The seats of a match against them, each bot a character. */
export function seatsAgainst({ count, bot }: Rivals, page: GamePage): SeatPlan[] {
  return [{ kind: "me" }, ...company(count).map((character): SeatPlan => ({ kind: "bot", bot: botAs(bot, character, page), name: nameOf(character) }))];
}
