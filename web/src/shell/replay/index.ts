/** What is fetched only when somebody looks back? The log, and the bar under the board. */

export { default as EventLog } from "./EventLog.svelte";
export { default as FilmBar } from "./FilmBar.svelte";
