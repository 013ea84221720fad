/** How does the page stay in touch with a match? One socket, taken up again by itself.
 *
 * A wish that may or may not have arrived is sent again under the same id, and counts once.
 */

import { Paced } from "../match/pace";
import { look } from "./server_watch.svelte";
import { preferences, type Language } from "../page/preferences.svelte";
import type {
  AcceptedFrame,
  ErrorFrame,
  HappenedAnswer,
  Hello,
  RefusedFrame,
  SocketFrame,
  StaleFrame,
  TalkAnswer,
  TalkLine,
  UpdateFrame,
} from "./server-types";

export type Answer = AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame;
export type Wish =
  | { type: "act"; action: string; version: number }
  | { type: "undo"; version: number }
  | { type: "hand-over"; bot: string }
  | { type: "link"; roll: number; link: string }
  | { type: "say"; text: string }
  | { type: "signal"; sign: NonNullable<TalkLine["sign"]> }
  | { type: "talk"; rule: TalkAnswer["rule"] }
  | { type: "hush"; seat: number; hushed: boolean }
  | { type: "settle" | "take-back" | "resign" | "pause" | "go-on" | "attend" };

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
/** So long what led to a roll is kept back for the dice, which come at once where nobody is away. */
const DICE_WAIT = 700;
const AGAIN = ["unavailable", "busy", "too-many-messages"];

/** What a match needs of whatever tells of it. */
export type Link = Pick<
  Connection,
  "frame" | "behind" | "received" | "story" | "talk" | "status" | "error" | "away" | "hear" | "close" | "watch" | "wish" | "say" | "catchUp" | "hurry" | "speak"
>;

export class Connection {
  /** How the match stands, as the last update told that was shown. */
  frame = $state.raw<UpdateFrame>();
  /** How many updates wait to be shown, since others act faster than one can look. */
  behind = $state(0);
  /** The last version that the server told. */
  received: number | null = null;
  /** Everything that was told since the page was opened. */
  story = $state.raw<HappenedAnswer[]>([]);
  /** What was said at the table, as far as the server keeps it. */
  talk = $state.raw<TalkLine[]>([]);
  /** `lost`: trying again; `closed`: for good, with the error's code. */
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  error = $state("");
  /** In how many seconds a server that stopped wanted to be back; 0 if it said nothing. */
  away = $state(0);

  /** Told of every update as it comes, long before it may be shown. */
  hear: (update: UpdateFrame) => void = () => undefined;

  private socket: WebSocket | undefined;
  /** An update whose dice are still to come, and what must wait for it. */
  private held: UpdateFrame | undefined;
  private holding = 0;
  private afterwards: (() => void)[] = [];
  private wait = FIRST_WAIT;
  private timer = 0;
  private waiting = new Map<string, { message: string; done: (answer: Answer) => void }>();
  private readonly url: string;
  private readonly hello: () => Hello;
  private readonly watchers = new Set<(update: UpdateFrame) => void>();
  private readonly paced = new Paced(
    () => (document.hidden ? "none" : preferences.pace),
    (frame, behind) => this.show(frame, behind),
  );

