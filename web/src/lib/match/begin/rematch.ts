/** How does one play again? The same table, everybody in their seats. */

import { tell } from "../../page/notes.svelte";
import { call, Refused } from "../../wire/api";
import { enter } from "./create";
import { errorText, type MatchModel } from "../match.svelte";
import { promise } from "../dice/sharing";

/** Make the next match of the same people, and go there. What stands in the way is told. */
export async function rematch(match: MatchModel): Promise<void> {
  try {
    const { secret, share } = await promise();
    const details = { at: { match: match.id }, ask: { share }, token: match.token };
    enter(match.game, await call("POST /api/matches/{match}/rematch", undefined, details), secret);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(errorText(error.code));
  }
}
