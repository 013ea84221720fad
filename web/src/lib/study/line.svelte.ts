/** How does a board stay in touch when one person plays all sides? By requests, each with its whole position. */

import { call, Refused } from "../wire/api";
import type { Answer, Link, Wish } from "../wire/connection.svelte";
import { preferences, type Language } from "../page/preferences.svelte";
import type { ChanceAnswer, HappenedAnswer, UpdateFrame, WhatIfAnswer } from "../wire/server-types";
import type { Tree } from "./tree";

const UNREADABLE = "unreadable";

export class StudyLine implements Link {
  frame = $state.raw<UpdateFrame>();
  story = $state.raw<HappenedAnswer[]>([]);
  status = $state<Link["status"]>("connecting");
  error = $state("");
  /** What is to be rolled or drawn before anybody can go on. */
  chance = $state.raw<ChanceAnswer | null>(null);
  /** Whether dice are rolled as soon as they are due. */
  rolls = $state(true);
  /** Counts every change of the tree, which is no state itself. */
  changes = $state(0);
  readonly behind = 0;
  readonly away = 0;
  readonly talk = [];
  readonly received = null;
  hear = () => undefined;
  readonly tree: Tree;
  /** The seat from which one looks while several must choose. */
  readonly seat: number;
  private version = 0;
  private turn = 0;
  private readonly watchers = new Set<(update: UpdateFrame) => void>();

  constructor(tree: Tree, seat = -1) {
    this.tree = tree;
    this.seat = seat;
    void this.go(tree.at);
  }

  close(): void {
    this.status = "closed";
  }

  watch(told: (update: UpdateFrame) => void): () => void {
    this.watchers.add(told);
    return () => this.watchers.delete(told);
  }

  say(): void {
    // Nobody else is there.
  }

  catchUp(): void {
    // Nothing waits to be shown.
  }

  hurry(): void {
    // Nothing waits to be shown.
  }

  /** Have the position said in another language. */
  speak(lang: Language): void {
    void lang;
    void this.go(this.tree.at);
  }

  async wish(wish: Wish): Promise<Answer> {
    if (wish.type === "undo") {
      await this.go(this.tree.beforeDecision());
      return { type: "accepted", id: "", version: this.version };
    }
    if (wish.type !== "act") return { type: "error", code: "not-yours" };
    return this.play([`${(this.frame?.seat ?? 0) + 1} ${wish.action}`]);
  }

  /** Play lines from here; `roll` for chance. */
  async play(given: string[], rolls = this.rolls): Promise<Answer> {
    const turn = ++this.turn;
    try {
      const way = this.tree.wayTo(this.tree.at);
      const answer = await this.ask(way, given, rolls);
      if (turn !== this.turn) return { type: "error", code: "busy" };
      if (answer.refusal) return { type: "refused", id: "", refusal: answer.refusal };
      if (!answer.study) return { type: "refused", id: "", lines: (answer.faults ?? []).map((fault) => fault.line ?? fault.message ?? "") };
      this.take(answer.study, way.lines.length);
      return { type: "accepted", id: "", version: this.version };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { type: "error", code: error.code };
    }
  }

  /** To a node of the tree. */
  async go(number: number): Promise<void> {
    const turn = ++this.turn;
    try {
      const answer = await this.ask(this.tree.wayTo(number), [], false);
      if (turn !== this.turn) return;
      if (!answer.study) {
        this.fail(UNREADABLE);
        return;
      }
      this.tree.at = number;
      this.tree.here.position = answer.study.position;
      this.name(answer.study.frame.happened);
      this.story = [];
      this.show(answer.study, []);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!this.frame) this.fail(error.code);
    }
  }

  private ask(way: { position: string; lines: string[] }, given: string[], rolls: boolean) {
    return call("POST /api/whatif", { position: way.position, given: [...way.lines, ...given], rolls, seat: this.seat, lang: preferences.language });
  }

  /** What came of lines: new nodes after those that were known, and how it stands after them. */
  private take(answer: WhatIfAnswer, known: number): void {
    const news = answer.frame.happened.slice(known);
    answer.lines.slice(known).forEach((line, at) => {
      this.tree.enter(line).words = news[at]?.lines?.join(" ") ?? "";
    });
    this.tree.here.position = answer.position;
    this.show(answer, news);
  }

  /** Put into words the lines that have just led here. */
  private name(happened: HappenedAnswer[]): void {
    const path = this.tree.path(this.tree.at).slice(-happened.length || Infinity);
    path.forEach((number, at) => (this.tree.node(number).words = happened[at]?.lines?.join(" ") ?? ""));
  }

  private show(answer: WhatIfAnswer, news: HappenedAnswer[]): void {
    const told = news.map((happened) => ({ ...happened, version: ++this.version }));
    const version = ++this.version;
    const { choice } = answer.frame;
    const frame = this.seen({ ...answer.frame, version, happened: told, ...(choice && { choice: { ...choice, since: version, undo: this.tree.at > 0 } }) });
    this.status = "open";
    this.chance = answer.chance ?? null;
    this.story = [...this.story, ...told];
    this.frame = frame;
    this.changes++;
    for (const watcher of this.watchers) watcher(frame);
  }

  /** What the person at the board sees of it. */
  protected seen(frame: UpdateFrame): UpdateFrame {
    return frame;
  }

  private fail(code: string): void {
    this.status = "closed";
    this.error = code;
  }
}
