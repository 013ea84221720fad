/** Which screen is asked for? Everything stands behind the #, which no browser sends anywhere. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "match"; match: string; token?: string; code?: string }
  | { page: "replay"; match: string; step?: number; analysed?: boolean }
  | { page: "rules"; game: string; rule?: string }
  /** Puzzles: all games, those of a game and theme, or one of them. */
  | { page: "puzzles"; game?: string; theme?: string; puzzle?: string }
  /** A board of one's own: a moment of a match, with a move that is played there, a position, a whole study, or whatever one opens there. */
  | { page: "study"; of?: "match" | "position" | "tree"; value?: string; step?: number; line?: string };

/** What a study begins with; nothing where it is still to be opened. */
export function openingOf(here: Route & { page: "study" }) {
  const { of, value = "", step = 0, line = "" } = here;
  return of === "match" ? { of, value, step, line } : of && { of, value };
}

/** The route that the part behind the # names; the start page if it names none. */
export function parse(hash: string): Route {
  const [page, name, word, value, line] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "new" && name) return { page, game: name };
  if (page === "rules" && name) return word ? { page, game: name, rule: word } : { page, game: name };
  if (page === "replay" && name) {
    if (!word) return { page, match: name };
    return { page, match: name, step: Number(word) || 0, ...(value === "analysis" && { analysed: true }) };
  }
  if (page === "puzzles") return { page, ...(name && { game: name }), ...(word && { theme: word }), ...(value && { puzzle: value }) };
  if (page === "study") {
    if (name === "match" && word) return { page, of: name, value: word, step: Number(value) || 0, ...(line && { line }) };
    if ((name === "position" || name === "tree") && word) return { page, of: name, value: word };
    return { page };
  }
  if (page === "match" && name) {
    if (word === "seat" && value) return { page, match: name, token: value };
    if (word === "join" && value) return { page, match: name, code: value };
    return { page, match: name };
  }
  return { page: "start" };
}

let now = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (now = parse(location.hash)));

/** The route now. */
export function route(): Route {
  return now;
}

/** Go to a screen. */
export function go(hash: string): void {
  location.hash = hash;
}

/** A whole address of a screen of this page, to give to others. */
export function address(hash: string): string {
  return new URL(hash, location.href).href;
}
