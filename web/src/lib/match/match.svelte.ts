/** How does a screen play in a match? What is shown, what may be chosen, and how it is done. */

import { call, insist, Refused } from "../wire/api";
import { Connection, type Answer, type Link, type Wish } from "../wire/connection.svelte";
import { tell } from "../page/notes.svelte";
import { preferences } from "../page/preferences.svelte";
import { firstPromised } from "./dice/promised";
import { markActed, markOver, seatIn } from "./seats";
import { Sharing } from "./dice/sharing";
import type { ChoiceAnswer, HappenedAnswer, StudyAnswer, TableAnswer, UpdateFrame, WhyAnswer } from "../wire/server-types";
import { t, tOr } from "../words/words.svelte";

/** The version of the protocol that this page speaks. */
const PROTOCOL = 1;
/** So many entries before one's last deed are told again to whoever opens a match again. */
const BEFORE = 12;

export class MatchModel {
  readonly id: string;
  readonly token: string | undefined;
  readonly connection: Link;
  /** Whether one person plays for everybody, on a board of their own. */
  readonly isTried: boolean;
  /** The hash of the dice that this browser was told first. */
  promised = "";
  private wasWarned = false;
  /** Whether a wish is under way. */
  busy = $state(false);
  /** A past moment that is looked at instead of the present, and what had happened until then. */
  past = $state.raw<{ step: number; scene: unknown; told: HappenedAnswer[] }>();

  /** Places that somebody is advised to look at, the best first. */
  advised = $state.raw<string[]>([]);
  /** What somebody is advised to do, the best first, where it is done elsewhere than on the board. */
  counselled = $state.raw<string[]>([]);
  /** Where on the board they are lit, in pixels of its frame, if it throws a light on them. */
  spotlight = $state.raw<{ x: number; y: number; wide: number; high: number }>();
  /** What a game's screen asks while something is being put together, instead of the server's question. */
  asks = $state.raw<{ heading: string; prompt: string }>();
  /** What is seen of one's own deed while others are waited for already, or the next question is there: until it is over it is the moment. */
  shows = $state.raw<{ heading: string; prompt: string }>();
  /** Whether something to choose from lies over the whole board, so that notes go elsewhere. */
  covered = $state(false);
  /** Whether what happened is looked through: the board needs no more room than that. */
  filmed = $state(false);
  /** Takes back what a game's screen has only planned: whether there was anything. */
  takesBack: () => boolean = () => false;

  /** What a click on a place does instead of playing, where a position is changed. */
  pick: ((place: string) => void) | undefined = undefined;

  /** `link`: whatever tells of the match instead of the server's socket. */
  constructor(id: string, token: string | undefined, link?: Link) {
    this.id = id;
    this.token = token;
    this.isTried = link !== undefined;
    this.connection = link ?? this.connected(id, token);
  }

  /** The server's socket, watched for dice that may not be honest. */
  private connected(id: string, token: string | undefined): Connection {
    const connection: Connection = new Connection(id, () => ({
      type: "hello",
      token: token ?? null,
      since: connection.received ?? lastKnown(id),
      positions: "never",
      lang: preferences.language,
      scene: true,
      protocol: PROTOCOL,
    }));
    const sharing = new Sharing(id, () => this.warn("web-share-unused"));
    connection.hear = (frame) => {
      if (frame.version < (connection.received ?? 0)) this.warn("web-went-back");
      if (token) void sharing.answer(frame).then((wish) => wish && connection.say(wish));
    };
    connection.watch((frame) => {
      if (frame.table.status === "over") markOver(id);
      const own = frame.happened.findLast((happened) => happened.how === "person" && happened.seat === frame.seat);
      if (own) markActed(id, own.version);
      const told = frame.table.commitment;
      this.promised = firstPromised(id, told);
      if (told && told !== this.promised) this.warn("web-commitment-changed");
    });
    return connection;
  }

  /** Say, once, that the dice may not be honest. */
  private warn(message: string): void {
    if (!this.wasWarned) tell(t(message));
    this.wasWarned = true;
  }

  get frame(): UpdateFrame | undefined {
    return this.connection.frame;
  }

