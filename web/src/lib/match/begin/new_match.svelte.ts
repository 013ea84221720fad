/** What is chosen for a new match so far? Seats, settings, clock; and the terms that they make. */

import type { GamePage, SeatPlan, Terms } from "../../wire/server-types";
import { botAs, company, nameOf, type Character } from "../cast";
import { ownName, USUAL_BOT } from "./create";
import { proposed } from "./rivals";

/** Whom a seat is for: the maker, a friend who has the link, or a bot of this name. */
export interface Place {
  kind: SeatPlan["kind"];
  bot: string;
  character: Character;
}

export const FRIEND = "open";
const CLOCKS = { none: 0, live: 60, days: 3 };

export class NewMatch {
  settings = $state<Record<string, string>>({});
  seats = $state<Place[]>([]);
  mode = $state<keyof typeof CLOCKS>("none");
  seconds = $state(CLOCKS.live);
  days = $state(CLOCKS.days);
  listed = $state(false);

  /** As many seats as the server proposes: the first for a friend, the others for bots, until somebody says otherwise. */
  begin(page: GamePage): void {
    if (this.seats.length) return;
    const { length } = proposed(page).seats;
    const characters = company(length);
    this.seats = characters.map((character, seat) => ({ kind: seat === 0 ? "me" : seat === 1 ? "open" : "bot", bot: USUAL_BOT, character }));
  }

  /** So many seats: further ones are for bots that are not there yet, the last ones go. */
  resize(size: number): void {
    while (this.seats.length > size) this.seats.pop();
    while (this.seats.length < size) {
      const [character = "fox"] = company(1, this.seats.filter(({ kind }) => kind === "bot").map((seat) => seat.character));
      this.seats.push({ kind: "bot", bot: USUAL_BOT, character });
    }
  }

  /** A seat is for a friend, or for a bot of this rank. */
  give(seat: number, whom: string): void {
    const place = this.seats[seat];
    if (!place) return;
    if (whom === FRIEND) place.kind = "open";
    else Object.assign(place, { kind: "bot", bot: whom });
  }

  /** Another character plays in a seat; whoever is it already elsewhere changes places with it. */
  cast(seat: number, character: Character): void {
    const place = this.seats[seat];
    const other = this.seats.find((some) => some.kind === "bot" && some.character === character);
    if (!place) return;
    if (other) other.character = place.character;
    place.character = character;
  }

  terms(page: GamePage): Terms {
    return {
      game: page.id,
      settings: Object.fromEntries(Object.entries(this.settings).filter(([, value]) => value)),
      seats: this.seats.map(({ kind, bot, character }) =>
        kind === "me" ? { kind, name: ownName() } : kind === "bot" ? { kind, bot: botAs(bot, character, page), name: nameOf(character) } : { kind },
      ),
      clock: this.mode === "live" ? { mode: "live", bank: this.seconds * 10, increment: this.seconds } : this.mode === "days" ? { mode: "days", days: this.days } : { mode: "none" },
      listed: this.listed,
    };
  }
}
