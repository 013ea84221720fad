/** What shows a battle? Fetched when the first one is fought. */

export { default as BattleWindow } from "./BattleWindow.svelte";
export { default as OtherBattle } from "./OtherBattle.svelte";
