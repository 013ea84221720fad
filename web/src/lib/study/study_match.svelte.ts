/** What is a match in which one person sits on all seats? The same for every screen; only the server is asked otherwise. */

import { MatchModel, report } from "../match/match.svelte";
import { preferences } from "../page/preferences.svelte";
import { call } from "../wire/api";
import type { StudyAnswer, WhyAnswer } from "../wire/server-types";
import type { StudyLine } from "./line.svelte";

let count = 0;

export class StudyMatch extends MatchModel {
  readonly line: StudyLine;

  constructor(line: StudyLine) {
    super(`study-${++count}`, undefined, line);
    this.line = line;
  }

  /** Chance: rolled, or a line that says what came up. What stands in the way is told. */
  async enter(line: string): Promise<void> {
    const answer = await this.line.play([line]);
    if (answer.type !== "accepted") report(answer);
  }

  override get hasCompany(): boolean {
    return false;
  }

  override async board(): Promise<unknown> {
    return (await call("POST /api/whatif/board", this.here)).study;
  }

  override ask(what: string, args: Record<string, string>): Promise<StudyAnswer> {
    return call("POST /api/whatif/study", { ...this.here, what, args });
  }

  protected override why(action: string): Promise<WhyAnswer> {
    return call("POST /api/whatif/why", { ...this.here, action });
  }

  /** The position that a question is about, from the seat that must choose. */
  private get here() {
    const position = this.line.tree.here.position ?? this.line.tree.node(0).position ?? "";
    return { position, seat: this.seat, lang: preferences.language };
  }
}
