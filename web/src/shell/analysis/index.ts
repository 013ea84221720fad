/** What is fetched only when somebody asks where a match was won? The bar under the board, and the card of a mark. */

export { default as AnalysisBar } from "./AnalysisBar.svelte";
export { default as MarkCard } from "./MarkCard.svelte";
