/** Any game: what lies on the table, by its names. Choices are made by the generic form. */

import type { GameScreen } from "../games";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

const screen: GameScreen<null> = { plan: () => null, Board: Table, Scores };
export default screen;
