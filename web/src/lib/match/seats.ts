/** Which seats are mine? Tokens of matches, kept in this browser and sent nowhere but to them. */

export interface Kept {
  match: string;
  game: string;
  token: string;
  seat: number | null;
  code: string | null;
  at: number;
  over?: boolean;
  /** The version from which on one has news: after one's last deed, or before what one was told of last. */
  acted?: number;
  /** The end of the chain that this seat adds to the dice, and the roll for which a link was shown last. */
  secret?: string;
  shown?: [roll: number, since: number];
  /** Whose words this person does not want to read. */
  hidden?: number[];
}

const KEY = "opendust.seats";
const MOST = 60;

/** All kept seats, the newest first. */
export function keptSeats(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return Array.isArray(kept) ? kept.sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

/** The seat in a match, if there is one. */
export function seatIn(match: string): Kept | undefined {
  return keptSeats().find((kept) => kept.match === match);
}

/** Keep a seat, in place of what was kept of its match. */
export function keepSeat(seat: Kept): void {
  const others = keptSeats().filter((kept) => kept.match !== seat.match);
  localStorage.setItem(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
}

/** Note that a match has ended. */
export function markOver(match: string): void {
  const kept = seatIn(match);
  if (kept && !kept.over) keepSeat({ ...kept, over: true });
}

/** Note after which version something is news. */
export function markActed(match: string, acted: number): void {
  const kept = seatIn(match);
  if (kept && kept.acted !== acted) keepSeat({ ...kept, acted });
}

/** Keep whose words are not to be read. */
export function hideSeat(match: string, hidden: number[]): void {
  const kept = seatIn(match);
  if (kept) keepSeat({ ...kept, hidden });
}

/** Forget a match. */
export function forgetSeat(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptSeats().filter((kept) => kept.match !== match)));
}
