/** How is a match looked back at? Its steps in words, and the board after each of them. */

import { call, Refused } from "../wire/api";
import type { Analysis } from "./analysis.svelte";
import type { MatchModel } from "./match.svelte";
import { errorText } from "./match.svelte";
import { tell } from "../page/notes.svelte";
import { preferences } from "../page/preferences.svelte";
import type { HappenedAnswer, LuckLine, RoundMark, StepLine } from "../wire/server-types";

const PACE = 1_000;
/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const TOLD = 60;

export class Replay {
  readonly match: MatchModel;
  steps = $state.raw<StepLine[]>([]);
  rounds = $state.raw<RoundMark[]>([]);
  luck = $state.raw<LuckLine[]>([]);
  complete = $state(false);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Where the match was won and lost, once somebody has asked. */
  analysis = $state.raw<Analysis>();
  private language = "";
  private loading = false;
  private wanted = -1;

  constructor(match: MatchModel) {
    this.match = match;
  }

  /** The last step that is known. */
  get last(): number {
    return this.steps.at(-1)?.version ?? 0;
  }

  /** The first step with a board: before it, people only sit down. */
  readonly first = $derived(this.steps.find((step) => step.what === "start")?.version ?? 0);

  /** The step that is looked at. */
  get at(): number {
    return this.match.past?.step ?? this.last;
  }

  /** What the step that is looked at says, or the last one before it that says something. */
  readonly told = $derived.by(() => this.steps.findLast((step) => step.version <= this.at && step.lines.length));

  /** Fetch the story, if something is new or the language has changed. */
  async load(version: number): Promise<void> {
    const language = preferences.language;
    if (this.loading || (this.last >= version && this.language === language)) return;
    this.loading = true;
    try {
      const answer = await call("GET /api/matches/{match}/replay", undefined, this.details({ lang: language }));
      this.steps = answer.steps;
      this.rounds = answer.rounds;
      this.luck = answer.luck;
      this.complete = answer.complete;
      this.language = language;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(errorText(error.code));
    } finally {
      this.loading = false;
    }
  }

  /** Show the board after a step. */
  async go(step: number): Promise<void> {
    this.wanted = Math.max(this.first, Math.min(this.last, step));
    const chosen = this.wanted;
    try {
      const answer = await call("GET /api/matches/{match}/replay/{step}", undefined, {
        ...this.details({ lang: preferences.language }),
        at: { match: this.match.id, step: chosen },
      });
      // Only the latest wish counts: a scrubber asks for many.
      if (this.wanted === chosen && answer.scene) this.match.past = { step: chosen, scene: answer.scene, told: this.until(chosen) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(errorText(error.code));
    }
  }

  /** The last steps before a moment, for screens that tell how it came to it. */
  private until(step: number): HappenedAnswer[] {
    const end = this.steps.findLastIndex((line) => line.version <= step) + 1;
    return this.steps.slice(Math.max(0, end - TOLD), end);
  }

  /** Show once more what happened since a step, and come back. */
  async again(since: number): Promise<void> {
    await this.load(this.match.frame?.version ?? 0);
    await this.go(since);
    await this.play();
    if (this.at >= this.last) this.leave();
  }

  /** Ask where the match was won and lost. */
  async analyse(): Promise<void> {
    if (!this.analysis) this.analysis = new (await import("./analysis.svelte")).Analysis(this.match);
    await this.analysis.begin("quick");
  }

  /** Back to the present. */
  leave(): void {
    this.playing = false;
    this.wanted = -1;
    this.match.past = undefined;
  }

  /** Step after step until the end, or until somebody stops it. */
  async play(): Promise<void> {
    this.playing = !this.playing;
    while (this.playing && this.at < this.last) {
      await this.go(this.at + 1);
      await new Promise((done) => setTimeout(done, PACE / this.speed));
    }
    this.playing = false;
  }

  private details(ask: Record<string, string>) {
    return { at: { match: this.match.id }, ask, token: this.match.token };
  }
}
