/** How does a puzzle stay in touch? Like any board of one's own, but the first move is an answer, which is judged. */

import { preferences } from "../page/preferences.svelte";
import { call, Refused } from "../wire/api";
import type { Answer, Wish } from "../wire/connection.svelte";
import type { PuzzleAnswer, PuzzlePage, UpdateFrame } from "../wire/server-types";
import { t } from "../words/words.svelte";
import { StudyLine } from "./line.svelte";
import { miss, solve } from "./progress.svelte";
import { Tree } from "./tree";

export class PuzzleLine extends StudyLine {
  /** What was said to the last answer, or the solution. */
  verdict = $state.raw<PuzzleAnswer>();
  /** Whether the puzzle is over: solved, or its solution shown. */
  isOver = $state(false);
  /** Whether an answer is being compared. */
  waits = $state(false);
  readonly puzzle: PuzzlePage;
  readonly game: string;

  constructor(game: string, puzzle: PuzzlePage) {
    super(new Tree(puzzle.position), puzzle.seat);
    this.game = game;
    this.puzzle = puzzle;
  }

  override async wish(wish: Wish): Promise<Answer> {
    if (wish.type !== "act" || this.tree.at || this.waits) return super.wish(wish);
    this.waits = true;
    try {
      const verdict = await this.told(wish.action);
      // What cannot be judged is illegal, and the board says why.
      if (!verdict) return await super.wish(wish);
      this.verdict = verdict;
      if (!verdict.is_right) {
        miss(this.puzzle.id);
        return { type: "refused", id: "", lines: [t("analysis-learn-wrong")] };
      }
      solve(this.puzzle.id);
      this.isOver = true;
      return await super.wish(wish);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { type: "error", code: error.code };
    } finally {
      this.waits = false;
    }
  }

  /** The best move with what it is worth, without an answer of one's own. */
  async look(): Promise<PuzzleAnswer | undefined> {
    return (await this.told("")) ?? undefined;
  }

  /** Have the best move shown and played. */
  async giveUp(): Promise<void> {
    const verdict = await this.look();
    if (!verdict) return;
    miss(this.puzzle.id);
    this.verdict = verdict;
    this.isOver = true;
    await this.play([`${this.puzzle.seat + 1} ${verdict.best}`]);
  }

  /** Once it is over nothing more is asked on this board. */
  protected override seen({ choice, pending, ...frame }: UpdateFrame): UpdateFrame {
    if (!this.isOver) return { ...frame, ...(pending && { pending }), ...(choice && { choice }) };
    return { ...frame, ...(frame.words && { words: { ...frame.words, prompt: "", result: this.said } }) };
  }

  /** What there is to say to the answer, in a word. */
  get said(): string {
    if (!this.verdict?.is_right) return t("puzzle-solution");
    return t(this.verdict.yours === this.verdict.chance ? "analysis-learn-right" : "puzzle-as-good");
  }

  private async told(action: string): Promise<PuzzleAnswer | null> {
    const at = { game: this.game, puzzle: this.puzzle.id };
    return (await call("POST /api/games/{game}/puzzles/{puzzle}", { action, lang: preferences.language }, { at })).study;
  }
}