  get table(): TableAnswer | undefined {
    return this.frame?.table;
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  /** The viewer's seat; -1 for a spectator. */
  get seat(): number {
    return this.frame?.seat ?? -1;
  }

  get names(): string[] {
    return this.table?.chairs.map((chair) => chair.name) ?? [];
  }

  get point(): string {
    return this.frame?.pending?.point ?? "";
  }

  /** What this seat may do now; nothing while a bot plays for it or the past is looked at. */
  get choice(): ChoiceAnswer | undefined {
    const chair = this.table?.chairs[this.seat];
    if (this.past || !chair || chair.bot || this.table?.paused) return undefined;
    return this.frame?.choice ?? undefined;
  }

  get isOver(): boolean {
    return this.table?.status === "over";
  }

  /** The position that is to be drawn. */
  get scene(): unknown {
    return this.past ? this.past.scene : this.frame?.scene;
  }

  close(): void {
    this.connection.close();
  }

  /** Do something; whether it was accepted. What stands in the way is told. */
  async act(action: string): Promise<boolean> {
    return this.wish({ type: "act", action, version: this.frame?.version ?? 0 });
  }

  /** Take back what is only planned, else the last choice. */
  async takeBack(): Promise<boolean> {
    return this.takesBack() || this.undo();
  }

  /** Take back the last choice. */
  async undo(): Promise<boolean> {
    return this.wish({ type: "undo", version: this.frame?.version ?? 0 });
  }

  /** Say why an action cannot be done; `otherwise` where the server knows no such action. */
  async explain(action: string, otherwise: string): Promise<void> {
    try {
      const { refusal } = await this.why(action);
      if (refusal) tell(refusal.line ?? t("web-refused"), "bad", refusal.rule);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(otherwise);
    }
  }

  /** Whether an action would be legal now, and why not. */
  protected why(action: string): Promise<WhyAnswer> {
    const body = { action, lang: preferences.language };
    return call("POST /api/matches/{match}/why", body, { at: { match: this.id }, token: this.token });
  }

  /** A question about the position, as this seat sees it. */
  ask(what: string, args: Record<string, string>): Promise<StudyAnswer> {
    const body = { what, args, lang: preferences.language };
    return call("POST /api/matches/{match}/study", body, { at: { match: this.id }, token: this.token });
  }

  /** What stays the same through the match, in the reader's language. */
  async board(): Promise<unknown> {
    const details = { at: { match: this.id }, ask: { lang: preferences.language }, token: this.token };
    return insist("GET /api/matches/{match}/board", details, () => this.connection.status !== "closed");
  }

  /** Whether anybody else is at the table who could read what is written. */
  get hasCompany(): boolean {
    return this.seat < 0 || this.connection.talk.length > 0 || (this.table?.chairs.filter((chair) => chair.kind === "person").length ?? 0) > 1;
  }

  /** Say something, or moderate: beside the match, whatever is under way in it. */
  async speak(wish: Wish): Promise<boolean> {
    const answer = await this.connection.wish(wish);
    if (answer.type !== "accepted") report(answer);
    return answer.type === "accepted";
  }

  async wish(wish: Wish): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const answer = await this.connection.wish(wish);
      if (answer.type !== "accepted") report(answer);
      return answer.type === "accepted";
    } finally {
      this.busy = false;
    }
  }
}

/** From where on the story is told to whoever opens a match again in the same browser. */
function lastKnown(match: string): number | null {
  const acted = seatIn(match)?.acted;
  return acted === undefined ? null : Math.max(0, acted - BEFORE);
}

/** Say why a wish was not fulfilled. */
export function report(answer: Exclude<Answer, { type: "accepted" }>): void {
  if (answer.type === "refused") {
    const line = answer.refusal?.line ?? answer.lines?.join("\n");
    tell(line ?? t("web-refused"), "bad", answer.refusal?.rule);
  } else if (answer.type === "stale") {
    tell(answer.refusal?.line ?? t("web-stale"));
  } else {
    tell(errorText(answer.code));
  }
}

/** An error of the server in words. */
export function errorText(code: string): string {
  return tOr(`web-error-${code}`, t("web-error-other", { code }));
}