  constructor(match: string, hello: () => Hello) {
    const url = new URL(`/api/matches/${match}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    this.url = url.href;
    this.hello = hello;
    this.open();
  }

  /** Leave; the seat stays one's own. */
  close(): void {
    this.status = "closed";
    this.release();
    this.catchUp();
    clearTimeout(this.timer);
    hangUp(this.socket);
  }

  /** Be told of every update; the answer stops it. */
  watch(told: (update: UpdateFrame) => void): () => void {
    this.watchers.add(told);
    return () => this.watchers.delete(told);
  }

  /** Ask for something; the answer comes through whatever breaks meanwhile. */
  wish(wish: Wish): Promise<Answer> {
    const id = newId();
    const message = JSON.stringify({ ...wish, id });
    return new Promise((done) => {
      this.waiting.set(id, { message, done });
      this.send(message);
    });
  }

  /** Tell the server something whose answer nobody needs. */
  say(wish: Wish): void {
    this.send(JSON.stringify({ ...wish, id: newId() }));
  }

  /** Show at once all that waits to be shown. */
  catchUp(): void {
    this.paced.catchUp();
  }

  /** Show the next of what waits: the last has been seen. */
  hurry(): void {
    this.paced.hurry();
  }

  /** Have everything said in another language. */
  speak(lang: Language): void {
    this.send(JSON.stringify({ type: "speak", lang }));
  }

  private send(message: string): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.status === "open") {
      this.socket.send(message);
    }
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()));
      // Where nothing is new nothing is told: the pong says that the hello was taken.
      socket.send(JSON.stringify({ type: "ping" }));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as SocketFrame);
    socket.onclose = (event) => this.lost(event);
  }

  private lost(event: CloseEvent): void {
    if (this.status === "closed") return;
    if (event.code >= 4400 && event.code < 4500) {
      this.status = "closed";
      this.error = event.reason;
      return;
    }
    // Who said when to be back, and is not there by then, is gone like anybody else.
    if (this.status === "lost") this.away = 0;
    this.status = "lost";
    // Not everybody at the same moment: a server that comes back is not run over.
    this.timer = window.setTimeout(() => this.open(), Math.max(this.wait, this.away * 1_000) * (0.5 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private receive(frame: SocketFrame): void {
    if (frame.type === "update") this.take(frame);
    else if (frame.type === "pong") this.admitted();
    else if (frame.type === "talk") this.listen(frame.lines);
    else if (frame.type === "leaving") this.away = frame.seconds;
    else if (frame.type !== "news") this.answered(frame);
  }

  /** What was said while the connection was lost comes again with the rest. */
  private listen(lines: TalkLine[]): void {
    const known = this.talk.at(-1)?.number ?? 0;
    const news = lines.filter(({ number }) => number > known);
    if (news.length) this.talk = [...this.talk, ...news];
  }

  private admitted(): void {
    if (this.status === "open" || this.status === "closed") return;
    // A server that was away may have come back as a newer one.
    if (this.status === "lost") void look();
    this.status = "open";
    this.away = 0;
    this.wait = FIRST_WAIT;
    for (const { message } of this.waiting.values()) this.socket?.send(message);
  }

  private take(frame: UpdateFrame): void {
    this.admitted();
    this.hear(frame);
    this.received = frame.version;
    if (this.held) frame = { ...frame, happened: [...this.held.happened, ...frame.happened] };
    this.held = frame;
    // News of one's own deed are its answer: were the next question shown before that, what is answered to it at once would be lost.
    for (const { version, wish } of frame.happened) if (wish) this.answered({ type: "accepted", id: wish, version });
    // What is done and what the dice say is one step for whoever looks on.
    if (!frame.roll || !this.frame) this.release();
    else if (!this.holding) this.holding = window.setTimeout(() => this.release(), DICE_WAIT);
  }

  /** Show what was kept back for the dice. */
  private release(): void {
    const { held, afterwards } = this;
    clearTimeout(this.holding);
    this.held = undefined;
    this.holding = 0;
    this.afterwards = [];
    if (held) this.paced.take(held);
    for (const done of afterwards) done();
  }

  private show(frame: UpdateFrame, behind: number): void {
    this.behind = behind;
    if (frame === this.frame) return;
    const known = this.story.at(-1)?.version ?? -1;
    const news = frame.happened.filter((happened) => happened.version > known);
    if (news.length) this.story = [...this.story, ...news];
    this.frame = frame;
    for (const told of this.watchers) told(frame);
  }

  private answered(answer: Answer): void {
    const entry = answer.id ? this.waiting.get(answer.id) : undefined;
    if (!entry || !answer.id) return;
    if (answer.type === "error" && AGAIN.includes(answer.code)) {
      window.setTimeout(() => this.send(entry.message), FIRST_WAIT);
      return;
    }
    this.waiting.delete(answer.id);
    if (this.held) this.afterwards.push(() => entry.done(answer));
    else entry.done(answer);
  }
}

/** Browsers complain of a socket that is closed before it is open; so that one is closed as soon as it is. */
function hangUp(socket: WebSocket | undefined): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join("-");
}
