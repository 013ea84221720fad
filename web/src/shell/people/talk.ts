/** Who said what? A line of the talk in the reader's words. */

import type { MatchModel } from "../../lib/match/match.svelte";
import type { TalkLine } from "../../lib/wire/server-types";
import { t } from "../../lib/words/words.svelte";

/** The name of whoever said something. */
export function speaker(match: MatchModel, line: TalkLine): string {
  return match.names[line.seat] ?? t("web-talk-spectator");
}

/** What they said; a signal in the reader's own language. */
export function lineText(line: TalkLine): string {
  return line.sign ? t(`web-sign-${line.sign}`) : (line.text ?? "");
}
