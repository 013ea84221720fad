/** How much room is there? Narrow screens stack what wide ones put side by side; snug ones leave out what is not needed. */

const query = matchMedia("(max-width: 52rem)");

const snug = matchMedia("(max-width: 75rem)");

export const screen = $state({ narrow: query.matches, snug: snug.matches });
query.addEventListener("change", () => (screen.narrow = query.matches));
snug.addEventListener("change", () => (screen.snug = snug.matches));
