/** Where was a match won and lost? Asked of the server once it is over; it tells how far it is. */

import { call, Refused } from "../wire/api";
import { tell } from "../page/notes.svelte";
import { preferences } from "../page/preferences.svelte";
import type { AnalysisAnswer, DecisionWords, Judged, Told } from "../wire/server-types";
import type { MatchModel } from "./match.svelte";
import { errorText } from "./match.svelte";

const AGAIN = 700;
export type Effort = "quick" | "deep";

/** A decision that could have been better: its verdict, its words, and the step of the replay before it. */
export interface Mark extends DecisionWords {
  judged: Judged;
  version: number;
}

export class Analysis {
  readonly match: MatchModel;
  stage = $state<AnalysisAnswer["stage"]>("none");
  effort = $state<Effort>("quick");
  done = $state(0);
  all = $state(0);
  told = $state.raw<Told>();
  versions = $state.raw<number[]>([]);
  /** Whether the best move is to be found instead of shown. */
  learns = $state(false);
  private turn = 0;

  constructor(match: MatchModel) {
    this.match = match;
  }

  readonly marks = $derived.by(() => this.found(this.told?.marks ?? []));
  /** What may have been a fault, though it is too close to call. */
  readonly suspects = $derived.by(() => this.found(this.told?.suspects ?? []));

  readonly isBusy = $derived(this.stage === "waiting" || this.stage === "running");

  /** The mark, or the suspect, whose decision comes next at a step of the replay. */
  markAt(version: number): Mark | undefined {
    return [...this.marks, ...this.suspects].find((mark) => mark.version === version);
  }

  private found(told: DecisionWords[]): Mark[] {
    const judged = new Map(this.told?.analysis.decisions.map((one) => [one.step, one]));
    return told.flatMap((words) => {
      const one = judged.get(words.step);
      return one ? [{ ...words, judged: one, version: this.versions[words.step - 1] ?? 0 }] : [];
    });
  }

  /** How many inputs lie before a step of the replay. */
  stepAt(version: number): number {
    const later = this.versions.findIndex((one) => one > version);
    return later < 0 ? this.versions.length - 1 : Math.max(0, later - 1);
  }

  /** Begin, and ask on until it is done. */
  async begin(effort: Effort): Promise<void> {
    const turn = ++this.turn;
    this.effort = effort;
    try {
      let answer = await call("POST /api/matches/{match}/analysis", undefined, this.details());
      while (turn === this.turn) {
        this.hear(answer);
        if (!this.isBusy) return;
        await new Promise((done) => setTimeout(done, AGAIN));
        if (turn === this.turn) answer = await call("GET /api/matches/{match}/analysis", undefined, this.details());
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.stage = "none";
      tell(errorText(error.code));
    }
  }

  /** The same words in another language. */
  async speak(): Promise<void> {
    if (!this.told || this.told.lang === preferences.language) return;
    this.hear(await call("GET /api/matches/{match}/analysis", undefined, this.details()));
  }

  async cancel(): Promise<void> {
    this.turn++;
    this.stage = "none";
    await call("DELETE /api/matches/{match}/analysis", undefined, this.details());
  }

  private hear(answer: AnalysisAnswer): void {
    this.stage = answer.stage;
    this.done = answer.done ?? 0;
    this.all = answer.all ?? 0;
    if (!answer.told) return;
    this.told = answer.told;
    this.versions = answer.versions ?? [];
  }

  private details() {
    return { at: { match: this.match.id }, ask: { effort: this.effort, lang: preferences.language }, token: this.match.token };
  }
}
