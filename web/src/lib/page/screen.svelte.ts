/** How much room is there? Narrow screens stack what wide ones put side by side; snug ones leave out what is not needed. */

const query = matchMedia("(max-width: 52rem)");

const snug = matchMedia("(max-width: 75rem)");

/** A phone held upright: the map is a lens below a small picture of the whole. */
const upright = matchMedia("(max-width: 32.5rem) and (min-height: 42rem)");

export const screen = $state({ narrow: query.matches, snug: snug.matches, upright: upright.matches });
query.addEventListener("change", () => (screen.narrow = query.matches));
snug.addEventListener("change", () => (screen.snug = snug.matches));
upright.addEventListener("change", () => (screen.upright = upright.matches));
