/** Which armies are kept in this browser, and what was being prepared when one left? */

export interface SavedArmy {
  name: string;
  /** As the settings take it. */
  text: string;
}

/** What somebody was preparing: settings of the match, one's side, and which army each side has. */
export interface Draft {
  settings: Record<string, string>;
  chosen: string[];
  side: number;
}

/** What a choice of armies is called that is none of the ready ones. */
export const OWN = "own";
export const SAVED = "saved ";
const ARMIES = "opendust.tactics.armies";
const DRAFT = "opendust.tactics.draft";
const MOST = 30;

function load<Kept>(key: string, plain: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null) ?? plain;
  } catch {
    return plain;
  }
}

export function savedArmies(): SavedArmy[] {
  return load<SavedArmy[]>(ARMIES, []);
}

/** Keep an army under a name; one of the same name gives way, the oldest goes when there are too many. */
export function saveArmy(army: SavedArmy): SavedArmy[] {
  return keep([army, ...savedArmies().filter(({ name }) => name !== army.name)].slice(0, MOST));
}

export function forgetArmy(name: string): SavedArmy[] {
  return keep(savedArmies().filter((army) => army.name !== name));
}

function keep(armies: SavedArmy[]): SavedArmy[] {
  localStorage.setItem(ARMIES, JSON.stringify(armies));
  return armies;
}

export function draft(): Draft | undefined {
  return load<Draft | undefined>(DRAFT, undefined);
}

export function keepDraft(now: Draft): void {
  localStorage.setItem(DRAFT, JSON.stringify(now));
}
