/** How much room is there? Narrow screens stack what wide ones put side by side. */

const query = matchMedia("(max-width: 52rem)");

export const screen = $state({ narrow: query.matches });
query.addEventListener("change", () => (screen.narrow = query.matches));
